import { englishExplained, spanishExplained } from "@salida/library/checks/language-checks.ts";
import { type Item, Said } from "@salida/library/format.ts";
import { plainTextFindings } from "@salida/library/language/plain-text.ts";
import { z } from "zod";
import type { Brief } from "./brief.ts";
import { asFile, type Draft, generatedForm, readingOf } from "./draft.ts";
import { explainPrompt } from "./prompts/explain.ts";
import { said } from "./prompts/prompt.ts";
import type { Recorder } from "./record.ts";

const explaining = { most: 1_500, total: 300_000 };
const tries = 2;

/** An item with a reason for every option in both languages; nothing where two tries gave none that will do. */
export async function explain(
  recorder: Recorder,
  brief: Brief,
  { draft, item }: { draft: Draft; item: Draft["items"][number] },
): Promise<Item | undefined> {
  const { skill, stem, key, others, evidence } = item;
  const shape = z.strictObject({ right: Said, wrong: z.array(Said).length(others.length) });
  let findings: string[] = [];
  for (let tried = 0; tried < tries; tried++) {
    const given = { level: brief.level, text: draft.text, stem, key, evidence, others, findings };
    const prompt = said(explainPrompt, given);
    const { value } = await recorder.ask({ role: "writer", prompt, shape, ...explaining });
    const distractors = others.map((text, at) => ({ text, why: value.wrong[at] ?? value.right }));
    const explained: Item = { skill, stem, key, why: value.right, evidence, distractors };
    findings = findingsOf(brief, draft, explained);
    if (findings.length === 0) return explained;
    recorder.found(...findings.map((finding) => `reasons: ${finding}`));
  }
  return undefined;
}

function findingsOf(brief: Brief, draft: Draft, item: Item): string[] {
  const file = asFile(brief, readingOf(brief, draft, [item]));
  const spots = [englishExplained, spanishExplained].flatMap((check) => check(file, generatedForm));
  const reasons = [item.why, ...item.distractors.map(({ why }) => why)];
  const long = reasons.find(({ en, es }) => Math.max(en.length, es.length) > longest);
  return [
    ...spots.map(({ what }) => what),
    ...reasons.flatMap(({ en, es }) =>
      plainTextFindings(`${en}\n${es}`).filter((it) => !it.startsWith("words")),
    ),
    ...(long ? [`a reason of over ${longest} characters`] : []),
  ];
}

const longest = 400;
