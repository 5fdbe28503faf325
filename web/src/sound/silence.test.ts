import { expect, test, vi } from "vitest";
import { silenceWished, watchSilence, wishSilence } from "./silence.ts";

test("there is silence until the last who wished for it is done", () => {
  const heard: boolean[] = [];
  const stop = watchSilence(() => heard.push(silenceWished()));

  const [one, other] = [wishSilence(), wishSilence()];
  one();
  one();
  other();

  expect(heard).toEqual([true, true, true, true, false]);
  stop();
});

test("who stopped watching hears no more", () => {
  const listener = vi.fn();
  watchSilence(listener)();
  wishSilence()();

  expect(listener).not.toHaveBeenCalled();
});
