import { levels } from "@salida/rules/levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { textsOf } from "#checks/placed.ts";
import { tooFewKnown } from "#checks/words-known.ts";
import { effortOf } from "#language/effort.ts";
import { misspelt } from "#language/spellings.ts";
import { notEnglish, notSpanish } from "#language/tongues.ts";
import { notForTheEar } from "#spoken/for-the-ear.ts";
import { roomWords, tooHardIn } from "./hard-words.ts";
import { explanationsOf, linesOf, riddlesOf, spokenLinesOf } from "./lines.ts";
import { namesIn } from "./names.ts";
import { piecesOf, textsFile } from "./pieces.ts";
import { each, type Located, whole } from "./room-check.ts";
import type { Band, Story } from "./story.ts";

/** From so many words on a share of them tells something. */
const longText = 60;
const mostNames: Record<Band, number> = { A1: 3, A2: 4, B1: 5, C1: 6 };
const colour = /(?<!\p{L})(?:reds?|greens?|blues?|roj[oa]s?|verdes?|azul(?:es)?)(?!\p{L})/iu;

/** Nearly every word of a long text is known at the band's level. */
export const roomVocabulary = each(longLines)((text, story) =>
  tooFewKnown(text, story.band, explainedIn(story)),
);

/** And so it is of all that is read and heard together. */
export const wholeVocabulary = whole((story) => [
  tooFewKnown(
    linesOf(story)
      .map(({ it }) => it)
      .join("\n\n"),
    story.band,
    explainedIn(story),
  ),
]);

/** In a short text no word is two levels above the band's. */
export const shortVocabulary = each(shortLines)((text, story) =>
  tooHardIn(text, story.band, explainedIn(story)),
);

/** All in all the texts are no harder to follow than the band and one level more; of one alone it tells little. */
export const roomEffort = whole((story) => {
  const efforts = textsOf([textsFile(story)]).map(({ work, text }) => effortOf(text, "speakers" in work));
  const mean = efforts.reduce((sum, effort) => sum + effort, 0) / Math.max(efforts.length, 1);
  const most = levels.indexOf(story.band) + 1;
  return [
    mean > most
      ? `hard to follow at ${story.band}: mean effort ${mean.toFixed(1)}, more than ${most}`
      : undefined,
  ];
});

/** Few people and places are to be remembered. */
export const fewNames = whole((story) => {
  const names = namesIn(story);
  const most = mostNames[story.band];
  return [names.length > most ? `${names.length} names, more than ${most}: ${names.join(", ")}` : undefined];
});

/** Red, green and blue are the code's alone. */
export const codeColours = each((story) => [
  { where: "title", it: story.title },
  ...linesOf(story),
  ...explanationsOf(story).flatMap(({ where, it: { en, es } }) => [en, es].map((it) => ({ where, it }))),
])((text) => {
  const found = text.match(colour)?.[0];
  return found && `"${found}" is a colour of the code: ${text.slice(0, 60)}`;
});

/** What is said to the player can be said. */
export const roomForTheEar = each(spokenLinesOf)(notForTheEar);

/** One spelling in everything that pieces do not check of themselves. */
export const roomSpelling = each(linesOf)((text, { spelling }) => misspelt(text, spelling));

/** A riddle's reason is English, and Spanish. */
export const riddleExplained = each(riddlesOf)(({ why }) => notEnglish(why) ?? notSpanish(why));

function longLines(story: Story): Located<string>[] {
  return linesOf(story).filter(({ it }) => countWords(it) >= longText);
}

function shortLines(story: Story): Located<string>[] {
  return linesOf(story).filter(({ it }) => countWords(it) < longText);
}

function explainedIn(story: Story): string[] {
  const glossed = piecesOf(story).flatMap(({ piece }) => ("glossed" in piece ? (piece.glossed ?? []) : []));
  return [...roomWords, ...glossed];
}
