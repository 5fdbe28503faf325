import { fileURLToPath } from "node:url";
import { type Alternate, readRooms, type Story } from "@salida/library/rooms/read-rooms.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import { openComposer } from "../../../server/src/engines/pictures/embedded/open-composer.ts";

const folder = fileURLToPath(new URL("../../../library/rooms", import.meta.url));
const composer = openComposer();

/** Every story as its author wrote it: who knows them has all the answers. */
export const stories: readonly Story[] = readRooms(folder).map(({ story }) => story);

/** The story a room plays, by its title. */
export function storyOf(title: string): Story {
  return must(
    stories.find((story) => story.title === title),
    `no story is called ${title}`,
  );
}

/** The piece a learner is looking at, by what it is called where it lies. */
export function pieceOf({ puzzles }: Story, found: string): Alternate {
  const all = puzzles.flatMap(({ places }) => places.flat());
  return must(
    all.find((piece) => piece.found === found),
    `nothing in the story is called ${found}`,
  );
}

/** The answer of a riddle that all clues allow, and one that a clue forbids. */
export function answersOf({ puzzles }: Story, text: string): { right: string; wrong: string } {
  const riddle = must(
    puzzles.flatMap(({ riddles }) => riddles).find((one) => one.text.trim() === text.trim()),
    `the story has no riddle ${text}`,
  );
  const meets = (option: Readonly<Record<string, unknown>>) =>
    riddle.clues.every(({ need }) =>
      Object.entries(need).every(([trait, wanted]) => met(option[trait], wanted)),
    );
  const right = riddle.options.filter(meets);
  const wrong = riddle.options.find((option) => !meets(option));
  if (right.length !== 1) throw new Error(`${right.length} answers meet every clue of ${riddle.id}`);
  return { right: must(right[0], "no answer").text, wrong: must(wrong, "nothing is wrong").text };
}

function met(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  const { over, under } = wanted as { over?: number; under?: number };
  return (over === undefined || Number(value) > over) && (under === undefined || Number(value) < under);
}

const colours = ["red", "green", "blue"] as const;
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** The colours' numbers in the order that a sentence of the story tells. */
export function orderIn({ puzzles }: Story, hint: string): readonly number[] {
  const sentences = puzzles
    .flatMap(({ clues }) => clues)
    .map((clue) => (typeof clue === "string" ? clue : clue.say));
  const found = orders.find((order) =>
    sentences.some(
      (sentence) =>
        sentence.replaceAll(/\{([123])\}/g, (_, at) => colours[order[Number(at) - 1] ?? 0] ?? "") === hint,
    ),
  );
  return must(found, `no order sentence reads ${hint}`);
}

/** What the picture shows, said as it is said at its level. */
export function referenceOf({ topic, band }: Story, seed: string): string {
  return composer.know({ topic, level: band as LevelName, seed }).reference;
}

function must<T>(it: T | undefined, why: string): T {
  if (it === undefined) throw new Error(why);
  return it;
}
