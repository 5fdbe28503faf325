import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What follows a verb or a noun, and words that are taken for each other. */
export const everydayPatternsAndPairs: readonly Rule[] = [
  {
    kind: "question",
    find: "^ where|when|why (s=you|they v=live|work|study|go|come|eat|play|sleep|stay|travel) #any",
    better: "do {s} {v}",
    question: true,
    why: { en: "A question needs “do”: Where do you live?", es: "La pregunta lleva do: Where do you live?" },
    wrong: { "Where you live now, in Lyon or Paris?": "Where do you live now, in Lyon or Paris?" },
    right: ["Where do you live?"],
  },
  {
    kind: "agreement",
    find: "and #poss n=#kin (v=sing|cook|play|work|live|study|dance|speak|swim|drive|teach) very|in|at|a|the|every|with|well",
    better: "{v:third}",
    why: { en: "One person takes -s: my brother sings.", es: "Una sola persona lleva -s: my brother sings." },
    wrong: {
      "I play the guitar and my brother sing very well.": "I play the guitar and my brother sings very well.",
    },
    right: ["I play the guitar and my brother sings.", "I saw my sister and my brother sing in a choir."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(0, start)
        .some(({ base, tags }) => /^(?:see|hear|watch|let|make|help)$/.test(base) || tags.has("Actor")),
  },
  {
    kind: "agreement",
    find: "my|our|his|her n=#kin #name (v=live|work|study|play|speak|like|love|cook|teach|drive|have|sing)",
    better: "{v:third}",
    why: {
      en: "One person takes -s: my boss Ana lives here.",
      es: "Una sola persona lleva -s: my boss Ana lives here.",
    },
    wrong: { "My boss Wei live in Madrid.": "My boss Wei lives in Madrid." },
    right: ["My boss Wei lives in Madrid.", "Does my boss Wei live here?"],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(Math.max(0, start - 3), start)
        .some(({ base }) => /^(?:do|can|will|see|hear|let|make|help)$/.test(base)),
  },
  {
    kind: "word",
    find: "good|great|bad|amazing|excellent|wonderful (n=cooker|cookers)",
    better: ({ named: { n } }) => n?.word.replace("er", ""),
    why: {
      en: "A cook is a person, a cooker a machine.",
      es: "Cook es la persona; cooker, la cocina (aparato).",
    },
    wrong: { "She is a very good cooker.": "She is a very good cook." },
    right: ["She is a very good cook."],
  },
  {
    kind: "verb-pattern",
    find: "am|is|are|'m|'re|was|were going (v=visit|see|play|eat|buy|travel|study|work|live|make|do|have|meet|cook|watch|get|take|move|start)",
    better: "to {v}",
    why: { en: "A plan is “going to” and the verb.", es: "Un plan es going to + verbo." },
    wrong: { "We are going visit my aunt.": "We are going to visit my aunt." },
    right: ["We are going to visit my aunt."],
  },
  {
    kind: "quantity",
    find: "(much #adj n=#plural)",
    better: ({ sentence: { tokens }, from, named: { n } }) => n && `many ${tokens[from + 1]?.word} ${n.word}`,
    why: { en: "What can be counted is “many”.", es: "Lo contable va con many." },
    wrong: { "I have much old cameras.": "I have many old cameras." },
    right: ["I have many old cameras.", "I like it much better weather."],
    unless: ({ sentence: { tokens }, from }) => /er$|^more$/.test(tokens[from + 1]?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "learn|learned|learnt|learning (v=play|speak|swim|drive|cook|read|write|sing|ride|use|draw)",
    better: "to {v}",
    why: { en: "One learns “to do” something.", es: "Aprender a hacer algo es learn to do." },
    wrong: { "I would learn play the drums.": "I would learn to play the drums." },
    right: ["I would learn to play the drums.", "I learn cooking."],
  },
  {
    kind: "verb-pattern",
    find: "~spend #any? #any? day|days|hour|hours|time|morning|evening|afternoon|weekend|saturday|sunday|week|night|months|years|summer (to v=#base)",
    better: "{v:ing}",
    why: { en: "One spends time “doing” something.", es: "Pasar tiempo haciendo algo: spend time doing." },
    wrong: { "We spent all Saturday to clean the garage.": "We spent all Saturday cleaning the garage." },
    right: ["We spent all Saturday cleaning.", "I spent time to my taste."],
  },
  {
    kind: "confused-verbs",
    find: "price|prices|rent|rents|temperature|temperatures|cost|costs|taxes|levels|salaries will|to|may|could|might (raise) $|again|next|in|by|soon|fast|and",
    better: "rise",
    why: {
      en: "Prices rise by themselves; somebody raises them.",
      es: "Los precios suben: rise; alguien los sube: raise.",
    },
    wrong: { "Prices will raise again.": "Prices will rise again." },
    right: ["Prices will rise again."],
  },
  {
    kind: "confused-verbs",
    find: "to|will|can|must|should|not (rise) #any? prices|taxes|rents|salaries|fees|awareness|questions",
    better: "raise",
    why: {
      en: "Somebody raises prices; they rise by themselves.",
      es: "Alguien sube los precios: raise; suben solos: rise.",
    },
    wrong: { "The club will rise ticket prices.": "The club will raise ticket prices." },
    right: ["The club will raise ticket prices."],
  },
  {
    kind: "preposition",
    find: "lack (in|on|for) #noun|#ing|#poss",
    better: "of",
    why: { en: "A lack “of” something.", es: "Falta de algo: lack of." },
    wrong: { "My problem is the lack in sleep.": "My problem is the lack of sleep." },
    right: ["My problem is the lack of sleep."],
  },
  {
    kind: "verb-pattern",
    find: "tired (to v=#base)",
    better: "of {v:ing}",
    why: { en: "Tired “of doing” something.", es: "Cansado de hacer algo: tired of doing." },
    wrong: { "I'm tired to work every weekend.": "I'm tired of working every weekend." },
    right: ["I'm too tired to work.", "I'm so tired to the bone."],
    unless: ({ sentence: { tokens }, start }) => /^(?:too|so)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "~regret not? (to v=#base)",
    better: "{v:ing}",
    why: {
      en: "What one did and is sorry for: regret doing.",
      es: "Lamentar haber hecho algo: regret doing.",
    },
    wrong: { "I regret to quit piano lessons.": "I regret quitting piano lessons." },
    right: ["I regret quitting.", "We regret to inform you."],
    unless: ({ named: { v } }) => /^(?:say|tell|inform|announce|admit|report)$/.test(v?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "~afford (v=#ing)",
    better: "to {v:base}",
    why: { en: "One can afford “to do” something.", es: "Permitirse hacer algo: afford to do." },
    wrong: { "I can't afford buying a flat.": "I can't afford to buy a flat." },
    right: ["I can't afford to buy a flat.", "I can't afford the building."],
    unless: ({ named: { v } }) =>
      /^(?:building|housing|heating|clothing|parking|training|anything|something|nothing|everything)$/.test(
        v?.word ?? "",
      ),
  },
  {
    kind: "preposition",
    find: "sharp|big|huge|slight|steady|recent|dramatic|great|large|rapid increase|rise|drop|decrease|fall|reduction (of) n=#plural|#uncount",
    better: "in",
    why: { en: "An increase or fall “in” something.", es: "Aumento o caída de algo: in." },
    wrong: { "There has been a sharp increase of rents.": "There has been a sharp increase in rents." },
    right: ["There has been a sharp increase in rents.", "a sharp increase of five per cent"],
  },
  {
    kind: "gerund",
    find: "committed|dedicated|opposed to (v=#base)",
    better: "{v:ing}",
    why: {
      en: "Here “to” is a preposition: committed to reducing.",
      es: "Aquí to es preposición: committed to reducing.",
    },
    wrong: {
      "The government is committed to reduce class sizes.":
        "The government is committed to reducing class sizes.",
    },
    right: ["The government is committed to reducing class sizes."],
  },
  {
    kind: "verb-pattern",
    find: "~prevent #obj? (to v=#base)",
    better: "from {v:ing}",
    why: {
      en: "One prevents somebody “from doing” something.",
      es: "Impedir que alguien haga: prevent from doing.",
    },
    wrong: { "My sister was prevented to board.": "My sister was prevented from boarding." },
    right: ["My sister was prevented from boarding."],
  },
  {
    kind: "preposition",
    find: "growing|big|high|strong|huge|increasing|great demand (of) #any",
    better: "for",
    why: { en: "A demand “for” something.", es: "Demanda de algo: demand for." },
    wrong: { "There's a growing demand of vegan cheese.": "There's a growing demand for vegan cheese." },
    right: ["There's a growing demand for vegan cheese."],
  },
  {
    kind: "plural",
    find: "any|no|some|enough|more|much (proofs)",
    better: "proof",
    why: { en: "Proof is not counted.", es: "Proof no se cuenta." },
    wrong: { "Nobody has shown any proofs.": "Nobody has shown any proof." },
    right: ["Nobody has shown any proof."],
  },
  {
    kind: "verb-pattern",
    find: "(v=find|finds|found) difficult|hard|easy|impossible|strange|useful|interesting|necessary to|that",
    better: "{v} it",
    why: {
      en: "“It” stands for what follows: I find it difficult to …",
      es: "It anuncia lo que sigue: I find it difficult to …",
    },
    wrong: { "I find difficult to concentrate.": "I find it difficult to concentrate." },
    right: [
      "I find it difficult to concentrate.",
      "What I find difficult to say is no.",
      "The work I found hard to do is over.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(Math.max(0, start - 4), start)
        .some(({ word }) => /^(?:what|which|that|one|thing|things|who)$/.test(word)) ||
      tokens[start - 2]?.tags.has("Noun") === true,
  },
];
