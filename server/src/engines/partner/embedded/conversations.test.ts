import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { type Level, levelName, levels } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { countWords, wordsOf } from "@salida/rules/words.ts";
import { describe, expect, test } from "vitest";
import { mostSentenceWords, mostWords } from "./degree.ts";
import { openConversation, reply } from "./partner.ts";
import type { PartnerState } from "./state.ts";
import { learners } from "./test-learners.ts";

function faultsOf(line: string, level: Level, last: boolean): string[] {
  const sentences = sentencesOf(line.replaceAll(/[“”]/g, ""));
  const faults = {
    "asks other than one question, last": last ? line.includes("?") : !/^[^?]*\?$/.test(line),
    "is broken": /undefined|\bNaN\b|[{}]|\s\s|^\s|\s$|\s[,.?!;]|\.\.|[.?!][,;]/.test(line),
    "begins small": !/^[\p{Lu}\p{N}“]/u.test(line) || sentences.some((sentence) => /^\p{Ll}/u.test(sentence)),
    "ends open": !/[.?!]$/.test(line),
    "has open quotes": line.split("“").length !== line.split("”").length || line.split('"').length % 2 === 0,
    "is long": countWords(line) > mostWords(level),
    "has a long sentence": sentences.some((sentence) => countWords(sentence) > mostSentenceWords(level)),
    "has a long word": level === 0 && wordsOf(line).some((word) => word.replaceAll(/\W/g, "").length > 14),
  };
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [`${fault}: ${line}`] : []));
}

function talk(topic: (typeof topics)[number], level: Level, lines: readonly string[]): PartnerState {
  const opened = openConversation(topic, level, `${topic}-${level}`).state;
  return lines.reduce((state, line) => reply(state, line).state, opened);
}

/** What is wrong with the partner's part of a conversation. */
function faultsIn(state: PartnerState): string[] {
  const { lines, asked, level } = state;
  const twice = asked.filter((question, at) => asked.indexOf(question) !== at);
  const firsts = lines.map((line) => sentencesOf(line)[0]);
  const echoed = firsts.filter((first, at) => at > 0 && first === firsts[at - 1]);
  return [
    ...lines.flatMap((line, at) => faultsOf(line, level, state.over && at === lines.length - 1)),
    ...twice.map((question) => `asked twice: ${question}`),
    ...echoed.map((remark) => `said twice in a row: ${remark}`),
  ];
}

/** Words that come with the topic, and those the learner brought in: whoever chose the one and said the other knows them. */
function ownWords({ topic }: PartnerState, lines: readonly string[]): string[] {
  const { label, things, threads, persona } = partnerProse[topic];
  const named = [
    label,
    persona.job,
    ...persona.likes,
    ...persona.dislikes,
    ...things.map(({ words }) => words),
  ];
  const talked = threads.flatMap(({ name, words }) => [name, words]);
  const phrases = [...named, ...talked].flatMap((words) => words.toLowerCase().split(/, (?:the )?/));
  return [...phrases.map((phrase) => phrase.replace(/^the /, "")), ...wordsIn([...phrases, ...lines])];
}

function wordsIn(texts: readonly string[]): string[] {
  return texts
    .join(" ")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** What is above the level in all that the partner said, where it is more than a listening of the level may have. */
function hardWordsIn(state: PartnerState, lines: readonly string[]): string[] {
  const { share, hardWords } = vocabularyAt(
    state.lines.join(" "),
    levelName(state.level),
    ownWords(state, lines),
  );
  return share >= (state.level <= 2 ? 0.97 : 0.95) ? [] : hardWords.map(({ word }) => `is hard: ${word}`);
}

describe.each(Object.entries(learners))("with a learner who is %s", (_, lines) => {
  test.each(topics)("says nothing broken, repeated or out of level about %s", (topic) => {
    const faults = levels.flatMap((name, level) => {
      const state = talk(topic, level as Level, lines);
      return [...faultsIn(state), ...hardWordsIn(state, lines)].map((fault) => `${name} ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

test("has new questions for twenty messages, and then says goodbye", () => {
  for (const topic of topics) {
    const twenty = [...(learners.terse ?? []), ...(learners.wandering ?? [])].slice(0, 20);
    for (const level of [0, 3, 5] as const) {
      const state = talk(topic, level, twenty);
      expect(faultsIn(state)).toEqual([]);
      expect(state).toMatchObject({ over: true, lines: { length: 21 } });
    }
  }
});

test("says the same for the same seed, and other things for another", () => {
  const lines = learners.talkative ?? [];
  expect(talk("FOOD", 2, lines)).toEqual(talk("FOOD", 2, lines));
  const first = ["a", "b", "c", "d", "e", "f"].map((seed) => openConversation("FOOD", 2, seed).text);
  expect(new Set(first).size).toBeGreaterThan(2);
});
