import { expect, test } from "vitest";
import { base64Of } from "./recorder-base64.ts";

test.each([0, 1, 2, 3, 32_767, 32_768, 32_769])("%d bytes come back as they were", (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);

  expect(Uint8Array.from(atob(base64Of(bytes)), (it) => it.charCodeAt(0))).toEqual(bytes);
});

test("the largest upload does not break the stack", () => {
  const bytes = new Uint8Array(5_000_000).fill(255);

  expect(base64Of(bytes)).toHaveLength(4 * Math.ceil(bytes.length / 3));
});
