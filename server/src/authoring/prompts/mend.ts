import type { Genre } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { type Scene, type TextGiven, textPrompt } from "./text.ts";

export interface MendGiven<G extends Genre = Genre, S = Scene> extends TextGiven<G, S> {
  title: string;
  text: string;
  findings: readonly string[];
}

/** The same text with what was found mended. */
export const mendPrompt: PromptFile<MendGiven> = {
  id: "reading-mend",
  version: 8,
  stable: `${textPrompt.stable.trim()}

You have written such a text, and something was found in it. Mend just that, and give the whole text again, with its title and all
evidence. Where words are said to be above the level, put an easier thing or turn of events in their place rather than a description;
where it is hard to follow, tell fewer things, not shorter ones in a row. What an editor
would not print is told anew so that it reads as if it had never been otherwise; use what is proposed or something better. What you write
anew is as natural as the rest. The questions and
their options stay as they are.`,
  volatile: ({ title, text, findings, ...given }) => `${textPrompt.volatile(given).trim()}

Your text:
${title}

${text}

Found:
${findings.map((finding) => `- ${finding}`).join("\n")}`,
};
