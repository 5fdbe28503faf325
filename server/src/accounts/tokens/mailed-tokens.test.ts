import { expect, test } from "vitest";
import { hashCode, newCode } from "./mailed-tokens.ts";

test("a code is six digits, whatever is drawn", () => {
  const codes = Array.from({ length: 500 }, newCode);

  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(400);
});

test("what is kept of a code is another for each secret, mailbox and code", () => {
  const hashes = [
    hashCode("a secret", "ana@example.test", "123456"),
    hashCode("another", "ana@example.test", "123456"),
    hashCode("a secret", "ben@example.test", "123456"),
    hashCode("a secret", "ana@example.test", "123457"),
  ];

  expect(new Set(hashes).size).toBe(4);
});
