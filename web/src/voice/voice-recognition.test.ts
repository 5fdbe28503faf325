import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canRecognise, recognise } from "./voice-recognition.ts";

/** A browser's recognition, as far as it is used: the real one needs its maker's servers. */
class Recogniser {
  static made: Recogniser[] = [];
  starts = 0;
  stopped = false;
  lang = "";
  continuous = false;
  interimResults = false;
  onresult = (_event: unknown) => {};
  onerror = (_event: unknown) => {};
  onend = () => {};

  constructor() {
    Recogniser.made.push(this);
  }
  start() {
    this.starts += 1;
  }
  stop() {
    this.stopped = true;
  }
  hears(...stretches: string[]) {
    this.onresult({ results: stretches.map((transcript) => [{ transcript }, { transcript: "unlikely" }]) });
  }
  fails(error: string) {
    this.onerror({ error });
    this.onend();
  }
}

const onWords = vi.fn();
const onUnavailable = vi.fn();

function begin() {
  const stop = recognise({ onWords, onUnavailable });
  const recogniser = Recogniser.made.at(-1);
  if (!recogniser) throw new Error("nothing was made");
  return { stop, recogniser };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("window", { webkitSpeechRecognition: Recogniser });
});
afterEach(() => vi.unstubAllGlobals());

test("a browser without it is known", () => {
  expect(canRecognise()).toBe(true);
  vi.stubGlobal("window", {});
  expect(canRecognise()).toBe(false);
});

test("English is written down as it is heard, in its likeliest reading", () => {
  const { recogniser } = begin();
  recogniser.hears("I like");
  recogniser.hears("I like apples", " and  pears ");

  expect(recogniser).toMatchObject({ lang: "en-US", continuous: true, interimResults: true, starts: 1 });
  expect(onWords.mock.calls).toEqual([["I like"], ["I like apples and pears"]]);
});

test("it goes on after a pause, and nothing heard before is lost", () => {
  const { recogniser } = begin();
  recogniser.hears("I like apples");
  recogniser.onend();
  recogniser.fails("no-speech");
  recogniser.hears("and pears");

  expect(recogniser.starts).toBe(3);
  expect(onWords).toHaveBeenLastCalledWith("I like apples and pears");
  expect(onUnavailable).not.toHaveBeenCalled();
});

test.each(["network", "service-not-allowed", "not-allowed", "aborted"])(
  "where it only says %s it is unavailable, and is not tried for ever",
  (error) => {
    const { recogniser } = begin();
    recogniser.fails(error);

    expect(onUnavailable).toHaveBeenCalledOnce();
    expect(recogniser.starts).toBe(1);
  },
);

test("a line that breaks keeps what was heard and is tried once more", () => {
  const { recogniser } = begin();
  recogniser.hears("I like apples");
  recogniser.fails("network");
  expect(onUnavailable).not.toHaveBeenCalled();
  recogniser.fails("network");

  expect(onUnavailable).toHaveBeenCalledOnce();
  expect(recogniser.starts).toBe(2);
  expect(onWords).toHaveBeenLastCalledWith("I like apples");
});

test("once stopped it ends for good, and what was still on its way is told", () => {
  const { stop, recogniser } = begin();
  stop();
  recogniser.hears("the end");
  recogniser.onend();

  expect(recogniser).toMatchObject({ stopped: true, starts: 1 });
  expect(onWords).toHaveBeenLastCalledWith("the end");
  expect(onUnavailable).not.toHaveBeenCalled();
});
