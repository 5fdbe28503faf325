import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ring = vi.fn();
const bell = vi.fn(async (_: string) => ring);
vi.mock("./bell.ts", () => ({ bell }));

let playing: { paused: boolean; ended: boolean }[];
let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  ring.mockClear();
  bell.mockClear();
  playing = [];
  kept = new Map();
  vi.stubGlobal("document", { querySelectorAll: () => playing });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function chimed(): Promise<number> {
  const { chime } = await import("./chime.ts");
  await chime("finished");
  return ring.mock.calls.length;
}

test("what went well is heard once something was pressed", async () => {
  expect(await chimed()).toBe(1);
  expect(bell).toHaveBeenCalledWith("finished");
});

test("before a press nothing is so much as made", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  expect(await chimed()).toBe(0);
  expect(bell).not.toHaveBeenCalled();
});

test("switched off, it stays silent", async () => {
  kept.set("salida-sounds", "off");
  expect(await chimed()).toBe(0);
});

test("a recording that plays is heard alone; one that has ended is not waited for", async () => {
  playing = [{ paused: false, ended: false }];
  expect(await chimed()).toBe(0);
  playing = [
    { paused: true, ended: false },
    { paused: false, ended: true },
  ];
  expect(await chimed()).toBe(1);
});

test("a recording that began meanwhile is not disturbed", async () => {
  bell.mockImplementationOnce(async () => {
    playing = [{ paused: false, ended: false }];
    return ring;
  });
  expect(await chimed()).toBe(0);
});

test("under an open microphone it is silent", async () => {
  const { wishSilence } = await import("#sound/silence.ts");
  const end = wishSilence();
  expect(await chimed()).toBe(0);
  end();
});

test("what comes too late is left out", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  bell.mockImplementationOnce(async () => {
    now = 5_000;
    return ring;
  });
  expect(await chimed()).toBe(0);
});

test("a browser without sound is no fault", async () => {
  bell.mockRejectedValueOnce(new ReferenceError("AudioContext is not defined"));
  expect(await chimed()).toBe(0);
});
