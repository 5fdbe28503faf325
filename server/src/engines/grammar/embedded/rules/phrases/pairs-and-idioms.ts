import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Pairs of words, and idioms. */
export const everydayPairsAndIdioms: readonly Rule[] = [
  {
    kind: "false-friend",
    find: "(eventual) bugs|problems|questions|errors|mistakes|changes|delays|damage|issues|doubts",
    better: "possible",
    why: {
      en: "“Eventual” is “in the end”; what may be is “possible”.",
      es: "“Eventual” (posible): “possible”.",
    },
    wrong: { "Please report eventual bugs.": "Please report possible bugs." },
    right: ["Please report possible bugs."],
  },
  {
    kind: "preposition",
    find: "(v=stress|stressing|stressed|stresses out) the|that|how",
    better: "{v}",
    why: { en: "To underline is “stress”, without “out”.", es: "Subrayar: “stress”, sin “out”." },
    wrong: { "He kept stressing out the importance of it.": "He kept stressing the importance of it." },
    right: ["He kept stressing the importance of it.", "It stresses out the dog."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "stresses" && !/^(?:importance|need|fact|value|point)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "subject",
    find: "what i|we|he|she|they like|liked|love|loved|hate|hated|enjoyed the? most|best (it v=was|is)",
    better: "{v}",
    why: {
      en: "The subject is said once: “what I liked most was”.",
      es: "El sujeto ya está: “what I liked most was”.",
    },
    wrong: {
      "What I liked the most it was the way he sings.": "What I liked the most was the way he sings.",
    },
    right: ["What I liked the most was the way he sings."],
  },
  {
    kind: "confused",
    find: "and|but|one the (later) is|was|has|had|were|leaked|broke|seems|seemed|won|died|came|went",
    better: "latter",
    why: { en: "The second of two is “the latter”.", es: "El segundo de dos: “the latter”." },
    wrong: {
      "I bought a blue one and a green one, and the later leaked.":
        "I bought a blue one and a green one, and the latter leaked.",
    },
    right: ["I bought a blue one and a green one, and the latter leaked."],
  },
  {
    kind: "confused-verbs",
    find: "~spend|was|were|am|is|are|'m|'s|'re|been #any? #any? #any? (laying) on|in the|my|a|bed",
    better: "lying",
    why: { en: "To rest is “lie, lying”; “lay” is to put.", es: "Estar tumbado: “lying”." },
    wrong: { "I spent Sunday laying on the sofa.": "I spent Sunday lying on the sofa." },
    right: ["I spent Sunday lying on the sofa.", "The hen was laying in the barn."],
    unless: ({ sentence: { tokens, text }, to }) =>
      /hen|egg|brick/i.test(text) ||
      (!/^(?:bed|sofa|beach|floor|grass|couch|sun|ground|bath|hammock|back)$/.test(
        tokens[to + 2]?.word ?? tokens[to + 1]?.word ?? "",
      ) &&
        tokens[to + 1]?.word !== "bed"),
  },
  {
    kind: "verb-pattern",
    find: "with a view to (v=#base) #any",
    better: "{v:ing}",
    why: { en: "“With a view to finding”.", es: "“Con vistas a”: “with a view to …ing”." },
    wrong: { "She left with a view to find out.": "She left with a view to finding out." },
    right: ["She left with a view to finding out.", "A room with a view to die for."],
    unless: ({ named: { v } }) => v?.word === "die",
  },
  {
    kind: "relative",
    find: "^ (whomever) #past|#third|has|is|was",
    better: "whoever",
    why: { en: "“Whomever” is never the subject: “whoever told you”.", es: "Como sujeto, “whoever”." },
    wrong: { "Whomever told you this is wrong.": "Whoever told you this is wrong." },
    right: ["Whoever told you this is wrong."],
  },
  {
    kind: "negative",
    find: "lest i|you|he|she|we|they (do|does|did not v=#base)",
    better: "{v}",
    why: { en: "“Lest” already says not.", es: "“Lest” ya niega." },
    wrong: { "I wrote it down lest I didn't forget it.": "I wrote it down lest I forget it." },
    right: ["I wrote it down lest I forget it."],
  },
  {
    kind: "confused",
    find: "have|are|is|with|very (complimentary) styles|skills|roles|colours|strengths|talents|abilities",
    better: "complementary",
    why: { en: "What completes is “complementary”.", es: "Que se complementan: “complementary”." },
    wrong: { "They have complimentary styles.": "They have complementary styles." },
    right: ["They have complementary styles."],
  },
  {
    kind: "comparison",
    find: "without so much (than) a|an|the",
    better: "as",
    why: { en: "“Without so much as”.", es: "“Sin siquiera”: “without so much as”." },
    wrong: { "She left without so much than a glance.": "She left without so much as a glance." },
    right: ["She left without so much as a glance."],
  },
  {
    kind: "preposition",
    find: "~hinge|~hinges (in|of|at|from|to|around|by) #any",
    better: "on",
    why: { en: "Something hinges “on”.", es: "Depender de: “hinge on”." },
    wrong: { "The plot hinges in a letter.": "The plot hinges on a letter." },
    right: ["The plot hinges on a letter.", "The hinge of the door broke."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens[start]?.word === "hinge" || tokens[start - 1]?.word === "the",
  },
  {
    kind: "preposition",
    find: "far be it (for|to|of) me",
    better: "from",
    why: { en: "“Far be it from me”.", es: "“Lejos de mí”: “far be it from me”." },
    wrong: { "Far be it for me to judge.": "Far be it from me to judge." },
    right: ["Far be it from me to judge."],
  },
  {
    kind: "idiom",
    find: "by (leaps and bounces|bonds|bound)",
    better: "leaps and bounds",
    why: { en: "“By leaps and bounds”.", es: "“A pasos agigantados”: “by leaps and bounds”." },
    wrong: { "It grew by leaps and bounces.": "It grew by leaps and bounds." },
    right: ["It grew by leaps and bounds."],
  },
  {
    kind: "inversion",
    find: "^ (had not it been) for",
    better: "had it not been",
    why: { en: "“Had it not been for”.", es: "“De no ser por”: “had it not been for”." },
    wrong: { "Hadn't it been for you, I'd be lost.": "Had it not been for you, I'd be lost." },
    right: ["Had it not been for you, I'd be lost."],
  },
  {
    kind: "preposition",
    find: "(on the contrary of|to|from) #any",
    better: ({ from }) => (from === 0 ? "unlike" : undefined),
    why: { en: "“Unlike” or “contrary to”.", es: "“Al contrario de”: “unlike”." },
    wrong: { "On the contrary of my twin, I hate it.": "Unlike my twin, I hate it." },
    right: ["Unlike my twin, I hate it."],
  },
];
