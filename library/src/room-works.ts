import { type Level, levelOf } from "@salida/rules/levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { fillInsFile, pieceId, piecesOfKind, roomId, textsFile } from "#rooms/pieces.ts";
import { failsOf } from "#rooms/riddles.ts";
import type { Piece, Story } from "#rooms/story.ts";
import type { LibraryWork } from "./work.ts";
import { fillInWork, worksOf } from "./works.ts";

const kinds = {
  reading: "reading",
  listening: "listening",
  fillIn: "completable-listening",
  picture: "description",
  talk: "chat",
} as const satisfies Record<Piece["kind"], LibraryWork["kind"]>;

/**
 * The works of a story: the room, and every piece that can stand in it. `words` are the English words, in small
 * letters, that a slip could make of a gap's.
 */
export function roomWorks(story: Story, words: ReadonlySet<string>): LibraryWork[] {
  const fillIns = fillInsFile(story);
  const spoken = fillIns.listenings.flatMap((listening) =>
    listening.fillIns.map((fillIn) => fillInWork(fillIns, listening, fillIn, words)),
  );
  const pieces = [
    ...worksOf(textsFile(story), words),
    ...spoken,
    ...pictureWorks(story),
    ...talkWorks(story),
  ];
  return [...pieces.map((work): LibraryWork => ({ ...work, inRoom: true })), roomWork(story)];
}

function pictureWorks(story: Story): LibraryWork[] {
  return piecesOfKind(story, "picture").map(({ id, piece: { found, name: seed, task } }): LibraryWork => {
    const { topic, level } = placeOf(story);
    const body = { topic, level, seed, task };
    return { name: id, kind: "description", topic, level, title: found, words: 0, items: [], body };
  });
}

function talkWorks(story: Story): LibraryWork[] {
  return piecesOfKind(story, "talk").map(({ id, piece: { found, who, opens, asks, ends } }): LibraryWork => {
    const { topic, level } = placeOf(story);
    const talk = { name: who.name, job: who.job, opens, asks, ends };
    const body = { topic, level, voice: who.voice, talk };
    return { name: id, kind: "chat", topic, level, title: found, words: 0, items: [], body };
  });
}

function roomWork(story: Story): LibraryWork {
  const { id, title, voice, introduction, puzzles, endings } = story;
  const riddles = puzzles.flatMap((puzzle) => puzzle.riddles);
  return {
    name: roomId(id),
    kind: "escape-room",
    ...placeOf(story),
    title,
    words: countWords(introduction),
    items: riddles.map((riddle) => riddle.id),
    body: { introduction, voice, puzzles: puzzles.map((puzzle) => puzzleBody(story, puzzle)), endings },
  };
}

function puzzleBody(story: Story, { lead, lock, clues, riddles, places }: Story["puzzles"][number]) {
  return {
    lead,
    lock,
    clues: clues.map(({ say }) => say),
    riddles: riddles.map((riddle) => ({ ...riddle, options: optionsBody(riddle) })),
    places: places.map((alternates) =>
      alternates.map((piece) => ({
        work: pieceId(story, piece),
        kind: kinds[piece.kind],
        as: piece.as,
        found: piece.found,
      })),
    ),
  };
}

/** Options without their traits: what a clue rules out is worked out here, once. */
function optionsBody(riddle: Story["puzzles"][number]["riddles"][number]) {
  const allFails = failsOf(riddle);
  return riddle.options.map(({ text }, at) => {
    const fails = allFails[at] ?? [];
    return { text, right: fails.length === 0, fails };
  });
}

function placeOf({ topic, band }: Story): { topic: Story["topic"]; level: Level } {
  return { topic, level: levelOf(band) };
}
