import { degreeOf } from "#engines/partner/embedded/degree.ts";
import type { LanguageHelp } from "#engines/partner/embedded/hear/language.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { fresh } from "./choose.ts";
import { fill } from "./fill.ts";

type Lines = readonly [readonly string[], readonly string[], readonly string[]];

const words: Record<LanguageHelp["kind"], Lines> = {
  phrase: [["In English: “{means}”."], ["In English that's “{means}”."], ["In English you'd say “{means}”."]],
  meaning: [["It means: {means}."], ["“{phrase}” means {means}."], ["“{phrase}” means {means}."]],
  noPhrase: [
    ["I do not know that whole phrase. Describe it!"],
    ["I don't know the English for that whole phrase; try to describe it in other words."],
    ["I don't have a good English phrase for all of that; describe it, and we'll find one."],
  ],
  noMeaning: [
    ["I do not know that whole phrase, sorry."],
    ["I don't know that whole phrase; look at the words around it."],
    ["That whole phrase is new to me, I confess; the words around it may tell."],
  ],
  better: [
    ["Almost! Say it like this: “{means}”."],
    ["Nearly; there it should be like “{means}”."],
    ["Very nearly; there it ought to be as in “{means}”."],
  ],
  correct: [
    ["I understand it. The notes under it help."],
    ["I understand it well; the notes under your message show what to mend."],
    ["It's perfectly clear; whatever could be better stands in the notes under your message."],
  ],
  spanish: [
    ["My Spanish is small. Your English is good!"],
    ["My Spanish is too small for that, and your English is good enough; use easy words."],
    ["My Spanish wouldn't carry me far, whereas your English carries us very well; simple words will do."],
  ],
};

/** What is said to whoever asks for a phrase, for what one means, or whether theirs is right. */
export function helpWithLanguage(
  { kind, phrase = "", means = "" }: LanguageHelp,
  state: PartnerState,
): string {
  const line = fresh(words[kind][degreeOf(state.level)], [], state);
  const said = phrase.trim();
  return fill(line, { phrase: said.charAt(0).toUpperCase() + said.slice(1), means });
}
