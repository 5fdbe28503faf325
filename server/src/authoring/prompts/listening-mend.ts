import type { Genre } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { type HeardScene, listeningTextPrompt } from "./listening-text.ts";
import type { MendGiven } from "./mend.ts";

/** The same script with what was found mended. */
export const listeningMendPrompt: PromptFile<MendGiven<Genre, HeardScene>> = {
  id: "listening-mend",
  version: 2,
  stable: `${listeningTextPrompt.stable.trim()}

You have written such a script, and something was found in it. Mend just that, and give the whole script again, with its title and all
evidence. Where words are said to be above the level, let people speak of an easier thing; where it is hard to follow, let them say fewer
things, not shorter ones in a row. What an editor would not broadcast is said anew so that it sounds as if it had never been otherwise;
use what is proposed or something better. The questions and their options stay as they are.`,
  volatile: ({ title, text, findings, ...given }) => `${listeningTextPrompt.volatile(given).trim()}

Your script:
${title}

${text}

Found:
${findings.map((finding) => `- ${finding}`).join("\n")}`,
};
