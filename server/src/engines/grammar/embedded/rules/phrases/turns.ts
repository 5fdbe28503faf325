import type { Rule } from "#engines/grammar/embedded/rule.ts";

const kin =
  "brother|sister|mother|father|mum|mom|dad|friend|cousin|boyfriend|girlfriend|boss|teacher|uncle|aunt|neighbour|son|daughter|husband|wife|grandmother|grandfather";
const owned =
  "girlfriend|boyfriend|house|car|name|birthday|wedding|dog|cat|phone|room|party|job|wife|husband|friend|friends|bike|computer|school|family|children|baby|boss|office|flat|favourite";

/** Turns that learners take over from their own languages; heard before what is more general. */
export const everydayTurns: readonly Rule[] = [
  {
    kind: "verb-pattern",
    find: "tendency|reluctance|refusal|willingness|readiness|failure|inability|unwillingness (of|for|in|at v=#ing)",
    better: "to {v:base}",
    why: {
      en: "This noun is followed by “to”: “a tendency to exaggerate”.",
      es: "Este nombre lleva “to” + verbo: “a tendency to exaggerate”.",
    },
    wrong: {
      "He has a tendency of forgetting things.": "He has a tendency to forget things.",
      "Her reluctance of admitting it cost us.": "Her reluctance to admit it cost us.",
    },
    right: ["He has a tendency to exaggerate."],
  },
  {
    kind: "job",
    find: "~find|~look|~want|~need|~lose|~have|~get|~search|~offer for? #obj? (a w=#adj? work) $|in|at|as|because|and|but|for|near|with|now",
    better: ({ named: { w } }) => (w ? `a ${w.word} job` : "a job"),
    why: {
      en: "Work is not counted: it is “a job” or “work”.",
      es: "“Work” no se cuenta: “a job” o “work”.",
    },
    wrong: { "I am looking for a work in a hotel.": "I am looking for a job in a hotel." },
    right: ["I am looking for work.", "It is a work of art."],
  },
  {
    kind: "preposition",
    find: [
      "i|he|she|they|we|who|#name (v=married with) a|an|the|my|his|her|another|#name",
      "to|will|would|can (v=marry with)",
    ],
    better: "{v}",
    why: { en: "One marries somebody, without “with”.", es: "“Casarse con” es marry, sin with." },
    wrong: {
      "He married with a girl from Lyon.": "He married a girl from Lyon.",
      "She is going to marry with a guy.": "She is going to marry a guy.",
    },
    right: ["He married a girl from Lyon.", "He is married with two children."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:blessing|help|idea|hope)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "possessive",
    find: `my|his|her|our|your (n=${kin
      .split("|")
      .map((one) => `${one}s`)
      .join("|")}) ${owned}`,
    better: ({ named: { n } }) => n && `${n.word.slice(0, -1)}'s`,
    why: {
      en: "What belongs to somebody takes an apostrophe: “my brother's car”.",
      es: "Lo que es de alguien lleva apóstrofo: “my brother's car”.",
    },
    wrong: { "My brothers girlfriend is nice.": "My brother's girlfriend is nice." },
    right: ["My brother's girlfriend is nice.", "My brothers party a lot.", "Her friends name their cats."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:name|party|room|job|phone|school)$/.test(tokens[to]?.word ?? "") &&
      !/^(?:is|was|are|in|at|and|on|has|with|to|for)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "~suggest|~propose (n=me|him|her|us|them to v=#base)",
    better: ({ named: { n, v } }) => {
      const who = { me: "I", him: "he", her: "she", us: "we", them: "they" }[n?.word ?? ""];
      return who && v && `that ${who} ${v.word}`;
    },
    why: {
      en: "“Suggest” takes “that” and a sentence: “She suggested that I stay”.",
      es: "“Suggest” lleva “that” y una oración: “She suggested that I stay”.",
    },
    wrong: {
      "My boss suggested me to take a few days off.": "My boss suggested that I take a few days off.",
    },
    right: ["My boss suggested that I take a few days off.", "He suggested a film to me."],
  },
  {
    kind: "say-tell",
    find: "(v=tell|tells|told|telling) anything|nothing|something|hello|goodbye|sorry about|to|when|$|that|because|and|but",
    better: ({ named: { v } }) =>
      ({ tell: "say", tells: "says", told: "said", telling: "saying" })[v?.word ?? ""],
    why: {
      en: "One tells somebody something, but says something.",
      es: "“Tell” lleva a quién; sin persona se usa “say”.",
    },
    wrong: { "Nobody told anything when she asked.": "Nobody said anything when she asked." },
    right: ["Nobody told me anything.", "He told nothing but lies."],
    unless: ({ sentence: { tokens }, to, from }) =>
      tokens[to + 1]?.word === "but" ||
      tokens
        .slice(Math.max(0, from - 3), from)
        .some(({ word }) => /^(?:been|was|were|am|is|are|be|get|got)$/.test(word)),
  },
  {
    kind: "preposition",
    find: "~prefer #ing #any? #any? #any? (than) v=#ing",
    better: "to",
    why: {
      en: "One prefers one thing to another: “I prefer reading to running”.",
      es: "Prefer lleva “to”: “I prefer reading to running”.",
    },
    wrong: { "I prefer staying at home than going out.": "I prefer staying at home to going out." },
    right: ["I prefer staying at home to going out."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:more|less|rather|better|\w+er)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "agreement",
    find: "each of whom|which|them|us|these|those (v=#pure)",
    better: "{v:third}",
    why: { en: "“Each” is one: the verb takes -s.", es: "“Each” es singular: el verbo lleva -s." },
    wrong: {
      "Nine people came, each of whom bring something.": "Nine people came, each of whom brings something.",
    },
    right: ["Each of them brings something.", "I saw each of them leave.", "Let each of us decide."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(0, start)
        .some(({ base }) =>
          /^(?:see|let|make|help|hear|watch|do|would|will|can|should|must|could|may)$/.test(base),
        ),
  },
  {
    kind: "agreement",
    find: "^ the n=#one (along|together) with ... (v=have|are|were) #any",
    better: ({ named: { v } }) => ({ have: "has", are: "is", were: "was" })[v?.word ?? ""],
    why: {
      en: "What comes after “along with” does not count: the verb agrees with the first noun.",
      es: "Lo que sigue a “along with” no cuenta: el verbo concuerda con el primer nombre.",
    },
    wrong: {
      "The speech along with the emails have done harm.": "The speech along with the emails has done harm.",
    },
    right: ["The speech along with the emails has done harm."],
  },
  {
    kind: "still-yet",
    find: "haven't|hasn't|have|has not? #pp ... (still) $|so|but|and",
    better: "yet",
    why: {
      en: "At the end of a “not” sentence it is “yet”: “I haven't received it yet”.",
      es: "Al final de una negación va “yet”: “I haven't received it yet”.",
    },
    wrong: { "I haven't received it still.": "I haven't received it yet." },
    right: ["I still haven't received it.", "I have received it, still."],
    unless: ({ sentence: { text } }) => !/\b(?:haven['’]t|hasn['’]t|have not|has not)\b/i.test(text),
  },
  {
    kind: "conditional",
    find: "if i|you|he|she|we|they|#name (h=have|has) v=#pp",
    better: "had",
    why: {
      en: "What did not happen takes “had”: “If you had told me, I would have come”.",
      es: "Lo que no pasó lleva “had”: “If you had told me, I would have come”.",
    },
    wrong: { "If you have told me, I could have come.": "If you had told me, I could have come." },
    right: ["If you had told me, I could have come.", "If you have told her, she will know."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:would|could|might)(?:n['’]t| not)? (?:(?:i|you|he|she|we|they) )?have\b/i.test(text),
  },
  {
    kind: "this-these",
    find: "(d=these|those n=#one) is|was|has|looks|sounds",
    better: ({ named: { d, n } }) => n && `${d?.word === "these" ? "this" : "that"} ${n.word}`,
    why: { en: "With one thing it is this or that.", es: "Con una sola cosa va this o that." },
    wrong: { "These song is my favourite.": "This song is my favourite." },
    right: ["These songs are my favourites.", "This song is nice."],
    unless: ({ named: { n } }) =>
      /^(?:people|police|series|species|fish|sheep|two|who|one)$/.test(n?.word ?? ""),
  },
  {
    kind: "used-to",
    find: "i|we|he|she|they (use|uses to v=#base) ... $",
    better: "used to {v}",
    why: {
      en: "What one did long ago is “used to”: “I used to play”.",
      es: "Lo que se solía hacer es “used to”: “I used to play”.",
    },
    wrong: { "When I was a child I use to play outside.": "When I was a child I used to play outside." },
    right: ["I used to play."],
    unless: ({ sentence: { text, question } }) =>
      question ||
      !/\b(?:when (?:i|we|he|she|they) (?:was|were)|as a child|years ago|in the past|before|in those days|long ago)\b/i.test(
        text,
      ),
  },
  {
    kind: "preposition",
    find: "~arrive (to) n=#name",
    better: "in",
    why: {
      en: "One arrives in a town or country, at a building.",
      es: "Se llega “in” una ciudad o un país y “at” un edificio.",
    },
    wrong: { "We arrived to Marrakech at midnight.": "We arrived in Marrakech at midnight." },
    right: ["We arrived in Lima.", "We arrived at Heathrow."],
  },
];
