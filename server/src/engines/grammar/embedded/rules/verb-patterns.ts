import { gerundOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { mayBeNoun } from "./may-be-noun.ts";

const gerund = {
  en: "After this verb English uses -ing: “enjoy reading”, “avoid driving”.",
  es: "Después de este verbo el inglés usa -ing: “enjoy reading”, “avoid driving”.",
};

const afterPreposition = {
  en: "After a preposition the verb takes -ing: “before going”, “good at playing”.",
  es: "Después de una preposición el verbo lleva -ing: “before going”, “good at playing”.",
};

const infinitive = {
  en: "After this verb English uses “to” and the verb: “decide to go”.",
  es: "Después de este verbo se usa “to” y el verbo: “decide to go”.",
};

export const verbPatterns: readonly Rule[] = [
  {
    kind: "gerund-infinitive",
    find: [
      "~enjoy|~avoid|~suggest|~recommend|~finish|~practise|~imagine|~deny|~consider|~postpone (to v=#base)",
      "not|#sub|would mind (to v=#base)",
      "~give up (to v=#base)",
      "not help (to v=#base)",
      "worth (to v=#base)",
    ],
    better: "{v:ing}",
    why: gerund,
    wrong: { "I enjoy to read.": "I enjoy reading.", "She suggested to go.": "She suggested going." },
    right: ["I enjoy reading.", "I'd like to read.", "He is considered to be old."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:considered|imagined)$/.test(tokens[start]?.word ?? "") &&
      /^(?:be|was|were|is|are|been|being|am|'s|'re|'m|widely|generally|often)$/.test(
        tokens[start - 1]?.word ?? "",
      ),
  },
  {
    kind: "gerund-infinitive",
    find: [
      "~enjoy (v=#pure|play|dance|swim|travel|watch|cook|walk|listen) -or|and",
      "~avoid|~finish (v=#pure) -or|and",
    ],
    better: "{v:ing}",
    why: gerund,
    wrong: { "I enjoy go out.": "I enjoy going out." },
    right: ["I enjoy going out.", "I enjoy music."],
    unless: (match) =>
      mayBeNoun(match) && !/^(?:play|watch|listen|dance|swim)$/.test(match.named.v?.word ?? ""),
  },
  {
    kind: "gerund-infinitive",
    find: "~look forward (to v=#base)",
    better: "to {v:ing}",
    why: {
      en: "The “to” of “look forward to” is a preposition, so the verb takes -ing: “look forward to seeing”.",
      es: "El “to” de “look forward to” es preposición y pide -ing: “look forward to seeing”.",
    },
    wrong: { "I look forward to see you.": "I look forward to seeing you." },
    right: ["I look forward to seeing you.", "I look forward to work."],
    unless: mayBeNoun,
  },
  {
    kind: "gerund-infinitive",
    find: [
      "(p=think|thinks|thinking|thought about|of|in to v=#base)",
      "(p=interested|good|bad|tired|afraid|instead|capable|fond|scared|bored|dream|dreamed in|at|of|about|with to v=#base)",
      "(p=without|after|before|by to v=#base)",
    ],
    better: ({ named: { p, v }, sentence: { tokens }, from, to }) => {
      if (!p || !v) return undefined;
      const middle =
        to - from > 3
          ? ` ${p.word.startsWith("th") && tokens[from + 1]?.word === "in" ? "about" : tokens[from + 1]?.word}`
          : "";
      return `${p.word}${middle} ${gerundOf(v.word)}`;
    },
    why: afterPreposition,
    wrong: {
      "I'm interested in to learn.": "I'm interested in learning.",
      "Call me before to go.": "Call me before going.",
      "He left without to say goodbye.": "He left without saying goodbye.",
    },
    right: ["I'm interested in learning.", "I was about to leave."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      "interested|good|bad|tired|afraid|instead|think|thinking|scared|capable in|at|of|about (v=#pure|play|dance|swim|cook|drive|work|travel)",
      "before|after|without|by (v=#pure)",
    ],
    better: "{v:ing}",
    why: afterPreposition,
    unless: (match) =>
      (mayBeNoun(match) && !/^(?:play|dance|swim|cook|drive)$/.test(match.named.v?.word ?? "")) ||
      match.named.v?.capital === true,
    wrong: {
      "I'm good at play tennis.": "I'm good at playing tennis.",
      "Brush your teeth before go to bed.": "Brush your teeth before going to bed.",
    },
    right: ["I'm good at playing tennis.", "Before work I run.", "After school we play."],
  },
  {
    kind: "gerund-infinitive",
    find: "i|he|she|we ~be|~get not? used (to v=#base)",
    better: "to {v:ing}",
    why: {
      en: "“Be used to” (have the habit) takes -ing: “I'm used to getting up early”.",
      es: "“Be used to” (estar acostumbrado a) pide -ing: “I'm used to getting up early”.",
    },
    wrong: { "I'm used to get up early.": "I'm used to getting up early." },
    right: ["I used to get up early.", "I'm used to work."],
    unless: mayBeNoun,
  },
  {
    kind: "gerund-infinitive",
    find: [
      "i|you|he|she|we|they want|wants|wanted (v=#ing)",
      "~decide|~hope|~promise|~agree|~refuse|~manage|~expect|~plan (v=#ing)",
      "would like (v=#ing)",
    ],
    better: "to {v:base}",
    why: infinitive,
    wrong: { "I decided going home.": "I decided to go home.", "I want seeing it.": "I want to see it." },
    right: ["I decided to go home."],
    unless: ({ named: { v }, sentence: { tokens }, from }) =>
      (v?.tags.has("Noun") === true && /^(?:want|plan|expect)/.test(tokens[from - 1]?.word ?? "")) ||
      tokens[from - 1]?.tags.has("Noun") === true ||
      /^(?:planning|planned)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "gerund-infinitive",
    find: [
      "want|wants|wanted|need|needs|needed|~decide|~hope|~try|~plan|~expect|~promise|~forget (v=#pure)",
      "would like|love|prefer (v=#pure)",
      "'d like|love|prefer (v=#pure)",
      "~want|~need|~try (v=play|work|help|study|visit|buy|call|talk|change|dance|travel|watch|cook|sleep) #det|#obj|to|in|with|for|football|tennis",
    ],
    better: "to {v}",
    why: infinitive,
    wrong: { "I want go home.": "I want to go home.", "She needs buy milk.": "She needs to buy milk." },
    right: ["I want to go home.", "I need help with this.", "You needn't go.", "I'd like more."],
    unless: ({ sentence: { tokens }, from, named: { v } }) =>
      tokens[from - 1]?.tags.has("Noun") === true ||
      tokens[from]?.tags.has("Adjective") === true ||
      (/^(?:need|try)$/.test(tokens[from - 1]?.word ?? "") && tokens[from - 2]?.word === "not") ||
      (/^(?:help|work|change|talk|sleep|study|call)$/.test(v?.word ?? "") &&
        /^(?:in|with|for)$/.test(tokens[from + 1]?.word ?? "")),
  },
  {
    kind: "gerund-infinitive",
    find: [
      "-would|'d|not i|you|we|they #adv? like|love|hate|prefer (v=go|eat|listen|speak|be|learn|buy|see|read|write|sing|make|do|have|meet|spend)",
      "-would|'d|not i|you|we|they #adv? like|love|hate|prefer (v=play|watch|cook|dance|swim|travel|study) #det|to|with|in|football|tennis|basketball|films|tv|series|english|volleyball|padel",
    ],
    better: "{v:ing}",
    why: {
      en: "After like, love and hate comes -ing or “to”: “I like reading”.",
      es: "Después de like, love y hate va -ing o “to”: “I like reading”.",
    },
    wrong: {
      "I like go to the cinema.": "I like going to the cinema.",
      "We love play football.": "We love playing football.",
    },
    right: ["I like going to the cinema.", "I'd like to go.", "I like travel in general and dance music."],
    unless: ({ sentence: { tokens }, start, named: { v } }) =>
      (tokens[start]?.joined === true && /^(?:would|'d)$/.test(tokens[start - 1]?.word ?? "")) ||
      (/^(?:travel|dance|watch|cook|study)$/.test(v?.word ?? "") && tokens[start + 3]?.word === "in"),
  },
  {
    kind: "gerund-infinitive",
    find: ["~make o=#obj (to v=#base)", "~let o=#obj (to v=#base)"],
    better: "{v}",
    why: {
      en: "After make and let somebody comes the bare verb: “it makes me laugh”.",
      es: "Después de make y let el verbo va sin “to”: “it makes me laugh”.",
    },
    wrong: { "It makes me to cry.": "It makes me cry.", "Let me to see.": "Let me see." },
    right: ["It makes me cry.", "He made it to win."],
    unless: ({ named: { o } }) => o?.word === "it",
  },
  {
    kind: "gerund-infinitive",
    find: [
      "is|was|'s very|so|really? easy|difficult|hard|important|possible|impossible|necessary|good|nice|better|interesting (v=#pure|study|play|find|understand|learn) -and|or",
    ],
    better: "to {v}",
    why: {
      en: "After an adjective the verb takes “to”: “it is easy to learn”.",
      es: "Después de un adjetivo el verbo lleva “to”: “it is easy to learn”.",
    },
    wrong: { "It is important study every day.": "It is important to study every day." },
    right: ["It is important to study every day.", "The food is good there."],
    unless: ({ named: { v } }) => v?.tags.has("Noun") === true && !/^(?:study|learn|have)$/.test(v.word),
  },
  {
    kind: "gerund-infinitive",
    find: "let's (to v=#base)",
    better: "{v}",
    why: {
      en: "After “let's” comes the bare verb: “let's go”.",
      es: "Después de “let's” va el verbo solo: “let's go”.",
    },
    wrong: { "Let's to go.": "Let's go." },
    right: ["Let's go."],
  },
  {
    kind: "used-to",
    find: "-!#link|when|where|what|as i|he|she|we|they used (to v=#ing)",
    better: "to {v:base}",
    why: {
      en: "“I used to go” (solía ir) takes the base form.",
      es: "“I used to go” (solía ir) lleva el verbo en su forma base.",
    },
    wrong: { "I used to going there.": "I used to go there." },
    right: ["I used to go there.", "I am used to going there."],
  },
];
