import { expect, test } from "vitest";
import { bareType, chooseFormat, fits, isSendable } from "./recorder-format.ts";

test.each([
  [["audio/mp4", "audio/webm", "audio/webm;codecs=opus"], "audio/webm;codecs=opus"],
  [["audio/mp4", "audio/webm"], "audio/webm"],
  [["audio/ogg", "audio/mp4"], "audio/mp4"],
  [["audio/ogg"], undefined],
  [[], undefined],
])("a browser that records %j is asked for %s", (known, chosen) => {
  expect(chooseFormat((type) => known.includes(type))).toBe(chosen);
});

test("a type is told without its codecs", () => {
  expect(bareType("audio/webm;codecs=opus")).toBe("audio/webm");
  expect(bareType("Audio/MP4; codecs=mp4a.40.2")).toBe("audio/mp4");
  expect(bareType("")).toBe("");
});

test.each([
  ["audio/webm;codecs=opus", 7000, true],
  ["audio/wav", 63_404, true],
  ["audio/mp4", 7000, false],
  ["video/webm", 7000, false],
  ["", 7000, false],
  ["audio/webm", 0, false],
  ["audio/webm", 5_000_001, false],
])("a recording in %j of %d bytes is sent as it is: %s", (type, size, sent) => {
  expect(isSendable({ type, size })).toBe(sent);
});

test("a file fits up to the largest upload, and an empty one does not", () => {
  expect([0, 1, 5_000_000, 5_000_001].map(fits)).toEqual([false, true, true, false]);
});
