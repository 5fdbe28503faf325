import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const plain: Readonly<Record<string, string>> = {
  sadly: "sad",
  happily: "happy",
  beautifully: "beautiful",
  deliciously: "delicious",
  angrily: "angry",
  nicely: "nice",
  terribly: "terrible",
  wonderfully: "wonderful",
  badly: "bad",
  greatly: "great",
  perfectly: "perfect",
  strangely: "strange",
  nervously: "nervous",
  amazingly: "amazing",
  interestingly: "interesting",
  horribly: "horrible",
  freshly: "fresh",
  sweetly: "sweet",
};

const how: Readonly<Record<string, string>> = {
  easy: "easily",
  good: "well",
  bad: "badly",
  quick: "quickly",
  perfect: "perfectly",
  slow: "slowly",
  careful: "carefully",
  fluent: "fluently",
  correct: "correctly",
};

const onesWhoDo =
  "person|people|man|woman|friend|girl|boy|teacher|student|students|doctor|neighbour|men|women|children|colleague|boss";

/** Joins, adverbs and small words of everyday sentences. */
export const tableDailyLast: readonly Rule[] = [
  ruleOf(
    "too",
    "(too much a=#adj) $|and|to|for|in|today|here|but",
    "too {a}",
    ["Before an adjective: too.", "Ante adjetivo: too."],
    { "It's too much windy today.": "It's too windy today." },
    {
      unless: ({ named: { a } }) =>
        /^(?:good|light|harm|work|cold|evil|public|human|time|alike|like|blue|red|green|white|black)$/.test(
          a?.word ?? "",
        ) || a?.tags.has("Noun") === true,
    },
  ),
  ruleOf(
    "adjective",
    `~look|~smell|~taste|~sound|~seem #adv|very|so|really? (w=${Object.keys(plain).join("|")}) $|and|but|today|because|in|when`,
    ({ named: { w } }) => plain[w?.word ?? ""],
    ["How something looks or tastes is an adjective.", "Tras look o smell va adjetivo."],
    { "It smells deliciously.": "It smells delicious." },
    { unless: ({ named: { w } }) => w?.word === "freshly" },
  ),
  ruleOf(
    "adverb",
    `~speak|~sing|~drive|~cook|~write|~behave|~sleep|~dance english|spanish|it|#obj|so|very|really|quite? (w=bad|good|perfect|fluent|slow|correct) $|but|because`,
    ({ named: { w } }) => how[w?.word ?? ""],
    ["How one does it is an adverb.", "Cómo se hace algo: adverbio."],
    { "He speaks bad.": "He speaks badly." },
  ),
  ruleOf(
    "adverb",
    `~do|~finish|~solve|~pass|~learn it|that|everything|them very|so|really? (w=easy|quick|perfect|careful|bad|good|correct) $|and|but|because`,
    ({ named: { w } }) => how[w?.word ?? ""],
    ["How one does it is an adverb.", "Cómo se hace algo: adverbio."],
    { "He did it easy.": "He did it easily." },
  ),
  ruleOf(
    "superlative",
    "is|'s|was|are|^ the (more) a=important|interesting|beautiful|difficult|famous|popular|expensive|common|dangerous|exciting|boring|delicious n=#one|#plural|thing|place|part i|in|of|that|is|ever|we|you",
    "most",
    ["Of all: the most.", "De todos: the most."],
    { "It was the more interesting book I had read.": "It was the most interesting book I had read." },
    { unless: ({ sentence: { text } }) => /\btwo\b|\bboth\b/i.test(text) },
  ),
  ruleOf(
    "superlative",
    "^ the (more) a=important|interesting|beautiful|difficult|common n=thing|problem|part|place|reason|subject is|was",
    "most",
    ["Of all: the most.", "De todos: the most."],
    { "The more important thing is health.": "The most important thing is health." },
  ),
  ruleOf(
    "relative",
    "town|city|village|place|house|country|hospital|school (which|that) #sub was|were|grew born|up -in",
    "where",
    ["The place in which: where.", "El lugar donde: where."],
    { "The town which I was born is small.": "The town where I was born is small." },
  ),
  ruleOf("relative", "^ (that what) #sub|#det|the", "what", ["The thing that: what.", "Lo que: what."], {
    "That what I like is the food.": "What I like is the food.",
  }),
  ruleOf(
    "relative",
    `${onesWhoDo} (whom) v=helped|is|are|was|were|has|have|lives|works|lived|worked|came|made|gave|told|helps|can|will|speaks|taught`,
    "who",
    ["Who does it is “who”.", "Sujeto: who."],
    { "He is the person whom helped me.": "He is the person who helped me." },
  ),
  ruleOf(
    "relative",
    "a|an|one #adj? n=friend|girl|boy|man|woman|neighbour|colleague|cousin|teacher|student (p=her|his|their) n=#kin|name|parents|house|job|dream is|was|are|were|lives|works|comes",
    "whose",
    ["Of whom: whose.", "Cuyo: whose."],
    { "I met a girl her father is famous.": "I met a girl whose father is famous." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        /^(?:give|gave|told|tell|show|showed|for|as|ask|asked|call)$/.test(tokens[start - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "both",
    "(either) #poss #kin and",
    "both",
    ["The one and the other: both.", "Tanto … como: both."],
    { "Either my mother and my father work.": "Both my mother and my father work." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "not" },
  ),
  ruleOf(
    "conjunction",
    "^ (even if) #sub was|were|had|did|felt",
    "even though",
    ["What is so, and yet: even though.", "Aunque (y es así): even though."],
    { "Even if I was tired, I went out.": "Even though I was tired, I went out." },
    {
      unless: ({ sentence: { text } }) =>
        !/even if [^,]*, (?:i|we|he|she|they|it) (?:went|did|was|were|had|came|stayed|decided|liked|enjoyed|got|made|took|\w+ed)\b/i.test(
          text,
        ) || /\bwould\b|\bcould\b/.test(text),
    },
  ),
  ruleOf(
    "while-during",
    "(while) the|my|our n=lesson|class|film|match|flight|trip|summer|night|holidays|meeting|week|war|party|exam|break|lunch|dinner $|i|we|he|she|they",
    "during",
    ["Before a noun: during.", "Ante nombre: during."],
    { "While the lesson he slept.": "During the lesson he slept." },
    { unless: ({ sentence: { tokens }, from }) => from > 0 && tokens[from]?.word !== "while" },
  ),
  ruleOf(
    "while-during",
    "(during all the? n=day|night|week|month|year|morning|summer|weekend|afternoon)",
    "all {n}",
    ["All day: without “during”.", "Todo el día: all day, sin during."],
    { "I studied during all day.": "I studied all day." },
  ),
  ruleOf(
    "false-friend",
    "on|in|at|to the first|second|third|fourth|fifth|last|top|ground|sixth (plant) -of|in|that|we|i",
    "floor",
    ["The storeys of a house are floors.", "La planta de un edificio es floor."],
    { "My flat is on the third plant.": "My flat is on the third floor." },
  ),
  ruleOf(
    "frequency",
    "(n=two|three|four|five|six times in w=week|month|year|day)",
    ({ named: { n, w } }) => `${n?.word === "two" ? "twice" : `${n?.word} times`} a ${w?.word}`,
    ["So often a week: twice a week.", "Veces a la semana: twice a week."],
    { "I go two times in week.": "I go twice a week." },
  ),
  ruleOf(
    "frequency",
    "(one time) a|per|every|in week|month|year|day|a",
    "once",
    ["One time is “once”.", "Una vez: once."],
    { "I see her one time a week.": "I see her once a week." },
  ),
  ruleOf(
    "article",
    "~have|~had|~get|got (the n=headache|cold|fever|toothache|cough|stomachache|temperature) $|and|so|because|today|yesterday|but",
    "a {n}",
    ["A pain or a cold: a headache.", "Dolores y catarros: a headache."],
    { "I have the headache.": "I have a headache." },
  ),
  ruleOf(
    "past",
    "s=#sub (planed) a|an|the|to|our|my|it|everything",
    "planned",
    ["To make a plan: planned.", "De plan: planned."],
    { "We planed a trip.": "We planned a trip." },
  ),
  ruleOf(
    "reflexive",
    "you|i #adv? enjoy|enjoyed|hurt|help|cut (w=you|me) $|at|with|in|on|and|when|yesterday",
    ({ named: { w } }) => (w?.word === "you" ? "yourself" : "myself"),
    ["Oneself: yourself, myself.", "A uno mismo: yourself, myself."],
    { "Did you enjoy you?": "Did you enjoy yourself?" },
    {
      unless: ({ named: { w }, sentence: { tokens }, start }) =>
        (w?.word === "you") !== (tokens[start]?.word === "you"),
    },
  ),
  ruleOf(
    "agreement",
    "^ my favourite|favorite (are) the a=#adj? one|$",
    "is",
    ["One favourite: is.", "Un favorito: is."],
    { "My favourite are the blue one.": "My favourite is the blue one." },
  ),
  ruleOf(
    "spelling",
    "my|his|her|our|your|their (w=parent's|grandparent's) n=house|car|flat|home|room|friends|birthday|names|village|farm",
    ({ named: { w } }) => w?.word.replace("'s", "s'"),
    ["Of several owners: parents'.", "De varios dueños: parents'."],
    { "My parent's house is big.": "My parents' house is big." },
  ),
  ruleOf(
    "fixed-phrase",
    "^ (at first) $",
    "first",
    [
      "To begin a list: first. “At first” is “in the beginning”.",
      "Para empezar: first; at first es «al principio».",
    ],
    { "At first, I want to say thanks.": "First, I want to say thanks." },
    {
      unless: ({ sentence: { text } }) =>
        !/^at first, (?:i (?:want|would|have to)|we (?:have to|need|should)|let)/i.test(text),
    },
  ),
];
