import { expect, test } from "vitest";
import { attemptKeys } from "./attempt-key.ts";

test("a thing keeps its key until it is settled", () => {
  const { keyFor, settle } = attemptKeys();
  const first = keyFor("hello");
  expect(keyFor("hello")).toBe(first);
  settle();
  expect(keyFor("hello")).not.toBe(first);
});

test("another thing has another key", () => {
  const { keyFor } = attemptKeys();
  expect(keyFor("hello")).not.toBe(keyFor("hullo"));
});
