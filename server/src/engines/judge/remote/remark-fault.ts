import { runsOf } from "@salida/library/language/phrases.ts";
import { unsafeIn } from "@salida/library/language/unsafe.ts";
import { countWords } from "@salida/rules/words.ts";
import type { Remark } from "#engines/judge/judge.ts";
import { tellsContact } from "#engines/partner/embedded/hear/contact.ts";
import { isRude } from "#engines/partner/embedded/hear/rude.ts";
import { isInSpanish } from "#engines/partner/embedded/hear/spanish.ts";

/** What a remark is held against. */
export interface Written {
  /** As the model saw them. */
  texts: readonly string[];
  /** Words in which something was found already. */
  found: readonly string[];
  /** What the model was told, and what must not come out of it. */
  instructions: string;
  nonce: string;
}

const mostQuoted = 12;
const mostAdded = 6;
const mostReason = 40;
/** Words in a row that are no longer chance. */
const copiedRun = 7;

const strange = /[^\p{Script=Latin}\p{N} .,!?¡¿'’‘"“”«»;:()%€$£…–—-]/u;
const address = /\b(?:https?|www)\b|\p{L}\.(?:com|net|org|io|es|app|dev|info|co|me|ly)\b/iu;
const awards =
  /\b(?:\d+|full|ten|hundred|bonus|extra|perfect|top) (?:points?|marks?|out of)\b|\b(?:score|grade|puntos?|nota|puntuación)\b/iu;

type Rule = (remark: Remark, written: Written) => boolean;

/** What a remark of a model can have against it, each by its name in the log. */
const rules: Record<string, Rule> = {
  unquoted: ({ quote }, { texts }) => !texts.some((text) => hasWords(text, quote)),
  long: ({ quote, better, why }) =>
    countWords(quote) === 0 ||
    countWords(quote) > mostQuoted ||
    countWords(better) === 0 ||
    countWords(better) > countWords(quote) + mostAdded ||
    [why.en, why.es].some((reason) => countWords(reason) === 0 || countWords(reason) > mostReason),
  same: ({ quote, better, why }) => plain(quote) === plain(better) || why.en === why.es,
  known: ({ quote }, { found }) => found.some((wrong) => hasWords(quote, wrong) || hasWords(wrong, quote)),
  strange: (remark) => said(remark).some((part) => strange.test(part)),
  link: (remark) => said(remark).some((part) => address.test(part) || tellsContact(part)),
  unsafe: (remark) => said(remark).some((part) => unsafeIn(part, part) !== undefined || isRude(part)),
  awards: ({ why }) => awards.test(why.en) || awards.test(why.es),
  language: ({ better, why }) => isInSpanish(better) || isInSpanish(why.en),
  secret: (remark, { instructions, nonce }) => {
    const runs = runsOf(instructions, copiedRun);
    return said(remark).some(
      (part) => part.includes(nonce) || [...runsOf(part, copiedRun)].some((run) => runs.has(run)),
    );
  },
};

/** Why a remark cannot be shown; nothing where it can. */
export function remarkFault(remark: Remark, written: Written): string | undefined {
  return Object.entries(rules).find(([, broken]) => broken(remark, written))?.[0];
}

/** What the model says itself. */
function said({ better, why }: Remark): string[] {
  return [better, why.en, why.es];
}

/** Whether words stand in a text, and not as part of others. */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0 || words === "") return false;
  const around = [text.charAt(at - 1), text.charAt(at + words.length)];
  return around.every((next) => !/[\p{L}\p{N}]/u.test(next));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
