import type { Finding } from "@salida/library/checks/finding.ts";
import { titleMark } from "@salida/library/checks/shelf.ts";
import { draftFindings } from "@salida/library/draft.ts";
import type { Item, LibraryFile, Reading } from "@salida/library/format.ts";
import { z } from "zod";
import { said } from "#engines/text/text.ts";
import type { Brief } from "./brief.ts";
import { echoFindings, nameFindings, strangerFindings } from "./echo.ts";
import { edit } from "./edit.ts";
import { generatedForm } from "./generated-form.ts";
import { briefly, shortened } from "./profile.ts";
import { exemplars } from "./prompts/exemplars.ts";
import { mendPrompt } from "./prompts/mend.ts";
import { type TextGiven, textPrompt } from "./prompts/text.ts";
import type { Recorder } from "./record.ts";
import type { Question, Sheet } from "./sheet.ts";

/** A question whose answer was thrown. */
export interface Thrown extends Question {
  key: string;
  others: string[];
}

const Text = z.strictObject({
  title: z.string().trim().min(1).max(80),
  paragraphs: z.array(z.string().trim().min(1).max(2_500)).min(1).max(24),
  evidence: z.array(z.string().trim().min(1).max(800)).min(1).max(8),
});
type Text = z.infer<typeof Text>;

/** A text with its questions, still without reasons. */
export interface Draft {
  title: string;
  text: string;
  items: (Thrown & { evidence: string })[];
}

const asking = { most: 2_000, total: 300_000 };
const mendings = 2;
/** Of what an editor found; where that does not come out sound, the text stays as it was. */
const mendingsOfEdit = 2;

/** What a text is written from. */
interface Work {
  brief: Brief;
  sheet: Sheet;
  thrown: readonly Thrown[];
}

/**
 * A text in which what was thrown is true, mended twice at most, nothing where it is still not sound; then read by an editor and
 * mended after that, where it can be.
 */
export async function writeDraft(recorder: Recorder, work: Work): Promise<Draft | undefined> {
  const exemplar = recorder.profile.exemplars ? { exemplar: exemplars[work.brief.level] } : {};
  const prompt = said(textPrompt, { ...givenOf(recorder, work), ...exemplar });
  const { value } = await recorder.ask({ role: "writer", prompt, shape: Text, ...asking });
  const sound = await soundText(recorder, work, value, mendings);
  if (!sound) return undefined;
  const faults = await edit(recorder, work.brief, sound);
  if (faults.length === 0) return draftOf(sound, work.thrown);
  recorder.found(...faults.map((fault) => `editor: ${fault}`));
  const better = await mend(recorder, work, sound, faults);
  const edited = await soundText(recorder, work, better, mendingsOfEdit - 1);
  return draftOf(edited ?? sound, work.thrown);
}

function givenOf({ profile }: Recorder, { brief, sheet, thrown }: Work): TextGiven {
  return { brief: briefly(brief, profile), sheet, decided: thrown };
}

/** A text that no check refuses, mended so often at most. */
async function soundText(
  recorder: Recorder,
  work: Work,
  written: Text,
  times: number,
): Promise<Text | undefined> {
  let text = written;
  for (let mended = 0; ; mended++) {
    const findings = findingsOf(work.brief, text, work.thrown);
    if (findings.length === 0) return text;
    recorder.found(...findings.map((finding) => `text: ${finding}`));
    if (mended === times) return undefined;
    text = await mend(recorder, work, text, findings);
  }
}

async function mend(recorder: Recorder, work: Work, text: Text, findings: readonly string[]): Promise<Text> {
  const found = shortened(findings, recorder.profile);
  const prompt = said(mendPrompt, { ...givenOf(recorder, work), ...text, findings: found });
  const { value } = await recorder.ask({ role: "writer", prompt, shape: Text, ...asking });
  return value;
}

function draftOf({ title, paragraphs, evidence }: Text, thrown: readonly Thrown[]): Draft {
  const items = thrown.map((it, at) => ({ ...it, evidence: labelled(evidence[at] ?? "", paragraphs) }));
  return { title, text: paragraphs.join("\n\n"), items };
}

/** The name before what somebody says in a conversation. */
export const speakerLabel = /^\p{Lu}[\p{L} .'’-]{0,30}: /u;

/** A proof with the name that stands before it where it begins a turn: models leave that out. */
function labelled(evidence: string, paragraphs: readonly string[]): string {
  const turn = paragraphs.find(
    (it) => it.replace(speakerLabel, "").startsWith(evidence) && !it.startsWith(evidence),
  );
  return `${(turn && speakerLabel.exec(turn)?.[0]) ?? ""}${evidence}`;
}

function findingsOf(brief: Brief, value: Text, thrown: readonly Thrown[]): string[] {
  if (value.evidence.length !== thrown.length)
    return [`${value.evidence.length} pieces of evidence for ${thrown.length} questions`];
  const draft = draftOf(value, thrown);
  const items = draft.items.map(({ skill, stem, key, others, evidence }) => ({
    skill,
    stem,
    key,
    evidence,
    why: unsaid,
    distractors: others.map((text) => ({ text, why: unsaid })),
  }));
  const found = draftFindings(asFile(brief, readingOf(brief, draft, items)), generatedForm);
  const words = [value.title, draft.text].join("\n");
  const mark = titleMark(value.title);
  const taken = brief.titles.some((title) => titleMark(title) === mark);
  return [
    ...echoFindings(words),
    ...nameFindings(words, brief.names),
    ...strangerFindings(
      words,
      thrown.map(({ stem }) => stem),
    ),
    ...(/(?<!\.)\.\.(?!\.)/.test(words) ? ["two full stops in a row"] : []),
    ...(taken ? [`the title "${value.title}" is there already`] : []),
    ...found.filter(({ check }) => !reasons.has(check)).map(inWords),
  ];
}

const unsaid = { en: "-", es: "-" };
/** What is said of reasons, which come later. */
const reasons = new Set(["englishExplained", "spanishExplained"]);

function inWords({ what, where }: Finding): string {
  const item = /item (\d+)$/.exec(where)?.[1];
  return item ? `question ${item}: ${what}` : what;
}

/** A draft as a reading of the library. */
export function readingOf(
  { topic, level, genre }: Brief,
  { title, text }: Pick<Draft, "title" | "text">,
  items: Item[],
): Reading {
  const name = title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");
  const id = `${topic.toLowerCase().replaceAll("_", "-")}-${level.toLowerCase()}-${name || "text"}`;
  return { id, title, genre, spelling: "british", text, items };
}

export function asFile({ topic, level }: Brief, reading: Reading): LibraryFile {
  return { topic, level, readings: [reading], listenings: [] };
}
