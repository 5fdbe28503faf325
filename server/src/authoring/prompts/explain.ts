import type { LevelName } from "@salida/rules/levels.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { levelCards } from "./cards.ts";

export interface ExplainGiven {
  level: LevelName;
  text: string;
  stem: string;
  key: string;
  evidence: string;
  others: readonly string[];
  /** What was wrong with a first try. */
  findings: readonly string[];
}

/** Why an option is right, and each other wrong, in both languages. */
export const explainPrompt: PromptFile<ExplainGiven> = {
  id: "reading-explain",
  version: 5,
  stable: `
You teach English to speakers of Spanish. A learner has answered a question about a text; you say in one or two short sentences why
the right option is right, and for each other option why it is wrong.

- A reason teaches: the word that decides, the tense, what "it" stands for. It does not only say that the text does not say so.
- en: English of the learner's level, quoting the text in quotation marks.
- es: Spanish as a teacher from anywhere would say it, to a "tú", in plain order. It is no translation of the English: it quotes the English
  words in « » and says what they mean, and that without any marks. Words that both Spain and America use.
- right: why the key is right. wrong: for each other option, in the order given.`,
  volatile: ({ level, text, stem, key, evidence, others, findings }) => `
Level: ${levelCards[level]}

Text:
${text}

Question: ${stem}
Right: ${key}
Proof: ${evidence}
${others.map((other, at) => `Wrong ${at + 1}: ${other}`).join("\n")}
${findings.length > 0 ? `\nA first try was refused:\n${findings.map((finding) => `- ${finding}`).join("\n")}` : ""}`,
};
