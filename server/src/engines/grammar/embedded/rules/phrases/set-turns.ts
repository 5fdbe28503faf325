import { singularOf } from "#engines/english/nouns.ts";
import { gerundOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const month = "january|february|march|april|may|june|july|august|september|october|november|december";

/** Set ways of saying everyday things, where a learner's own language has others. */
export const everydaySetTurns: readonly Rule[] = [
  {
    kind: "quantity",
    find: "(all n=mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|days|weekends|mornings|nights|years|weeks|summers|winters) $|with|at|in|and|because|but|i|we|he|she|they|to|for",
    better: ({ named: { n } }) =>
      n &&
      `every ${/day$/.test(singularOf(n.word)) && n.word !== "days" ? capital(singularOf(n.word)) : singularOf(n.word)}`,
    why: {
      en: "For what happens again and again say “every”: every Saturday.",
      es: "Lo que se repite va con every: every Saturday.",
    },
    wrong: { "They play football all Saturdays.": "They play football every Saturday." },
    right: ["They play every Saturday.", "all days of the week"],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:of|at|in|for|not|during)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "false-friend",
    find: "(v=pass|passes|passed|passing) a|an|the|my very|really? good|great|bad|nice|lovely|wonderful|fantastic|amazing|terrible|whole time|day|weekend|holiday|afternoon|evening|night|summer|week",
    better: ({ named: { v } }) =>
      ({ pass: "have", passes: "has", passed: "had", passing: "having" })[v?.word ?? ""],
    why: {
      en: "One has a good time; “pass” is to go by.",
      es: "“Pasarlo bien” es “have a good time”, no pass.",
    },
    wrong: { "I passed a good time there.": "I had a good time there." },
    right: ["I had a good time there.", "The time passed."],
  },
  {
    kind: "negative",
    find: "not ~have? (no) n=money|time|friends|car|idea|problem|problems|work|food|water|brothers|sisters|children|pets|homework|class|classes|help|way|job",
    better: "any",
    why: {
      en: "One “not” is enough: “I haven't any money”.",
      es: "Una sola negación: “I haven't any money”.",
    },
    wrong: { "I haven't no money.": "I haven't any money." },
    right: ["I have no money.", "I haven't any money."],
  },
  {
    kind: "question",
    find: "^ how long|often|many (s=i|you|he|she|we|they h=have|has|had) v=#pp",
    better: "{h} {s}",
    question: true,
    why: {
      en: "In a question the verb comes before the subject.",
      es: "En una pregunta el verbo va antes del sujeto.",
    },
    wrong: { "How long you have been here?": "How long have you been here?" },
    right: ["How long have you been here?"],
  },
  {
    kind: "article",
    find: "~work|~be|'m|'s|~stay in (n=hospital|restaurant|supermarket|shop|factory|office|hotel|bank|café|cafe|bar|school) $|and|but|near|with|because|from|since|for|as|in",
    better: "{n:an}",
    why: { en: "The place where somebody works takes a or the.", es: "El lugar de trabajo lleva a o the." },
    wrong: { "My mother works in restaurant.": "My mother works in a restaurant." },
    right: ["My mother works in a hospital.", "She is in hospital.", "He is in school."],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens[start]?.base !== "work" &&
      /^(?:hospital|school|office|bank|bar|shop)$/.test(tokens[from]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: `~be|'s (in) #any of ${month}`,
    better: "on",
    why: { en: "A day takes “on”: “on the 5th of May”.", es: "El día lleva “on”: “on the 5th of May”." },
    wrong: { "My birthday is in 5th of May.": "My birthday is on 5th of May." },
    right: ["My birthday is on 5th of May.", "It is in the middle of May.", "It is in early May."],
    unless: ({ sentence: { tokens }, from }) => !/^\d+/.test(tokens[from + 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "~arrive (in) the airport|station|hotel|restaurant|party|beach|cinema|school|hospital|office|stadium|museum",
    better: "at",
    why: {
      en: "One arrives at a building and in a town.",
      es: "Se llega “at” un edificio y “in” una ciudad.",
    },
    wrong: { "We arrived in the airport at five.": "We arrived at the airport at five." },
    right: ["We arrived at the airport.", "We arrived in Lima."],
  },
  {
    kind: "verb-pattern",
    find: "~hear|~watch|~notice me|him|her|them|us|you|#name (to v=#base)",
    better: "{v}",
    why: { en: "Hear or see somebody do something: without “to”.", es: "Hear, see alguien + verbo, sin to." },
    wrong: { "I heard him to sing.": "I heard him sing." },
    right: ["I heard him sing.", "I heard from him to my surprise."],
  },
  {
    kind: "reflexive",
    find: "~feel (myself|himself|herself|yourself|themselves|ourselves a=tired|sad|happy|good|bad|alone|lonely|nervous|comfortable|well|sick|stressed|relaxed|better|old|young|angry|safe)",
    better: "{a}",
    why: { en: "One feels tired, without “myself”.", es: "“Sentirse” es feel, sin myself." },
    wrong: { "I feel myself tired.": "I feel tired." },
    right: ["I feel tired.", "I feel like myself."],
  },
  {
    kind: "double-subject",
    find: "^ (me and my n=#noun we)",
    better: "my {n} and I",
    why: {
      en: "English names who does it once: “My friend and I”.",
      es: "El inglés pone el sujeto una vez: “My friend and I”.",
    },
    wrong: { "Me and my friend we went shopping.": "My friend and I went shopping." },
    right: ["My friend and I went shopping.", "My friend and I, we went shopping."],
  },
  {
    kind: "modal",
    find: "^ (do|does s=i|you|he|she|we|they m=can|must|should|will)",
    better: "{m} {s}",
    question: true,
    why: {
      en: "Can and must make a question without “do”: “Can you help?”",
      es: "Can y must preguntan sin do: “Can you help?”",
    },
    wrong: { "Do you can help me?": "Can you help me?" },
    right: ["Can you help me?"],
  },
  {
    kind: "question",
    find: "^ (are s=you|they v=like|want|know|have|live|work|speak|play|go|need|think|eat|study) #any",
    better: "do {s} {v}",
    question: true,
    why: {
      en: "A verb asks with “do”: “Do you like music?”",
      es: "Un verbo pregunta con do: “Do you like music?”",
    },
    wrong: { "Are you like music?": "Do you like music?" },
    right: ["Do you like music?", "Are you like your father?"],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "like" && /^(?:your|my|me|him|her|that|this|a|the|us|them)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "possessive",
    find: "(the n=#name) #noun|#adj",
    better: "{n:cap}",
    why: {
      en: "A name takes no “the”: “Maria's house”.",
      es: "Un nombre propio no lleva the: “Maria's house”.",
    },
    wrong: { "I like the Maria's house.": "I like Maria's house." },
    right: ["I like Maria's house.", "the Browns' house", "the Queen's garden"],
    unless: ({ named: { n } }) => !n?.tags.has("FirstName") || !/['’]s$/.test(n.word),
  },
  {
    kind: "possessive",
    find: "a|an n=friend|cousin|neighbour|colleague|classmate (m=mine|yours)",
    better: "of {m}",
    why: { en: "“A friend of mine”: with “of”.", es: "“A friend of mine”: con of." },
    wrong: { "He is a friend mine.": "He is a friend of mine." },
    right: ["He is a friend of mine."],
  },
  {
    kind: "purpose",
    find: "~come|~go|~be|~move here|there|abroad? (for v=study|learn|visit|see|meet|find|buy|live)",
    better: "to {v}",
    why: { en: "What for is said with “to” and the verb.", es: "Para qué se dice con to + verbo." },
    wrong: { "I came here for study.": "I came here to study." },
    right: ["I came here to study.", "It is good for study."],
    unless: ({ sentence: { tokens }, from, start }) => from === start + 1 && tokens[start]?.base === "be",
  },
  {
    kind: "gerund",
    find: "tired|fond|afraid|capable|sick|proud|instead|guilty (of v=wait|walk|work|eat|study|listen|hear|be|go|do|make|see|live|cook|speak|talk|fly|drive|swim)",
    better: ({ named: { v } }) => v && `of ${gerundOf(v.word)}`,
    why: { en: "After a preposition the verb takes -ing.", es: "Tras preposición el verbo va en -ing." },
    wrong: { "I'm tired of wait.": "I'm tired of waiting." },
    right: ["I'm tired of waiting.", "I'm tired of work."],
    unless: ({ named: { v } }) => /^(?:work|walk|study|talk)$/.test(v?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "~recommend (n=you|him|her|them|us to v=#base)",
    better: ({ named: { n, v } }) => {
      const who = { you: "you", him: "he", her: "she", them: "they", us: "we" }[n?.word ?? ""];
      return who && v && `that ${who} ${v.word}`;
    },
    why: {
      en: "“Recommend” takes “that” and a sentence, or an -ing form.",
      es: "Recommend lleva that + oración, o -ing.",
    },
    wrong: { "I recommend you to try it.": "I recommend that you try it." },
    right: ["I recommend that you try it.", "I recommend trying it."],
  },
  {
    kind: "verb-pattern",
    find: "no use (to v=#base)",
    better: "{v:ing}",
    why: {
      en: "“It's no use” takes -ing: it's no use crying.",
      es: "It's no use lleva -ing: it's no use crying.",
    },
    wrong: { "It's no use to cry.": "It's no use crying." },
    right: ["It's no use crying.", "It's no use to me."],
  },
  {
    kind: "tense",
    find: "been|working|living|studying|waiting|learning|playing here|there|in|at? #name? (for) n=#year",
    better: "since",
    why: { en: "The moment it began takes “since”.", es: "El momento en que empezó lleva since." },
    wrong: { "He has been working here for 2019.": "He has been working here since 2019." },
    right: ["He has worked here since 2019."],
  },
  {
    kind: "until-by",
    find: "~finish|~send|~pay|~deliver|~return|~submit #any? #any? (until) monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next",
    better: "by",
    why: {
      en: "Not later than a day is “by”; “until” is all the time up to it.",
      es: "“Para el lunes” (plazo) es by; until es “hasta”.",
    },
    wrong: { "I'll finish it until Monday.": "I'll finish it by Monday." },
    right: ["I'll finish it by Monday.", "I'll wait until Monday."],
    unless: ({ sentence: { text } }) => /n['’]t|\bnot\b|never/i.test(text),
  },
  {
    kind: "verb-form",
    find: "gonna|wanna|gotta (to v=#base)",
    better: "{v}",
    why: { en: "“Gonna” already holds the “to”.", es: "Gonna ya contiene el to." },
    wrong: { "I'm gonna to eat.": "I'm gonna eat." },
    right: ["I'm gonna eat."],
  },
  {
    kind: "would-rather",
    find: "but|and|think|maybe|so i|we|he|she|they (rather v=stay|go|eat|watch|play|read|be|have|do|sleep|live|work|wait|walk|take|drink|see)",
    better: "would rather {v}",
    why: { en: "To prefer something is “would rather”.", es: "Preferir es “would rather”." },
    wrong: { "I think I rather stay at home.": "I think I would rather stay at home." },
    right: ["I would rather stay at home.", "I rather like it."],
  },
  {
    kind: "inversion",
    find: "^ no sooner (s=#sub v=#past|#irregular) ... than",
    better: "had {s} {v:pp}",
    why: {
      en: "After “No sooner” the order is turned: “No sooner had I arrived”.",
      es: "Tras “No sooner” se invierte: “No sooner had I arrived”.",
    },
    wrong: { "No sooner I arrived than he left.": "No sooner had I arrived than he left." },
    right: ["No sooner had I arrived than he left."],
  },
  {
    kind: "subjunctive",
    find: "~demand|~insist|~recommend|~suggest|~propose|~request that he|she|it (v=#third)",
    better: "{v:base}",
    why: {
      en: "After “demand”, “suggest”, “recommend that” the bare verb stands: “that he go”.",
      es: "Tras demand, suggest, recommend that va el verbo solo: “that he go”.",
    },
    wrong: { "He demanded that she goes.": "He demanded that she go." },
    right: ["He demanded that she go.", "The facts suggest that she is right."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:suggest|insist)$/.test(tokens[start]?.base ?? "") ||
      tokens[start - 1]?.tags.has("Determiner") === true,
  },
  {
    kind: "doubt",
    find: "no doubt|doubts? (of) it|that|this $",
    better: "about",
    why: { en: "One has doubts “about” something.", es: "Las dudas son “about” algo." },
    wrong: { "I have no doubt of it.": "I have no doubt about it." },
    right: ["I have no doubt about it."],
  },
  {
    kind: "preposition",
    find: "(in the end) of the|this|that|my",
    better: "at the end",
    why: {
      en: "“At the end of” something; “in the end” is finally.",
      es: "“Al final de” es “at the end of”; “in the end” es “al fin”.",
    },
    wrong: { "In the end of the film he dies.": "At the end of the film he dies." },
    right: ["At the end of the film he dies.", "In the end he dies."],
  },
  {
    kind: "comparison",
    find: "~be|'s the (c=#comparative) of|in the|my|all",
    better: "{c:est}",
    why: {
      en: "Of three or more it is the -est: the tallest of the class.",
      es: "Entre varios va -est: the tallest.",
    },
    wrong: { "He is the taller in the class.": "He is the tallest in the class." },
    right: ["He is the tallest in the class.", "She is the taller of the two."],
    unless: ({ sentence: { text } }) => /\b(?:two|both|twins)\b/i.test(text),
  },
];
