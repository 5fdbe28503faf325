import type { PromptFile } from "#engines/text/text.ts";
import { type TextGiven, textPrompt } from "./text.ts";

export interface MendGiven extends TextGiven {
  title: string;
  paragraphs: readonly string[];
  findings: readonly string[];
}

/** The same text with what was found mended. */
export const mendPrompt: PromptFile<MendGiven> = {
  id: "reading-mend",
  version: 2,
  stable: `${textPrompt.stable.trim()}

You have written such a text, and something was found in it. Mend just that, and give the whole text again, with its title and all
evidence. Words that are said to be above the level are to be said with easier ones. The questions and their options stay as they
are.`,
  volatile: ({ title, paragraphs, findings, ...given }) => `${textPrompt.volatile(given).trim()}

Your text:
${title}

${paragraphs.join("\n\n")}

Found:
${findings.map((finding) => `- ${finding}`).join("\n")}`,
};
