import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "#ui/constants.ts";
import { dismissToast, shownToasts, toast, watchToasts } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function titles(): string[] {
  return shownToasts().map(({ title, open }) => `${title}${open ? "" : ", closed"}`);
}

test("there is one toast at a time: the newest", () => {
  toast({ title: "one" });
  toast({ title: "two", tone: "bad" });

  expect(titles()).toEqual(["two"]);
});

test("a dismissed toast stays until its removal, so that its going can be seen", () => {
  expect(toasts.removalMs).toBe(1_000_000);
  toast({ title: "one" });
  dismissToast(shownToasts()[0]?.id ?? 0);
  vi.advanceTimersByTime(toasts.removalMs - 1);
  expect(titles()).toEqual(["one, closed"]);

  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test("the removal of a toast does not take the next one with it", () => {
  toast({ title: "one" });
  dismissToast(shownToasts()[0]?.id ?? 0);
  toast({ title: "two" });
  vi.advanceTimersByTime(toasts.removalMs);

  expect(titles()).toEqual(["two"]);
});

test("who watches hears of each change, until they stop", () => {
  const heard = vi.fn();
  const stop = watchToasts(heard);
  toast({ title: "one" });
  stop();
  toast({ title: "two" });

  expect(heard).toHaveBeenCalledTimes(1);
});
