import type { Air, Fact, Setting } from "#engines/descriptions/fact.ts";
import { coverAir } from "./air.ts";
import { withBroader } from "./broader.ts";
import type { CoveredFact } from "./covered-fact.ts";
import { readDetails } from "./details.ts";
import { findMentions, type Mention, namesOf, standsFor } from "./mention.ts";
import { isAnybody } from "./other-names.ts";
import { placeOf, placesOf, type SaidSentence } from "./said.ts";

export interface Covered {
  facts: CoveredFact[];
  /** What was said of everything there is, by weight; what is not so takes from it. */
  share: number;
  /** How much of it was spoken of at all, by weight, however well. */
  breadth: number;
  /** The sentences that say something of the picture. */
  describing: SaidSentence[];
}

/**
 * How sure it is that this picture is described, and no other of its topic: much of it is said, and little that is not in
 * it. Things that many pictures have make up a part of such a description, and seldom most of it.
 */
export function likenessOf({ share, describing }: Covered, said: readonly SaidSentence[]): number {
  const words = (sentences: readonly SaidSentence[]) =>
    sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return share * (words(describing) / (words(said) || 1)) ** 2;
}

/** Matches what was said with what there is, and with where and when it is. */
export function coverFacts(
  facts: readonly Fact[],
  { setting, air }: { setting: Setting; air: Air },
  said: readonly SaidSentence[],
): Covered {
  const things = assign(withNames(facts), said);
  const ofAir = coverAir(air, said);
  const covered = [...things, ...ofAir];
  const saysSetting = (sentence: SaidSentence) =>
    [setting.noun, ...setting.synonyms].some((name) => placeOf(sentence.words, name) >= 0);
  const settingSaid = said.some(saysSetting) ? 1 : 0;
  const used = new Set(covered.map(({ sentence }) => sentence));
  const describing = said.filter(
    (sentence, i) => used.has(i) || (sentence.goesOn && used.has(i - 1)) || saysSetting(sentence),
  );
  const spoken = covered.filter(({ quality }) => quality > 0);
  const breadth = weightOf(spoken) / (weightOf(covered) || 1);
  return { facts: covered, share: shareOf(things, settingSaid, ofAir), breadth, describing };
}

/** The weather of another picture is often the same: what is told of it counts as much as the things beside it. */
function shareOf(things: readonly CoveredFact[], settingSaid: number, ofAir: readonly CoveredFact[]): number {
  const all = weightOf(things) + 1;
  const got = gotOf(things) + settingSaid;
  const told = gotOf(ofAir);
  const earned = Math.max(0, got + (told > 0 ? (told * got) / all : told));
  return (earned / (all + weightOf(ofAir))) * (0.4 + 0.6 * truthOf(things));
}

function weightOf(covered: readonly CoveredFact[]): number {
  return covered.reduce((sum, { fact }) => sum + fact.weight, 0);
}

function gotOf(covered: readonly CoveredFact[]): number {
  return covered.reduce((sum, { fact, quality }) => sum + fact.weight * quality, 0);
}

/** The share of the details told that is so. */
function truthOf(covered: readonly CoveredFact[]): number {
  const right = covered.reduce((sum, one) => sum + one.right, 0);
  const untrue = covered.reduce((sum, one) => sum + one.untrue.length, 0);
  return untrue === 0 ? 1 : right / (right + untrue);
}

/** What stands beside another fact is told by that one's noun. */
function withNames(facts: readonly Fact[]): Fact[] {
  const nouns = new Map(facts.map(({ id, noun }) => [id, noun]));
  return facts.map((fact) => {
    const { relation } = fact;
    return relation
      ? { ...fact, relation: { ...relation, to: nouns.get(relation.to) ?? relation.to } }
      : fact;
  });
}

/** Each fact with its best mention; words that named one thing do not name another as well. */
function assign(facts: readonly Fact[], said: readonly SaidSentence[]): CoveredFact[] {
  const all = facts.flatMap((fact) => findMentions(fact, said).filter((mention) => isMeant(mention, facts)));
  const ranked = all
    .map((mention) => ({ mention, judged: judge(mention, facts) }))
    .toSorted((a, b) => sureness(b) - sureness(a));
  const named = new Map<string, CoveredFact>();
  const taken = new Map<string, number>();
  for (const { mention, judged } of ranked) {
    const words = `${mention.sentence}:${mention.noun}`;
    const left =
      taken.get(words) ?? (mention.noun < 0 ? facts.length : standsFor(mention.words, mention.noun));
    if (named.has(mention.fact.id) || left === 0) continue;
    named.set(mention.fact.id, judged);
    taken.set(words, left - 1);
  }
  const direct = facts.map((fact) => named.get(fact.id) ?? { fact, quality: 0, right: 0, untrue: [] });
  return withBroader(direct, said, taken);
}

/** A word that suits several things is about the one whose doings are told. */
function isMeant({ fact, words, noun, action, thing, worn }: Mention, facts: readonly Fact[]): boolean {
  if (action || thing || worn) return true;
  const name = namesOf(fact).find((one) => placesOf(words, one).includes(noun)) ?? "";
  const shared = facts.filter((other) => namesOf(other).includes(name)).length > 1;
  return noun >= 0 && !shared && !isAnybody(name);
}

function judge(mention: Mention, facts: readonly Fact[]): CoveredFact {
  const { fact, noun, action, thing, sentence } = mention;
  const { possible, right, untrue } = readDetails(mention, facts);
  const does = action || (thing && fact.with !== undefined);
  const named = noun < 0 ? 0.45 : fact.action === undefined || does ? 0.75 : 0.35;
  const details = possible === 0 ? 1 : Math.min(1, right / Math.max(1, 0.5 * possible));
  const whole = named * (0.7 + 0.3 * details) + (named > 0.5 ? 0.25 * details : 0);
  return { fact, sentence, right, untrue, quality: Math.max(0.1, whole - 0.15 * untrue.length) };
}

/** Of two facts that the same words may name, it is the one that acts nearby. */
function sureness({ mention, judged }: { mention: Mention; judged: CoveredFact }): number {
  return judged.quality - (mention.action && mention.noun >= 0 ? 0.005 * mention.apart : 0);
}
