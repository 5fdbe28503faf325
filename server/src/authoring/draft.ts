import type { Finding } from "@salida/library/checks/finding.ts";
import { titleMark } from "@salida/library/checks/shelf.ts";
import { draftFindings } from "@salida/library/draft.ts";
import type { LibraryFile } from "@salida/library/format.ts";
import { said } from "#engines/text/text.ts";
import type { Brief, Genre } from "./brief.ts";
import type { Craft, Written } from "./craft.ts";
import { echoFindings, nameFindings, strangerFindings } from "./echo.ts";
import { edit } from "./edit.ts";
import { briefly, shortened } from "./profile.ts";
import type { TextGiven } from "./prompts/text.ts";
import type { Recorder } from "./record.ts";
import type { Question, Sheet } from "./sheet-shape.ts";

/** A question whose answer was thrown. */
export interface Thrown extends Question {
  key: string;
  others: string[];
}

/** A text with its questions, still without reasons. */
export interface Draft<T extends Written = Written> {
  title: string;
  /** As those see it who solve, judge and explain. */
  text: string;
  written: T;
  items: (Thrown & { evidence: string })[];
}

const asking = { most: 2_000, total: 300_000 };
const mendings = 2;
/** Of what an editor found; where that does not come out sound, the text stays as it was. */
const mendingsOfEdit = 2;

/** What a text is written from, and how. */
export interface Work<G extends Genre, S extends Sheet, T extends Written> {
  craft: Craft<G, S, T>;
  brief: Brief<G>;
  sheet: S;
  thrown: readonly Thrown[];
}

/**
 * A text in which what was thrown is true, mended twice at most, nothing where it is still not sound; then read by an editor and
 * mended after that, where it can be.
 */
export async function writeDraft<G extends Genre, S extends Sheet, T extends Written>(
  recorder: Recorder,
  work: Work<G, S, T>,
): Promise<Draft<T> | undefined> {
  const { craft, brief, sheet } = work;
  const exemplar = recorder.profile.exemplars ? { exemplar: craft.exemplars[brief.level] } : {};
  const prompt = said(craft.text, { ...givenOf(recorder, work), ...exemplar });
  const { value } = await recorder.ask({ role: "writer", prompt, shape: craft.shape, ...asking });
  const sound = await soundText(recorder, work, value, mendings);
  if (!sound) return undefined;
  const { title } = sound;
  const faults = await edit(recorder, craft.edit, brief, { title, text: craft.textOf(sound, sheet) });
  if (faults.length === 0) return draftOf(work, sound);
  recorder.found(...faults.map((fault) => `editor: ${fault}`));
  const better = await mend(recorder, work, sound, faults);
  const edited = await soundText(recorder, work, better, mendingsOfEdit - 1);
  return draftOf(work, edited ?? sound);
}

function givenOf<G extends Genre, S extends Sheet, T extends Written>(
  { profile }: Recorder,
  { brief, sheet, thrown }: Work<G, S, T>,
): TextGiven<G, S> {
  return { brief: briefly(brief, profile), sheet, decided: thrown };
}

/** A text that no check refuses, mended so often at most. */
async function soundText<G extends Genre, S extends Sheet, T extends Written>(
  recorder: Recorder,
  work: Work<G, S, T>,
  written: T,
  times: number,
): Promise<T | undefined> {
  let text = written;
  for (let mended = 0; ; mended++) {
    const findings = findingsOf(work, text);
    if (findings.length === 0) return text;
    recorder.found(...findings.map((finding) => `text: ${finding}`));
    if (mended === times) return undefined;
    text = await mend(recorder, work, text, findings);
  }
}

async function mend<G extends Genre, S extends Sheet, T extends Written>(
  recorder: Recorder,
  work: Work<G, S, T>,
  written: T,
  findings: readonly string[],
): Promise<T> {
  const { craft, sheet } = work;
  const found = shortened(findings, recorder.profile);
  const text = craft.textOf(written, sheet);
  const given = { ...givenOf(recorder, work), title: written.title, text, findings: found };
  const prompt = said(craft.mend, given);
  const { value } = await recorder.ask({ role: "writer", prompt, shape: craft.shape, ...asking });
  return value;
}

function draftOf<G extends Genre, S extends Sheet, T extends Written>(
  { craft, sheet, thrown }: Work<G, S, T>,
  written: T,
): Draft<T> {
  const items = thrown.map((it, at) => ({
    ...it,
    evidence: craft.proofOf(written.evidence[at] ?? "", written),
  }));
  return { title: written.title, text: craft.textOf(written, sheet), written, items };
}

function findingsOf<G extends Genre, S extends Sheet, T extends Written>(
  work: Work<G, S, T>,
  written: T,
): string[] {
  const { craft, brief, sheet, thrown } = work;
  if (written.evidence.length !== thrown.length)
    return [`${written.evidence.length} pieces of evidence for ${thrown.length} questions`];
  const draft = draftOf(work, written);
  const items = draft.items.map(({ skill, stem, key, others, evidence }) => ({
    skill,
    stem,
    key,
    evidence,
    why: unsaid,
    distractors: others.map((text) => ({ text, why: unsaid })),
  }));
  const file = craft.fileOf(brief, sheet, written, items);
  const stems = thrown.map(({ stem }) => stem);
  const words = [written.title, draft.text].join("\n");
  const mark = titleMark(written.title);
  const taken = brief.titles.some((title) => titleMark(title) === mark);
  return [
    ...echoFindings(words),
    ...nameFindings(words, brief.names),
    ...strangerFindings(words, stems),
    ...(/(?<!\.)\.\.(?!\.)/.test(words) ? ["two full stops in a row"] : []),
    ...(taken ? [`the title "${written.title}" is there already`] : []),
    ...craft.findings(written, sheet, brief),
    ...draftFindings(file, craft.form)
      .filter(({ check }) => !later.has(check))
      .map((finding) => inWords(finding, file, stems)),
  ];
}

const unsaid = { en: "-", es: "-" };
/** What is said of reasons, which come later, and of fill-ins, which nobody writes. */
const later = new Set(["englishExplained", "spanishExplained", "fillInCount"]);

/** A finding as it is told to whoever wrote the text: questions are counted as they were told them. */
function inWords({ what, where }: Finding, file: LibraryFile, stems: readonly string[]): string {
  const item = /item (\d+)$/.exec(where)?.[1];
  if (item === undefined) return what;
  const { items = [] } = [...file.readings, ...file.listenings][0] ?? {};
  return `question ${stems.indexOf(items[Number(item) - 1]?.stem ?? "") + 1}: ${what}`;
}
