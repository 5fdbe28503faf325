import { levelOfWord } from "@salida/rules/word-levels.ts";
import { type Check, type PlacedText, textsOf } from "./finding.ts";
import { runsOf } from "./phrases.ts";

const runLength = 3;
/** Share of the shorter text's runs; two texts about the same thing have less than 0.04. */
const mostShared = 0.1;
const textsWithAName = 8;
const wholeTopic = 12;
const leastGenres = 6;

/** No two texts say nearly the same. */
export const nearText: Check = (files) => {
  const texts = textsOf(files).map((placed) => ({ ...placed, runs: runsOf(placed.text, runLength) }));
  // most runs are in one text only, so few pairs have to be counted
  const havers = new Map<string, number[]>();
  return texts.flatMap(({ path, where, runs }, at) => {
    const shared = new Map<number, number>();
    for (const run of runs) {
      const before = havers.get(run) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      havers.set(run, [...before, at]);
    }
    const [near] = [...shared].filter(([other, count]) => {
      const smaller = Math.min(runs.size, texts[other]?.runs.size ?? 0);
      return count > mostShared * smaller;
    });
    return near ? [{ path, what: `nearly the same text as ${texts[near[0]]?.where}`, where }] : [];
  });
};

/** People and places vary: none is in many texts. */
export const wornName: Check = (files) => {
  const texts = textsOf(files).map((placed) => ({ ...placed, names: namesIn(placed) }));
  const uses = new Map<string, number>();
  for (const name of texts.flatMap(({ names }) => [...names])) uses.set(name, (uses.get(name) ?? 0) + 1);
  return texts.flatMap(({ path, where, names }) => {
    const worn = [...names].find((name) => (uses.get(name) ?? 0) > textsWithAName);
    return worn ? [{ path, what: `in more than ${textsWithAName} texts: ${worn}`, where }] : [];
  });
};

/** A topic that is there whole tells its things in many ways. */
export const genres: Check = (files) => {
  const byTopic = Map.groupBy(textsOf(files), ({ file }) => file.topic);
  return [...byTopic].flatMap(([topic, texts]) => {
    const different = new Set(texts.map(({ work }) => work.genre)).size;
    if (texts.length < wholeTopic || different >= leastGenres) return [];
    return [{ path: "*", what: `${different} different genres, fewer than ${leastGenres}`, where: topic }];
  });
};

/** What is written with a capital inside a sentence and is no word of the graded list. */
function namesIn({ work, text }: PlacedText): Set<string> {
  const speakers = "speakers" in work ? work.speakers.map(({ name }) => name) : [];
  const inside = [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word);
  return new Set([...speakers, ...inside].filter((name) => levelOfWord(name.toLowerCase()) === undefined));
}
