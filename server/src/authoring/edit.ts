import { levels } from "@salida/rules/levels.ts";
import { z } from "zod";
import { type PromptFile, said } from "#engines/text/text.ts";
import type { Brief } from "./brief.ts";
import type { EditGiven } from "./prompts/edit.ts";
import type { Recorder } from "./record.ts";

/** A sentence that an editor would not print, and what should stand there; nothing where the place has to be told otherwise. */
export const Fault = z.strictObject({
  quote: z.string().trim().max(800),
  why: z.string().trim().max(400),
  better: z.string().trim().max(800),
});

/** A fault in words for whoever mends it. */
export function faultTold({ quote, why, better }: z.infer<typeof Fault>): string {
  return `"${quote}": ${why}${better ? ` Better: "${better}"` : ""}`;
}

const Edited = z.strictObject({
  faults: z.array(Fault).max(12),
  level: z.enum(levels),
});

const editing = { most: 1_500, total: 300_000 };
/** More at once is another text, not a mended one. */
const mostFaults = 5;

/** What an editor would have changed in a text that no check refuses, in words for whoever mends it. Throws as the engine does. */
export async function edit(
  recorder: Recorder,
  file: PromptFile<EditGiven>,
  brief: Brief,
  { title, text }: { title: string; text: string },
): Promise<string[]> {
  const prompt = said(file, { brief, title, text });
  const { value } = await recorder.ask({ role: "judge", prompt, shape: Edited, ...editing });
  const whole = [title, text].join("\n");
  const faults = value.faults
    .filter(({ quote }) => quote !== "" && whole.includes(quote))
    .slice(0, mostFaults)
    .map(faultTold);
  // what is too hard is counted; that a text is too easy only a reader can tell
  const easy = levels.indexOf(value.level) < levels.indexOf(brief.level);
  return easy
    ? [...faults, `all of it reads as ${value.level}: write it as ${brief.level} is described above`]
    : faults;
}
