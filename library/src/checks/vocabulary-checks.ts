import { levels } from "@salida/rules/levels.ts";
import { runningWordsOf } from "@salida/rules/running-words.ts";
import type { Item } from "#format.ts";
import { roughLemma } from "#language/lemmas.ts";
import { plainWords } from "#language/phrases.ts";
import { eachItem, eachText } from "./check.ts";

const quotation = /["“]([^"“”]+)["”]|(?<!\w)['‘]([^'‘’]+)['’](?!\w)/u;
/** "Who or what is “Doris”?", "What does “rich” mean here?" */
const asksSense = /^(?:who or )?what (?:is|are|was|were)\s*\?$|\bmean(?:s|t)?\b/i;
const leadIn = /^(?:an?|the|to)\s+(?=\S)/i;
const naming = /\b(?:calls?|called|nick-?name[ds]?|known as|name for|(?:goes|go|went) by)\b/i;
const asksForName = /^(?:what|which)\b.*\b(?:call|called|calls|nick-?named?)\b/i;
const itemsForNames = 1;

/** A vocabulary item asks a word or phrase of the graded list that a learner of the level can take away. */
export const askedWord = eachItem(({ item, text, file: { level } }) => {
  if (!asksForWord(item)) return undefined;
  const asked = askedIn(item);
  if (asked === undefined) return "a vocabulary item that quotes no word";
  const said = new Set(plainWords(text).map(roughLemma));
  if (!plainWords(asked).every((part) => said.has(roughLemma(part))))
    return `"${asked}" does not stand in the text`;
  const [word, ...more] = runningWordsOf(asked);
  if (!word?.level || more.length > 0) return `"${asked}" is no word or phrase of the graded list`;
  const above = levels.indexOf(word.level) - levels.indexOf(level);
  return above < 0 || above > 1 ? `"${asked}" is ${word.level}: neither ${level} nor one above` : undefined;
});

/** No item asks what somebody's private name for something is, or means: nobody can use it elsewhere. */
export const privateName = eachItem(({ item }) => {
  const asked = askedIn(item);
  if (asked === undefined) return undefined;
  if (naming.test(item.stem.replace(quotation, ""))) return `asks who calls what "${asked}"`;
  return asksForWord(item) && /\p{Lu}/u.test(asked) ? `"${asked}" is a name` : undefined;
});

/** A text does not ask for one name after the other. */
export const namesAsked = eachText(({ work: { items } }) => {
  const asking = items.filter(({ stem }) => asksForName.test(stem));
  return asking.length > itemsForNames ? `${asking.length} items ask what something is called` : undefined;
});

/** Whatever skill it is said to ask for. */
function asksForWord(item: Item): boolean {
  if (item.skill === "reference") return false;
  return (
    item.skill === "vocabulary" ||
    (askedIn(item) !== undefined && asksSense.test(item.stem.replace(quotation, "")))
  );
}

/** What a stem asks about: the first of what it quotes, without an article. */
function askedIn({ stem }: Item): string | undefined {
  const [, double, single] = stem.match(quotation) ?? [];
  return (double ?? single)?.replace(leadIn, "").replace(/[.,!?]$/, "");
}
