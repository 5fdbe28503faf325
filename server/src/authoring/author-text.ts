import { randomInt } from "node:crypto";
import { draftFindings } from "@salida/library/draft.ts";
import type { Item, LibraryFile } from "@salida/library/format.ts";
import { bareSentencesOf } from "@salida/library/language/phrases.ts";
import type { Random } from "@salida/rules/random.ts";
import type { TextEngine } from "#engines/text/text.ts";
import type { Step } from "./author.ts";
import type { Brief, Genre } from "./brief.ts";
import type { Craft, Written } from "./craft.ts";
import { type Draft, type Thrown, type Work, writeDraft } from "./draft.ts";
import { explain } from "./explain.ts";
import { profileOf } from "./profile.ts";
import { openRecorder, type Provenance, type Recorder } from "./record.ts";
import { ofSheet, writeSheet } from "./sheet.ts";
import type { Question, Sheet } from "./sheet-shape.ts";
import { solve } from "./solve.ts";
import { speakerLabel } from "./speaker-label.ts";
import { withoutFavourites } from "./spread.ts";

/** What a text is made with. */
export interface Desk {
  engine: TextEngine;
  /** For what may come out the same again: orders that models see. */
  random: Random;
  /** Which of four options is true; real chance unless a test says otherwise. */
  die?: (options: number) => number;
  /** Tokens that the models take at once; where that is little, less is said. */
  context?: number;
  /** Hears how far it is. */
  onStep?: (step: Step) => void;
}

/** What came of authoring: a file that passes every check, or nothing, and either way what it took. */
export interface Authored {
  file: LibraryFile | undefined;
  provenance: Provenance;
}

/** Questions of a text, and the fewest with which it may do. */
const wanted = { items: 4, least: 3, skills: 2 };
const sheets = 2;
const textsOfSheet = 2;

/**
 * Has a text written: scene and questions, tries without a text, a throw for each question, the text, the solver's trial,
 * reasons. What a check refuses is mended or dropped, never swapped. Throws as the engine does.
 */
export async function authorText<G extends Genre, S extends Sheet, T extends Written>(
  desk: Desk,
  craft: Craft<G, S, T>,
  brief: Brief<G>,
): Promise<Authored> {
  const recorder = openRecorder(desk.engine, profileOf(desk.context));
  for (let sheet = 0; sheet < sheets; sheet++) {
    const refused = recorder.provenance().findings.filter((it) => it.startsWith(ofSheet));
    const file = await fromOneSheet(desk, recorder, { craft, brief, refused });
    if (!file) continue;
    desk.onStep?.("ready");
    return { file, provenance: recorder.provenance() };
  }
  return { file: undefined, provenance: recorder.provenance() };
}

async function fromOneSheet<G extends Genre, S extends Sheet, T extends Written>(
  desk: Desk,
  recorder: Recorder,
  { craft, brief, refused }: { craft: Craft<G, S, T>; brief: Brief<G>; refused: readonly string[] },
): Promise<LibraryFile | undefined> {
  desk.onStep?.("questions");
  const sheet = await writeSheet(recorder, craft, brief, refused);
  if (sheet.questions.length < wanted.items) return undefined;
  const open = await withoutFavourites(recorder, sheet.questions, desk.random);
  if (open.length < wanted.items) return undefined;
  const questions = mostSkills(open);
  // no mending of a text brings in another skill
  if (!enough(questions)) return undefined;
  const thrown = questions.map((question) => throwFor(question, recorder, desk.die));
  for (let tried = 0; tried < textsOfSheet; tried++) {
    const file = await fromOneText(desk, recorder, { craft, brief, sheet, thrown });
    if (file) return file;
  }
  return undefined;
}

/** Four questions with as many different skills as there are, in their order on the sheet. */
function mostSkills(questions: readonly Question[]): Question[] {
  const first = new Set(new Map([...questions].reverse().map((it) => [it.skill, it])).values());
  const chosen = new Set(
    [...questions].sort((a, b) => Number(first.has(b)) - Number(first.has(a))).slice(0, wanted.items),
  );
  return questions.filter((it) => chosen.has(it));
}

/** Throws which option of a question is true. */
export function throwFor(
  question: Question,
  recorder: Recorder,
  die: Desk["die"] = (options) => randomInt(options),
): Thrown {
  const at = die(question.options.length);
  recorder.threw(at + 1);
  const key = question.options[at] ?? "";
  return { ...question, key, others: question.options.filter((option) => option !== key) };
}

async function fromOneText<G extends Genre, S extends Sheet, T extends Written>(
  desk: Desk,
  recorder: Recorder,
  work: Work<G, S, T>,
): Promise<LibraryFile | undefined> {
  desk.onStep?.("text");
  const { craft, brief, sheet } = work;
  const draft = await writeDraft(recorder, work);
  if (!draft) return undefined;
  desk.onStep?.("checks");
  const sound = await soundItems(desk, recorder, { brief, draft });
  if (!enough(sound)) return undefined;
  const explained = await Promise.all(sound.map((item) => explain(recorder, brief, { draft, item })));
  const items = explained.filter((item): item is Item => item !== undefined);
  if (!enough(items)) return undefined;
  const file = craft.fileOf(brief, sheet, draft.written, items);
  const findings = draftFindings(file, craft.form);
  recorder.found(...findings.map(({ check, what }) => `whole: ${check}: ${what}`));
  return findings.length === 0 ? file : undefined;
}

function enough(items: readonly Pick<Item, "skill">[]): boolean {
  return items.length >= wanted.least && new Set(items.map(({ skill }) => skill)).size >= wanted.skills;
}

/** The questions that a solver answers with the key and with nothing else; twice where the solver is the writer, or from B2 on. */
export async function soundItems(
  { random }: Pick<Desk, "random">,
  recorder: Recorder,
  { brief: { level }, draft }: { brief: Pick<Brief, "level">; draft: Pick<Draft, "text" | "items"> },
): Promise<Draft["items"]> {
  const same = recorder.modelOf("solver") === recorder.modelOf("writer");
  const times = same || level >= "B2" ? 2 : 1;
  const trials = await Promise.all(
    draft.items.map(({ stem, key, others }) => {
      const question = { text: draft.text, stem, key, distractors: others };
      return Promise.all(Array.from({ length: times }, () => solve(recorder, question, random)));
    }),
  );
  return draft.items.filter(({ stem, key, evidence }, at) => {
    const tried = trials[at]?.map(({ trial }) => trial) ?? [];
    const unsound = tried.find(({ sound }) => !sound);
    const proved = tried.some(({ quote }) => isNear(quote, evidence, draft.text));
    if (unsound) {
      const { answer, rivals } = unsound;
      recorder.found(
        `solver: ${stem} ${answer === key ? `also ${rivals.join(", ")}` : `"${answer}"`}, key "${key}"`,
      );
    } else if (!proved) recorder.found(`solver: ${stem} is not proved by "${evidence}"`);
    return !unsound && proved;
  });
}

/** Whether what a solver quotes is the evidence, or a sentence beside it. */
function isNear(quote: string, evidence: string, text: string): boolean {
  const bare = (said: string) => bareSentencesOf(said).map((it) => it.replace(speakerLabel, ""));
  const sentences = bare(text);
  const places = (said: string) => bare(said).map((it) => sentences.indexOf(it));
  const proofs = places(evidence);
  return places(quote).some((at) => at >= 0 && proofs.some((proof) => Math.abs(proof - at) <= 1));
}
