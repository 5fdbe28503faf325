import type { Rule } from "#engines/grammar/embedded/rule.ts";

const age = {
  en: "For age English uses “be”, not “have”: “I am 20 years old”.",
  es: "En inglés la edad se dice con “be”, no con “have”: “I am 20 years old”.",
};
const feeling = {
  en: "For how the body or mind feels, English uses “be” with an adjective: “I am hungry”.",
  es: "Para sensaciones (hambre, frío, miedo…) el inglés usa “be” con un adjetivo: “I am hungry”.",
};
const after = "-more|less|of|to|left|ago|in|together|for|without|learning|studying|working|experience";
const adjectiveFor: Readonly<Record<string, string>> = {
  hunger: "hungry",
  thirst: "thirsty",
  fear: "afraid",
  sleep: "sleepy",
  reason: "right",
  hurry: "in a hurry",
};

/** What Spanish has and English is. */
export const beAndHave: readonly Rule[] = [
  {
    kind: "age",
    find: `s=#sub #adv? (have|had|has n=#num years old?) ${after}`,
    better: ({ named: { s, n }, sentence: { tokens }, from }) =>
      s &&
      n &&
      `${tokens[from]?.word === "had" ? (isOne(s.word) ? "was" : "were") : present(s.word)} ${n.word} years old`,
    why: age,
    wrong: {
      "I have 20 years and I study law.": "I am 20 years old and I study law.",
      "When she had ten years she lived here.": "When she was ten years old she lived here.",
    },
    right: ["I have 20 years of experience.", "I am 20 years old.", "We have two years to finish it."],
  },
  {
    kind: "age",
    find: [
      `#poss|#name #kin|#one (v=have|has|had n=#num years old?) ${after}`,
      `#name (v=have|has|had n=#num years old?) ${after}`,
    ],
    better: ({ named: { v, n } }) => v && n && `${v.word === "had" ? "was" : "is"} ${n.word} years old`,
    why: age,
    wrong: {
      "My sister has 12 years.": "My sister is 12 years old.",
      "Marta has 30 years and she is a nurse.": "Marta is 30 years old and she is a nurse.",
    },
    right: ["My sister has 12 dolls.", "My boss has ten years of experience."],
  },
  {
    kind: "age",
    find: "s=#sub (v=~be n=#many years) $",
    better: "{v} {n} years old",
    why: {
      en: "After a number of years comes “old”: “I am 20 years old”, or just “I am 20”.",
      es: "Con “years” hace falta “old”: “I am 20 years old”, o simplemente “I am 20”.",
    },
    wrong: { "He is 15 years.": "He is 15 years old." },
    right: ["He is 15.", "It was ten years ago."],
    unless: ({ named }) => named.s?.word === "it",
  },
  {
    kind: "age",
    find: "(how many years ~have s=#sub) $",
    better: "how old {s:be} {s}",
    why: {
      en: "To ask somebody's age, say “How old are you?”.",
      es: "Para preguntar la edad se dice “How old are you?”.",
    },
    wrong: { "How many years have you?": "How old are you?" },
    right: ["How many years have you worked here?"],
  },
  {
    kind: "age",
    find: "(how many years do|does|did s=#sub have) $",
    better: "how old {s:be} {s}",
    why: {
      en: "To ask somebody's age, say “How old are you?”.",
      es: "Para preguntar la edad se dice “How old are you?”.",
    },
    wrong: { "How many years does she have?": "How old is she?" },
    right: ["How many brothers does she have?"],
  },
  {
    kind: "age",
    find: "^ (with n=#many years) #sub|$",
    better: "at {n}",
    why: {
      en: "The age at which something happens takes “at”: “At 18 I moved to Madrid”.",
      es: "La edad a la que pasa algo se dice con “at”: “At 18 I moved to Madrid”.",
    },
    wrong: { "With 18 years I left home.": "At 18 I left home." },
    right: ["With two years of practice I got better."],
  },
  {
    kind: "feeling",
    find: "s=#sub #adv? (have|has|had very? h=hungry|thirsty|hunger|thirst|fear|afraid|sleepy|reason|hot|hurry) -#noun|#adj|to|for",
    better: ({ named: { s, h }, sentence: { tokens }, from }) =>
      s &&
      h &&
      `${tokens[from]?.word === "had" ? (isOne(s.word) ? "was" : "were") : present(s.word)} ${adjectiveFor[h.word] ?? h.word}`,
    why: feeling,
    wrong: {
      "I have hungry, let's eat.": "I am hungry, let's eat.",
      "She has fear of dogs.": "She is afraid of dogs.",
      "You have reason.": "You are right.",
    },
    right: ["I have hot chocolate.", "We have reason to believe it.", "I am hungry."],
    unless: ({ sentence: { tokens }, from }) => tokens[from - 2]?.base === "do",
  },
  {
    kind: "feeling",
    find: ["s=#sub (have|has cold) $", "s=#sub not (have cold) $"],
    better: ({ named: { s } }) => s && `${present(s.word)} cold`,
    why: feeling,
    wrong: { "Can you close the window? I have cold.": "Can you close the window? I am cold." },
    right: ["I have a cold."],
    unless: ({ sentence, from }) => sentence.tokens[from - 1]?.word === "not",
  },
  {
    kind: "weather",
    find: "it|weather (makes|does) very|a|too|so|good|bad? c=hot|cold|sun|sunny|wind|windy|weather",
    better: "is",
    why: {
      en: "For the weather English uses “be”: “it is hot”, “it is sunny”.",
      es: "El tiempo se dice con “be”: “it is hot”, “it is sunny”, no “it makes”.",
    },
    wrong: { "In summer it makes very hot.": "In summer it is very hot." },
    right: ["It makes cold food taste better."],
    unless: ({ sentence, to }) => /^(?:food|drinks?|water)$/.test(sentence.tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "agree",
    find: ["s=#sub (am|is|are|was|were|be agree)", "s=#sub (am|is|are not agree)"],
    better: ({ named: { s }, sentence: { tokens }, from }) =>
      s &&
      (tokens[from + 1]?.word === "not"
        ? `${/^(?:he|she|it)$/.test(s.word) ? "does" : "do"} not agree`
        : /^(?:he|she|it)$/.test(s.word)
          ? "agrees"
          : "agree"),
    why: {
      en: "“Agree” is already a verb, so it takes no “be”: “I agree”.",
      es: "“Agree” ya es un verbo (estar de acuerdo) y va sin “be”: “I agree”.",
    },
    wrong: {
      "I am agree with you.": "I agree with you.",
      "She is not agree.": "She does not agree.",
      "I'm agree.": "I agree.",
    },
    right: ["I agree with you.", "We are agreed."],
  },
  {
    kind: "agree",
    find: "(am|are|is|was|were s=#sub agree)",
    better: "{s:does} {s} agree",
    why: {
      en: "“Agree” is a verb: its question needs “do”: “Do you agree?”.",
      es: "“Agree” es un verbo: la pregunta lleva “do”: “Do you agree?”.",
    },
    wrong: { "Are you agree with him?": "Do you agree with him?" },
    right: ["Do you agree with him?"],
  },
  {
    kind: "be",
    find: "(it is|'s v=depend|depends|seem|seems|mean|means) -#noun",
    better: "it {v:third}",
    why: {
      en: "This is already a verb, so it takes no “is”: “it depends”.",
      es: "Es un verbo y va sin “is”: “it depends”, “it means”.",
    },
    wrong: { "It's depends on the day.": "It depends on the day.", "It is seem easy.": "It seems easy." },
    right: ["It depends on the day.", "It is mean to laugh."],
    unless: ({ named }) => named.v?.word === "mean",
  },
  {
    kind: "be",
    find: "(v=~have place) in|at|on|every|next|last|$",
    better: ({ named: { v } }) =>
      v && ({ has: "takes place", had: "took place", having: "taking place" }[v.word] ?? "take place"),
    why: { en: "Events “take place”.", es: "“Tener lugar” se dice “take place”." },
    wrong: { "The festival has place in July.": "The festival takes place in July." },
    right: ["The festival takes place in July.", "We have a place in July."],
  },
  {
    kind: "be",
    find: "(v=~have -a|no|any sense) -of",
    better: ({ named: { v } }) =>
      v && ({ has: "makes sense", had: "made sense", having: "making sense" }[v.word] ?? "make sense"),
    why: { en: "Something “makes sense”.", es: "“Tener sentido” se dice “make sense”." },
    wrong: { "That doesn't have sense.": "That doesn't make sense." },
    right: ["That makes sense.", "She has a sense of humour."],
  },
];

const isOne = (subject: string) => /^(?:i|he|she|it)$/.test(subject);

function present(subject: string): string {
  if (subject === "i") return "am";
  return isOne(subject) ? "is" : "are";
}
