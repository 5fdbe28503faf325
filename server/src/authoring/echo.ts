import { plainWords, runsOf } from "@salida/library/language/phrases.ts";
import { levelOfWord } from "@salida/rules/word-levels.ts";
import { levelCards } from "./prompts/cards.ts";
import { exemplars } from "./prompts/exemplars.ts";
import { explainPrompt } from "./prompts/explain.ts";
import { guessPrompt } from "./prompts/guess.ts";
import { heardCards } from "./prompts/heard-cards.ts";
import { heardExemplars } from "./prompts/heard-exemplars.ts";
import { listeningMendPrompt } from "./prompts/listening-mend.ts";
import { listeningSheetPrompt } from "./prompts/listening-sheet.ts";
import { listeningTextPrompt } from "./prompts/listening-text.ts";
import { mendPrompt } from "./prompts/mend.ts";
import { roomFramePrompt, roomRestPrompt, roomRiddlePrompt, roomTextPrompt } from "./prompts/room-parts.ts";
import { roomPlanPrompt } from "./prompts/room-plan.ts";
import { sheetPrompt } from "./prompts/sheet.ts";
import { solvePrompt } from "./prompts/solve.ts";
import { textPrompt } from "./prompts/text.ts";

/** Six in a row are what anybody may say ("I thought he was going to"). */
const run = 8;
const prompts = [
  ...[sheetPrompt, textPrompt, mendPrompt, listeningSheetPrompt, listeningTextPrompt, listeningMendPrompt],
  ...[roomPlanPrompt, roomFramePrompt, roomRiddlePrompt, roomTextPrompt, roomRestPrompt],
  ...[guessPrompt, solvePrompt, explainPrompt],
];
const shown = [levelCards, exemplars, heardCards, heardExemplars].flatMap((it) => Object.values(it));
const spoken = new Set(
  [...prompts.map(({ stable }) => stable), ...shown].flatMap((said) => [...runsOf(said, run)]),
);

/** What a model only says again of what it was told. */
export function echoFindings(text: string): string[] {
  const echoed = [...runsOf(text, run)].find((words) => spoken.has(words));
  return echoed ? [`repeats its instructions: "${echoed}"`] : [];
}

/** Names that were to be kept away from. */
export function nameFindings(text: string, names: readonly string[]): string[] {
  const said = ` ${plainWords(text).join(" ")} `.replaceAll("'s ", " ");
  const found = names.find((name) => said.includes(` ${plainWords(name).join(" ")} `));
  return found ? [`the name "${found}" is in many texts already`] : [];
}

/** Somebody whom only the questions name: a reader cannot know who that is. */
export function strangerFindings(text: string, stems: readonly string[]): string[] {
  return stems.flatMap((stem, at) => {
    const names = [...stem.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name);
    const stranger = names.find((name) => levelOfWord(name) === undefined && !text.includes(name));
    return stranger ? [`question ${at + 1}: names ${stranger}, whom the text does not name`] : [];
  });
}
