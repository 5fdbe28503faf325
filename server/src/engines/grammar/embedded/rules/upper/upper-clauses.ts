import { baseOf, pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Inversions, unreal past and agreement at the upper levels. */
export const upperClauses: readonly Rule[] = [
  {
    kind: "inversion",
    find: [
      "^ not until ... (s=i|he|she|we|they v=realised|realized|understood|noticed|told|knew|found|began|started|saw|discovered|learned|learnt|left|came|decided|remembered)",
      "^ only after|when|then|once ... (s=i|he|she|we|they v=realised|realized|understood|noticed|told|knew|found|began|started|saw|discovered|learned|learnt|left|came|decided|remembered)",
      "^ only then (s=i|he|she|we|they v=realised|realized|understood|noticed|told|knew|found|began|started|saw|discovered|learned|learnt|left|came|decided|remembered)",
    ],
    better: ({ named: { s, v } }) => s && v && `did ${s.word === "i" ? "I" : s.word} ${baseOf(v.word)}`,
    why: {
      en: "After “not until” or “only when” at the head comes “did I”.",
      es: "Tras “not until”, “only when” al inicio: inversión, “did I”.",
    },
    wrong: { "Not until I got home I realised it.": "Not until I got home did I realise it." },
    right: [
      "Not until I got home did I realise it.",
      "Only a few of them came when I called.",
      "Only after we told her did she come.",
      "Only when she left did I understand.",
      "Not until he came did we start.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      (from - start < 3 && tokens[1]?.word !== "then") ||
      /^(?:when|if|after|once|that|what|who|until)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "inversion",
    find: "^ in|at|by|under no way|time|means|account|circumstances (s=this|it|that|he|she|i|we|they v=is|was|are|were|can|could|should|will|would|must|has|have)",
    better: "{v} {s}",
    why: {
      en: "After “in no way” at the head the verb comes first.",
      es: "Tras “in no way” al inicio: inversión.",
    },
    wrong: { "In no way this is acceptable.": "In no way is this acceptable." },
    right: ["In no way is this acceptable."],
  },
  {
    kind: "conditional",
    find: "if i were you i (will|'ll|can v=#base)",
    better: "would {v}",
    why: { en: "“If I were you, I would …”.", es: "“Yo que tú …”: “I would”." },
    wrong: { "If I were you I will go.": "If I were you I would go." },
    right: ["If I were you I would go."],
  },
  {
    kind: "conditional",
    find: "it 's|is about|high? time (s=we|i|you|he|she|they v=are|is|am|go|leave|start|get|gets|goes|leaves|starts|do|does|stop|stops|have|has|find|finds|eat)",
    better: ({ named: { s, v } }) =>
      s && v && (/^(?:are|is|am)$/.test(v.word) ? `${s.word} were` : `${s.word} ${pastOf(baseOf(v.word))}`),
    why: {
      en: "“It's time” takes the past: “it's time we left”.",
      es: "“It's time” + pasado: “it's time we left”.",
    },
    wrong: { "It's time we are leaving.": "It's time we were leaving." },
    right: ["It's time we were leaving."],
  },
  {
    kind: "conditional",
    find: "'d|would sooner|rather (s=you|he|she|they|we do|does not v=#base)",
    better: ({ named: { s, v } }) => s && v && `${s.word} didn't ${v.word}`,
    why: { en: "“I'd rather you didn't”.", es: "“I'd rather” + pasado: “you didn't”." },
    wrong: { "I'd sooner you don't tell her.": "I'd sooner you didn't tell her." },
    right: ["I'd sooner you didn't tell her."],
  },
  {
    kind: "conditional",
    find: "^ suppose|supposing|imagine (s=you|i|we|he|she|they would v=#base)",
    better: ({ named: { s, v } }) =>
      s && v && (v.word === "be" ? `${s.word} were` : `${s.word} ${pastOf(v.word)}`),
    why: { en: "“Suppose you won”: past, no “would”.", es: "“Suppose” + pasado, sin “would”." },
    wrong: { "Suppose you would win, what then?": "Suppose you won, what then?" },
    right: ["Suppose you won, what then?"],
  },
  {
    kind: "agreement",
    find: "^ either you or|i|he|she he|she|it (are)",
    better: "is",
    why: { en: "With “or” the nearer one decides: “you or he is”.", es: "Con “or” decide el más cercano." },
    wrong: { "Either you or he are wrong.": "Either you or he is wrong." },
    right: ["Either you or he is wrong."],
  },
  {
    kind: "agreement",
    find: "more than one n=#one (v=have|are|were)",
    better: ({ named: { v } }) =>
      v && ({ are: "is", were: "was", have: "has" } as Record<string, string>)[v.word],
    why: { en: "“More than one student has”.", es: "“More than one” va en singular." },
    wrong: { "More than one student have failed.": "More than one student has failed." },
    right: ["More than one student has failed."],
  },
  {
    kind: "uncountable",
    find: "(n=medias|datas|criterias|phenomenas|equipments|feedbacks|softwares|staffs|slangs|vocabularies|knowledges|trainings|sceneries|machineries|behaviours|evidences|informations|progresses|weathers|traffics) #any|$",
    better: ({ named: { n } }) =>
      n &&
      (
        {
          medias: "media",
          datas: "data",
          criterias: "criteria",
          phenomenas: "phenomena",
          equipments: "equipment",
          feedbacks: "feedback",
          softwares: "software",
          slangs: "slang",
          knowledges: "knowledge",
          sceneries: "scenery",
          machineries: "machinery",
          evidences: "evidence",
          traffics: "traffic",
        } as Record<string, string>
      )[n.word],
    why: { en: "This word has no -s.", es: "Esta palabra no lleva -s." },
    wrong: { "They need more equipments.": "They need more equipment." },
    right: ["They need more equipment."],
  },
  {
    kind: "relative",
    find: "(in where) i|we|he|she|they|the",
    better: "where",
    why: { en: "“Where” already says “in”.", es: "“Where” ya dice “en”." },
    wrong: { "That's the house in where I grew up.": "That's the house where I grew up." },
    right: ["That's the house where I grew up.", "The place he lives in, where we met."],
  },
  {
    kind: "relative",
    find: "reason (for that) i|he|she|we|they|it",
    better: "that",
    why: { en: "“The reason that” or “the reason why”.", es: "“The reason that/why”." },
    wrong: { "The reason for that I left is simple.": "The reason that I left is simple." },
    right: ["The reason that I left is simple."],
  },
  {
    kind: "relative",
    find: "way (how) i|he|she|we|they|you|it|people|the",
    better: () => "that",
    why: { en: "“The way he speaks”, without “how”.", es: "“The way he speaks”, sin “how”." },
    wrong: { "The way how he speaks annoys me.": "The way that he speaks annoys me." },
    right: ["The way that he speaks annoys me."],
  },
  {
    kind: "preposition",
    find: "it|this|that|which|he|she|fact|music|news|idea really|also? (v=annoys|surprises|surprised|interests|interested|bores|worries|scares|excites|disappoints|pleases|shocks|bothers to o=me|him|her|us|them)",
    better: "{v} {o}",
    why: { en: "“It surprises me”, without “to”.", es: "“Me sorprende”: “it surprises me”, sin “to”." },
    wrong: { "It surprised to me a lot.": "It surprised me a lot." },
    right: ["It surprised me a lot."],
  },
  {
    kind: "preposition",
    find: "~be (lacking of)",
    better: "lacking in",
    why: { en: "“Lacking in”.", es: "“Falto de”: “lacking in”." },
    wrong: { "I am lacking of patience.": "I am lacking in patience." },
    right: ["I am lacking in patience."],
  },
  {
    kind: "preposition",
    find: "(v=approached|approach|approaches|approaching to) the|me|him|her|us|them|my|it|a",
    better: "{v}",
    why: { en: "One approaches something, without “to”.", es: "Acercarse a: “approach”, sin “to”." },
    wrong: { "I approached to the house.": "I approached the house." },
    right: ["I approached the house.", "A new approach to the problem."],
    unless: ({ named: { v }, sentence: { tokens }, from }) =>
      v?.word === "approach" &&
      !/^(?:to|will|can|i|we|they|you|not|must|should|could)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "must|to|have|should|can|will|we|i|they|not (v=face to) the|this|it|reality|problems|facts",
    better: "{v}",
    why: { en: "One faces something, without “to”.", es: "Afrontar: “face”, sin “to”." },
    wrong: { "We must face to the truth.": "We must face the truth." },
    right: ["We must face the truth.", "Talk face to face."],
  },
  {
    kind: "preposition",
    find: "i|we|they|to|he|she (v=request|requested|requests|requesting|demand|demanded for) your|the|a|my|help|more|an",
    better: "{v}",
    why: { en: "One requests something, without “for”.", es: "Solicitar: “request”, sin “for”." },
    wrong: { "I request for your help.": "I request your help." },
    right: ["I request your help."],
  },
  {
    kind: "preposition",
    find: "(v=stressed|stress|stresses|emphasised|emphasise|emphasized|emphasises on) the|that|how|this",
    better: "{v}",
    why: { en: "One stresses something, without “on”.", es: "Subrayar: “stress”, sin “on”." },
    wrong: { "They stressed on the need to act.": "They stressed the need to act." },
    right: ["They stressed the need to act.", "the stress on the word", "They stress out."],
    unless: ({ named: { v }, sentence: { tokens }, from }) =>
      v?.word === "stress" && !/^(?:to|will|i|we|they|you|must)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "(v=mentioned|mention|mentions|mentioning about) the|it|his|her|my|that|this|a|your",
    better: "{v}",
    why: { en: "One mentions something, without “about”.", es: "Mencionar: “mention”, sin “about”." },
    wrong: { "He mentioned about the problem.": "He mentioned the problem." },
    right: ["He mentioned the problem."],
  },
  {
    kind: "preposition",
    find: "~regard #obj|#name|#det (like) a|an|my|the",
    better: "as",
    why: { en: "“Regard as”.", es: "“Considerar”: “regard as”." },
    wrong: { "I regard him like a friend.": "I regard him as a friend." },
    right: ["I regard him as a friend."],
  },
  {
    kind: "preposition",
    find: "regarded (to be) the|a|an|one|very",
    better: "as",
    why: { en: "“Regarded as”.", es: "“Considerado”: “regarded as”." },
    wrong: { "She is regarded to be the best.": "She is regarded as the best." },
    right: ["She is regarded as the best."],
  },
  {
    kind: "preposition",
    find: "charged (of|for) murder|theft|robbery|fraud|killing|stealing|the|a #any|$",
    better: "with",
    why: { en: "“Charged with murder”.", es: "“Acusado de”: “charged with”." },
    wrong: { "He was charged of murder.": "He was charged with murder." },
    right: ["He was charged with murder.", "I was charged for the meal."],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "for" && /^(?:the|a)$/.test(tokens[to]?.word ?? ""),
  },
];
