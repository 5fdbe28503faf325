import { createHash } from "node:crypto";
import { effortOf } from "@salida/library/language/effort.ts";
import { notForTheEar } from "@salida/library/spoken/for-the-ear.ts";
import { type LevelName, levels } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import type { PromptFile } from "#engines/text/text.ts";
import { chartPrompt } from "./chart.ts";
import { editPrompt } from "./edit.ts";
import { exemplars } from "./exemplars.ts";
import { explainPrompt } from "./explain.ts";
import { guessPrompt } from "./guess.ts";
import { heardExemplars } from "./heard-exemplars.ts";
import { listeningEditPrompt } from "./listening-edit.ts";
import { listeningMendPrompt } from "./listening-mend.ts";
import { listeningSheetPrompt } from "./listening-sheet.ts";
import { listeningTextPrompt } from "./listening-text.ts";
import { lookPrompt } from "./look.ts";
import { mendPrompt } from "./mend.ts";
import { roomEditPrompt } from "./room-edit.ts";
import { roomFramePrompt, roomRestPrompt, roomRiddlePrompt, roomTextPrompt } from "./room-parts.ts";
import { roomPlanPrompt } from "./room-plan.ts";
import { sheetPrompt } from "./sheet.ts";
import { solvePrompt } from "./solve.ts";
import { textPrompt } from "./text.ts";

/** What each prompt says, as a hash, by its name and version: a stock knows its texts by them. */
const known: Record<string, string> = {
  "reading-sheet@9": "2bc18d19423ebd28",
  "guess@1": "d247e724971e0c44",
  "reading-text@8": "fec66b63bb839b47",
  "reading-mend@8": "2c1ff2d3cef27a5a",
  "reading-edit@2": "dc5d99fc482d3955",
  "solve@1": "bd54dad6d71cb9c1",
  "reading-explain@5": "b50746e4195bdfcd",
  "listening-sheet@2": "9a7ca3e913270c40",
  "listening-text@2": "4d3d86450db99775",
  "listening-mend@2": "a79ab941b19fd37c",
  "room-plan@2": "352c6632dea29b72",
  "room-edit@1": "607ab7b9c52a134e",
  "room-frame@2": "d54d84181c85e798",
  "room-riddle@3": "ca964e277296ab4a",
  "room-text@2": "d8da7bdf8774d1d3",
  "room-rest@2": "ecbf8e32bcf494ab",
  "listening-edit@2": "fcf52d81891cf2b4",
  "picture-look@1": "4cd025a713908d85",
  "picture-chart@1": "adff6a872da9abda",
};

const brief = { topic: "MURDER", genre: "story", titles: ["A Cup"], names: ["Ana"] } as const;
const sheet = { place: "A kitchen", premise: "A cup is gone.", people: ["Ana, a cook"] };
const heard = {
  sheet: { ...sheet, speakers: [{ name: "Ana", voice: "woman", who: "A cook" }] },
  dialogue: { ...brief, genre: "dialogue" },
} as const;
const wholeRoom = (level: LevelName) => ({
  brief: { ...brief, level },
  plan: {
    truth: "A cup is gone.",
    place: "A kitchen",
    people: [{ name: "Ana", voice: "woman", job: "a cook" }],
    texts: [{ found: "A paper", tells: "It tells." }],
  },
  tried: { part: { title: "A Cup" }, findings: ["too short"] },
});
const decided = [{ stem: "What is gone?", key: "A cup", others: ["A pan", "A lid"] }];
const given = (level: LevelName) => ({ brief: { ...brief, level }, sheet, decided });
const question = { stem: "What is gone?", options: ["A cup", "A pan"] };
const reason = {
  text: "The cup is gone.",
  evidence: "The cup is gone.",
  ...decided[0],
} as const;

/** A prompt's name, and what it says at every level. */
function spoken<Given>(
  prompt: PromptFile<Given>,
  at: (level: LevelName) => Given,
): readonly [string, string] {
  const { id, version, stable, volatile } = prompt;
  return [`${id}@${version}`, [stable, ...levels.map((level) => volatile(at(level)))].join("\0")];
}

test.each([
  spoken(sheetPrompt, (level) => ({ brief: { ...brief, level }, refused: ["a fault"] })),
  spoken(guessPrompt, () => [question]),
  spoken(textPrompt, (level) => ({ ...given(level), exemplar: exemplars[level] })),
  spoken(mendPrompt, (level) => ({
    ...given(level),
    title: "A Cup",
    text: "The cup is gone.",
    findings: ["too short"],
  })),
  spoken(editPrompt, (level) => ({
    brief: { ...brief, level },
    title: "A Cup",
    text: "The cup is gone.",
  })),
  spoken(listeningSheetPrompt, (level) => ({ brief: { ...heard.dialogue, level }, refused: ["a fault"] })),
  spoken(listeningTextPrompt, (level) => ({
    ...given(level),
    sheet: heard.sheet,
    exemplar: heardExemplars[level],
  })),
  spoken(listeningMendPrompt, (level) => ({
    ...given(level),
    sheet: heard.sheet,
    title: "A Cup",
    text: "The cup is gone.",
    findings: ["too short"],
  })),
  spoken(listeningEditPrompt, (level) => ({
    brief: { ...heard.dialogue, level },
    title: "A Cup",
    text: "The cup is gone.",
  })),
  spoken(roomPlanPrompt, (level) => ({ brief: { ...brief, level }, refused: ["a fault"] })),
  spoken(roomFramePrompt, wholeRoom),
  spoken(roomRestPrompt, wholeRoom),
  spoken(roomEditPrompt, (level) => ({ brief: { level }, shown: "The cup is gone." })),
  spoken(roomRiddlePrompt, (level) => ({
    ...wholeRoom(level),
    riddle: { ask: "Who?", options: ["A: old"], key: "A: old", needed: ["age: old", "hair: short"] as const },
  })),
  spoken(roomTextPrompt, (level) => ({
    ...wholeRoom(level),
    text: { found: "A paper", tells: "It tells.", speaker: "Ana" },
    decided: { stem: "What is gone?", key: "A cup", others: ["A pan"] },
  })),
  spoken(lookPrompt, () => ({
    place: "park",
    things: [
      { noun: "cook", doing: "singing" },
      { noun: "pan", doing: undefined },
    ],
  })),
  spoken(chartPrompt, () => undefined),
  spoken(solvePrompt, () => ({ text: "The cup is gone.", ...question })),
  spoken(explainPrompt, (level) => ({
    ...reason,
    level,
    stem: "What is gone?",
    key: "A cup",
    others: ["A pan"],
    findings: ["not Spanish"],
  })),
])("%s says what it said: whoever changes a prompt raises its version", (name, said) => {
  expect(createHash("sha256").update(said).digest("hex").slice(0, 16)).toBe(known[name]);
});

test.each(levels)("the script that shows %s is as easy to hear as is asked for", (level) => {
  const said = heardExemplars[level].replace(/^\w+: /gm, "");
  const most = { A1: 10, A2: 13, B1: 18, B2: 24, C1: 30, C2: 34 }[level];
  expect(Math.max(...sentencesOf(said).map(countWords))).toBeLessThanOrEqual(most);
  expect(vocabularyAt(said, level).share).toBeGreaterThan(0.97);
  expect(effortOf(said, true)).toBeLessThanOrEqual(levels.indexOf(level) + 0.5);
  expect(notForTheEar(said)).toBeUndefined();
});
