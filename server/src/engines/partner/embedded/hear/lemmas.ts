import { wordsOf } from "@salida/rules/words.ts";
import { adjectiveBase, nounBase, verbBase } from "#engines/english/lexicon.ts";
import { singularOf } from "#engines/english/nouns.ts";
import { baseOf } from "#engines/english/verbs.ts";

/** Words that carry grammar and no topic; also those a lexicon of nouns and verbs leaves out. */
const grammarWords = new Set(
  `a an the i you he she it we they me him her us them my your his its our their mine yours this that these those
  am is are was were be been being do does did done doing have has had having will would can could shall should may
  might must not no yes and or but because so if then than when while where who whom whose what which why how of in on
  at to for from with without about into over under after before between by as up down out off again too also very
  really just only more most much many some any every all both each other another there here now never always often
  sometimes usually ok okay oh well hi hello please thanks thank n't i'm i've i'd i'll it's don't doesn't didn't can't
  isn't aren't wasn't won't you're he's she's that's there's we're they're let's dont cant im ive something someone
  anything everything nothing everyone maybe perhaps although though since until during myself yourself else ever yet
  already almost quite lot lots kind thing like go get make take think know want say see`.split(/\s+/),
);

/** Whether a word is of the grammar rather than of any topic. Lower case. */
export function isGrammarWord(word: string): boolean {
  return grammarWords.has(word);
}

/** The words of a text in lower case, with straight apostrophes. */
export function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase().replaceAll("’", "'"));
}

/** A word's base form: "mice" and "mouse" are one, so are "went" and "go". Lower case. */
export function lemmaOf(word: string): string {
  const noun = singularOf(word);
  return noun === word ? baseOf(word) : noun;
}

/** The base forms of a text's content words. */
export function contentLemmas(text: string): string[] {
  return plainWords(text)
    .filter((word) => !isGrammarWord(word))
    .map(lemmaOf);
}

/** Whether a word is found in an English lexicon. Lower case. The lexicon knows base forms, so those are tried. */
export function isEnglish(word: string): boolean {
  if (isGrammarWord(word) || lemmaOf(word) !== word || adjectiveBase(word) !== word) return true;
  const bare = word.replace(/'s$/, "");
  return isBaseForm(bare) || (bare.endsWith("ly") && isBaseForm(bare.slice(0, -2)));
}

function isBaseForm(word: string): boolean {
  return (
    nounBase(`${word}s`) === word || verbBase(`${word}s`) === word || adjectiveBase(`${word}er`) === word
  );
}
