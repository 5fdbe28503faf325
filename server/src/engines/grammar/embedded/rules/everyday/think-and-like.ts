import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What one thinks, likes and does, and words that look like Spanish ones. */
export const everydayThinkAndLike: readonly Rule[] = [
  {
    kind: "so-not",
    find: [
      "~think|~hope|~believe|~suppose|~guess|~say (that yes)",
      "~think|~hope|~believe|~suppose|~guess (yes)",
    ],
    better: "so",
    why: { en: "For “que sí” English says “so”: “I hope so”.", es: "“Creo que sí” es “I think so”." },
    wrong: { "I hope that yes.": "I hope so.", "I think yes.": "I think so." },
    right: ["I hope so.", "She said that yes is a word."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true,
  },
  {
    kind: "so-not",
    find: "~think|~believe|~suppose (that? no|not) $",
    better: ({ sentence: { tokens }, from }) => (tokens[from]?.word === "not" ? undefined : "not"),
    why: { en: "For “que no” English says “I don't think so”.", es: "“Creo que no” es “I don't think so”." },
    wrong: { "I think that no.": "I think not." },
    right: ["I think not."],
  },
  {
    kind: "so-not",
    find: "not ~think (so that)",
    better: "that",
    why: {
      en: "“So” stands for the whole clause: “I don't think so” or “I don't think that …”.",
      es: "O “I don't think so” o “I don't think that …”.",
    },
    wrong: { "I don't think so that he is right.": "I don't think that he is right." },
    right: ["I don't think that he is right.", "I don't think so."],
  },
  {
    kind: "be",
    find: [
      "^ i|we|they (am|are|'m|'re v=hope|think|want|need|know|live|agree|speak|believe|remember|understand|understood|prefer|forget|wish) #any|$",
      "and|but i|we|they (am|are|'m|'re v=hope|think|want|need|know|live|agree|speak|believe|remember|understand|understood|prefer|forget|wish) #any|$",
    ],
    better: "{v}",
    why: {
      en: "No “am” before a verb in this form: “I hope”.",
      es: "Sin “am” delante de este verbo: “I hope”.",
    },
    wrong: { "I am hope you are well.": "I hope you are well." },
    right: ["I hope you are well.", "I am live on air."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      /^(?:understood|live|need|hope)$/.test(v?.word ?? "") &&
      /^(?:on|by|again|for)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "be",
    find: [
      "^ i|we|they|you (am|are|'m|'re not like) a|the|to|my|horror|football|pizza|coffee|tea|this|that|it|very|#plural|#uncount|#ing",
      "and|but i|we|they|you (am|are|'m|'re not like) a|the|to|my|horror|football|pizza|coffee|tea|this|that|it|very|#plural|#uncount|#ing",
    ],
    better: "do not like",
    why: { en: "“Like” is a verb: “I don't like”.", es: "“Like” es verbo: “I don't like”." },
    wrong: { "I am not like horror movies.": "I do not like horror movies." },
    right: ["I do not like horror movies.", "We are not like that."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:a|the|my|this|that|it)$/.test(tokens[to]?.word ?? "") && tokens[to + 1]?.word !== "music",
  },
  {
    kind: "verb-pattern",
    find: "let|lets|letting o=me|him|her|us|them|you|#name (v=#ing)",
    better: "{v:base}",
    why: { en: "“Let” takes the plain verb: “let me go”.", es: "“Let” lleva el verbo solo: “let me go”." },
    wrong: { "He doesn't let me going out.": "He doesn't let me go out." },
    right: ["He doesn't let me go out.", "She let him sing, loving it."],
    unless: ({ named: { v } }) => /^(?:something|anything|nothing|everything|during)$/.test(v?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: [
      "i|we|they|you do? not? like|love|hate|enjoy (v=get|go|be|do|have|eat|see|swim|read|write|sing|speak|meet|drive|wear|cook|listen|learn|watch) #det|up|to|early|late|alone|out|about|very|books|music|tv|football|films|movies|english",
      "he|she likes|loves|hates|enjoys (v=get|go|be|do|have|eat|see|swim|read|write|sing|speak|meet|drive|wear|cook|listen|learn|watch) #det|up|to|early|late|alone|out|about|very|books|music|tv|football|films|movies|english",
    ],
    better: "{v:ing}",
    why: {
      en: "After “like, love, hate, enjoy” the verb takes -ing: “I like reading”.",
      es: "Tras “like, love, hate, enjoy”, el verbo en -ing.",
    },
    wrong: {
      "I don't like get up early.": "I don't like getting up early.",
      "She loves watch films.": "She loves watching films.",
    },
    right: ["I don't like getting up early.", "I like travel."],
  },
  {
    kind: "weather",
    find: "it (v=was making|doing|having) sun|sunny|hot|cold|wind|rain|good|bad|heat",
    better: () => "was",
    why: { en: "Weather is with “be”: “it was sunny”.", es: "El tiempo va con “be”: “it was sunny”." },
    wrong: { "It was making sun.": "It was sun." },
    right: ["It was sun.", "It was having a good time."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:good|bad)$/.test(tokens[to]?.word ?? "") && tokens[to + 1]?.word !== "weather",
  },
  {
    kind: "be-and-have",
    find: "i|you|he|she|we|they (h=have|has|had) right $",
    better: ({ named: { h }, sentence: { tokens }, from }) => {
      const s = tokens[from - 1]?.word ?? "";
      return h?.word === "had"
        ? /^(?:i|he|she)$/.test(s)
          ? "was"
          : "were"
        : s === "i"
          ? "am"
          : /^(?:he|she)$/.test(s)
            ? "is"
            : "are";
    },
    why: { en: "Somebody “is right”.", es: "Tener razón es “be right”." },
    wrong: { "You have right, it's late.": "You are right, it's late." },
    right: ["You are right, it's late.", "You have rights."],
  },
  {
    kind: "make-and-do",
    find: "(v=do|does|did|doing) the? breakfast|lunch|dinner|cake|coffee|tea|sandwich|noise|mistake|mistakes|decision|phone|bed $|for|with|at|in|every|and|because|call",
    better: ({ named: { v } }) =>
      v && ({ do: "make", does: "makes", did: "made", doing: "making" } as Record<string, string>)[v.word],
    why: { en: "One “makes” breakfast, a cake, a noise.", es: "El desayuno, un pastel, ruido: con “make”." },
    wrong: { "Every morning I do breakfast.": "Every morning I make breakfast." },
    right: ["Every morning I make breakfast.", "What did breakfast cost?", "Did dinner help?"],
    unless: ({ sentence: { question } }) => question,
  },
  {
    kind: "spend",
    find: "i|you|he|she|we|they|to (v=pass|passed|passes) my|our|his|her|their|the|all #any? time|day|days|weekend|holidays|holiday|summer|life|afternoon|evening|morning|years|christmas|vacation #ing|with|in|at|on|there|here|together|playing",
    better: ({ named: { v } }) =>
      v && ({ pass: "spend", passed: "spent", passes: "spends" } as Record<string, string>)[v.word],
    why: { en: "Time is “spent”.", es: "El tiempo se “spend”." },
    wrong: { "I pass my free time playing.": "I spend my free time playing." },
    right: ["I spend my free time playing.", "I passed the time with cards."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from + 1]?.word === "the" && tokens[from + 2]?.word === "time",
  },
  {
    kind: "spend",
    find: "i|he|she|we|they (v=passed|pass|passes) #num|some|many hours|days|weeks|months|years|minutes in|at|with|there|#ing|on",
    better: ({ named: { v } }) =>
      v && ({ pass: "spend", passed: "spent", passes: "spends" } as Record<string, string>)[v.word],
    why: { en: "Time is “spent”.", es: "El tiempo se “spend”." },
    wrong: { "I passed three hours in the museum.": "I spent three hours in the museum." },
    right: ["I spent three hours in the museum.", "I passed three exams."],
  },
  {
    kind: "take-and-have",
    find: "i|we|he|she|they|to|and|always|usually|often|can|will (v=take|takes|took) a|breakfast|lunch|dinner|some #adj? coffee|beer|tea|drink|wine|ice|sandwich|snack|$|at|in|with|together -#noun",
    better: ({ named: { v } }) =>
      v && ({ take: "have", takes: "has", took: "had" } as Record<string, string>)[v.word],
    why: { en: "One “has” a coffee, a drink or breakfast.", es: "Tomar un café, algo de beber: “have”." },
    wrong: { "I take a coffee with my friends.": "I have a coffee with my friends." },
    right: ["I have a coffee with my friends.", "I took a coffee cup.", "I take a bus."],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from + 1]?.word === "a" || tokens[from + 1]?.word === "some"
        ? !/^(?:coffee|beer|tea|drink|wine|sandwich|snack)$/.test(
            tokens[to - 1]?.word ?? tokens[from + 2]?.word ?? "",
          ) && !/^(?:coffee|beer|tea|drink|wine|sandwich|snack)$/.test(tokens[from + 2]?.word ?? "")
        : !/^(?:breakfast|lunch|dinner)$/.test(tokens[from + 1]?.word ?? ""),
  },
  {
    kind: "false-friend",
    find: "i|he|she|we|they|you (v=pretend|pretends) to study|find|get|buy|travel|learn|visit|finish|work|become|improve|pass|live|move ... next|tomorrow|soon|one|when|this|abroad|summer|year|future|after",
    better: ({ named: { v } }) => (v?.word === "pretends" ? "intends" : "intend"),
    why: {
      en: "“Pretend” is “fingir”; a plan is “intend”.",
      es: "“Pretend” es fingir; pretender es “intend”.",
    },
    wrong: { "I pretend to study medicine next year.": "I intend to study medicine next year." },
    right: ["I intend to study medicine next year.", "I pretend to sleep."],
  },
  {
    kind: "false-friend",
    find: "in the (actuality)",
    better: "present",
    why: {
      en: "Today is “nowadays” or “at present”; “actuality” is reality.",
      es: "En la actualidad: “nowadays”, “at present”.",
    },
    wrong: { "In the actuality many people work at home.": "In the present many people work at home." },
    right: ["In the present many people work at home."],
  },
  {
    kind: "false-friend",
    find: "my|the|our|his|her|a|that (fabric) where|closed|in #any",
    better: "factory",
    why: {
      en: "A “fabric” is cloth; people work in a factory.",
      es: "“Fabric” es tela; fábrica es “factory”.",
    },
    wrong: { "The fabric where my dad works closed.": "The factory where my dad works closed." },
    right: ["The factory where my dad works closed.", "The fabric in the shop was blue."],
    unless: ({ sentence: { text } }) => !/\b(?:work|works|worked|job|boss|workers)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: "~go|~went to|in the (library) to|and|where buy|bought|i|sell|sells",
    better: ({ sentence: { tokens }, to }) =>
      /^(?:buy|bought|sell|sells)$/.test(tokens[to + 1]?.word ?? "") || tokens[to + 2]?.word === "bought"
        ? "bookshop"
        : undefined,
    why: {
      en: "A library lends books; where they are sold is a bookshop.",
      es: "Donde se venden libros es “bookshop”; “library” es biblioteca.",
    },
    wrong: { "I went to the library to buy a novel.": "I went to the bookshop to buy a novel." },
    right: ["I went to the bookshop to buy a novel.", "I went to the library to read."],
  },
  {
    kind: "false-friend",
    find: "my|his|her|our|their parents|grandparents|children|friends|neighbours|teachers|people|son|daughter are|is very (educated) with|people|and|but|to|$",
    better: "polite",
    why: {
      en: "“Educado” in manners is “polite”; “educated” has studied.",
      es: "“Educado” (cortés) es “polite”.",
    },
    wrong: { "My parents are very educated with people.": "My parents are very polite with people." },
    right: ["My parents are very polite with people.", "My parents are very educated and read a lot."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true && tokens[to]?.word !== "with",
  },
];
