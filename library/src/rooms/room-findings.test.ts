import { expect, test } from "vitest";
import { goodStory } from "#test-story.ts";
import { knownBadRooms } from "./known-bad-rooms.ts";
import { textsFile } from "./pieces.ts";
import { roomChecks, roomFindings, storyFindings } from "./room-findings.ts";

const path = "mystery/a2.yaml";

test("finds nothing to mend in a good story", () => {
  expect(roomFindings([{ path, story: goodStory() }], [])).toEqual([]);
});

test.each(knownBadRooms)("finds $title, by $check alone", ({ check, spoil }) => {
  const story = goodStory();
  spoil(story);
  const found = storyFindings(story);
  expect(found).not.toEqual([]);
  expect(found.filter((it) => it.check !== check)).toEqual([]);
});

test("has a known-bad case for every check", () => {
  expect(new Set(knownBadRooms.map(({ check }) => check))).toEqual(new Set(Object.keys(roomChecks)));
});

test("checks what is read, heard and filled in as the library's texts are checked", () => {
  const story = goodStory();
  for (const piece of story.puzzles.flatMap(({ places }) => places.flat())) {
    if (piece.kind === "reading") for (const item of piece.items) item.evidence = "Nobody said so.";
    if (piece.kind === "listening") piece.text += "\n\nIt is 10.";
    if (piece.kind === "fillIn") piece.text = piece.text.replace(/[{}]/g, "");
  }
  const checks = storyFindings(story).map(({ check }) => check);

  expect(new Set(checks)).toEqual(new Set(["evidenceInText", "turns", "forTheEar", "gapCount"]));
});

test("finds a file at the wrong place, and a title and a text that are there already", () => {
  const [one, other] = [goodStory(), goodStory()];
  other.id = "mystery-a2-the-other-museum";
  const found = roomFindings(
    [
      { path: "mystery/a1.yaml", story: one },
      { path: "mystery/a2.yaml", story: other },
    ],
    [],
  );

  expect(new Set(found.map(({ check }) => check))).toEqual(
    new Set(["place", "roomTitle", "openingOnce", "nearText"]),
  );
});

test("finds a text that the library has", () => {
  const story = goodStory();
  const texts = { ...textsFile(story), listenings: [] };
  texts.readings = texts.readings.map((it) => ({ ...it, id: `mystery-a2-${it.title}` }));

  expect(roomFindings([{ path, story }], [texts]).map(({ check }) => check)).toContain("nearText");
});

test("finds that the commonest traits tell the keys, once there are rooms enough", () => {
  const story = goodStory();
  for (const riddle of story.puzzles.flatMap(({ riddles }) => riddles)) {
    riddle.clues = ["roof", "door", "lamp"].map((need) => ({
      say: `It has a ${need}.`,
      need: { [need]: true },
    }));
    riddle.options = [
      { text: "One", traits: { roof: true, door: true, lamp: true } },
      { text: "Two", traits: { roof: false, door: true, lamp: true } },
      { text: "Three", traits: { roof: true, door: false, lamp: true } },
      { text: "Four", traits: { roof: true, door: true, lamp: false } },
    ];
  }
  const rooms = Array.from({ length: 8 }, () => ({ path, story }));
  const guessed = (all: typeof rooms) =>
    roomFindings(all, []).filter(({ check }) => check === "commonestKey");

  expect(guessed(rooms)).toMatchObject([{ path: "*" }]);
  expect(guessed(rooms.slice(1))).toEqual([]);
  expect(guessed(rooms.map(() => ({ path, story: goodStory() })))).toEqual([]);
});
