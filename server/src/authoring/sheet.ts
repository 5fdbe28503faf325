import { findingsBy } from "@salida/library/checks/finding.ts";
import { englishTold } from "@salida/library/checks/language-checks.ts";
import * as options from "@salida/library/checks/option-checks.ts";
import * as safety from "@salida/library/checks/safety-checks.ts";
import * as stems from "@salida/library/checks/stem-checks.ts";
import { plainText } from "@salida/library/checks/text-checks.ts";
import { privateName } from "@salida/library/checks/vocabulary-checks.ts";
import { plainWords } from "@salida/library/language/phrases.ts";
import { levels } from "@salida/rules/levels.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { said } from "#engines/text/text.ts";
import { asReading } from "./as-reading.ts";
import type { Brief, Genre } from "./brief.ts";
import type { Craft, Written } from "./craft.ts";
import { echoFindings, nameFindings } from "./echo.ts";
import { generatedForm } from "./generated-form.ts";
import { briefly, shortened } from "./profile.ts";
import type { Recorder } from "./record.ts";
import type { Question, Sheet } from "./sheet-shape.ts";

/** What findings of a sheet begin with. */
export const ofSheet = "sheet: ";

const asking = { most: 3_000, total: 300_000 };

/** A sheet of which only those questions are left that no check refuses, none of a refused scene; told what was wrong with a first one. */
export async function writeSheet<G extends Genre, S extends Sheet>(
  recorder: Recorder,
  { sheet: { prompt: file, shape, findings } }: Pick<Craft<G, S, Written>, "sheet">,
  brief: Brief<G>,
  refused: readonly string[] = [],
): Promise<S> {
  const given = {
    brief: briefly(brief, recorder.profile),
    refused: shortened(
      refused.map((it) => it.slice(ofSheet.length)),
      recorder.profile,
    ),
  };
  const prompt = said(file, given);
  const { value } = await recorder.ask({ role: "writer", prompt, shape, ...asking });
  const ofScene = findings(value, brief);
  const found = value.questions.map((question) => questionFindings(question, brief));
  recorder.found(...[...ofScene, ...found.flat()].map((finding) => `${ofSheet}${finding}`));
  const sound = value.questions.filter((_, at) => ofScene.length === 0 && found[at]?.length === 0);
  return { ...value, questions: withoutTwins(sound) };
}

const { keyCopied: _, ...optionChecks } = options;
const { stemOnce: __, ...stemChecks } = stems;
const checks = { ...optionChecks, ...stemChecks, ...safety, plainText, englishTold, privateName };

/** What speaks against a question by itself. */
export function questionFindings(
  question: Question,
  { topic, level, names = [] }: Pick<Brief, "topic" | "level"> & Partial<Pick<Brief, "names">>,
  form = generatedForm,
): string[] {
  const [key = "", ...others] = question.options;
  const distractors = others.map((text) => ({ text, why: none }));
  const item = { skill: question.skill, stem: question.stem, key, why: none, evidence: "-", distractors };
  const file = asReading({ topic, level }, { title: "-", text: "-" }, [item]);
  const found = findingsBy(checks, (check) => check(file, form)).map(({ what }) => what);
  const words = [question.stem, ...question.options].join("\n");
  const own = [contained(question), leaning(question), hardOption(question, level), strangeOption(question)];
  return [...found, ...own, ...echoFindings(words), ...nameFindings(words, names)]
    .filter((what) => what !== undefined)
    .map((what) => `${question.stem} ${what}`);
}

/** An option within another would be true with it. */
function contained({ options }: Question): string | undefined {
  const words = options.map((option) => plainWords(option).join(" "));
  const inner = words.find((one, at) =>
    words.some((other, where) => where !== at && ` ${other} `.includes(` ${one} `)),
  );
  return inner && `an option contains another: ${inner}`;
}

/** Questions change places and fall: what leans on another one is understood by nobody. */
function leaning({ stem }: Question): string | undefined {
  const pointing = /\b(?:this|these|those|then)\b/i.exec(stem)?.[0];
  const [, before = "", person] = /^(.*?)\b(he|she|him)\b/.exec(stem) ?? [];
  // somebody who is named first is meant
  const named = /\b(?:the|an?|that|who|somebody|people)\b/.test(before) || /[A-Z]/.test(before.slice(1));
  const word = pointing ?? (named ? undefined : person);
  return word && `leans on another question: "${word}"`;
}

/** Who cannot read the options cannot answer. */
function hardOption({ stem, options }: Question, level: Brief["level"]): string | undefined {
  const above = levels[Math.min(levels.length - 1, levels.indexOf(level) + 1)] ?? level;
  const { hardWords } = vocabularyAt([stem, ...options].join(". "), above);
  const [hard] = hardWords.filter((it) => it.level !== undefined);
  return hard && `"${hard.word}" is ${hard.level}`;
}

/** Made of words that no list has: another language, or none. */
function strangeOption({ options }: Question): string | undefined {
  const strange = options.find((option) => vocabularyAt(option, "C2").share < 0.5);
  return strange && `an option of words that nobody knows: ${strange}`;
}

function withoutTwins(questions: readonly Question[]): Question[] {
  const asked = new Set<string>();
  return questions.filter(({ stem }) => {
    const plain = plainWords(stem).join(" ");
    return !asked.has(plain) && asked.add(plain);
  });
}

const none = { en: "-", es: "-" };
