import type { Finding } from "@salida/library/checks/finding.ts";
import { titleMark } from "@salida/library/checks/shelf.ts";
import { draftFindings } from "@salida/library/draft.ts";
import type { Item, LibraryFile, Reading } from "@salida/library/format.ts";
import { z } from "zod";
import { said } from "#engines/text/text.ts";
import type { Brief } from "./brief.ts";
import { echoFindings, nameFindings, strangerFindings } from "./echo.ts";
import { generatedForm } from "./generated-form.ts";
import { briefly, shortened } from "./profile.ts";
import { mendPrompt } from "./prompts/mend.ts";
import { textPrompt } from "./prompts/text.ts";
import type { Recorder } from "./record.ts";
import type { Question, Sheet } from "./sheet.ts";

/** A question whose answer was thrown. */
export interface Thrown extends Question {
  key: string;
  others: string[];
}

const Text = z.strictObject({
  title: z.string().trim().min(1).max(80),
  paragraphs: z.array(z.string().trim().min(1).max(2_500)).min(1).max(12),
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

/** A text in which what was thrown is true, mended twice at most; nothing where it is still not sound. */
export async function writeDraft(
  recorder: Recorder,
  { brief, sheet, thrown }: { brief: Brief; sheet: Sheet; thrown: readonly Thrown[] },
): Promise<Draft | undefined> {
  const given = { brief: briefly(brief, recorder.profile), sheet, decided: thrown };
  const first = said(textPrompt, given);
  let { value } = await recorder.ask({ role: "writer", prompt: first, shape: Text, ...asking });
  for (let mended = 0; ; mended++) {
    const findings = findingsOf(brief, value, thrown);
    if (findings.length === 0) return draftOf(value, thrown);
    recorder.found(...findings.map((finding) => `text: ${finding}`));
    if (mended === mendings) return undefined;
    const prompt = said(mendPrompt, { ...given, ...value, findings: shortened(findings, recorder.profile) });
    ({ value } = await recorder.ask({ role: "writer", prompt, shape: Text, ...asking }));
  }
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
