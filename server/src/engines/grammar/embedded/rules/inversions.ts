import { baseOf, pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const inverted = {
  en: "After “never”, “rarely”, “not only” and the like at the front, the auxiliary comes before the subject: “Never have I…”.",
  es: "Con “never”, “rarely”, “not only”… al principio, el auxiliar va antes del sujeto: “Never have I…”.",
};
const front = "never|rarely|seldom|hardly|scarcely|nowhere";
const auxiliary = "have|has|had|can|could|will|would|should|must|is|are|was|were";
const person = "i|you|he|she|it|we|they";

/** Word order after what denies or limits at the front of a sentence, and in questions told. */
export const inversions: readonly Rule[] = [
  {
    kind: "inversion",
    find: [
      `^ ${front} (s=${person} a=${auxiliary})`,
      `^ not only|once (s=${person} a=${auxiliary})`,
      `^ no sooner (s=${person} a=had)`,
      `^ only then|now|later (s=${person} a=${auxiliary})`,
      `^ under no circumstances (s=${person} a=${auxiliary})`,
      `^ on no account (s=${person} a=${auxiliary})`,
      `^ in no way (s=${person} a=${auxiliary})`,
      `^ at no time|point (s=${person} a=${auxiliary})`,
      `^ so #adj (s=${person} a=was|were|is|are) that`,
    ],
    better: "{a} {s}",
    why: inverted,
    wrong: {
      "Never I have seen such a thing.": "Never have I seen such a thing.",
      "Hardly he had sat down when it rang.": "Hardly had he sat down when it rang.",
      "Under no circumstances you should open it.": "Under no circumstances should you open it.",
    },
    right: ["Never have I seen such a thing.", "I never have time.", "Only they can help."],
  },
  {
    kind: "inversion",
    find: [
      `^ ${front}|little (s=${person} v=#past)`,
      `^ not only|once (s=${person} v=#past)`,
      `^ only then|now|later (s=${person} v=#past)`,
      `^ only after|by #ing ... (s=${person} v=#past)`,
    ],
    better: "did {s} {v:base}",
    why: inverted,
    wrong: {
      "Not only he arrived late, but he also shouted.": "Not only did he arrive late, but he also shouted.",
      "Little I knew about it.": "Little did I know about it.",
    },
    right: ["Not only did he arrive late, but he also shouted.", "Only then did I understand."],
    unless: ({ named: { v } }) => /^(?:had|was|were)$/.test(v?.word ?? ""),
  },
  {
    kind: "inversion",
    find: [
      `^ ${front} (s=${person} v=#third)`,
      `^ not only (s=${person} v=#third)`,
      `^ ${front} (s=i|you|we|they v=#pure)`,
      `^ not only (s=i|you|we|they v=#pure)`,
    ],
    better: "{s:does} {s} {v:base}",
    why: inverted,
    wrong: {
      "Rarely he comes on time.": "Rarely does he come on time.",
      "Not only they sing, they dance too.": "Not only do they sing, they dance too.",
    },
    right: ["Rarely does he come on time."],
    unless: ({ named: { v } }) => /^(?:is|has|does)$/.test(v?.word ?? ""),
  },
  {
    kind: "indirect-question",
    find: [
      `~ask|~wonder|~know|~remember|~tell #obj? how long|often|far (m=had|have|has|was|were|is|are s=${person} v=#any)`,
      `know|knows|knew|wonder|wondered|remember|understand|decide|forgot|forget|sure what|where|how|when|why|who (m=should|can|could|would|must|will s=${person} v=#base)`,
    ],
    better: "{s} {m} {v}",
    why: {
      en: "In a question told within a sentence the subject comes first: “I don't know what I should do”.",
      es: "En una pregunta dentro de otra frase, el sujeto va primero: “I don't know what I should do”.",
    },
    wrong: { "I don't know what should I do.": "I don't know what I should do." },
    right: ["I don't know what I should do.", "What should I do?"],
  },
  {
    kind: "conjunction",
    find: `^ (but n=${person}|the|my|his|her|our|their|there|that|this)`,
    better: ({ named: { n }, sentence: { tokens }, from }) => {
      const [first, second] = tokens;
      const conceded =
        first?.word === "although" ||
        (first?.word === "though" && second?.word !== "but") ||
        (first?.word === "even" && second?.word === "though");
      return from > 2 && conceded ? n?.word : undefined;
    },
    why: {
      en: "“Although” already says it; a “but” after it is one too many.",
      es: "“Although” ya lo dice; el “but” de después sobra.",
    },
    wrong: { "Although it was late, but we stayed.": "Although it was late, we stayed." },
    right: ["Although it was late, we stayed.", "It was late, but we stayed."],
  },
  {
    kind: "conjunction",
    find: [
      `(despite s=${person} v=is|are|was|were|had|has|have|#past)`,
      `(in spite of s=${person} v=is|are|was|were|had|has|have|#past)`,
    ],
    better: "although {s} {v}",
    why: {
      en: "“Despite” goes before a noun or -ing; before a whole clause it is “although”.",
      es: "“Despite” va ante un nombre o -ing; ante una oración entera se usa “although”.",
    },
    wrong: { "Despite it was raining, we went.": "Although it was raining, we went." },
    right: ["Despite the rain, we went.", "Despite being ill, he came."],
  },
  {
    kind: "unreal-past",
    find: "^|it 's|is high|about time (s=i|you|he|she|we|they v=#base|#third)",
    better: ({ named: { s, v } }) =>
      s && v && `${s.word} ${v.word === "be" || v.base === "be" ? "were" : pastOf(baseOf(v.word))}`,
    why: {
      en: "After “it's high time” the verb is in the past: “it's high time we went”.",
      es: "Después de “it's high time” el verbo va en pasado: “it's high time we went”.",
    },
    wrong: { "It's high time we go to bed.": "It's high time we went to bed." },
    right: ["It's high time we went to bed.", "It's time to go."],
  },
  {
    kind: "unreal-past",
    find: "i wish|wished i|we (would v=#base)",
    better: ({ named: { v } }) => v && (v.word === "be" ? "were" : pastOf(v.word)),
    why: {
      en: "A wish about one's own present is in the past: “I wish I had more time”.",
      es: "Un deseo sobre el propio presente va en pasado: “I wish I had more time”.",
    },
    wrong: { "I wish I would have more time.": "I wish I had more time." },
    right: ["I wish I had more time.", "I wish you would listen.", "I wish it would rain."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "have" && tokens[to]?.tags.has("PastTense") === true,
  },
];
