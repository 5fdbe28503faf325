import { colours, describing, positiveOf, shortAdjectives } from "#engines/english/adjectives.ts";
import { irregularForms, irregularVerbs } from "#engines/english/irregular-verbs.ts";
import { canBeNoun, isPlural, singularOf, uncountable } from "#engines/english/nouns.ts";
import { beings, kin, men, professions, women } from "#engines/english/people.ts";
import type { Token } from "#engines/english/tokens.ts";
import { canBeVerb, participleOf, pastOf } from "#engines/english/verbs.ts";
import * as lists from "#engines/english/word-lists.ts";

const listed = (words: ReadonlySet<string>) => (token: Token) => words.has(token.word);

/** A verb in its base form, whatever else the word may be. */
function isBase({ word, base }: Token): boolean {
  return (
    word === "be" ||
    word === "have" ||
    word === "do" ||
    (base === word && !lists.closed.has(word) && canBeVerb(word))
  );
}

/** A common verb in its base form. */
function isAction(token: Token): boolean {
  return (
    isBase(token) && (irregularVerbs.has(token.word) || lists.actions.has(token.word) || token.word === "be")
  );
}

/** A common verb in its base form that is hardly ever a noun or an adjective. */
function isPureBase(token: Token): boolean {
  return isAction(token) && !lists.nounVerbs.has(token.word) && !describing.has(token.word);
}

function isThird({ word, base }: Token): boolean {
  if (word === "is" || word === "has" || word === "does") return true;
  return word.endsWith("s") && base !== word && !lists.closed.has(word) && canBeVerb(base);
}

function isPast({ word, base }: Token): boolean {
  if (word === "was" || word === "were" || word === "had" || word === "did") return true;
  if (base === word || lists.closed.has(word)) return false;
  return irregularForms.has(word)
    ? irregularForms.get(word)?.past === word
    : word.endsWith("ed") && canBeVerb(base);
}

function isParticiple({ word, base }: Token): boolean {
  return word === "been" || (canBeVerb(base) && participleOf(base) === word && !lists.closed.has(word));
}

function isNoun(token: Token): boolean {
  const { word, tags } = token;
  if (lists.closed.has(word) || tags.has("Pronoun") || tags.has("Value")) return false;
  return (
    tags.has("Noun") ||
    (canBeNoun(singularOf(word)) && !tags.has("Verb") && !tags.has("Adjective") && !tags.has("Adverb"))
  );
}

function isManyNoun(token: Token): boolean {
  return (
    isPlural(token.word) &&
    !lists.closed.has(token.word) &&
    !isName(token) &&
    !token.tags.has("Verb") &&
    !token.tags.has("Adverb")
  );
}

function isOneNoun(token: Token): boolean {
  const { word } = token;
  return isNoun(token) && !isPlural(word) && !uncountable.has(word) && !isName(token) && canBeNoun(word);
}

/** A name of its own in the midst of a sentence, or one that the tagger knows. */
function isName({ capital, joined, tags }: Token): boolean {
  return (
    (capital && joined) || (capital && (tags.has("ProperNoun") || tags.has("Person") || tags.has("Place")))
  );
}

function isAdjective({ word, tags }: Token): boolean {
  if (lists.closed.has(word) || tags.has("Pronoun")) return false;
  return (
    describing.has(word) || (tags.has("Adjective") && !tags.has("Comparative") && !tags.has("Superlative"))
  );
}

/** What a pattern's `#name` stands for. */
export const classes = {
  action: isAction,
  adj: isAdjective,
  adv: (token: Token) => lists.adverbs.has(token.word) || /^\w{3,}ly$/.test(token.word),
  any: () => true,
  article: listed(lists.articles),
  base: isBase,
  being: listed(beings),
  colour: listed(colours),
  comparative: ({ word }: Token) => /er$/.test(word) && shortAdjectives.has(positiveOf(word)),
  day: listed(lists.days),
  describing: listed(describing),
  det: listed(lists.determiners),
  feminine: listed(women),
  ing: ({ word, base }: Token) => word.endsWith("ing") && base !== word && canBeVerb(base),
  kin: listed(kin),
  link: listed(lists.linkers),
  many: ({ word }: Token) => lists.isMany(word),
  masculine: listed(men),
  modal: listed(lists.modals),
  month: listed(lists.months),
  name: isName,
  noun: isNoun,
  nounish: ({ word }: Token) => canBeNoun(singularOf(word)) && !lists.closed.has(word),
  num: ({ word }: Token) => lists.isMany(word) || word === "one" || word === "1",
  obj: listed(lists.objects),
  one: isOneNoun,
  past: isPast,
  person: listed(lists.persons),
  place: ({ tags }: Token) => tags.has("Place"),
  plural: isManyNoun,
  plurals: ({ word }: Token) => isPlural(word) && !lists.closed.has(word),
  poss: listed(lists.possessives),
  pp: isParticiple,
  profession: listed(professions),
  pure: isPureBase,
  short: listed(shortAdjectives),
  sub: listed(lists.subjects),
  third: isThird,
  uncount: listed(uncountable),
  unit: listed(lists.units),
  verbish: ({ tags }: Token) => tags.has("Verb"),
  wh: listed(lists.wh),
  year: ({ word }: Token) => /^(?:19|20)\d\d$/.test(word),
  irregular: ({ word, base }: Token) => base !== word && pastOf(base) === word && participleOf(base) !== word,
} satisfies Record<string, (token: Token) => boolean>;
