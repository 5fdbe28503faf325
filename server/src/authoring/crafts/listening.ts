import { speakers as speakersCheck } from "@salida/library/checks/listening-checks.ts";
import { type Item, type LibraryFile, type Listening, Speaker } from "@salida/library/format.ts";
import { bareSentencesOf } from "@salida/library/language/phrases.ts";
import { spokenText } from "@salida/library/spoken/turns.ts";
import { z } from "zod";
import type { Brief, Genre } from "#authoring/brief.ts";
import type { Craft, Written } from "#authoring/craft.ts";
import { cutFillIns } from "#authoring/cut-fill-ins.ts";
import { nameFindings } from "#authoring/echo.ts";
import { generatedForm } from "#authoring/generated-form.ts";
import { heardGenresAt } from "#authoring/genres.ts";
import { heardExemplars } from "#authoring/prompts/heard-exemplars.ts";
import { listeningEditPrompt } from "#authoring/prompts/listening-edit.ts";
import { listeningMendPrompt } from "#authoring/prompts/listening-mend.ts";
import { listeningSheetPrompt, speakersOf } from "#authoring/prompts/listening-sheet.ts";
import { listeningTextPrompt } from "#authoring/prompts/listening-text.ts";
import { Sheet, short } from "#authoring/sheet-shape.ts";
import { idOf } from "./id-of.ts";
import { writtenShape } from "./written-shape.ts";

const HeardSheet = Sheet.extend({
  speakers: z
    .array(
      z.strictObject({
        // one word that a turn can begin with
        name: z.string().regex(/^\p{Lu}[\p{L}'’-]{1,19}$/u),
        voice: Speaker.shape.voice,
        who: short,
      }),
    )
    .min(1)
    .max(2),
  people: z.array(short).max(4),
});
type HeardSheet = z.infer<typeof HeardSheet>;

/** What is heard, turn by turn. */
interface Script extends Written {
  turns: { speaker: string; text: string }[];
}

const Script: z.ZodType<Script> = z.strictObject({
  ...writtenShape,
  // fill-ins have the same title, and say which part they are
  title: z.string().trim().min(1).max(60),
  turns: z
    .array(
      z.strictObject({
        speaker: z.string().trim().min(1).max(40),
        text: z.string().trim().min(1).max(2_000),
      }),
    )
    .min(1)
    .max(40),
});

/** How listenings are written, and what is cut from them to be filled in. */
export const listeningCraft: Craft<Genre, HeardSheet, Script> = {
  genresAt: heardGenresAt,
  form: generatedForm,
  sheet: { prompt: listeningSheetPrompt, shape: HeardSheet, findings: sceneFindings },
  text: listeningTextPrompt,
  mend: listeningMendPrompt,
  edit: listeningEditPrompt,
  shape: Script,
  exemplars: heardExemplars,
  textOf: (script, { speakers }) => textOf(script, speakers.length),
  proofOf: (evidence, { turns }) => {
    const label = turns.map(({ speaker }) => `${speaker}:`).find((name) => evidence.startsWith(name));
    return plain(evidence.slice(label?.length ?? 0));
  },
  findings: scriptFindings,
  fileOf,
};

const nowhere = { topic: "OTHER", level: "A1", genre: "talk" } as const;

function sceneFindings({ speakers }: HeardSheet, brief: Brief): string[] {
  const wanted = speakersOf(brief.genre) === "one" ? 1 : 2;
  const alike = speakersCheck(withSpeakers(speakers), generatedForm).map(({ what }) => what);
  return [
    ...(speakers.length === wanted ? [] : [`${speakers.length} speakers, not ${wanted}`]),
    ...alike,
    ...nameFindings(speakers.map(({ name }) => name).join("\n"), brief.names),
  ];
}

/** A recording has a voice for each speaker of the sheet and for nobody else, and a script gives enough to be filled in. */
function scriptFindings(script: Script, sheet: HeardSheet, { level }: Brief): string[] {
  const stranger = script.turns.find(({ speaker }) => sheet.speakers.every(({ name }) => name !== speaker));
  if (stranger) return [`"${stranger.speaker}" is none of the speakers`];
  const cut = cutFillIns(listeningOf({ ...nowhere, level }, sheet, script), level, generatedForm);
  return cut.length < generatedForm.fillIns.least
    ? [
        "too few sentences with a word or two that a listener could write down: more sentences of six words or more",
      ]
    : [];
}

function fileOf(brief: Brief, sheet: HeardSheet, script: Script, items: Item[]): LibraryFile {
  const { topic, level } = brief;
  const listening = listeningOf(brief, sheet, script);
  const whole = {
    ...listening,
    items: asHeard(items, spokenText(listening)),
    fillIns: cutFillIns(listening, level, generatedForm),
  };
  return { topic, level, readings: [], listenings: [whole] };
}

/** The listening, without anything that is asked about it. */
function listeningOf(
  brief: Pick<Brief, "topic" | "level" | "genre">,
  { speakers }: HeardSheet,
  script: Script,
): Listening {
  const { title } = script;
  return {
    ...{ id: idOf(brief, title), title, genre: brief.genre, spelling: "british" },
    speakers: speakers.map(({ name, voice }) => ({ name, voice })),
    text: textOf(script, speakers.length),
    items: [],
    fillIns: [],
  };
}

/** Items in the order in which what proves them is heard. */
function asHeard(items: readonly Item[], text: string): Item[] {
  const sentences = bareSentencesOf(text);
  const place = ({ evidence }: Item) => sentences.indexOf(bareSentencesOf(evidence)[0] ?? "");
  return [...items].sort((a, b) => place(a) - place(b));
}

/** The turns, each with its speaker's name before it where there are two. */
function textOf({ turns }: Script, speakers: number): string {
  return turns
    .map((turn) => (speakers === 1 ? saidIn(turn) : `${turn.speaker}: ${saidIn(turn)}`))
    .join("\n\n");
}

/** What is said in a turn, in one line, without the name before it that some models put there. */
function saidIn({ speaker, text }: Script["turns"][number]): string {
  return plain(text.startsWith(`${speaker}:`) ? text.slice(speaker.length + 1) : text);
}

function plain(said: string): string {
  return said.trim().replace(/\s+/g, " ");
}

function withSpeakers(speakers: readonly Speaker[]): LibraryFile {
  const sheet = { speakers } as HeardSheet;
  const listening = listeningOf(nowhere, sheet, { title: "-", evidence: [], turns: [] });
  return { ...nowhere, readings: [], listenings: [listening] };
}
