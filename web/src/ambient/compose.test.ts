import { topics } from "@salida/rules/topics.ts";
import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { recipes } from "./recipes.ts";
import { sampleRate } from "./render.ts";
import { endOf, foldSeconds, hallSeconds, keyOf, loopSeconds, sound, within } from "./score.ts";
import { door, success } from "./signals.ts";

const hertz = (key: number) => 440 * 2 ** ((key - 69) / 12);

describe.each(topics)("the score of %s", (topic) => {
  const score = compose(topic);

  test("is the same each time", () => expect(compose(topic)).toEqual(score));

  test("begins every sound within the loop and ends it before the walls' answer would be cut", () => {
    expect(score.seconds).toBe(loopSeconds + foldSeconds);
    expect(Math.max(...score.sounds.map(({ at }) => at))).toBeLessThan(loopSeconds);
    expect(Math.max(...score.sounds.map(endOf))).toBeLessThanOrEqual(score.seconds - hallSeconds + 1e-9);
  });

  test("is never silent: from each second to the next something sounds", () => {
    for (let second = 0; second < loopSeconds; second += 1) {
      const sounding = score.sounds.filter((it) => it.at <= second + 1 && endOf(it) > second + 0.5);
      expect(sounding.length).toBeGreaterThan(0);
    }
  });

  test("asks for nothing that cannot be played", () => {
    for (const { at, attack, hold, release, level, pan, pitch, bend } of score.sounds) {
      expect(Math.min(at, hold)).toBeGreaterThanOrEqual(0);
      expect(Math.min(attack, release, level)).toBeGreaterThan(0);
      expect(level).toBeLessThan(0.5);
      expect(Math.abs(pan)).toBeLessThanOrEqual(1);
      for (const key of [pitch, pitch + bend]) {
        expect(hertz(key)).toBeGreaterThan(20);
        expect(hertz(key)).toBeLessThan(sampleRate / 2);
      }
    }
  });

  test("is quickly made: not more than 500 sounds", () => {
    expect(score.sounds.length).toBeGreaterThan(30);
    expect(score.sounds.length).toBeLessThanOrEqual(500);
  });
});

test("no two topics have the same harmony, or the same scale on the same instruments", () => {
  const harmonies = topics.map((topic) => {
    const { root, scale, chords } = recipes[topic];
    return [root, scale, chords].join(" ");
  });
  expect(new Set(harmonies).size).toBe(topics.length);
  const characters = topics.map((topic) =>
    [recipes[topic].scale, ...new Set(compose(topic).sounds.map(({ timbre }) => timbre))].join(),
  );
  expect(new Set(characters).size).toBe(topics.length);
});

test.each(topics)("%s keeps its chords and its lead to its scale", (topic) => {
  const { root, scale } = recipes[topic];
  const slow = compose(topic).sounds.filter(({ hold, bend }) => hold > 0 && bend === 0);
  const keys = new Set(slow.map(({ pitch }) => (((Math.round(pitch) - root) % 12) + 12) % 12));
  expect([...keys].filter((key) => !scale.includes(key))).toEqual([]);
});

test.each([["success", success] as const, ["door", door] as const])("%s is over before its end", (_, of) => {
  for (const topic of topics) {
    const { sounds, seconds } = of(recipes[topic].root);
    expect(Math.max(...sounds.map(endOf))).toBeLessThanOrEqual(seconds - hallSeconds);
  }
});

test("degrees go on below and above the octave", () => {
  const minor = { root: 45, scale: [0, 2, 3, 5, 7, 8, 10], chords: [0] };
  expect([-8, -1, 0, 2, 7, 9].map((degree) => keyOf(minor, degree))).toEqual([31, 43, 45, 48, 57, 60]);
});

test("a note is found in any octave", () => {
  expect([within(60, 45), within(60, 60), within(36, 71), within(37, 36)]).toEqual([69, 60, 47, 48]);
});

test("what is not said of a sound is plain", () => {
  expect(sound({ at: 1, timbre: "bell", pitch: 60, pan: 0.5 })).toMatchObject({ hold: 0, bend: 0, pan: 0.5 });
});
