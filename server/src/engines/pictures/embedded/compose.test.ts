import { type LevelName, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { describe, expect, it } from "vitest";
import { richness, tidyRichness } from "./compose/richness.ts";
import { composePicture } from "./compose.ts";
import type { Composition } from "./composition.ts";
import { settings } from "./settings/settings.ts";
import { findingsIn } from "./test-findings.ts";
import { themes } from "./topics.ts";

const seeds = (count: number) => Array.from({ length: count }, (_, at) => `seed ${at}`);
const named = (scene: Composition) => scene.facts.filter((fact) => fact.kind !== "fixture");

/** All that can be said of a picture: what is there, what it does, wears and stands by. */
function toSay(scene: Composition): number {
  return named(scene).reduce(
    (sum, fact) =>
      sum +
      1 +
      Number(Boolean(fact.action)) +
      Number(Boolean(fact.relation)) +
      Number(Boolean(fact.surprising)) +
      (fact.wears?.length ?? 0),
    0,
  );
}

describe("a composed picture", () => {
  it("is the same for the same seed and another for another", () => {
    const asked = { topic: "FOOD", level: "B1", seed: "one" } as const;
    expect(composePicture(asked)).toEqual(composePicture(asked));
    expect(composePicture({ ...asked, seed: "two" })).not.toEqual(composePicture(asked));
  });

  it.each(topics)("shows what it claims, where it claims it: %s at every level", (topic) => {
    for (const level of levels) {
      for (const seed of seeds(5)) {
        const scene = composePicture({ topic, level, seed });
        expect(findingsIn(scene), `${topic} ${level} ${seed} in ${scene.setting.noun}`).toEqual([]);
      }
    }
  });

  it("has as much in it as its level asks", () => {
    for (const topic of topics) {
      for (const level of levels) {
        const scene = composePicture({ topic, level, seed: "enough" });
        const people = named(scene).filter((fact) => fact.kind === "person").length;
        const surprises = named(scene).filter((fact) => fact.surprising).length;
        const { things, ...rich } = richness[level];
        expect([topic, level, named(scene).length]).toEqual([topic, level, things]);
        expect([topic, level, people, surprises]).toEqual([topic, level, rich.people, rich.surprises]);
      }
    }
  });

  it("has more in it at every level than at the one below", () => {
    for (const [at, seed] of seeds(100).entries()) {
      const topic = topics[at % topics.length] ?? "OTHER";
      const facts = levels.map((level: LevelName) => named(composePicture({ topic, level, seed })).length);
      expect(facts, `${topic} ${seed}`).toEqual(facts.toSorted((one, other) => one - other));
      expect(new Set(facts).size, `${topic} ${seed}`).toBe(levels.length);
    }
  });

  it("gives more to say at every level than at the one below", () => {
    const mean = (level: LevelName) =>
      seeds(100).reduce(
        (sum, seed, at) =>
          sum + toSay(composePicture({ topic: topics[at % topics.length] ?? "OTHER", level, seed })),
        0,
      ) / 100;
    const means = levels.map(mean);
    for (const [at, more] of means.slice(1).entries()) expect(more).toBeGreaterThan((means[at] ?? 0) * 1.1);
  });

  const current = topics.flatMap((topic) =>
    levels.map((level) => composePicture({ topic, level, seed: "3-seen" })),
  );

  it("shows what it claims, and as much as its level asks, in those that are given now", () => {
    for (const scene of current) {
      const { topic, level, facts } = scene;
      const { things, people } = tidyRichness[level];
      const shown = named(scene).length;
      expect(findingsIn(scene), `${topic} ${level} in ${scene.setting.noun}`).toEqual([]);
      expect([topic, level, facts.filter(({ kind }) => kind === "person").length]).toEqual([
        topic,
        level,
        people,
      ]);
      expect(shown, `${topic} ${level}`).toBeGreaterThanOrEqual(things - 1);
      expect(shown, `${topic} ${level}`).toBeLessThanOrEqual(things);
    }
  });

  it("has two people who do something together in nearly every one, and at the top two more", () => {
    const paired = (scene: Composition) => scene.facts.filter(({ partner }) => partner);
    for (const { facts } of current) {
      for (const { id, partner } of facts) {
        const other = facts.find((fact) => fact.id === partner?.id);
        if (partner) expect(other?.partner?.id).toBe(id);
      }
    }
    const share = (scenes: Composition[], people: number) =>
      scenes.filter((scene) => paired(scene).length >= people).length / scenes.length;
    expect(share(current, 2)).toBeGreaterThan(0.95);
    expect(
      share(
        current.filter(({ level }) => level === "C1" || level === "C2"),
        4,
      ),
    ).toBeGreaterThan(0.6);
  });

  it("leaves out what cannot be there, and what flies without a hand", () => {
    const nouns = (fits: (scene: Composition) => boolean) =>
      new Set(current.filter(fits).flatMap((scene) => named(scene).map(({ noun }) => noun)));
    const white = ({ setting, weather }: Composition) => weather === "snowy" || setting.id === "mountain";
    const never = (words: string[], fits: (scene: Composition) => boolean) =>
      expect(words.filter((word) => nouns(fits).has(word))).toEqual([]);
    never(["palm tree", "flamingo", "tulip", "cactus", "hut"], white);
    never(["penguin", "snowman", "sledge"], (scene) => !white(scene));
    never(["bat", "owl"], ({ air }) => air.time !== "night");
    never(["satellite", "comet"], ({ setting }) => setting.id !== "planet" && setting.id !== "spaceship");
    never(["kite", "balloon"], () => true);
  });

  it("is dark where that suits the topic, and light elsewhere", () => {
    const scenes = seeds(12).map((seed) => `3-${seed}`);
    const at = (topic: "HORROR" | "ANIMALS") =>
      scenes.map((seed) => composePicture({ topic, level: "B2", seed }));
    expect(new Set(at("HORROR").map(({ air }) => air.time))).toEqual(new Set(["night"]));
    expect(new Set(at("HORROR").map(({ mood }) => mood))).toEqual(new Set(["scary"]));
    expect(at("ANIMALS").map(({ air }) => air.time)).not.toContain("night");
  });

  it("is set in two places or more for every topic, and every place is used", () => {
    const used = new Set(topics.flatMap((topic) => themes[topic].settings));
    for (const topic of topics) expect(new Set(themes[topic].settings).size, topic).toBeGreaterThan(1);
    expect([...used].sort()).toEqual(Object.keys(settings).sort());
  });

  it("is plain data", () => {
    const scene = composePicture({ topic: "TRAVEL", level: "C1", seed: "data" });
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });
});
