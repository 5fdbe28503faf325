import { pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Past times, feelings, and verbs that are taken for each other. */
export const everydayWinAndLook: readonly Rule[] = [
  {
    kind: "tense",
    find: "when i|we|he|she|they was|were ... i|we (v=live|go|play|like|have|eat|study|want|think|work|visit|spend|watch|read|love|hate|dream|travel|walk|swim|use) #any|$",
    better: "{v:past}",
    why: {
      en: "Over now, so past: “when I was a child I lived”.",
      es: "Ya pasó: “when I was a child I lived”.",
    },
    wrong: { "When I was a child I live in a village.": "When I was a child I lived in a village." },
    right: [
      "When I was a child I lived in a village.",
      "When I was small I used to go, and now I have a car.",
      "When I was young I could read.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens
        .slice(start + 2, from)
        .some(({ word }) =>
          /^(?:now|but|today|that|who|to|will|so|because|did|didn|not|do|and|as)$/.test(word),
        ) || pastOf(tokens[from]?.word ?? "") === tokens[from]?.word,
  },
  {
    kind: "tense",
    find: "^ #any years|months|weeks|days|hours ago i|we|they|he|she (v=#base) #any",
    better: ({ named: { v } }) =>
      v && (pastOf(v.word) === v.word ? undefined : v.word === "be" ? undefined : pastOf(v.word)),
    why: { en: "“Ago” takes the past: “two years ago I started”.", es: "“Ago” lleva pasado." },
    wrong: { "Two years ago I start to learn English.": "Two years ago I started to learn English." },
    right: ["Two years ago I started to learn English."],
  },
  {
    kind: "third-person",
    find: "^ the|my n=film|shop|bus|train|class|bank|museum|lesson|match|school|concert|course|party|movie|show|restaurant|supermarket (v=start|open|close|finish|leave|arrive|begin) at|on|in|very|late|early|every",
    better: "{v:third}",
    why: { en: "One thing takes -s: “the film starts”.", es: "Una cosa lleva -s: “the film starts”." },
    wrong: { "The film start at eight.": "The film starts at eight." },
    right: ["The film starts at eight."],
    unless: ({ named: { v }, sentence: { tokens } }) =>
      /^(?:close|open)$/.test(v?.word ?? "") && tokens.some(({ word }) => /^(?:is|was|to)$/.test(word)),
  },
  {
    kind: "word-order",
    find: "~read|~watch|~eat|~drink|~play|~visit|~buy|~make|~write|~cook|~see (t=every u=night|day|week|month|morning|evening|year|sunday|saturday d=a|an|the|my n=#noun) $|with|in|at",
    better: "{d} {n} every {u}",
    why: {
      en: "What is done comes before when: “a book every night”.",
      es: "Primero el objeto y luego el tiempo: “a book every night”.",
    },
    wrong: { "I read every night a book.": "I read a book every night." },
    right: ["I read a book every night."],
  },
  {
    kind: "adverb-form",
    find: "~speak|~talk|~walk|~drive|~eat|~run|~work|~sing|~play|~cook too|very|so|really (a=quick|quiet|careful|bad|nervous|beautiful|wonderful|perfect|terrible|horrible|easy|happy|angry|soft|slow) $|for|and|because|in|at|when|with",
    better: ({ named: { a } }) =>
      a &&
      (a.word === "bad"
        ? "badly"
        : /y$/.test(a.word)
          ? `${a.word.slice(0, -1)}ily`
          : /le$/.test(a.word)
            ? `${a.word.slice(0, -1)}y`
            : `${a.word}ly`),
    why: { en: "How one does it: “too quickly”.", es: "Cómo se hace: adverbio, “too quickly”." },
    wrong: { "He speaks too quick for me.": "He speaks too quickly for me." },
    right: ["He speaks too quickly for me."],
  },
  {
    kind: "adjective",
    find: "news|story|film|book|game|match|class|trip|lesson|job|work|journey|movie|series|exam|result|results|ending|concert|flight|week ~be so|very|really|quite|a? bit? (a=bored|tired|interested|excited|surprised|shocked|disappointed|confused|embarrassed|annoyed|frightened|relaxed|terrified|exhausted|fascinated) $|and|but|for|because|to|in|so",
    better: ({ named: { a } }) =>
      a &&
      (
        {
          tired: "tiring",
          bored: "boring",
          annoyed: "annoying",
          confused: "confusing",
          surprised: "surprising",
          exhausted: "exhausting",
          fascinated: "fascinating",
          terrified: "terrifying",
        } as Record<string, string>
      )[a.word]
        ? (
            {
              tired: "tiring",
              bored: "boring",
              annoyed: "annoying",
              confused: "confusing",
              surprised: "surprising",
              exhausted: "exhausting",
              fascinated: "fascinating",
              terrified: "terrifying",
            } as Record<string, string>
          )[a.word]
        : a?.word.replace(/ed$/, "ing"),
    why: { en: "What causes it is -ing: “the news was shocking”.", es: "Lo que lo causa, -ing: “shocking”." },
    wrong: { "The news was shocked.": "The news was shocking." },
    right: ["The news was shocking.", "The class was fun."],
    unless: ({ sentence: { tokens }, start }) => /^(?:class|team)$/.test(tokens[start]?.word ?? ""),
  },
  {
    kind: "adjective",
    find: "a|an|the|this very|really|so? (a=relaxed|bored|tired|interested|excited|surprised|frightened|shocked|disappointed|confused|embarrassed) and? #adj? film|book|game|match|trip|lesson|job|movie|series|story|place|city|day|holiday|journey|weekend|experience|thing|news|situation",
    better: ({ named: { a } }) => a && (a.word === "tired" ? "tiring" : a.word.replace(/ed$/, "ing")),
    why: { en: "What causes it is -ing: “a relaxing film”.", es: "Lo que lo causa, -ing." },
    wrong: { "It is a relaxed and funny film.": "It is a relaxing and funny film." },
    right: ["It is a relaxing and funny film.", "a relaxing film"],
    unless: ({ named: { a }, sentence: { tokens }, to }) =>
      /^(?:relaxed|tired)$/.test(a?.word ?? "") &&
      !/^(?:and|film|trip|journey|day|job)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "word",
    find: "(fun) joke|jokes|story|stories|face|clown|comedian",
    better: "funny",
    why: { en: "What makes one laugh is “funny”.", es: "Lo que hace reír: “funny”." },
    wrong: { "It was a fun joke.": "It was a funny joke." },
    right: ["It was a funny joke."],
  },
  {
    kind: "confused-verbs",
    find: [
      "(v=win|won|wins|winning|gain|gained|gains|gaining) a? lot|little|much|more|enough|good|some|of? of? money",
      "(v=win|won|wins|gain|gains) #num euros|dollars|pounds|pesos ... job|month|work|salary|hour",
    ],
    better: ({ named: { v } }) =>
      v &&
      (
        {
          win: "earn",
          won: "earned",
          wins: "earns",
          winning: "earning",
          gain: "earn",
          gained: "earned",
          gains: "earns",
          gaining: "earning",
        } as Record<string, string>
      )[v.word],
    why: { en: "For one's work one “earns” money.", es: "Ganar dinero trabajando: “earn”." },
    wrong: { "I gain little money.": "I earn little money." },
    right: ["I earn little money.", "He won a lot of money in the lottery."],
    unless: ({ sentence: { text } }) =>
      /lottery|prize|bet|casino|competition|quiz|cards|poker|game/i.test(text),
  },
  {
    kind: "confused-verbs",
    find: "(v=win|won|wins) the|our|their other? team|opponents|opponent|rivals|rival|champions",
    better: ({ named: { v } }) => v && (v.word === "wins" ? "beats" : "beat"),
    why: {
      en: "One wins a match and beats a team.",
      es: "Se gana un partido (win) y se vence a un equipo (beat).",
    },
    wrong: { "We won the other team.": "We beat the other team." },
    right: ["We beat the other team.", "They won the team prize."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to + 2]?.word === "prize" ||
      (tokens[to + 1]?.word === "team" && tokens[to + 2]?.joined === true),
  },
  {
    kind: "confused-verbs",
    find: "i|he|she|we|they|team (v=beat) the match|game|race|competition|prize|cup|championship",
    better: "won",
    why: { en: "One wins a match and beats a team.", es: "Un partido se gana: “win”." },
    wrong: { "They beat the match.": "They won the match." },
    right: ["They won the match."],
  },
  {
    kind: "preposition",
    find: [
      "i|he|she|we|they (v=looked) a|an|my|him|her|them|me|this|that #any",
      "i|he|she|we|they (v=looked) the #any",
    ],
    better: "{v} at",
    why: { en: "One looks “at” something.", es: "Mirar algo: “look at”." },
    wrong: { "I looked a strange man in the bus.": "I looked at a strange man in the bus." },
    right: [
      "I looked at a strange man in the bus.",
      "She looked a mess.",
      "It looked the same.",
      "They looked the part.",
      "He looked her in the eye.",
    ],
    unless: ({ sentence: { tokens }, from, to }) =>
      /^(?:bit|lot|little|mess|fool|idiot|sight|million|picture|real|right|treat|different|good|fine|tired|whole|same|part|other|opposite|way|word|age|best|worst|most)$/.test(
        tokens[to + 1]?.word ?? "",
      ) ||
      tokens.slice(to + 1, to + 6).some(({ word }) => /^(?:eyes?|face)$/.test(word)) ||
      tokens[to]?.word === "her" ||
      (tokens[to]?.word === "him" && tokens[to + 1]?.word === "in") ||
      tokens[to]?.word === "an" ||
      tokens[to]?.word === "that" ||
      tokens[from - 1]?.word === "it",
  },
  {
    kind: "say-tell",
    find: "(v=tell|told|tells o=me|him|her|us|them g=hello|hi|goodbye|bye)",
    better: ({ named: { v, o, g } }) =>
      v &&
      o &&
      g &&
      `${({ tell: "say", told: "said", tells: "says" } as Record<string, string>)[v.word]} ${g.word} to ${o.word}`,
    why: { en: "One “says hello to” somebody.", es: "Saludar: “say hello to”." },
    wrong: { "He told me hello.": "He said hello to me." },
    right: ["He said hello to me."],
  },
  {
    kind: "preposition",
    find: "~speak|~talk (o=me|us|him|her|them about)",
    better: "to {o} about",
    why: { en: "One talks “to” somebody.", es: "Hablar a alguien: “talk to”." },
    wrong: { "Can you speak me about it?": "Can you speak to me about it?" },
    right: ["Can you speak to me about it?"],
  },
  {
    kind: "confused-verbs",
    find: [
      "i|we|he|she|they (knew) my|our|his|her|their best|old? friend|friends|boyfriend|girlfriend|boss|neighbour|colleague in|at|when|on|last|two|three",
      "yesterday|last night|week|month|year|summer|saturday|weekend? i|we|he|she|they (knew) a|some|my|an|two #any",
    ],
    better: "met",
    why: { en: "For the first time one “meets” somebody.", es: "Conocer por primera vez: “meet”." },
    wrong: { "I knew my best friend in 2005.": "I met my best friend in 2005." },
    right: ["I met my best friend in 2005.", "Yesterday I knew a lot."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:lot|bit|little|way|secret)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "confused-verbs",
    find: "i|we|he|she (v=found with) my|a|an|some",
    better: "met",
    why: { en: "One “meets” somebody in the street.", es: "Encontrarse con: “meet”." },
    wrong: { "I found with my friend in the street.": "I met my friend in the street." },
    right: ["I met my friend in the street."],
  },
];
