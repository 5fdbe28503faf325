import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textHas = (words: RegExp) => (match: Match) => words.test(match.sentence.text);

const things =
  "house|room|city|town|car|flat|school|bike|phone|computer|garden|job|country|village|street|kitchen|bag|team|class|hotel|building|hair|face|name|dog|cat|bird|horse|teacher|doctor|boss";

const countries: Readonly<Record<string, string>> = {
  spanish: "Spain",
  french: "France",
  german: "Germany",
  italian: "Italy",
  portuguese: "Portugal",
  mexican: "Mexico",
  brazilian: "Brazil",
  chinese: "China",
  japanese: "Japan",
  polish: "Poland",
  turkish: "Turkey",
  russian: "Russia",
  english: "England",
  colombian: "Colombia",
  argentinian: "Argentina",
  peruvian: "Peru",
  moroccan: "Morocco",
  vietnamese: "Vietnam",
};

const owners: Readonly<Record<string, string>> = {
  me: "mine",
  him: "his",
  her: "hers",
  us: "ours",
  them: "theirs",
  you: "yours",
};

/** What beginners write, by kind. */
export const tableFirstSteps: readonly Rule[] = [
  ruleOf(
    "agreement",
    `^ #poss|the|this #adj? ${things} (have) -#pp`,
    "has",
    ["One thing “has”.", "Una sola cosa: has."],
    { "My house have two bedrooms.": "My house has two bedrooms." },
    { question: false, right: ["My brother and my house have problems."] },
  ),
  ruleOf(
    "agreement",
    "^ my favourite|favorite #adj? n=#one (are)",
    "is",
    ["My favourite thing “is” …", "Mi … favorito “is” …"],
    { "My favourite food are pizza and pasta.": "My favourite food is pizza and pasta." },
  ),
  ruleOf(
    "there-is",
    "but|and|^ (we are n=#many) $",
    "there are {n} of us",
    ["“Somos cuarenta” is “there are forty of us”.", "“Somos cuarenta” es there are forty of us."],
    { "It is big, but we are forty.": "It is big, but there are forty of us." },
    { question: false },
  ),
  ruleOf(
    "nationality",
    "am|are|is|comes|come from (w=spanish|french|german|italian|portuguese|mexican|brazilian|chinese|japanese|polish|turkish|russian|english|colombian|argentinian|peruvian|moroccan|vietnamese) $|and|but",
    ({ named: { w } }) => countries[w?.word ?? ""],
    ["One is from a country: from Spain.", "Se es de un país: from Spain."],
    { "I am from Spanish, and you?": "I am from Spain, and you?" },
  ),
  ruleOf(
    "possessive",
    "(her) name is|'s #masculine",
    "his",
    ["A man's name is “his” name.", "De él: his name."],
    { "Her name is Pedro.": "His name is Pedro." },
  ),
  ruleOf(
    "possessive",
    "(his) name is|'s #feminine",
    "her",
    ["A woman's name is “her” name.", "De ella: her name."],
    { "His name is Maria.": "Her name is Maria." },
  ),
  ruleOf(
    "infinitive",
    "please (to v=#base)",
    "{v}",
    ["A request is the bare verb: please come.", "Una petición va sin to: please come."],
    { "Please to come at six.": "Please come at six." },
  ),
  ruleOf(
    "uncountable",
    ["the (foods) was|is|are|were|in|here|there|at", "love|like|eat|cook #poss|the|typical? (foods) $"],
    "food",
    ["“Food” has no plural here.", "Comida es food, sin plural."],
    { "The foods in London is good.": "The food in London is good." },
    { unless: ({ sentence: { tokens }, to }) => /^(?:are|were)$/.test(tokens[to]?.word ?? "") },
  ),
  ruleOf(
    "quantifier",
    "have|has|had|is|was|with|very|so|too (few) time|money|water|information|luggage|traffic|food|energy|patience|hope|interest",
    "little",
    ["With what is not counted: little time.", "Con incontables: little."],
    { "I have few time today.": "I have little time today." },
  ),
  ruleOf(
    "plural",
    "all the|my|your|his|her|our|their (n=student|teacher|child|neighbour|boy|girl|friend|cousin|player|tourist|customer|room|house|shop|book|question|exercise|car|window|door|picture|person) -#noun",
    "{n:plural}",
    ["After “all the” things that are counted are plural.", "Tras all the, lo contable va en plural."],
    { "All the student passed.": "All the students passed." },
  ),
  ruleOf(
    "say-tell",
    "(said o=her|him|me|us|them|you) that|to",
    "told {o}",
    ["You “tell” somebody something.", "Decir algo a alguien: tell."],
    { "I said her that I was busy.": "I told her that I was busy." },
    {
      unless: ({ named: { o }, sentence: { tokens }, to }) =>
        o?.word === "her" && tokens[to + 1]?.tags.has("Noun") === true && tokens[to]?.word === "to",
    },
  ),
  ruleOf(
    "preposition",
    "~laugh a? lot? (of|with|about|for) #poss joke|jokes|face|accent|mistake|mistakes|clothes|hair",
    "at",
    ["One laughs “at” something.", "Reírse de: laugh at."],
    { "We laughed with his joke.": "We laughed at his joke." },
  ),
  ruleOf(
    "preposition",
    "have|has|'ve never? been (in) #place|italy|spain|france|london|paris|rome|japan|mexico|portugal twice|once|many|three|before|#num",
    "to",
    ["Visited and back again: been to.", "Visitado y de vuelta: been to."],
    { "I have been in Italy twice.": "I have been to Italy twice." },
  ),
  ruleOf(
    "reflexive",
    "s=i h=have|'ve|#adv? v=~cut|~hurt|~burn|~introduce|~teach|~prepare|~dress|~wash|~ask|~buy (me) $|with|while|on|in|when|yesterday|a|how|why|if",
    "myself",
    ["What I do to me: “myself”.", "A mí mismo: myself."],
    { "I have cut me with a knife.": "I have cut myself with a knife." },
  ),
  ruleOf(
    "reflexive",
    "~speak|~talk|~write|~phone|~listen to (w=themselves|ourselves) since|for|every|any|again|in|on|after|$",
    "each other",
    ["One to the other: each other.", "El uno al otro: each other."],
    { "They haven't spoken to themselves since May.": "They haven't spoken to each other since May." },
    { right: ["She talks to herself."] },
  ),
  ruleOf(
    "reflexive",
    "~know|~meet|~marry|~kiss|~hug (themselves|ourselves) since|for|very|at|in|on|when|every|and|$",
    "each other",
    ["One the other: each other.", "El uno al otro: each other."],
    { "They have known themselves for years.": "They have known each other for years." },
  ),
  ruleOf(
    "possessive",
    "~be (of w=me|him|her|us|them|you) $|and|but",
    ({ named: { w } }) => owners[w?.word ?? ""],
    ["What is yours is “yours”, without “of”.", "Es de ella: it is hers."],
    { "That one is of her.": "That one is hers." },
  ),
  ruleOf(
    "tense",
    "s=#sub (must v=#base) ... yesterday|ago",
    "had to {v}",
    ["The past of “must” is “had to”.", "El pasado de must es had to."],
    { "She must go to the hospital yesterday.": "She had to go to the hospital yesterday." },
  ),
  ruleOf(
    "tense",
    "s=#sub (m=can not? v=#base) ... yesterday|ago",
    ({ sentence: { tokens, text }, from, to }) =>
      `could${text.slice(tokens[from]?.end, tokens[to - 1]?.end)}`,
    ["The past of “can” is “could”.", "El pasado de can es could."],
    { "I can sleep well yesterday.": "I could sleep well yesterday." },
    { unless: textHas(/can't|cannot/i) },
  ),
  ruleOf(
    "verb-form",
    "could|can|will|would|did|to not? (found) #det|#obj|#poss|anything|nothing",
    "find",
    ["After “could” comes the base form: find.", "Tras could va la forma base: find."],
    { "I couldn't found my keys.": "I couldn't find my keys." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "to" },
  ),
];
