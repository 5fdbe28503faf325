import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Grammar } from "#engines/grammar/grammar.ts";
import { type Judge, type Judged, JudgeFault, type Remark } from "#engines/judge/judge.ts";
import { bare } from "#engines/partner/remote/bare.ts";
import { said, type TextEngine, TextFault } from "#engines/text/text.ts";
import { remarkFault } from "./remark-fault.ts";
import { remarksPrompt } from "./remarks-prompt.ts";

/** What a judge by a model is opened with. */
export interface ModelJudgeParts {
  engine: Pick<TextEngine, "ask" | "ready">;
  /** How learners are told who it is. */
  name: string;
  /** What a remark puts in a text's place has no more mistakes than what stood there. */
  grammar: Pick<Grammar, "check">;
  /** Hears why a remark was dropped or none came; never what was written. */
  onFault?: ((error: Error) => void) | undefined;
}

const words = z.string().trim().max(400);
const Found = z.strictObject({
  remarks: z.array(z.strictObject({ quote: words, better: words, en: words, es: words })).max(12),
});

const mostRemarks = 3;
/** Characters of all that is looked at; a model's room is not without end. */
const readable = 6_000;
const asking = { most: 1_200, total: 60_000 };

/** A model that looks once more; what it says is shown where its quotes stand in the text and it makes nothing worse. */
export function openModelJudge({ engine, name, grammar, onFault }: ModelJudgeParts): Judge {
  return {
    name,

    async remark(judged) {
      if (!engine.ready("judge")) throw new JudgeFault("not ready");
      const { level, learner } = judged;
      const nonce = randomUUID().replaceAll("-", "").slice(0, 16);
      const texts = readableOf(judged);
      const found = judged.texts.flatMap((text) => text.found.map(({ wrong }) => wrong));
      const prompt = said(remarksPrompt, { what: judged.what, level, texts, found, nonce });
      const written = { texts, found, nonce, instructions: prompt.stable };
      const remarks = await asked(
        engine,
        { role: "judge", prompt, shape: Found, learner, ...asking },
        onFault,
      );
      const kept: Remark[] = [];
      for (const { quote, better, en, es } of remarks) {
        if (kept.length === mostRemarks) break;
        const remark = { quote, better, why: { en, es } };
        const fault = remarkFault(remark, written) ?? (await worsens(remark, texts, grammar));
        if (fault) onFault?.(new Error(`judge: a remark that is ${fault}`));
        else if (kept.every((other) => other.quote !== quote)) kept.push(remark);
      }
      return kept;
    },
  };
}

async function asked(
  engine: ModelJudgeParts["engine"],
  ask: Parameters<typeof engine.ask<z.infer<typeof Found>>>[0],
  onFault: ModelJudgeParts["onFault"],
) {
  try {
    return (await engine.ask(ask)).value.remarks;
  } catch (error) {
    // what providers say may repeat what a learner said
    const why = error instanceof TextFault ? error.why : "broken";
    onFault?.(new Error(`judge: ${why}`));
    throw new JudgeFault(why);
  }
}

/** The newest of what was written, as far as there is room for it. */
function readableOf({ texts }: Judged): string[] {
  const read: string[] = [];
  let left = readable;
  for (const { text } of texts.toReversed()) {
    const plain = bare(text, left);
    left -= plain.length;
    read.unshift(plain);
  }
  return read.filter((text) => text !== "");
}

/** Says so where the checker finds more in the text with the remark than without it. */
async function worsens(
  { quote, better }: Remark,
  texts: readonly string[],
  grammar: Pick<Grammar, "check">,
): Promise<string | undefined> {
  const text = texts.find((it) => it.includes(quote)) ?? "";
  const [before, after] = await Promise.all([
    grammar.check(text),
    grammar.check(text.replace(quote, () => better)),
  ]);
  return (after?.length ?? 0) > (before?.length ?? 0) ? "wrong itself" : undefined;
}
