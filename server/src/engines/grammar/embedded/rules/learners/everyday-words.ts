import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { instead, isAuxiliary } from "#engines/grammar/embedded/rules/instead.ts";
import { oneOf } from "./one-of.ts";

const cooked = oneOf(
  "coffee cappuccino tea latte espresso cake cakes pizza bread soup salad sandwich sandwiches omelette paella pasta sauce cookies biscuits pancakes tortilla dinner lunch breakfast juice smoothie pie curry bed",
);
const tasks = oneOf(
  "sport sports exercise homework housework yoga karate judo gymnastics pilates athletics shopping ironing cleaning laundry washing-up research business damage harm crossword puzzle course degree master job research overtime aerobics",
);
const made = oneOf(
  "mistake mistakes decision decisions noise effort efforts progress plan plans promise friends money complaint suggestion mess difference choice excuse excuses joke jokes fuss arrangement arrangements comment comments contribution discovery profit reservation appointment impression attempt",
);
const on = oneOf("wall ceiling floor door board whiteboard blackboard table desk roof page cover beach");
const aged = oneOf(
  "boy girl child children man woman son daughter baby kids kid student students boys girls sons daughters dog cat car building house",
);

/** Words of every day that go with other words in English. */
export const learnersEverydayWords: readonly Rule[] = [
  {
    kind: "make-do",
    find: [
      `#sub|to|can|will|not (v=do|does|did a|an|some|the|my|our|your very? good|great|delicious|nice|big|#adj? ${cooked}) -is|was|taste`,
      `#sub|to|can|will|not (v=do|does|did ${cooked}) $|and|for|with|at|in`,
      `#sub|to|can|will|not|have|has (v=do|does|did|done a lot of|some|many|too|any? ${made})`,
      `#sub|to|not|can|has|have (v=do|does|did|done a|an|the|my|some|many|any|new|no? very? #adj? ${made})`,
    ],
    better: instead("make"),
    why: {
      en: "What is produced or decided is “made”: “make coffee”, “make a plan”.",
      es: "Lo que se produce o decide se dice con “make”: “make coffee”, “make a plan”.",
    },
    wrong: { "I can do a very good cappuccino.": "I can make a very good cappuccino." },
    right: [
      "I can make a very good cappuccino.",
      "Did the coffee taste good?",
      "I do my job.",
      "What she did some call a crime.",
    ],
    unless: isAuxiliary,
  },
  {
    kind: "make-do",
    find: [
      `(v=make|makes|made|making a lot of ${tasks}) -#noun`,
      `(v=make|makes|made|making some|much|any|more|the|my|his|her|our|no|a? #adj? ${tasks}) -#noun|#adj|easier|better|more|possible|fun|harder`,
    ],
    better: instead("do"),
    why: {
      en: "Tasks and sports are “done”: “do sport”, “do the shopping”.",
      es: "Las tareas y el deporte van con “do”: “do sport”, “do the shopping”.",
    },
    wrong: { "I make a lot of sport.": "I do a lot of sport." },
    right: ["I do a lot of sport.", "They make sports cars.", "It made business easier."],
    unless: ({ sentence: { tokens }, to, from }) =>
      (tokens[to]?.joined === true &&
        !/^(?:every|in|on|at|with|and|twice|three|once|because|to|for|but|after|before|today|yesterday|when|mostly)$/.test(
          tokens[to]?.word ?? "",
        )) ||
      (/^(?:job|business|course|research|master|shopping|puzzle|crossword|ironing|degree|cleaning|laundry)$/.test(
        tokens[to - 1]?.word ?? "",
      ) &&
        tokens[from + 1]?.word === tokens[to - 1]?.word),
  },
  {
    kind: "be-and-have",
    find: [
      "(s=#sub have|has a lot of|much h=hunger|thirst|sleep|fear|luck|cold|heat) $|and|but|so|because",
      "(s=#sub have|has much|so|too|a? much|big|lot? of? h=hunger|thirst) $|and|but|so|because|now",
      "(s=#sub had a? lot? of|much|so? much? h=hunger|thirst) $|and|but|so|because",
    ],
    better: ({ named: { s, h }, sentence: { tokens }, from }) => {
      const subject = s?.word ?? "";
      const third = /^(?:he|she|it)$/.test(subject);
      const be =
        tokens[from + 1]?.word === "had"
          ? third || subject === "i"
            ? "was"
            : "were"
          : subject === "i"
            ? "am"
            : third
              ? "is"
              : "are";
      return `${subject} ${be} very ${{ hunger: "hungry", thirst: "thirsty", sleep: "sleepy", fear: "scared", luck: "lucky", cold: "cold", heat: "hot" }[h?.word ?? ""]}`;
    },
    why: {
      en: "English says “be hungry, thirsty, sleepy”, not “have hunger”.",
      es: "“Tener hambre, sed, sueño” es “be hungry, thirsty, sleepy”.",
    },
    wrong: { "I have a lot of hunger.": "I am very hungry." },
    right: ["I am very hungry.", "They have a lot of luck with it."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      "i|you|we|they|he|she really|also|not|only? like|likes|love|loves|hate|hates (v=play|read|write|listen|go|eat|drink|speak|learn|buy|make|take|meet|sing|watch|swim|cook|dance|ride|drive|study|work|travel|walk|wear|see|do|stay|live|sleep|teach|visit|spend) #det|#obj|#plurals|#name|to|in|at|with|on|video|music|football|tennis|basketball|english|food|tv|films|out|very|for|here|there|home|by|late|fish|pizza|books",
    ],
    better: "{v:ing}",
    why: {
      en: "After “like, love, hate” the verb takes -ing (or “to”): “I like playing”.",
      es: "Detrás de “like, love, hate” el verbo va en -ing (o con “to”): “I like playing”.",
    },
    wrong: { "I like play video games.": "I like playing video games." },
    right: [
      "I like playing video games.",
      "I love work in general.",
      "They love drink and food.",
      "I like sleep very much.",
    ],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      /^(?:work|drink|sleep|play|dance|study|walk|travel|cook)$/.test(v?.word ?? "") &&
      /^(?:and|very|in|for|at|on|by)$/.test(tokens[to]?.word ?? "") &&
      !/^(?:a|the|my|home|night|restaurants|parks|groups)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: [
      `~put|~hang|~stick|~write|~draw|~paint|~fix|~pin|~see|~look|~clock|~picture|~photo|~poster|~mirror|~painting|~calendar it|them|that|this|at|the|a|my|pictures|photos|posters? #any? (in) the|my|our #adj? ${on} -of`,
      "picture|photo|poster|clock|mirror|map|painting|spider|pictures|photos|posters (in) the|my wall|ceiling|door|fridge",
    ],
    better: "on",
    why: {
      en: "What is fixed to or lies upon something is “on” it: “on the wall”.",
      es: "Sobre una superficie se usa “on”: “on the wall”.",
    },
    wrong: { "I put them in the wall.": "I put them on the wall." },
    right: [
      "I put them on the wall.",
      "There's a hole in the wall.",
      "We put it in the desk drawer.",
      "He saw a crack in the ceiling.",
    ],
    unless: ({ sentence: { tokens }, from, to, start }) =>
      tokens
        .slice(Math.max(0, start - 1), from)
        .some(({ word }) => /^(?:hole|crack|gap|nail|door|window|socket|leak)s?$/.test(word)) ||
      tokens.slice(to, to + 4).some(({ word }) => /^(?:drawer|frame|beach)$/.test(word)),
  },
  {
    kind: "preposition",
    find: ["~go|~come|~be|going (for a) n=trip|journey|cruise|tour|safari|excursion|expedition|date -of"],
    better: "on a",
    why: { en: "One goes “on a trip”.", es: "Ir de viaje o de excursión es “go on a trip”." },
    wrong: { "We are going for a trip to the zoo.": "We are going on a trip to the zoo." },
    right: ["We are going on a trip.", "I went for a walk."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.base === "be",
  },
  {
    kind: "preposition",
    find: [
      "(of) #num to #num",
      "(of) monday|tuesday|wednesday to friday|saturday|sunday|thursday",
      "~work|~drive|~study|~open|~sleep|~be (of) nine|eight|seven|ten to",
    ],
    better: "from",
    why: { en: "A stretch of time or numbers goes “from … to …”.", es: "“De … a …” es “from … to …”." },
    wrong: { "I drive of 6 to 3.": "I drive from 6 to 3." },
    right: ["I drive from 6 to 3.", "A group of two to five people."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from - 1]?.tags.has("Noun") === true &&
      !/^(?:drive|shift|taxi|bus|work|school|class|english|car|truck|shop)$/.test(
        tokens[from - 1]?.word ?? "",
      ),
  },
  {
    kind: "preposition",
    find: [
      "time|space|money|energy|room (to) sport|sports|football|music|family|friends|hobbies|breakfast|lunch|dinner|myself|yourself|everything|homework|you|me $|but|and|because|in|on",
      "time|space|money|energy (to) my|the|your|his|her #adj? family|friends|children|kids|hobbies|house|homework",
    ],
    better: "for",
    why: {
      en: "One has time “for” something, and time “to do” it.",
      es: "Tiempo para algo es “time for something”; “time to” va con verbo.",
    },
    wrong: { "I don't have time to sport.": "I don't have time for sport." },
    right: ["I don't have time for sport.", "It took time to house them.", "I gave my time to my family."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(Math.max(0, start - 4), start)
        .some(({ base }) => /^(?:give|devote|dedicate|lend|send|pay|owe|donate|leave)$/.test(base)),
  },
  {
    kind: "preposition",
    find: [
      "~increase|~rise|~drop|~fall|~decrease|~decline|~grow|~go|~improve|~reduce (in|on a? p=#any percent|per)",
      "~increase|~rise|~drop|~fall|~decrease|~decline|~grow|~go|~reduce up|down? (in|on|a a p=#any) ",
    ],
    better: ({ named: { p }, sentence: { tokens }, to }) =>
      p &&
      (/^\d[\d.,]*%?$/.test(p.word) || /^(?:percent|per)$/.test(tokens[to - 1]?.word ?? "")
        ? `by ${p.word}${/^(?:percent|per)$/.test(tokens[to - 1]?.word ?? "") ? ` ${tokens[to - 1]?.word}` : ""}`
        : undefined),
    why: {
      en: "How much something has changed is told with “by”: “by 20%”.",
      es: "La diferencia se dice con “by” y sin artículo: “by 20%”.",
    },
    wrong: { "The price has dropped in a 20% since May.": "The price has dropped by 20% since May." },
    right: ["The price has dropped by 20%.", "It rose in a year."],
    unless: ({ named: { p }, sentence: { text } }) =>
      p === undefined ||
      !(
        text.slice(p.end, p.end + 2).includes("%") ||
        text.slice(p.at, p.end).includes("%") ||
        /percent|per/.test(text.slice(p.end, p.end + 9))
      ),
  },
  {
    kind: "age",
    find: [`(n=${aged} of x=#num|one years old?)`],
    better: ({ named: { n, x } }) => n && x && `${x.word}-year-old ${n.word}`,
    why: {
      en: "Age stands before the noun: “a seven-year-old child”.",
      es: "La edad va delante, con guiones y sin plural: “a seven-year-old child”.",
    },
    wrong: { "I teach children of seven years.": "I teach seven-year-old children." },
    right: ["I teach seven-year-old children."],
    unless: ({ sentence: { tokens }, to, from }) =>
      tokens[to]?.word === "ago" ||
      (/^(?:eight|eleven|eighteen)$/.test(tokens[from + 2]?.word ?? "") && tokens[from - 1]?.word === "a"),
  },
  {
    kind: "be-and-do",
    find: ["(d=do|does|did not worth)"],
    better: ({ named: { d } }) => `${{ do: "are", does: "is", did: "was" }[d?.word ?? ""]} not worth`,
    why: {
      en: "“Worth” is an adjective and goes with “be”: “it isn't worth it”.",
      es: "“Worth” es adjetivo y va con “be”: “it isn't worth it”.",
    },
    wrong: { "It doesn't worth the money.": "It isn't worth the money." },
    right: ["It isn't worth the money."],
  },
  {
    kind: "linking",
    find: ["^ (on the other side) $"],
    better: "on the other hand",
    why: {
      en: "To set one thing against another, say “on the other hand”.",
      es: "Para contraponer ideas se dice “on the other hand”.",
    },
    wrong: { "On the other side, I miss them.": "On the other hand, I miss them." },
    right: ["On the other hand, I miss them.", "The street is wide. On the other side, a man waits."],
    unless: ({ sentence: { text } }) =>
      /\b(?:street|river|road|wall|page|door|bridge|coin|hill|fence|room|mountain|border|lake|sea|valley|square|left|right|line|there (?:is|are|was|were))\b/i.test(
        text,
      ),
  },
  {
    kind: "negative",
    find: [
      "not ~buy|~see|~know|~like|~find|~meet|~have|~want|~choose|~take|~eat (no one|none) $|and|but|so|of",
    ],
    better: ({ sentence: { tokens }, from, start }) =>
      tokens[from]?.word === "none" ||
      /^(?:buy|like|find|want|choose|take|eat|have)$/.test(tokens[start + 1]?.base ?? "")
        ? "any"
        : "anyone",
    why: {
      en: "One negative is enough in English: “she didn't buy any”.",
      es: "En inglés basta una negación: “she didn't buy any”.",
    },
    wrong: { "She didn't buy no one.": "She didn't buy any." },
    right: ["She didn't buy any."],
  },
];
