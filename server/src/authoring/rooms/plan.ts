import { Speaker } from "@salida/library/format.ts";
import { riddleForm } from "@salida/library/rooms/riddle-checks.ts";
import type { Riddle } from "@salida/library/rooms/story.ts";
import { z } from "zod";
import { Question, short } from "#authoring/sheet-shape.ts";

const label = z.string().trim().min(1).max(40);

/** A riddle before anybody knows its answer: four who or what it could be, and two things that tell them apart. */
const RiddlePlan = z.strictObject({
  ask: short,
  options: z.array(label).length(4),
  traits: z.array(z.strictObject({ about: short, values: z.array(label).length(2) })).length(2),
});
export type RiddlePlan = z.infer<typeof RiddlePlan>;

/** A text that lies in the room: what it is found as, what it tells, and two questions of which one is asked. */
const TextPlan = z.strictObject({
  found: z.string().trim().min(1).max(60),
  tells: short,
  questions: z.array(Question).min(1).max(3),
});
export type TextPlan = z.infer<typeof TextPlan>;

/** A room before it is written: its truth, people, riddles and questions are final from here on. */
export const RoomPlan = z.strictObject({
  truth: z.string().trim().min(1).max(1_500),
  place: short,
  people: z
    .array(
      z.strictObject({
        name: z.string().regex(/^\p{Lu}[\p{L}'’-]{1,19}$/u),
        voice: Speaker.shape.voice,
        job: z.string().trim().min(1).max(60),
      }),
    )
    .length(2),
  riddles: z.array(RiddlePlan).length(3),
  texts: z.array(TextPlan).length(5),
});
export type RoomPlan = z.infer<typeof RoomPlan>;

/** A riddle whose key is thrown: the option that is right, and what each option is. */
export interface ThrownRiddle {
  ask: string;
  options: { text: string; a: string; b: string }[];
  key: number;
  /** What the key is, as `about: value`. */
  needed: [string, string];
}

/**
 * Throws a riddle's key. Each option is one of the four pairs of values, so that whoever knows one thing of the key is left
 * with two options, and whoever knows both with one.
 */
export function throwRiddle({ ask, options, traits }: RiddlePlan, key: number): ThrownRiddle {
  const [first, second] = traits;
  const [a = "", otherA = ""] = first?.values ?? [];
  const [b = "", otherB = ""] = second?.values ?? [];
  const pairs = [
    [a, b],
    [a, otherB],
    [otherA, b],
    [otherA, otherB],
  ];
  const dealt = options.map((label, at) => {
    // the key's pair is the first one, the others follow it round
    const [one = "", other = ""] = pairs[(at - key + options.length) % options.length] ?? [];
    return { text: `${label}: ${one}, ${other}`, a: one, b: other };
  });
  return { ask, options: dealt, key, needed: [`${first?.about}: ${a}`, `${second?.about}: ${b}`] };
}

/** What is written of a riddle once its key is thrown. */
export interface RiddleWritten {
  text: string;
  clues: string[];
  hints: string[];
  why: { en: string; es: string };
}

/** A riddle as it stands in a story. */
export function riddleOf(id: string, thrown: ThrownRiddle, written: RiddleWritten): Riddle {
  const key = thrown.options[thrown.key];
  const [one = "", other = ""] = written.clues;
  return {
    id,
    text: written.text,
    clues: [
      { say: one, need: { a: key?.a ?? "" } },
      { say: other, need: { b: key?.b ?? "" } },
    ],
    ask: thrown.ask,
    options: thrown.options.map(({ text, a, b }) => ({ text, traits: { a, b } })),
    hints: written.hints,
    why: written.why,
  };
}

const unsaid = { text: "-", clues: ["-", "-"], hints: ["-", "-"], why: { en: "-", es: "-" } };

/** What speaks against a riddle by the form of its options. */
export function riddleFindings(thrown: ThrownRiddle): string[] {
  const riddle = riddleOf("a-riddle", thrown, unsaid);
  const puzzle = { riddles: [riddle] };
  const found = riddleForm({ id: "a-room", puzzles: [puzzle] } as never).map(({ what }) => what);
  const values = thrown.options.flatMap(({ a, b }) => [a, b]);
  const same = new Set(thrown.options.map(({ a, b }) => `${a} ${b}`)).size < 4;
  return [...found, ...(same ? [`two values alike: ${values.join(", ")}`] : [])].map(
    (what) => `riddle "${thrown.ask}": ${what}`,
  );
}
