import { expect, test } from "vitest";
import { roomWorks } from "./room-works.ts";
import { goodStory } from "./test-story.ts";

const works = roomWorks(goodStory(), new Set(["cost", "rail"]));
const named = (end: string) => works.find(({ name }) => name === `room-mystery-a2-the-quiet-museum${end}`);

test("gives a work for each piece, in the room alone, and one for the room", () => {
  const kinds = Map.groupBy(works, ({ kind, inRoom }) => `${kind} ${inRoom}`);
  expect(Object.fromEntries([...kinds].map(([kind, of]) => [kind, of.length]))).toEqual({
    "reading true": 3,
    "listening true": 2,
    "completable-listening true": 2,
    "description true": 1,
    "chat true": 1,
    "escape-room undefined": 1,
  });
  expect(new Set(works.map(({ topic, level }) => `${topic} ${level}`))).toEqual(new Set(["MYSTERY 1"]));
});

test("names in the room's places the works that stand there", () => {
  const places = room().puzzles.flatMap((puzzle) => puzzle.places.flat());

  expect(places).toHaveLength(9);
  for (const { work, kind } of places) expect(works.find(({ name }) => name === work)?.kind).toBe(kind);
});

test("tells of each option which clues rule it out, and no traits", () => {
  const { items, puzzles } = room();
  const [riddle] = puzzles[0]?.riddles ?? [];

  expect(items).toEqual(["garden-painter", "four-boats", "gone-painting"]);
  expect(riddle?.options).toEqual([
    { text: "The teacher: 35 years old, 4 years here", right: false, fails: [1] },
    { text: "The doctor: 38 years old, 21 years here", right: true, fails: [] },
    { text: "The baker: 52 years old, 12 years here", right: false, fails: [0] },
    { text: "The farmer: 61 years old, 3 years here", right: false, fails: [0, 1] },
  ]);
});

test("gives pieces the bodies that their kinds have outside of rooms", () => {
  expect(named("-letter")?.body).toMatchObject({
    items: [{ key: { text: "He did not see what was there" } }],
  });
  expect(named("-call")?.body).toMatchObject({ script: [{ speaker: null, voice: "man" }] });
  expect(named("-weather")?.body).toMatchObject({
    script: [{ speaker: null, voice: "woman", text: expect.not.stringContaining("{") }],
    marked: expect.stringContaining("{coat}"),
    gaps: [
      { word: "rain", neighbours: ["rail"] },
      { word: "coat", neighbours: ["cost"] },
      { word: "morning" },
    ],
  });
  expect(named("-picture-2-t")?.body).toMatchObject({ topic: "MYSTERY", level: 1, seed: "2-t" });
  expect(named("-nadia")).toMatchObject({
    title: "Nadia on the telephone",
    body: { voice: "woman", talk: { name: "Nadia", asks: [expect.any(String), expect.any(String)] } },
  });
});

interface Puzzle {
  riddles: { options: unknown[] }[];
  places: { work: string; kind: string }[][];
}

function room(): { items: string[]; puzzles: Puzzle[] } {
  const work = named("");
  if (!work) throw new Error("no work of the room's own");
  return { items: work.items, puzzles: (work.body as { puzzles: Puzzle[] }).puzzles };
}
