import { expect, test } from "vitest";
import type { Fact, Scene } from "#engines/pictures/scene.ts";
import { confirmed } from "./look-at-picture.ts";

const fact = (id: string, noun: string, over: Partial<Fact> = {}): Fact => ({
  id,
  noun,
  weight: 2,
  kind: "thing",
  synonyms: [],
  plural: `${noun}s`,
  count: 1,
  place: "left",
  plane: "foreground",
  ...over,
});
const scene: Scene = {
  topic: "FOOD",
  level: "B1",
  seed: "3-a",
  setting: { id: "park", noun: "park", synonyms: [], phrase: "in a park" },
  time: "morning",
  weather: "sunny",
  air: { time: "morning", weather: "sunny" },
  mood: "calm",
  facts: [
    fact("p1", "woman", {
      weight: 3,
      kind: "person",
      action: "holding a book",
      with: "book",
      wears: [{ noun: "coat", colour: "red" }],
    }),
    fact("t1", "apple", { count: 2, colours: ["green"] }),
    ...["bench", "tree", "lamp", "bin", "kite"].map((noun) =>
      fact(noun, noun, { relation: { to: "p1", how: "beside" } }),
    ),
  ],
};

type Looks = Parameters<typeof confirmed>[1];
type Look = Looks[number];
type Seen = NonNullable<ReturnType<Look["seen"]["get"]>>;

/** A look that sees everything as it was wished for, but for some of it. */
function look(over: Partial<Look> = {}, things: Record<string, Partial<Seen>> = {}): Look {
  const seen = scene.facts.map(({ id, count, colours = [], wears = [], place }): [string, Seen] => [
    id,
    {
      number: 1,
      visible: true,
      count,
      colours: [...colours],
      wears: wears.map(({ noun, colour }) => `${colour} ${noun}`),
      doing: true,
      where: place,
      ...things[id],
    },
  ]);
  return {
    lettering: false,
    place: true,
    time: "morning",
    weather: "sunny",
    others: [],
    seen: new Map(seen),
    ...over,
  };
}

test("what both looks see is sure, without what nobody was asked about", () => {
  const { scene: sure, findings } = confirmed(scene, [look(), look()]);

  expect(findings).toEqual([]);
  expect(sure).toMatchObject({ time: "morning", weather: "sunny" });
  expect(sure?.facts.map(({ id }) => id)).toEqual(scene.facts.map(({ id }) => id));
  expect(sure?.facts[0]).toMatchObject({
    action: "holding a book",
    with: "book",
    wears: [{ noun: "coat", colour: "red" }],
  });
  expect(sure?.facts.some((it) => it.relation !== undefined || it.plane !== "middle")).toBe(false);
});

test("a detail that one look does not tell is left out, and the fact stays", () => {
  const { scene: sure } = confirmed(scene, [
    look({ time: "unclear" }, { p1: { doing: false }, t1: { colours: ["red"] } }),
    look({ weather: "cloudy" }, { p1: { wears: ["blue coat"] } }),
  ]);

  expect(sure).not.toHaveProperty("time");
  expect(sure).not.toHaveProperty("weather");
  for (const name of ["action", "with", "wears"]) expect(sure?.facts[0]).not.toHaveProperty(name);
  expect(sure?.facts[1]).toMatchObject({ noun: "apple", count: 2 });
  expect(sure?.facts[1]).not.toHaveProperty("colours");
});

test("a thing that stands elsewhere for both is there, and one that stands elsewhere for each is left out", () => {
  const { scene: sure } = confirmed(scene, [
    look({}, { t1: { where: "right" }, kite: { where: "right" } }),
    look({}, { t1: { where: "right" } }),
  ]);

  expect(sure?.facts[1]).toMatchObject({ id: "t1", place: "right" });
  expect(sure?.facts.map(({ id }) => id)).not.toContain("kite");
});

test.each<[string, [Look, Look?], string]>([
  ["lettering", [look({ lettering: true }), look()], "picture: lettering"],
  ["another place", [look(), look({ place: false })], "picture: not in a park"],
  [
    "a stranger",
    [look({ others: [{ what: "man", count: 1 }] }), look()],
    "picture: figures nobody asked for",
  ],
  ["a main figure missing", [look(), look({}, { p1: { visible: false } })], "picture: no woman"],
  ["two of a main figure", [look(), look({}, { p1: { count: 2 } })], "picture: no woman"],
  [
    "less than six facts",
    [look({}, { t1: { count: 3 } }), look({}, { bin: { visible: false } })],
    "picture: 5 facts of 7",
  ],
  ["one look only", [look()], "picture: 0 facts of 7"],
])("a picture with %s is not shown", (_, looks, finding) => {
  const { scene: sure, findings } = confirmed(
    scene,
    looks.filter((it) => it !== undefined),
  );

  expect(sure).toBeUndefined();
  expect(findings).toContain(finding);
});

test("a look that leaves a thing out has not seen it", () => {
  const blind = look();
  blind.seen.delete("p1");
  expect(confirmed(scene, [look(), blind]).findings).toContain("picture: no woman");
});
