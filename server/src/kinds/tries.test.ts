import { expect, test } from "vitest";
import { noteTry } from "./tries.ts";

test("the same try is a mistake once, however it is spaced and whatever its case; another one is another", () => {
  const first = noteTry(undefined, "A man  sits.");
  const same = noteTry(first.tried, " a man sits. ");
  const other = noteTry(same.tried, "A man stands.");

  expect([first.mistakes, same.mistakes, other.mistakes]).toEqual([1, 0, 1]);
  expect(same.tried).toEqual(first.tried);
  expect(noteTry(other.tried, "A MAN SITS.").mistakes).toBe(0);
});

test("what is kept of long tries is short, and of very many only the latest are kept", () => {
  let { tried } = noteTry([], "x".repeat(1_500));
  for (let at = 0; at < 500; at += 1) ({ tried } = noteTry(tried, `${at} ${"y".repeat(1_500)}`));

  expect(JSON.stringify(tried).length).toBeLessThan(4_000);
  expect(noteTry(tried, `499 ${"y".repeat(1_500)}`).mistakes).toBe(0);
});

test("words that stand apart are another try than those that do not", () => {
  expect(noteTry(noteTry([], "an other").tried, "another").mistakes).toBe(1);
});
