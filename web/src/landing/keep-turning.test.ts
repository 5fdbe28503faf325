import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carouselMs } from "#ui/constants.ts";
import { keepTurning } from "./keep-turning.ts";

const turn = vi.fn();
let see: (seen: boolean) => void;
let held: boolean;
let calm: { matches: boolean; addEventListener: () => void };
let pause: EventTarget;
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  turn.mockReset();
  held = false;
  calm = { matches: false, addEventListener: () => {} };
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("matchMedia", () => calm);
  vi.stubGlobal("requestAnimationFrame", (settle: () => void) => settle());
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As much of an element as is asked of it. */
function carousel(): HTMLElement {
  pause = Object.assign(new EventTarget(), { dataset: {}, setAttribute: () => {} });
  const element = Object.assign(new EventTarget(), {
    dataset: {} as Record<string, string>,
    querySelector: (wanted: string) => (wanted === "[data-pause]" ? pause : held ? element : null),
  });
  keepTurning(element as unknown as HTMLElement, turn);
  return element as unknown as HTMLElement;
}

function turnsIn(ms: number): number {
  turn.mockReset();
  vi.advanceTimersByTime(ms);
  return turn.mock.calls.length;
}

test("a carousel that is seen turns every five seconds, and no sooner", () => {
  carousel();
  see(true);

  expect(carouselMs).toBe(5000);
  expect([turnsIn(4999), turnsIn(1), turnsIn(4999), turnsIn(1)]).toEqual([0, 1, 0, 1]);
});

test("it waits while it is not seen, and while the page is in the background", () => {
  carousel();
  expect(turnsIn(10_000)).toBe(0);
  see(true);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(turnsIn(10_000)).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));

  expect(turnsIn(10_000)).toBe(2);
});

test.each([
  ["pointerenter", "pointerleave"],
  ["focusin", "focusout"],
])("between %s and %s it waits", (begin, end) => {
  const element = carousel();
  see(true);
  held = true;
  element.dispatchEvent(new Event(begin));
  expect(turnsIn(10_000)).toBe(0);
  held = false;
  element.dispatchEvent(new Event(end));

  expect(turnsIn(5000)).toBe(1);
});

test("where less motion is wished it stands, until it is told to move", () => {
  calm.matches = true;
  const element = carousel();
  see(true);
  expect([element.dataset.stopped, turnsIn(10_000)]).toEqual(["true", 0]);
  pause.dispatchEvent(new Event("click"));

  expect([element.dataset.stopped, turnsIn(5000)]).toEqual(["false", 1]);
});
