import type { Rule } from "#engines/grammar/embedded/rule.ts";

const subject = {
  en: "Every English sentence needs a subject: “It is raining”, “because it is fast”.",
  es: "En inglés toda frase necesita sujeto: “It is raining”, “because it is fast”.",
};

export const subjects: readonly Rule[] = [
  {
    kind: "word-order",
    find: "^ (v=is|was a=very|so|really? j=#adj d=the|my n=#noun) $",
    better: "{d} {n} {v} {a} {j}",
    why: {
      en: "The subject stands first: “The city is beautiful”.",
      es: "El sujeto va primero: “The city is beautiful”.",
    },
    question: false,
    wrong: { "Is beautiful the city.": "The city is beautiful." },
    right: ["The city is beautiful.", "Is the city beautiful?"],
  },
  {
    kind: "missing-subject",
    find: "(w=because|if|although|though|since|whether v=is|are|was|were|isn't|has|can) -#sub|there|it|this|that|#det|#name|#noun",
    better: ({ named: { w, v } }) =>
      w && v && `${w.word} ${v.word === "are" || v.word === "were" ? "they" : "it"} ${v.word}`,
    why: subject,
    wrong: {
      "I like it because is cheap.": "I like it because it is cheap.",
      "We stayed because was raining.": "We stayed because it was raining.",
    },
    right: ["I like it because it is cheap.", "If was the word I forgot."],
    unless: ({ sentence, from }) =>
      from === 0 && sentence.tokens[1]?.word === "was" && sentence.tokens[0]?.word === "if",
  },
  {
    kind: "missing-subject",
    find: "(w=because v=is|was|are a=a|an|the|my|not)",
    better: ({ named: { w, v, a } }) =>
      w && v && a && `${w.word} ${v.word === "are" ? "they" : "it"} ${v.word} ${a.word}`,
    why: subject,
    wrong: { "I love Cadiz because is a nice city.": "I love Cadiz because it is a nice city." },
    right: ["I love Cadiz because it is a nice city."],
  },
  {
    kind: "missing-subject",
    find: "-#noun|one i|we|they think|believe|hope (v=is|was|are) -#sub",
    better: ({ named: { v } }) => v && `${v.word === "are" ? "they" : "it"} ${v.word}`,
    why: subject,
    wrong: { "I think is a good idea.": "I think it is a good idea." },
    right: ["I think it is a good idea.", "What I think is important."],
    unless: ({ sentence: { tokens }, start }) =>
      start > 0 &&
      /^(?:what|that|who|which|as|all|thing|things|way|person|one)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "missing-subject",
    find: [
      "^ (v=is|was) not? very|so|too|really|raining|snowing|a|an|important|difficult|easy|possible|necessary|true|better|good|bad|cold|hot|sunny|nice|my|beautiful|because|like|impossible|interesting|delicious|expensive",
      "^ (v=are) very|really|so|two|three|four|beautiful|my|delicious",
    ],
    better: ({ named: { v } }) => v && (v.word === "are" ? "they are" : `it ${v.word}`),
    why: subject,
    question: false,
    unless: ({ sentence: { tokens }, from }) =>
      from > 0 &&
      !/^(?:hello|hi|yes|no|well|ok|sorry)$/.test(tokens[from - 1]?.word ?? "") &&
      !tokens[from]?.capital,
    wrong: {
      "Is raining a lot.": "It is raining a lot.",
      "Is very important to sleep.": "It is very important to sleep.",
    },
    right: ["It is raining a lot.", "Is it raining?", "Is raining good?"],
  },
  {
    kind: "missing-subject",
    find: [
      "^ in|at|on #det? #adj? n=summer|winter|spring|autumn|spain|morning|night|city|town|country|village|street|afternoon (v=is|was) very|too|so|hot|cold|sunny|raining|difficult|easy|important|possible|normal|common",
      "^ for me|us (v=is|was) #adj|very|not",
      "^ today|yesterday|now|here|outside (v=is|was) raining|snowing|hot|cold",
    ],
    better: "it {v}",
    why: subject,
    wrong: {
      "In winter is very cold here.": "In winter it is very cold here.",
      "For me is important.": "For me it is important.",
    },
    right: ["In winter it is very cold here.", "Today is sunny."],
  },
  {
    kind: "missing-subject",
    find: "think|believe|hope that (v=is|was) raining|snowing",
    better: "it {v}",
    why: subject,
    wrong: { "I think that is raining.": "I think that it is raining." },
    right: ["I think that it is raining."],
  },
  {
    kind: "missing-subject",
    find: "and|but (v=is|was) raining|snowing",
    better: "it {v}",
    why: subject,
    wrong: { "It was late and was raining.": "It was late and it was raining." },
    right: ["It was late and it was raining."],
  },
  {
    kind: "subject-twice",
    find: "^ d=my|our|the (n=#kin|#being s=he|she|they v=#verbish|is|are|has)",
    better: "{n} {v}",
    why: {
      en: "The subject is said once: “My mother is”, not “My mother she is”.",
      es: "El sujeto se dice una sola vez: “My mother is”, no “My mother she is”.",
    },
    wrong: { "My brother he plays football.": "My brother plays football." },
    right: ["My brother plays football.", "The man she loves is here.", "The boy he met was tall."],
    unless: ({ named: { d }, sentence: { tokens }, to }) =>
      d?.word === "the" || tokens.slice(to).some(({ tags, base }) => tags.has("Verb") && base === "be"),
  },
  {
    kind: "subject-twice",
    find: [
      "^ #poss #adj? (n=sport|food|colour|color|hobby|name|film|job|city|book|music|animal|subject|day it 's|is)",
      "^ #poss #kin #name (s=he|she v=#verbish|is|has)",
    ],
    better: ({ named: { n, v } }) => (n ? `${n.word} is` : v?.word),
    why: {
      en: "The subject is said once: “My favourite sport is”.",
      es: "El sujeto se dice una sola vez: “My favourite sport is”.",
    },
    wrong: {
      "My favourite sport it's tennis.": "My favourite sport is tennis.",
      "My friend Ana she lives here.": "My friend Ana lives here.",
    },
    right: ["My favourite sport is tennis."],
  },
];
