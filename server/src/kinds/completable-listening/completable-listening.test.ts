import { expect, test } from "vitest";
import type { Granted, MoveTools } from "#exercises/kind.ts";
import { completableListening as kind } from "./completable-listening.ts";

const gap = (word: string, homophones: string[] = []) => ({ word, neighbours: [], homophones });
const content = {
  script: [{ speaker: null, voice: "man", text: "The station is near the hole in the wall." }],
  marked: "The {station} is {near} the {hole} in the wall.",
  gaps: [gap("station"), gap("near"), gap("hole", ["whole"])],
};
const tools = { now: () => new Date(0) } as MoveTools;
const ids = ["w1", "w2", "w3"];

/** What comes of three words. */
function filled(words: string[], { state = ids as unknown, part = true } = {}): Granted {
  const body = { filledWords: words.map((text, at) => ({ wordId: ids[at], text })) };
  const played = { content, state, completed: false, part };
  return kind.moves.evaluate?.(played, body, tools, { params: {}, query: {} }) as Granted;
}

test("in a room a try with wrong words ends nothing, and tells only the words that are right", () => {
  const { reply, evaluation } = filled(["statoin", "far", "whole"]);

  expect(evaluation).toBeUndefined();
  expect(reply).toEqual({
    score: 3.3,
    correctAnswers: 1,
    totalWords: 3,
    completedAt: null,
    reviewedWords: [
      { wordId: "w1", correct: true, text: "station", typed: "statoin", verdict: "slip" },
      { wordId: "w2", correct: false, text: null, typed: "far", verdict: "wrong" },
      { wordId: "w3", correct: false, text: null, typed: "whole", verdict: "homophone" },
    ],
  });
});

test("in a room a try costs once, however much of it is wrong; one of words that were wrong there before nothing", () => {
  const first = filled(["station", "far", "whole"]);
  const same = filled(["station", "Far ", "whole"], first);
  const other = filled(["station", "by", "whole"], same);
  const mixed = filled(["station", "far", "hole"], other);
  const moved = filled(["far", "near", "hole"], mixed);

  expect([first, same, other, mixed, moved].map(({ mistakes }) => mistakes)).toEqual([1, 0, 1, 0, 1]);
});

test("in a room it is completed once all are right but for a slip", () => {
  const tried = filled(["station", "far", "whole"]);
  const { reply, evaluation, mistakes } = filled(["statoin", "near", "hole"], tried);

  expect(evaluation).toMatchObject({ score: 10, completedAt: new Date(0).toISOString() });
  expect(reply).toBe(evaluation);
  expect(mistakes).toBeUndefined();
});

test("after tries it shows its blanks by the same ids, and nothing of the words", () => {
  const { state } = filled(["station", "far", "whole"]);
  const rest = { heard: undefined, seen: undefined, addressOf: () => "", around: undefined };
  const shown = kind.present({ content, state, completed: false, part: true, ...rest });

  expect(shown.blankWords).toEqual(ids.map((id, index) => ({ id, index, text: null, offset: null })));
  expect(JSON.stringify(shown)).not.toMatch(/station|near|hole/);
});

test("outside a room wrong words complete it and are told", () => {
  const { evaluation } = filled(["station", "far", "hole"], { part: false });

  expect(evaluation).toMatchObject({ score: 6.7, reviewedWords: [{}, { text: "near" }, {}] });
});

test("a set that is not full is refused, in a room too", () => {
  expect(filled(["station", "", "hole"])).toEqual({ fault: { path: "filledWords", message: "unfilled" } });
});

const heard = { url: "/sound", seconds: 3, sentences: [{ at: 0, until: 2.5 }], peaks: "00" };
const lent = { seen: undefined, addressOf: () => "", around: undefined };

test("it is given whole: an id for each gap, and how many words it has", () => {
  const left = [...ids];
  const lending = { ...tools, newId: () => left.shift() ?? "" };
  const begun = kind.begin(content, {}, { had: [], hidden: [] }, lending);

  expect(begun).toEqual({ state: ids, items: [], facts: { wordCount: 9, blankCount: 3 } });
  expect(kind.utterances?.(content)).toEqual([{ voice: "man", text: content.script[0]?.text }]);
});

test("it is shown with blanks until it is completed, then whole, with where each word stands and when it is heard", () => {
  const show = (completed: boolean, given: { heard: typeof heard | undefined } = { heard }) =>
    kind.present({ content, state: ids, completed, part: false, ...given, ...lent });
  const [before, after] = [show(false), show(true)];

  expect(before).toMatchObject({ text: "The ____ is ____ the ____ in the wall.", transcript: null });
  expect(before).toMatchObject({ speakers: [null], audio: { url: "/sound", seconds: 3, peaks: "00" } });
  expect(after.text).toBe("The station is near the hole in the wall.");
  const whole = String(after.text);
  const words = after.blankWords as { text: string; offset: number }[];
  expect(words.map(({ text, offset }) => whole.slice(offset, offset + text.length))).toEqual([
    "station",
    "near",
    "hole",
  ]);
  expect(words.map(({ offset }) => offset)).toEqual([4, 15, 24]);
  expect(after.transcript).toEqual([{ speaker: null, sentences: [{ text: whole, at: 0, until: 2.5 }] }]);
  expect(show(true, { heard: undefined })).toMatchObject({ audio: null, transcript: null });
});

test("a word that was not heard comes back with its sentence", () => {
  const { evaluation } = filled(["statoin", "by", "hole"], { part: false });
  const missed = kind.missed?.({ content, state: ids, evaluation } as never);

  expect(missed).toEqual([
    { kind: "word", word: "near", sentence: "The station is near the hole in the wall." },
  ]);
});

test("content has a gap for each brace, and words in small letters", () => {
  const [first, ...others] = content.gaps;
  const gaps = (more: object) => ({ ...content, gaps: [{ ...first, ...more }, ...others] });
  const sound = [
    content,
    gaps({ otherSpelling: "stations" }),
    gaps({ homophones: ["there", "they're", "they’re"] }),
  ];
  const faulty = [
    { ...content, gaps: others },
    { ...content, marked: "" },
    { ...content, marked: "None.", gaps: [] },
    { ...content, marked: content.marked.replace("{near}", "near") },
    ...["Station", "two words", "2nd", ""].flatMap((word) => [gaps({ word }), gaps({ otherSpelling: word })]),
    ...["They", "they'", "'re", "they're it", "they-re"].map((word) => gaps({ homophones: [word] })),
    gaps({ hint: "more" }),
    { ...content, hint: "more" },
  ];

  expect([...sound, ...faulty].map((each) => kind.content.safeParse(each).success)).toEqual([
    ...sound.map(() => true),
    ...faulty.map(() => false),
  ]);
  expect(JSON.stringify(kind.content.safeParse({ ...content, gaps: others }).error)).toContain(
    "a gap for each brace",
  );
});
