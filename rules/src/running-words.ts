import { baseFormsOf } from "./base-forms.ts";
import { type GradedPhrase, mostWords, phraseAtStart } from "./graded-phrases.ts";
import { type LevelName, levels } from "./levels.ts";
import { sentencesOf } from "./sentences.ts";
import { levelOfWord } from "./word-levels.ts";
import { wordsOf } from "./words.ts";

/** A word as it runs in a text, or a phrase of several. */
export interface RunningWord {
  /** In small letters; a listed phrase as it is listed. */
  word: string;
  /** How many words of the text it is. */
  count: number;
  /** Undefined if the list does not know it. */
  level: LevelName | undefined;
  /** A name, a number or a single letter, which is of no level. */
  free: boolean;
}

const inside = /[\p{L}\p{N},;&]\s+$/u;

interface Token {
  word: string;
  plain: string;
  capital: boolean;
  /** Its capital is not owed to the beginning of a sentence or of what somebody says. */
  inside: boolean;
  /** Nothing but a space stands before it. */
  follows: boolean;
}

/** Whether a word is harder than a level; what the list does not know is harder than any. */
export function isAbove({ level }: RunningWord, bound: LevelName): boolean {
  return level === undefined || levels.indexOf(level) > levels.indexOf(bound);
}

/** The words of a text in their order, each with its level. */
export function runningWordsOf(text: string): RunningWord[] {
  const sentences = sentencesOf(text).map(tokensOf);
  const isName = namesIn(sentences.flat());
  return sentences.flatMap((tokens) => gradedTokens(tokens, isName));
}

function tokensOf(sentence: string): Token[] {
  let at = 0;
  return wordsOf(sentence).map((word) => {
    const start = sentence.indexOf(word, at);
    const before = sentence.slice(Math.max(at - 1, 0), start);
    at = start + word.length;
    const plain = word.toLowerCase().replaceAll("’", "'");
    const capital = /^\p{Lu}/u.test(word) && !/^i(?:'|$)/.test(plain);
    return { word, plain, capital, inside: inside.test(before), follows: /^.\s+$/u.test(before) };
  });
}

/**
 * Tells names by their capitals. Where every word has one, at the beginning of a sentence, it is a name if it has one
 * elsewhere too, or if it is not in the list and never stands there in small letters.
 */
function namesIn(tokens: Token[]): (token: Token) => boolean {
  const bare = ({ plain }: Token) => plain.replace(/'s?$/, "");
  const names = new Set(tokens.filter((it) => it.capital && it.inside).map(bare));
  const small = new Set(tokens.filter((it) => !it.capital).map(bare));
  return (token) => {
    if (!token.capital) return false;
    if (token.inside || names.has(bare(token))) return true;
    const forms = [bare(token), ...baseFormsOf(bare(token))];
    return !forms.some((form) => small.has(form)) && levelOfWord(token.word) === undefined;
  };
}

function gradedTokens(tokens: Token[], isName: (token: Token) => boolean): RunningWord[] {
  const found: RunningWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAtStart(unbroken(tokens.slice(at, at + mostWords)));
    const next = phrase ? asPhrase(phrase) : asWord(tokens[at], isName);
    found.push(next);
    at += next.count;
  }
  return found;
}

/** The words up to the first mark between them: in "they look, after lunch" nobody is looked after. */
function unbroken(tokens: Token[]): string[] {
  const mark = tokens.findIndex(({ follows }, index) => index > 0 && !follows);
  return tokens.slice(0, mark < 0 ? undefined : mark).map(({ plain }) => plain);
}

function asPhrase({ phrase, length }: { phrase: GradedPhrase; length: number }): RunningWord {
  return { word: phrase.words.join(" "), count: length, level: phrase.level, free: false };
}

function asWord(token: Token | undefined, isName: (token: Token) => boolean): RunningWord {
  if (!token) throw new Error("no word");
  const level = levelOfWord(token.word);
  const free = /\d/.test(token.word) || (level === undefined && token.plain.length === 1) || isName(token);
  return { word: token.plain, count: 1, level: free ? undefined : level, free };
}
