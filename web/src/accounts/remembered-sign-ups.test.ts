import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSignUp, rememberSignUp, wasMadeHere } from "./remembered-sign-ups.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a sign-up of this browser is known until it is forgotten", () => {
  rememberSignUp("one");
  rememberSignUp("two");
  expect([wasMadeHere("one"), wasMadeHere("two"), wasMadeHere("three"), wasMadeHere(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  forgetSignUp("one");
  forgetSignUp("two");
  expect([wasMadeHere("one"), kept.size]).toEqual([false, 0]);
});

test("only the last five are kept", () => {
  for (let made = 1; made <= 7; made += 1) rememberSignUp(`sign-up ${made}`);
  expect([1, 2, 3, 7].map((it) => wasMadeHere(`sign-up ${it}`))).toEqual([false, false, true, true]);
});

test.each(["{", "null", '"one"', "[1, 2]"])("%j in the storage is no sign-up and no fault", (text) => {
  kept.set("salida-sign-ups", text);
  expect(wasMadeHere("one")).toBe(false);
  rememberSignUp("one");
  expect(wasMadeHere("one")).toBe(true);
});
