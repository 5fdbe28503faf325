import { lookUp } from "@salida/glossary/look-up.ts";
import type { Tone } from "@salida/library/partner/matters/matter.ts";
import { wordsOf } from "@salida/rules/words.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { isEnglish, lemmaOf } from "#engines/partner/embedded/hear/lemmas.ts";
import { isGrim } from "#engines/partner/embedded/hear/rude.ts";
import { toneOf } from "#engines/partner/embedded/hear/tone.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { fresh } from "./choose.ts";
import { fill, fits } from "./fill.ts";
import { toldNames, toldPeople, toldThings } from "./told-words.ts";

/** A question about something that was just named. */
export interface Named {
  question: string;
  line: string;
}

/** What somebody named, as the partner names it, and what it is. */
interface Thing {
  x: string;
  word: string;
  kind: "person" | "name" | "thing";
  isMany: boolean;
}

/** What stands behind one of these is beside what is told: "in the mountains", "a chain of custody". */
const beside =
  /\b(?:in|at|on|of|with|without|from|to|by|under|outside|inside|behind|near|during|after|before|like|into|than|as|through|over|across|instead|except)\s+$/i;
const phrase =
  /\b(my|our|the|a|an|this|that)(?<made> (?:new|old|little|big|small|favou?rite|first|last|best|local|second))? ([\p{Ll}-]{3,})(?: ([\p{Ll}-]{3,}))?/giu;
const name =
  /(?<=[\p{L},;:] )(?!I\b|I['’])(\p{Lu}\p{Ll}+(?: (?:of |the |de |la |and )?\p{Lu}\p{Ll}+){0,2})(?![\p{L}'’])/gu;
const noName =
  /^(?:Mr|Mrs|Ms|Dr|God|Hi|Hello|Hey|Bye|Ok|Okay|Yes|No|Oh|And|But|So|Anyway|English|Spanish|French|German|Japanese|Italian|Portuguese|Mexican|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/;
const persons =
  /^(?:mother|mum|mom|father|dad|brother|sister|son|daughter|wife|husband|boyfriend|girlfriend|partner|grandmother|grandma|grandfather|grandpa|uncle|aunt|cousin|nephew|niece|friend|boss|teacher|neighbou?r|colleague|classmate|roommate|flatmate|doctor|nurse|baby|parents|children|kids|friends|brothers|sisters|cousins|grandparents|coworkers?|students?|patients?|publisher|author|editor|manager|lady|girl|boy)$/;
/** Too general to be asked about, or nothing that one asks about. */
const vague =
  /^(?:thing|time|way|day|night|morning|afternoon|evening|week|weekend|month|year|hour|minute|moment|lot|bit|kind|sort|part|one|other|same|problem|question|answer|word|idea|person|people|man|woman|end|side|point|reason|fact|case|world|life|age|number|name|example|truth|rest|place|mind|head|hand|eye|face|body|back|top|middle|front|beginning|story|future|past|second|first|last|minute|self|thought|feeling|sentence|english|spanish|mistake|sense|matter|business|account|order|beat|turn|while|course|line|note|little|topic|subject|conversation|chat|talk|meaning|phrase|only|best|worst|more|most|next|news|situation|change|difference|result|amount|level|type|type|use|need|want|hope|love|look|move|try|walk|work|like|way|whole|half|couple|few|right|left|good|bad|fun|nothing|something|sex|drug|drugs|death|weapon|gun|toilet|home|paradise|age|assassination|murder|crime|crash|plane|record)$/;

/** A question about what the message named last: who was read can be asked about what they said. */
export function aboutTold(text: string, state: PartnerState): Named | undefined {
  const tone = toneOf(text);
  for (const thing of thingsTold(text, state)) {
    const lines = linesFor(thing, tone, state).filter((line) => !state.remarks.includes(line));
    const open = lines.filter((line) => fits(fill(line, { x: thing.x }), state.level));
    if (open.length === 0) continue;
    const line = fresh(open, [], state);
    return { line, question: fill(line, { x: thing.x }) };
  }
  return undefined;
}

const asked = { person: toldPeople, name: toldNames, thing: toldThings };

function linesFor({ kind, isMany }: Thing, tone: Tone, state: PartnerState): readonly string[] {
  const degree = degreeOf(state.level);
  const of = asked[kind];
  const lines = tone === "sorry" ? of.hard[degree] : of.plain[degree];
  return isMany
    ? lines.map((line) => line.replace(/\bis \{x\}/, "are {x}").replace(/\bdoes \{x\}/, "do {x}"))
    : lines;
}

/** What was named, what was said last first; what was asked about before is left out. */
export function thingsTold(text: string, state: PartnerState): Thing[] {
  const before = state.asked.join(" ").toLowerCase();
  const found = sentencesToldIn(text)
    .reverse()
    .flatMap((sentence) => thingsIn(sentence, state));
  const own = state.facts.find(({ kind }) => kind === "name")?.what.toLowerCase();
  return found.filter(({ x, word }) => word !== own && !before.includes(word) && !isGrim(x));
}

/** The sentences that tell; what only asks is answered. */
function sentencesToldIn(text: string): string[] {
  const bare = text.replaceAll(/["“«][^"“”«»]*["”»]|(?<!\p{L})['‘][^'‘’]{2,60}['’](?!\p{L})/gu, " ");
  return bare.split(/(?<=[.!?…;])\s+/).filter((sentence) => !sentence.endsWith("?"));
}

function thingsIn(sentence: string, state: PartnerState): Thing[] {
  const names = [...sentence.matchAll(name)].flatMap(([, found = ""]) => named(found, state));
  const nouns = [...sentence.matchAll(phrase)]
    .filter(
      ({ index, 1: owner = "" }) => /^(?:my|our)$/i.test(owner) || !beside.test(sentence.slice(0, index)),
    )
    .flatMap(nounOf);
  const mine = nouns.filter(({ x }) => x.startsWith("your "));
  const others = nouns.filter(({ x }) => !x.startsWith("your "));
  return [...names, ...mine.reverse(), ...others.sort((a, b) => rarity(b) - rarity(a))];
}

function named(found: string, state: PartnerState): Thing[] {
  const { name: own, from } = proseOf(state).persona;
  const isOwn = unaccented(own).includes(unaccented(found)) || from.includes(found);
  if (noName.test(found) || isOwn) return [];
  return lookUp(found) && !found.includes(" ")
    ? []
    : [{ x: found, word: found.toLowerCase(), kind: "name", isMany: false }];
}

function unaccented(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

function rarity({ word }: Thing): number {
  return "ABC".indexOf(lookUp(word)?.level.charAt(0) ?? "A");
}

/** A noun with its owner as the partner says it; two of them where the first belongs to the second: "the piano lesson". */
function nounOf(match: RegExpMatchArray): Thing[] {
  const [, owner = "", described = "", one = "", other = ""] = match;
  const noun =
    isNoun(other) && isNoun(one) ? `${one} ${other}` : isNoun(one) && !isDescribed(one, other) ? one : "";
  const head = wordsOf(noun).at(-1) ?? "";
  if (!noun || [one, head, lemmaOf(head)].some((word) => vague.test(word))) return [];
  const kind = persons.test(head) ? "person" : "thing";
  const isMany = head !== lemmaOf(head) && lemmaOf(head) !== `${head}s`;
  const whose = owners[owner.toLowerCase()] ?? "the";
  return [
    {
      x: `${whose}${described.toLowerCase().replace(/ (?:first|last|best|second)/, "")} ${noun}`,
      word: head,
      kind,
      isMany,
    },
  ];
}

const owners: Readonly<Record<string, string>> = {
  my: "your",
  our: "your",
};

/** "The old lady": what stands before a noun that is unknown to be one is no noun of its own. */
function isDescribed(one: string, other: string): boolean {
  return lookUp(one)?.part === "adjective" || (isNoun(other) && one.endsWith("ing"));
}

function isNoun(word: string): boolean {
  return word.length > 2 && isEnglish(word) && lookUp(word)?.part === "noun";
}
