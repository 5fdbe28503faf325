import { participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const was = (s = "") => (/^(?:i|he|she|it)$/.test(s) ? "was" : "were");
const past = ({ named: { v, s } }: Match) => v && (v.base === "be" ? was(s?.word) : pastOf(v.base));
const present = ({ named: { s, v } }: Match) =>
  s &&
  v &&
  `${s.word} ${v.word === "be" ? ({ i: "am", you: "are", we: "are", they: "are" }[s.word] ?? "is") : /^(?:he|she|it)$/.test(s.word) ? thirdOf(v.word) : v.word}`;
const untilNow = /^(?:since|so|already|yet|just|ever|in|over|who|that|which|because|than|for|if)$/;
const between = ({ sentence: { tokens }, from, to }: Match) =>
  tokens.slice(from, Math.min(tokens.length, to + 7)).some(({ word }) => untilNow.test(word));

/** Which tense goes with what is said of the time. */
export const learnersWhenItWas: readonly Rule[] = [
  {
    kind: "past",
    find: [
      "#sub (h=have|has #adv? v=#pp) ... yesterday|ago",
      "#sub (h=have|has #adv? v=#pp) ... last night|week|month|year|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday",
      "suddenly a|the|my|this? #any? #adj? (h=has|have v=#pp)",
      "when #poss|i|he|she|we|they (h=has|have v=been) a child|kid|boy|girl|student|baby|teenager",
    ],
    better: past,
    why: {
      en: "What happened at a finished time takes the simple past: “{v:past}”.",
      es: "Lo que pasó en un momento ya terminado va en pasado simple: “{v:past}”.",
    },
    wrong: {
      "I have worked until seven last night.": "I worked until seven last night.",
      "We walked when suddenly a cow has crossed the road.":
        "We walked when suddenly a cow crossed the road.",
    },
    right: [
      "I worked until seven last night.",
      "I have worked here since last year.",
      "He has read what you sent yesterday.",
      "They have grown since we met last summer.",
    ],
    unless: (match) =>
      between(match) ||
      match.sentence.tokens
        .slice(match.to, match.to + 7)
        .some(
          ({ word, base, tags }) =>
            tags.has("PastTense") &&
            word !== base &&
            !/^(?:been|seen|worked|left|made|done|gone)$/.test(word),
        ),
  },
  {
    kind: "past-perfect",
    find: "(b=was|were v=#ing) for a|an|#num|several|many|about #num? #unit when|before",
    better: "had been {v}",
    why: {
      en: "What had lasted until something happened is “had been doing”.",
      es: "Lo que llevaba un tiempo ocurriendo cuando pasó otra cosa va con “had been + -ing”.",
    },
    wrong: {
      "I was driving for ten hours when we stopped.": "I had been driving for ten hours when we stopped.",
    },
    right: ["I had been driving for ten hours when we stopped.", "I was driving when we stopped."],
  },
  {
    kind: "perfect",
    find: ["(h=~have n=#num|many|several u=#unit v=#ing)", "(h=~have n=a|one u=year|month|week v=#ing)"],
    better: ({ named: { h, n, u, v } }) =>
      h && n && u && v && `${h.word === "had" ? "had" : h.word} been ${v.word} for ${n.word} ${u.word}`,
    why: {
      en: "How long something has gone on is “have been doing … for two years”.",
      es: "“Llevar + tiempo + gerundio” se dice “have been doing … for two years”.",
    },
    wrong: { "I have two hours waiting.": "I have been waiting for two hours." },
    right: [
      "I have been working here for two years.",
      "I have two weeks training with them.",
      "She has three hours building time.",
    ],
    unless: ({ named: { v, u } }) =>
      /^(?:training|building|parking|remaining|left|teaching|meeting|coming|running)$/.test(v?.word ?? "") ||
      u?.word === "minutes",
  },
  {
    kind: "perfect",
    find: ["~be|been ages|years|months|weeks|long|time (that s=#sub have|has not v=#pp)"],
    better: ({ named: { s, v } }) => s && v && `since ${s.word} last ${pastOf(v.base)}`,
    why: {
      en: "Time since something last happened: “it's been ages since I last saw her”.",
      es: "“Hace siglos que no…” es “it's been ages since I last …”, con pasado.",
    },
    wrong: { "It's been ages that I haven't seen a comedy.": "It's been ages since I last saw a comedy." },
    right: ["It's been ages since I last saw a comedy."],
  },
  {
    kind: "perfect",
    find: ["first|second|third|fourth|fifth|last|only time (that? s=#sub v=#base|#third)"],
    better: ({ named: { s, v }, sentence: { tokens }, from }) =>
      s &&
      v &&
      `${tokens[from]?.word === "that" ? "that " : ""}${s.word} ${/^(?:he|she|it)$/.test(s.word) ? "has" : "have"} ${participleOf(v.base)}`,
    why: {
      en: "“It's the second time” goes with the perfect: “he has called”.",
      es: "“Es la segunda vez que…” va con present perfect: “he has called”.",
    },
    wrong: { "This is the second time he calls.": "This is the second time he has called." },
    right: [
      "This is the second time he has called.",
      "The last time I see you, I'll cry.",
      "The first time you come, it is free.",
    ],
    unless: ({ sentence: { tokens }, start, from, named: { v } }) =>
      /^ha(?:ve|s)$/.test(v?.word ?? "") ||
      !tokens.slice(Math.max(0, start - 3), start).some(({ word }) => /^(?:is|'s)$/.test(word)) ||
      tokens[from - 2]?.word === "last",
  },
  {
    kind: "future",
    find: [
      "no matter how|what|who|where|when|which #any? #any? (s=#sub will v=#base)",
      "whatever|whoever|wherever|whenever|unless|until|the|whichever moment? (s=#sub will v=#base)",
      "as long as (s=#sub will v=#base)",
      "by the time (s=#sub will v=#base)",
      "provided that? (s=#sub will v=#base)",
      "in case (s=#sub will v=#base)",
      "the next time (s=#sub will v=#base)",
    ],
    better: present,
    why: {
      en: "After such a word the future is told in the present: “{s} {v}”.",
      es: "Detrás de estas conjunciones el futuro va en presente: sin “will”.",
    },
    wrong: { "No matter how many times I will try, it fails.": "No matter how many times I try, it fails." },
    right: [
      "No matter how many times I try, it fails.",
      "Whatever happens, I will try.",
      "The moment will come.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      (tokens[start]?.word === "the" && tokens[start + 1]?.word !== "moment") ||
      tokens[from - 1]?.word === "the",
  },
  {
    kind: "conditional",
    find: [
      "as if|though (s=#sub would v=#base|own)",
      "even if (s=#sub would v=#base)",
      "only if (s=#sub would v=#base)",
    ],
    better: ({ named: { s, v } }) => s && v && `${s.word} ${v.word === "be" ? "were" : pastOf(v.word)}`,
    why: {
      en: "After “as if” comes a past form, without “would”.",
      es: "Detrás de “as if” (como si) va el pasado, sin “would”.",
    },
    wrong: { "He acts as if he would own the place.": "He acts as if he owned the place." },
    right: ["He acts as if he owned the place.", "I tried, though I would fail."],
    unless: ({ sentence: { tokens }, from }) =>
      (tokens[from - 2]?.word !== "as" && tokens[from - 1]?.word === "though") ||
      (tokens[from - 1]?.word === "if" && !/^(?:as|even|only)$/.test(tokens[from - 2]?.word ?? "")),
  },
  {
    kind: "conditional",
    find: ["^ if only (s=#sub would v=have)", "^ if only (s=#sub would v=know|be|understand)"],
    better: ({ named: { s, v } }) => s && v && `${s.word} ${v.word === "be" ? "were" : pastOf(v.word)}`,
    why: {
      en: "“If only” and “I wish” take the past: “if only I had more time”.",
      es: "Con “if only” (ojalá) va el pasado: “if only I had more time”.",
    },
    wrong: { "If only I would have more time.": "If only I had more time." },
    right: ["If only I had more time."],
  },
  {
    kind: "conditional",
    find: [
      "wish (s=#sub did not v=#base) ... yesterday|ago|then|before",
      "wish (s=#sub did not v=say|tell|buy|go|do|eat|come|send|lose|break|forget)",
      "wish (s=#sub was|were) ... yesterday",
    ],
    better: ({ named: { s, v } }) => s && v && `${s.word} hadn't ${participleOf(v.word)}`,
    why: {
      en: "A wish about the past takes “had”: “I wish I hadn't said that”.",
      es: "Lamentar algo pasado se dice con “had”: “I wish I hadn't said that”.",
    },
    wrong: { "I wish I didn't say that yesterday.": "I wish I hadn't said that yesterday." },
    right: ["I wish I hadn't said that yesterday.", "I wish you didn't live so far."],
    unless: ({ sentence: { text }, named: { v } }) =>
      v === undefined ||
      (!/yesterday|ago|last|then|that/i.test(text) && /^(?:go|do|eat|come|say)$/.test(v.word)),
  },
  {
    kind: "subjunctive",
    find: ["lest (s=#sub would|will v=#base)", "lest (s=he|she|it v=#third)"],
    better: ({ named: { s, v } }) => s && v && `${s.word} ${v.base}`,
    why: {
      en: "“Lest” takes the bare verb: “lest I forget”.",
      es: "“Lest” (no sea que) va con el verbo solo: “lest I forget”.",
    },
    wrong: { "I write it down lest I would forget.": "I write it down lest I forget." },
    right: ["I write it down lest I forget."],
  },
  {
    kind: "perfect",
    find: [
      "how long (d=do|are s=#sub) know|here|there|married|learning|studying|working|living|waiting|playing",
    ],
    better: ({ named: { d, s } }) => d && s && (d.word === "do" ? `have ${s.word}` : `have ${s.word} been`),
    why: {
      en: "“How long” until now goes with the perfect: “how long have you been here?”.",
      es: "“¿Cuánto tiempo llevas…?” va con perfect: “how long have you been here?”.",
    },
    wrong: { "How long are you here?": "How long have you been here?" },
    right: ["How long have you been here?", "How long do you stay?"],
    unless: ({ named: { d }, sentence: { text } }) => d?.word === "do" || /\bfor\b|will|going to/.test(text),
  },
  {
    kind: "perfect",
    find: ["how long (do|does s=#sub know)"],
    better: ({ named: { s } }) => s && `${/^(?:he|she|it)$/.test(s.word) ? "has" : "have"} ${s.word} known`,
    why: {
      en: "“How long” until now goes with the perfect: “how long have you known her?”.",
      es: "“¿Desde cuándo conoces a…?” va con perfect: “how long have you known her?”.",
    },
    wrong: { "How long do you know him?": "How long have you known him?" },
    right: ["How long have you known him?"],
  },
  {
    kind: "perfect-infinitive",
    find: [
      "supposed|seem|seems|seemed|claims|claimed|likely|appears|appeared|said|have|has|ought|able|pretended|have to (had|has v=#pp)",
      "must|should|could|would|might|may|can't (had v=#pp)",
      "to (had v=#pp)",
    ],
    better: "have {v}",
    why: {
      en: "After “to” or “must, should, could” the first verb stays “have”: “to have arrived”.",
      es: "Detrás de “to” o de “must, should, could” va “have”: “to have arrived”.",
    },
    wrong: { "The cargo was supposed to had arrived.": "The cargo was supposed to have arrived." },
    right: [
      "The cargo was supposed to have arrived.",
      "The man she spoke to had left.",
      "Those he belonged to had gone.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:spoke|speak|talked|belonged|listened|went|came|wrote|used|referred|looked|next|due|thanks|clung|turned|been|gave|given|married)$/.test(
        tokens[from - 2]?.word ?? "",
      ) ||
      (tokens[from - 2]?.tags.has("PastTense") === true &&
        !/^(?:supposed|seemed|claimed|appeared|pretended|said)$/.test(tokens[from - 2]?.word ?? "")),
  },
];
