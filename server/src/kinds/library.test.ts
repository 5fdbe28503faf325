import { fileURLToPath } from "node:url";
import { pathsIn, readShipped, readStory } from "@salida/library/read.ts";
import { type LevelName, levelName, levelOf, levels } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { paragraphsOf } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import { evaluateDescription } from "#engines/descriptions/embedded/evaluate-description.ts";
import { openScriptedPartner } from "#engines/partner/embedded/open-scripted-partner.ts";
import { composePicture } from "#engines/pictures/embedded/compose.ts";
import { describeScene } from "#engines/pictures/embedded/describe.ts";
import type { RoomContent } from "./escape-room/content.ts";
import { kinds } from "./test-kinds.ts";

const folder = fileURLToPath(new URL("../../../library", import.meta.url));
const library = readShipped(folder);
const stories = pathsIn(`${folder}/rooms`).map((path) => readStory(`${folder}/rooms`, path).story);

test("every work of the shipped library is what its kind takes, or the server would not start", () => {
  const refused = library.flatMap(({ name, kind, body }) => {
    const { error } = kinds[kind].content.safeParse(body);
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(library.length).toBeGreaterThan(300);
  expect(refused).toEqual([]);
});

test("every paragraph of a fill-in has its speaker", () => {
  const fillIns = library.filter(({ kind, inRoom }) => kind === "completable-listening" && !inRoom);
  const mixed = fillIns.filter(({ body }) => {
    const { script, marked } = body as { script: unknown[]; marked: string };
    return paragraphsOf(marked).length !== script.length;
  });
  expect(fillIns.length).toBeGreaterThan(300);
  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test("every piece that a room names is there for rooms alone, of its kind, and about the same at the same level", () => {
  const rooms = library.filter(({ kind }) => kind === "escape-room");
  const named = rooms.flatMap(({ topic, level, body }) =>
    (body as RoomContent).puzzles.flatMap(({ places }) =>
      places.flat().map(({ work: name, kind }) => ({ name, kind, topic, level, inRoom: true })),
    ),
  );
  const pieces = library.filter(({ inRoom }) => inRoom);

  expect(rooms.length).toBeGreaterThan(0);
  expect(pieces.map(({ name }) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  for (const piece of named) expect(pieces.find(({ name }) => name === piece.name)).toMatchObject(piece);
});

/** Everything that can stand in a room's places, with the levels of those who are given it. */
const inRooms = stories.flatMap(({ id, topic, band, puzzles }) =>
  puzzles
    .flatMap(({ places }) => places.flat())
    .map((piece) => ({ id, topic, piece, levels: levels.filter((level) => bandOf(level) === band) })),
);

test("the sample answers of every talk in a room bring its three lines, at each level that is given it", async () => {
  const partner = openScriptedPartner();
  for (const { id, topic, piece, levels } of inRooms)
    for (const level of levels) {
      if (piece.kind !== "talk") continue;
      const { opens, asks, ends, answers } = piece;
      let { memory } = partner.open({ topic, level: levelOf(level), seed: id, talk: { opens, asks, ends } });
      const said: string[] = [];
      for (const answer of answers) {
        const turn = await partner.reply(memory, answer, { asker: id, tell: () => undefined });
        said.push(turn.text);
        ({ memory } = turn);
      }
      expect(said, `${id} at ${level}`).toEqual([...asks, ends]);
    }
});

test("half of what can be said of a picture in a room is enough there, at each level that is given it", () => {
  for (const { id, topic, piece, levels } of inRooms)
    for (const level of levels) {
      if (piece.kind !== "picture") continue;
      const scene = composePicture({ topic, level: bandOf(level), seed: piece.name });
      const { facts, setting, time, weather } = scene;
      const sentences = sentencesOf(describeScene(scene, bandOf(level)).text);
      const text = sentences.slice(0, Math.ceil(sentences.length / 2)).join(" ");
      const half = { text, facts, level, share: 0.5, setting, air: { time, weather } };
      expect(evaluateDescription(half, []).score, `${id} at ${level}: ${text}`).toBeGreaterThanOrEqual(5);
    }
});

/** The band of stories that serves a level. */
function bandOf(level: LevelName): LevelName {
  return levelName(kinds["escape-room"].stockLevel?.(levelOf(level)) ?? levelOf(level));
}
