import { expect, test } from "vitest";
import { withBreaths } from "./breaths.ts";

test("a long run of words is parted where a speaker would breathe", () => {
  const text = "My mother works late on Fridays but she always washes the plates after dinner.";

  expect(withBreaths(text, 8)).toBe(
    "My mother works late on Fridays, but she always washes the plates after dinner.",
  );
  expect(withBreaths(text, 4)).toBe(
    "My mother works late, on Fridays, but she always washes the plates, after dinner.",
  );
  expect(withBreaths(text, 20)).toBe(text);
});

test("what has commas enough, or nowhere to breathe, stays as it is", () => {
  const calm = "We eat, we drink, and we sleep.";
  const breathless = "Big red cars drive very fast today.";

  expect(withBreaths(calm, 4)).toBe(calm);
  expect(withBreaths(breathless, 3)).toBe(breathless);
});
