import { levels } from "@salida/rules/levels.ts";
import { countWords } from "@salida/rules/words.ts";
import type { Finding } from "#checks/finding.ts";
import { notEnglish, notSpanish } from "#language/tongues.ts";
import { blank, type PlacementDraft } from "./placement-file.ts";

/** So many a level, so that a second test can be of other items. */
const leastOfLevel = 22;

/** A reason of so many words beside what it quotes tells its language. */
const telling = 6;

/** What is wrong with an item alone, under the check's name. */
const itemChecks: Record<string, (item: PlacementDraft) => string | undefined | false> = {
  oneGap: ({ sentence }) => !/^[^_]*(?<!_)____(?!_)[^_]*$/.test(sentence) && "needs exactly one ____",
  ownLevel: ({ id, level }) =>
    !id.startsWith(level.toLowerCase()) && `is named as of another level than ${level}`,
  distinct: (item) => {
    const told = item.type === "choice" ? item.options : item.accepted;
    return new Set(told.map(plain)).size < told.length && "says the same twice";
  },
  keyAmong: (item) =>
    item.type === "choice" &&
    !item.options.includes(item.accepted[0] ?? "") &&
    "the right one is not among the options",
  keyUnsaid: ({ sentence, accepted }) => {
    const rest = ` ${wordsIn(sentence.replace(blank, "|").replace(/\| \([^)]*\)/, "|"))} `;
    const said = accepted.find((answer) => rest.includes(` ${wordsIn(answer)} `));
    return said && `prints "${said}", which is right, elsewhere`;
  },
  english: ({ why }) => notEnglish(why),
  spanish: ({ why }) =>
    countWords(why.es.replace(/«[^»]*»/g, "")) >= telling
      ? notSpanish(why)
      : why.es === why.en && "says it in English",
};

/** Everything that is to be mended in the items of the placement test. Pure. */
export function placementFindings(items: readonly PlacementDraft[]): Finding[] {
  const alone = items.flatMap((item) =>
    Object.entries(itemChecks).flatMap(([check, find]) => {
      const what = find(item);
      return what ? [{ check, what, where: item.id, text: item.id }] : [];
    }),
  );
  return [...alone, ...sameTwice(items), ...levels.flatMap((level) => levelFindings(level, items))];
}

function sameTwice(items: readonly PlacementDraft[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ id, sentence }) => {
    const marks = [id, plain(sentence)];
    const twice = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return twice ? [{ check: "sameTwice", what: "is there twice", where: id, text: id }] : [];
  });
}

function levelFindings(level: string, items: readonly PlacementDraft[]): Finding[] {
  const own = items.filter((item) => item.level === level);
  const typed = own.filter(({ type }) => type === "typed").length;
  const finding = (check: string, what: string) => ({ check, what, where: level, text: undefined });
  return [
    ...(own.length < leastOfLevel
      ? [finding("enough", `has ${own.length} items, ${leastOfLevel} at least are needed`)]
      : []),
    ...(typed * 2 <= own.length ? [finding("mostTyped", `has ${typed} of ${own.length} to be typed`)] : []),
  ];
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

function wordsIn(text: string): string {
  return (
    plain(text)
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}|]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  ).join(" ");
}
