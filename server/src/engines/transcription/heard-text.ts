import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { countWords } from "@salida/rules/words.ts";
import type { Voiced } from "#engines/sound/voiced.ts";

/** Words a second beyond which nobody speaks; a short word alone may be over before it is counted. */
const fastest = 5;
/** Seconds of voice in a word, at the least. */
const voiceOfWord = 0.04;
/** Of the letters so many are Latin: English is. */
const leastLatin = 0.9;
/** A phrase of so many words, so many times in a row, is a model that has got stuck. */
const loop = { words: 1, times: 5 };

/** What such models write where nothing is said: the ends of the films that they were trained on. */
const phantoms = [
  /\b(?:thanks?|thank you)(?: (?:so|very) much)? for (?:watching|listening|viewing)\b/,
  /\b(?:like|share|comment)s?,?(?: and| or)? subscribe\b|\bsubscribe to\b|\bplease subscribe\b/,
  /\bsee you (?:all )?in (?:the|my|our) next (?:video|one|episode)\b/,
  /\b(?:subtitles|captions?|captioning|transcri(?:bed|ption|pt)|translat(?:ed|ion)|subs) (?:by|provided|created|and)\b/,
  /\bamara ?\.? ?org\b|\bopensubtitles\b|\bzeoranger\b|\botter ?\.? ?ai\b|\brev ?\.? ?com\b/,
  /\bsubt[ií]tulos (?:realizados|por|de|creados)\b|\bsuscr[ií]b[ea]\w*|\bgracias por ver\b/,
  /©|\ball rights reserved\b|\bcopyright\b/,
];

/** Sounds that are named instead of words: [Music], (applause), *coughs*, ♪. */
const stageWords = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫🎵🎶]/gu;
/** A letter, a mark, and what is between words; not what writes nothing, turns the line round or is private. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
const markup = /<[^>]*>|[<>{}\\|`]|https?:|www\.|\S+@\S+|\b\w+\.(?:com|org|net|io|ai)\b/iu;

/**
 * What came back for a recording, as it may be shown as heard: plain, in one line. Nothing where it is no English that could
 * have been said in it; the learner types then.
 */
export function heardText(told: string, { voice, speech }: Voiced): string | undefined {
  // what is far too long is not even looked at
  if (told.length > 4 * chatLimits.longestMessage) return undefined;
  const text = told
    .normalize("NFKC")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(unseen, "")
    .replaceAll(stageWords, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const words = countWords(text);
  if (words === 0 || text.length > chatLimits.longestMessage || markup.test(text) || !isLatin(text))
    return undefined;
  if (words > fastest * speech || voice < voiceOfWord * words) return undefined;
  return isPhantom(text) || isStuck(text) ? undefined : text;
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= leastLatin * letters;
}

function isPhantom(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'");
  return phantoms.some((phantom) => phantom.test(plain));
}

function isStuck(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  for (let size = loop.words; size * loop.times <= words.length; size += 1)
    for (let from = 0; from + size * loop.times <= words.length; from += 1)
      if (isRepeated(words, from, size)) return true;
  return false;
}

function isRepeated(words: readonly string[], from: number, size: number): boolean {
  for (let at = from + size; at < from + size * loop.times; at += 1)
    if (words[at] !== words[at - size]) return false;
  return true;
}
