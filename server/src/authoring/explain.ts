import { findingsBy } from "@salida/library/checks/finding.ts";
import { englishExplained, spanishExplained } from "@salida/library/checks/language-checks.ts";
import { optionsOf } from "@salida/library/checks/placed.ts";
import * as safety from "@salida/library/checks/safety-checks.ts";
import { plainText } from "@salida/library/checks/text-checks.ts";
import { type Item, Said } from "@salida/library/format.ts";
import { plainWords } from "@salida/library/language/phrases.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { z } from "zod";
import { said } from "#engines/text/text.ts";
import { asReading } from "./as-reading.ts";
import type { Brief } from "./brief.ts";
import type { Draft } from "./draft.ts";
import { echoFindings, nameFindings } from "./echo.ts";
import { generatedForm } from "./generated-form.ts";
import { shortened } from "./profile.ts";
import { explainPrompt } from "./prompts/explain.ts";
import type { Recorder } from "./record.ts";

const explaining = { most: 1_500, total: 300_000 };
const tries = 2;

/** An item with a reason for every option in both languages; nothing where two tries gave none that will do. */
export async function explain(
  recorder: Recorder,
  brief: Brief,
  { draft, item }: { draft: Pick<Draft, "title" | "text">; item: Draft["items"][number] },
): Promise<Item | undefined> {
  const { skill, stem, key, others, evidence } = item;
  const shape = z.strictObject({ right: Said, wrong: z.array(Said).length(others.length) });
  let findings: string[] = [];
  for (let tried = 0; tried < tries; tried++) {
    const told = shortened(findings, recorder.profile);
    const given = { level: brief.level, text: draft.text, stem, key, evidence, others, findings: told };
    const prompt = said(explainPrompt, given);
    const { value } = await recorder.ask({ role: "writer", prompt, shape, ...explaining });
    const distractors = others.map((text, at) => ({ text, why: value.wrong[at] ?? value.right }));
    const explained: Item = { skill, stem, key, why: value.right, evidence, distractors };
    findings = reasonFindings(brief, draft, explained);
    if (findings.length === 0) return explained;
    recorder.found(...findings.map((finding) => `reasons: ${finding}`));
  }
  return undefined;
}

/** What speaks against the reasons of an item. */
export function reasonFindings(brief: Brief, draft: Pick<Draft, "title" | "text">, item: Item): string[] {
  const file = asReading(brief, draft, [item]);
  const found = findingsBy(checks, (check) => check(file, generatedForm)).map(({ what }) => what);
  const reasons = [item.why, ...item.distractors.map(({ why }) => why)];
  const words = reasons.flatMap(({ en, es }) => [en, es]);
  const long = words.some(({ length }) => length > longest);
  const same = new Set(words).size < words.length;
  const { share } = vocabularyAt(reasons.map(({ en }) => en.replace(quotation, " ")).join("\n"), brief.level);
  return [
    ...found,
    ...echoFindings(words.join("\n")),
    ...nameFindings(words.join("\n"), brief.names),
    ...misquoted(words, [draft.title, draft.text, item.stem, ...optionsOf(item)].join("\n")),
    ...(long ? [`a reason of over ${longest} characters`] : []),
    ...(same ? ["the same reason twice"] : []),
    ...(share < leastKnown ? [`reasons in words above ${brief.level}`] : []),
  ];
}

const checks = { englishExplained, spanishExplained, plainText, ...safety };
const longest = 400;
/** The share of an explanation's words, quotations apart, that is known at the level. */
const leastKnown = 0.85;
const quotation = /["“]([^"“”]+)["”]|«([^»]+)»/g;
/** One word or two may be about the language; more are said to stand in the text. */
const quotedWords = 3;

/** What reasons quote stands in the text or in the question. */
function misquoted(reasons: readonly string[], from: string): string[] {
  const there = ` ${plainWords(from).join(" ")} `;
  const quotations = reasons.flatMap((reason) =>
    [...reason.matchAll(quotation)].map(([, en, es]) => en ?? es ?? ""),
  );
  const parts = quotations.flatMap((quoted) => quoted.split(/\.\.\.|…/)).map((part) => plainWords(part));
  const wrong = parts.find((part) => part.length >= quotedWords && !there.includes(` ${part.join(" ")} `));
  return wrong ? [`quotes what the text does not say: "${wrong.join(" ")}"`] : [];
}
