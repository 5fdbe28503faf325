/** Somebody a message tells of. */
export interface Who {
  /** "your sister", or an animal's name. */
  who: string;
  him?: string;
  his?: string;
  /** More than one. */
  many?: true;
}

const woman =
  "mother|mum|mom|sister|daughter|wife|girlfriend|grandmother|grandma|granny|gran|nana|aunt|niece|abuela|stepmother|mother-in-law|sister-in-law|daughter-in-law|great-grandmother";
const man =
  "father|dad|brother|son|husband|boyfriend|grandfather|grandpa|uncle|nephew|abuelo|stepfather|father-in-law|brother-in-law|son-in-law|great-grandfather";
const either =
  "best friend|friend|cousin|partner|neighbour|neighbor|teacher|baby|boss|colleague|classmate|flatmate|roommate";
const animals = "dog|cat|horse|rabbit|hamster|parrot|bird|turtle|puppy|kitten|hen|goldfish|fish|pet";
const many =
  "parents|children|kids|sons|daughters|brothers|sisters|grandparents|friends|cousins|dogs|cats|neighbours|twins";
const kind = "(?:older |younger |little |big |old |new |dear )?";
const person = new RegExp(
  String.raw`\b(?:my|our|i have an?|i have one) (${kind})(${woman}|${man}|${either}|${animals})\b(?!['’]s|-in-law)(?:,? (?:is called |called |named )?(\p{Lu}\p{Ll}+))?`,
  "u",
);
const several = new RegExp(String.raw`\b(?:my|our) ((?:two |three |four )?(?:${many}))\b(?!['’]s)`, "u");

/** Whom a sentence tells of, where that is somebody of the teller's. */
export function whoIn(sentence: string): Who | undefined {
  const text = sentence.replace(/^\p{Lu}|\bI\b/gu, (first) => first.toLowerCase());
  const found = person.exec(text);
  const group = several.exec(text);
  if (group && (!found || group.index < found.index)) return { who: `your ${group[1]}`, many: true };
  if (!found) return undefined;
  const [, described = "", noun = "", name] = found;
  const says = (nouns: string) => new RegExp(`^(?:${nouns})$`).test(noun);
  const who = says(animals) && name ? name : `your ${described}${noun}`;
  const isHer = says(woman) || (!says(man) && /\b(?:she|her)\b/i.test(text));
  const isHim = says(man) || (!isHer && /\b(?:he|him|his)\b/i.test(text));
  if (isHer) return { who, him: "her", his: "her" };
  return isHim ? { who, him: "him", his: "his" } : { who };
}

const inSpanish: readonly [RegExp, string][] = [
  [/\bperr[oa]\b/i, "dog"],
  [/\bgat[oa]\b/i, "cat"],
  [/\b(?:madre|mam[aá])\b/i, "mother"],
  [/\b(?:padre|pap[aá])\b/i, "father"],
  [/\babuela\b/i, "grandmother"],
  [/\babuelo\b/i, "grandfather"],
  [/\bhermana\b/i, "sister"],
  [/\bhermano\b/i, "brother"],
  [/\bhija\b/i, "daughter"],
  [/\bhijo\b/i, "son"],
  [/\bamig[oa]\b/i, "friend"],
];

/** The same of a sentence in Spanish. */
export function whoInSpanish(text: string): Who | undefined {
  const noun = inSpanish.find(([spanish]) => spanish.test(text))?.[1];
  return noun === undefined ? undefined : { who: `your ${noun}` };
}
