import { expect, test } from "vitest";
import { endOf, hallSeconds } from "#ambient/score.ts";
import { type Chime, chimeScores } from "./chime-scores.ts";

const chimes = Object.entries(chimeScores) as [Chime, (typeof chimeScores)[Chime]][];

test.each(chimes)("%s is short, and over before its end", (_, { sounds, seconds, leads }) => {
  expect(leads).toBeLessThanOrEqual(1.6);
  expect(seconds).toBeLessThanOrEqual(5);
  expect(Math.max(...sounds.map(endOf))).toBeLessThanOrEqual(seconds - hallSeconds + 1e-9);
});

test.each(chimes)("%s asks for nothing that cannot be played", (_, { sounds }) => {
  for (const { at, attack, hold, release, level, pan } of sounds) {
    expect(Math.min(at, hold)).toBeGreaterThanOrEqual(0);
    expect(Math.min(attack, release, level)).toBeGreaterThan(0);
    expect(level).toBeLessThan(0.5);
    expect(Math.abs(pan)).toBeLessThanOrEqual(1);
  }
});

test("each is longer than the one that celebrates less", () => {
  const { right, finished, rank } = chimeScores;
  expect(right.leads).toBeLessThan(finished.leads);
  expect(finished.leads).toBeLessThan(rank.leads);
});
