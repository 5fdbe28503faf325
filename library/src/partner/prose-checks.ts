import type { LevelName } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { type Finding, findingsBy, type Spot } from "#checks/finding.ts";
import type { Prose } from "./prose.ts";
import { type Degree, degrees, type Line, linesOf, questionsOf, thingsOf } from "./prose-lines.ts";

type ProseCheck = (prose: Prose) => Spot[];

const leastThreads = 8;
const questionsEach = 3;
const leastThings = 30;
/** Words in a sentence, by degree. */
const longest = [8, 20, 28] as const;
/** The two levels of each degree, and the share of the running words that has to be known at them. */
const known: readonly (readonly [LevelName, number][])[] = [
  [
    ["A1", 0.95],
    ["A2", 0.97],
  ],
  [
    ["B1", 0.97],
    ["B2", 0.97],
  ],
  [
    ["C1", 0.97],
    ["C2", 0.97],
  ],
];
const broken = /[{}]|\s\s|^\s|\s$|\s[,.?!;]|\.\.|[.?!][,;]|\bundefined\b/;

/** What the partner of a chat has to say on a topic, as the library wants it. */
export const proseChecks: Record<string, ProseCheck> = {
  /** Enough to talk about for a conversation of any length. */
  threads({ threads }) {
    const names = threads.map(({ name }) => name);
    return [
      ...(threads.length < leastThreads ? [spot(`has ${threads.length} threads, not ${leastThreads}`)] : []),
      ...twiceIn(names).map((name) => spot("is a thread twice", name)),
      ...threads.flatMap(({ name, easy, mid, hard }) =>
        [easy, mid, hard]
          .filter(({ length }) => length !== questionsEach)
          .map(({ length }) => spot(`has ${length} questions in a degree, not ${questionsEach}`, name)),
      ),
    ];
  },

  questionsOnce: ({ threads }) =>
    twiceIn(degrees.flatMap((degree) => questionsOf(threads, degree))).map((text) =>
      spot("is asked twice", text),
    ),

  things({ things }) {
    const all = things.flatMap(thingsOf);
    return [
      ...(all.length < leastThings ? [spot(`knows ${all.length} things, not ${leastThings}`)] : []),
      ...twiceIn(all).map((thing) => spot("is a thing twice", thing)),
    ];
  },

  /** A turn asks one question, and asks it last. */
  marks: eachLine(({ text, asks }) => !(asks ? /^[^?]+\?$/ : /^[^?]+[.!]$/).test(text), "ends otherwise"),

  whole: eachLine(({ text }) => broken.test(text.replaceAll("{thing}", "it")), "is broken"),

  capital: eachLine(({ text }) => !/^(?:[\p{Lu}\p{N}“]|\{thing\})/u.test(text), "begins small"),

  quotes: eachLine(({ text }) => text.split("“").length !== text.split("”").length, "has an open quote"),

  length: eachLine(
    ({ text, degree }) => sentencesOf(text).some((sentence) => countWords(sentence) > longest[degree]),
    "has a long sentence",
  ),

  vocabulary: (prose) => degrees.flatMap((degree) => hardWords(prose, degree)),
};

/** Everything to mend in what the partner has to say on a topic. */
export function proseFindings(prose: Prose): Finding[] {
  return findingsBy(proseChecks, (check) => check(prose));
}

function eachLine(isWrong: (line: Line) => boolean, what: string): ProseCheck {
  return (prose) =>
    linesOf(prose)
      .filter(isWrong)
      .map(({ text }) => spot(what, text));
}

/** A degree's lines together are at its levels; the words that come with the topic are known to who chose it. */
function hardWords(prose: Prose, degree: Degree): Spot[] {
  const said = linesOf(prose)
    .filter((line) => line.degree === degree)
    .map(({ text }) => text.replaceAll("{thing}", "it"))
    .join(" ");
  return (known[degree] ?? []).flatMap(([level, least]) => {
    const { share, hardWords: hard } = vocabularyAt(said, level, ownWords(prose));
    if (share >= least) return [];
    const told = hard.map(({ word, level: its = "not in the list" }) => `${word} (${its})`).join(", ");
    return [spot(`${(100 * share).toFixed(1)} % of its words are in ${level}: ${told}`)];
  });
}

function ownWords({ label, persona, things, threads }: Prose): string[] {
  const named = [
    label,
    persona.job,
    ...persona.likes,
    ...persona.dislikes,
    ...things.map(({ words }) => words),
    ...threads.flatMap(({ name, words }) => [name, words]),
  ];
  const phrases = named.flatMap((words) => words.toLowerCase().split(/, (?:the )?/));
  const words = phrases
    .join(" ")
    .split(/[^a-z]+/)
    .filter(Boolean);
  return [...phrases.map((phrase) => phrase.replace(/^the /, "")), ...words];
}

function twiceIn(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

function spot(what: string, where = "prose"): Spot {
  return { what, where, text: undefined };
}
