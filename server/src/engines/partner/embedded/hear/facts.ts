import { wordsOf } from "@salida/rules/words.ts";
import type { FactKind } from "#engines/partner/embedded/state.ts";
import { isEnglish, lemmaOf } from "./lemmas.ts";
import { placeIn } from "./places.ts";
import { isGrim, isRude } from "./rude.ts";

/** Something a message tells about the learner. */
export interface Told {
  kind: FactKind;
  what: string;
}

const people =
  "mother|mum|mom|father|dad|sister|brother|son|daughter|wife|husband|girlfriend|boyfriend|grandmother|grandma|grandfather|grandpa|uncle|aunt|cousin|best friend|friend|teacher|boss|dog|cat";
const jobs =
  "student|teacher|nurse|doctor|engineer|lawyer|waiter|waitress|cook|chef|driver|programmer|developer|designer|artist|musician|writer|journalist|architect|accountant|secretary|manager|mechanic|farmer|police officer|firefighter|scientist|biologist|psychologist|dentist|pharmacist|hairdresser|electrician|carpenter|builder|actor|actress|singer|photographer|translator|soldier|pilot|seller|shop assistant|salesman|saleswoman|housewife|vet";
const ends =
  /^(?:because|and|but|when|with|so|a lot|very|much|since|if|for|in|on|at|from|or|as|than|too|also|every|while|who|which|that|most|is|are|was|after|before|then|more|these|those|really|alot)$/;
const empty =
  /^(?:it|them|this|that|you|him|her|both|all|everything|nothing|anything|what|how|your|when|to be)\b/;

const name = /\b(?:my name is|my name's|my name’s|call me|i am called|i'm called)\s+(\p{L}{2,20})\b/iu;
const introduced =
  /(?:^|[.!,]\s+)(?:[Hh]i|[Hh]ello|[Hh]ey)?,?\s*[Ii](?: am|'m|’m) (\p{Lu}\p{Ll}{2,14})(?=\s*(?:[.,!]|$|and\b))/u;
const home = /\b(?:i live in|i am from|i'm from|i’m from|i come from|i was born in)\s+(.{2,40})/iu;
const job = new RegExp(String.raw`\bi(?: am|'m|’m| work as) (an? (?:\w+ )?(?:${jobs})|(?:${jobs}))\b`, "iu");
const age = /\bi(?: am|'m|’m) (\d{1,2})(?= years|[.,!]|$)/iu;
const person = new RegExp(String.raw`\bmy (${people})\b`, "iu");
const like =
  /\bi (?:really |also |just |do )?(?:like|love|enjoy|adore|prefer) ([^.,!?;]{2,60})|\bmy favou?rite [\p{L} ]{2,20} (?:is|are) ([^.,!?;]{2,60})/iu;
const dislike =
  /\bi (?:really )?(?:don't|do not|dont|don’t) (?:really )?(?:like|enjoy|love) ([^.,!?;]{2,60})|\bi (?:really )?(?:hate|can't stand|can’t stand|dislike) ([^.,!?;]{2,60})/iu;

const bareVerb =
  /^(?:play|go|watch|read|eat|listen|sing|dance|cook|travel|swim|run|learn|write|draw|make|see|be|do|have|study|sleep|walk|speak) /i;

/** What somebody likes, as the partner can say it back: at most four words that are all English or names. */
function echoable(phrase: string | undefined): string | undefined {
  if (phrase === undefined || empty.test(phrase.trim().toLowerCase())) return undefined;
  const words = wordsOf(phrase);
  const end = words.findIndex((word) => ends.test(word.toLowerCase()));
  const kept = (end < 0 ? words : words.slice(0, end)).slice(0, 5);
  if (kept.length === 0 || kept.length > 4 || isGrim(phrase)) return undefined;
  if (!kept.every((word) => /^\p{Lu}/u.test(word) || isEnglish(word.toLowerCase()))) return undefined;
  if (/^(?:i|i'm|me|a|an|the|my|to|not|no|very|really)$/i.test(kept.at(-1) ?? "")) return undefined;
  if (/\b(?:i|me|you|we|us)\b|^the\b/i.test(kept.join(" ")) || bareVerb.test(kept.join(" ")))
    return undefined;
  return kept.map((word) => (/^my$/i.test(word) ? "your" : word)).join(" ");
}

function nameIn(text: string): string | undefined {
  const given = name.exec(text)?.[1] ?? introduced.exec(text)?.[1];
  if (!given || isRude(given) || placeIn(given)) return undefined;
  const plain = given.toLowerCase();
  if (introduced.test(text) && !name.test(text) && isEnglish(lemmaOf(plain))) return undefined;
  if (/^(?:not|a|an|the|very|so|from|is|my|your|what|stupid|idiot|dumb|fool|ugly)$/.test(plain))
    return undefined;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function withArticle(noun: string | undefined): string | undefined {
  if (noun === undefined || /^an? /.test(noun)) return noun;
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** What a message tells about the learner, the more telling first. */
export function factsIn(text: string): Told[] {
  const found: [FactKind, string | undefined][] = [
    ["name", nameIn(text)],
    ["home", placeIn(home.exec(text)?.[1] ?? "")],
    ["job", withArticle(job.exec(text)?.[1]?.toLowerCase())],
    ["age", age.exec(text)?.[1]],
    ["dislike", echoable(dislike.exec(text)?.slice(1).find(Boolean))],
    ["like", echoable(like.exec(text)?.slice(1).find(Boolean))],
    ["person", person.exec(text)?.[1]?.toLowerCase()],
  ];
  return found.flatMap(([kind, what]) => (what ? [{ kind, what }] : []));
}
