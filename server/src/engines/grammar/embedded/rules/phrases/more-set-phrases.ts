import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** More set phrases, and links. */
export const moreSetPhrases: readonly Rule[] = [
  {
    kind: "preposition",
    find: "effort|efforts (for v=#ing)",
    better: "to {v:base}",
    why: { en: "The set phrase is “make an effort to”.", es: "La expresión es “make an effort to”." },
    wrong: { "Make an effort for being on time.": "Make an effort to be on time." },
    right: ["Make an effort to be on time."],
  },
  {
    kind: "preposition",
    find: "(v=do|did|does|doing) an|a|some #adj? exception|effort|appointment|offer|attempt|suggestion|comparison|promise|choice|plan|complaint|speech|statement|progress",
    better: ({ named: { v } }) =>
      v && ({ do: "make", did: "made", does: "makes", doing: "making" } as Record<string, string>)[v.word],
    why: { en: "The set phrase is “make an exception”.", es: "La expresión es “make an exception”." },
    wrong: { "Do an exception.": "Make an exception." },
    right: ["Make an exception.", "What did a plan cost?"],
    unless: ({ sentence: { question } }) => question,
  },
  {
    kind: "preposition",
    find: "(v=make|made|makes|making) an|a|the #adj? n=experience $|in|with|at|there|abroad",
    better: ({ named: { v } }) =>
      v && ({ make: "have", made: "had", makes: "has", making: "having" } as Record<string, string>)[v.word],
    why: { en: "The set phrase is “have an experience”.", es: "La expresión es “have an experience”." },
    wrong: { "Make an experience.": "Have an experience." },
    right: ["Have an experience.", "It made the experience great."],
    unless: ({ sentence: { tokens }, from }) => tokens[from + 1]?.word === "the",
  },
  {
    kind: "preposition",
    find: "impression (on|about|from) him|her|it|them|the|this",
    better: "of",
    why: { en: "The set phrase is “an impression of”.", es: "La expresión es “an impression of”." },
    wrong: { "Get an impression on him.": "Get an impression of him." },
    right: ["Get an impression of him.", "She made an impression on him."],
    unless: ({ sentence: { tokens }, from, start }) =>
      tokens
        .slice(0, from)
        .some(({ base, word }) => /^(?:make|leave)$/.test(base) || word === "made" || word === "left") &&
      tokens[start]?.word === "impression",
  },
  {
    kind: "preposition",
    find: "~make|~leave a|an #adj? impression (to|at|in) me|him|her|us|them|everybody|the|my",
    better: "on",
    why: { en: "The set phrase is “make an impression on”.", es: "La expresión es “make an impression on”." },
    wrong: { "Make a strong impression to me.": "Make a strong impression on me." },
    right: ["Make a strong impression on me."],
  },
  {
    kind: "preposition",
    find: "~draw (the conclusions) that",
    better: "the conclusion",
    why: { en: "The set phrase is “draw the conclusion”.", es: "La expresión es “draw the conclusion”." },
    wrong: { "Draw the conclusions that he lies.": "Draw the conclusion that he lies." },
    right: ["Draw the conclusion that he lies."],
  },
  {
    kind: "preposition",
    find: "(v=commit|committed|commits|committing) a|some|many|the|several|this #adj? mistake|mistakes|error|errors",
    better: ({ named: { v } }) =>
      v &&
      (
        { commit: "make", committed: "made", commits: "makes", committing: "making" } as Record<
          string,
          string
        >
      )[v.word],
    why: { en: "The set phrase is “make a mistake”.", es: "La expresión es “make a mistake”." },
    wrong: { "Commit a mistake.": "Make a mistake." },
    right: ["Make a mistake."],
  },
  {
    kind: "preposition",
    find: "(v=tell|told|tells|make|made|say|said) a #adj? speech",
    better: ({ named: { v } }) =>
      v &&
      (/^(?:told|made|said)$/.test(v.word)
        ? v.word === "made"
          ? undefined
          : "gave"
        : v.word === "make"
          ? undefined
          : "give"),
    why: { en: "The set phrase is “give a speech”.", es: "La expresión es “give a speech”." },
    wrong: { "Tell a speech.": "Give a speech." },
    right: ["Give a speech."],
  },
  {
    kind: "preposition",
    find: "(v=win|won|winning|earn|earned) some|more|a? lot? of? experience",
    better: ({ named: { v } }) =>
      v &&
      (
        { win: "gain", won: "gained", winning: "gaining", earn: "gain", earned: "gained" } as Record<
          string,
          string
        >
      )[v.word],
    why: { en: "The set phrase is “gain experience”.", es: "La expresión es “gain experience”." },
    wrong: { "I won a lot of experience.": "I gained a lot of experience." },
    right: ["I gained a lot of experience."],
  },
  {
    kind: "preposition",
    find: "i|we|he|she|they|to|team (v=gain|gained|gains) the|a|an|our|all #adj? match|game|race|prize|medal|competition|championship|lottery|election",
    better: ({ named: { v } }) =>
      v && ({ gain: "win", gained: "won", gains: "wins" } as Record<string, string>)[v.word],
    why: { en: "The set phrase is “win a match”.", es: "La expresión es “win a match”." },
    wrong: { "We gained the match.": "We won the match." },
    right: ["We won the match."],
  },
  {
    kind: "preposition",
    find: "(v=earn|win|gain|winning|earning|gaining time) $|and|if|because|by|when|with",
    better: ({ named: { v } }) => v && (/ing$/.test(v.word) ? "saving time" : "save time"),
    why: { en: "The set phrase is “save time”.", es: "La expresión es “save time”." },
    wrong: { "You earn time if you fly.": "You save time if you fly." },
    right: ["You save time if you fly.", "I win time and again."],
    unless: ({ sentence: { tokens }, to }) => tokens[to + 1]?.word === "again",
  },
  {
    kind: "preposition",
    find: "~do it|that|this (in|with purpose)",
    better: "on purpose",
    why: { en: "The set phrase is “on purpose”.", es: "La expresión es “on purpose”." },
    wrong: { "He did it in purpose.": "He did it on purpose." },
    right: ["He did it on purpose."],
  },
  {
    kind: "preposition",
    find: "(on accident)",
    better: "by accident",
    why: { en: "The set phrase is “by accident”.", es: "La expresión es “by accident”." },
    wrong: { "I met him on accident.": "I met him by accident." },
    right: ["I met him by accident.", "A book on accident insurance."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "preposition",
    find: "(in addition of|with)",
    better: "in addition to",
    why: { en: "The set phrase is “in addition to”.", es: "La expresión es “in addition to”." },
    wrong: { "In addition of that, it's cheap.": "In addition to that, it's cheap." },
    right: ["In addition to that, it's cheap."],
  },
  {
    kind: "preposition",
    find: "(in|on comparison of|to) last|the|my|other|a|this",
    better: "in comparison with",
    why: { en: "The set phrase is “in comparison with”.", es: "La expresión es “in comparison with”." },
    wrong: { "In comparison of last year it's better.": "In comparison with last year it's better." },
    right: ["In comparison with last year it's better.", "in comparison to last year"],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "in" && tokens[to - 1]?.word === "to",
  },
  {
    kind: "preposition",
    find: "^ (apart of) that|this|the|me|him|her|my",
    better: "apart from",
    why: { en: "The set phrase is “apart from”.", es: "La expresión es “apart from”." },
    wrong: { "Apart of that, it's fine.": "Apart from that, it's fine." },
    right: ["Apart from that, it's fine.", "Apart of me is sad."],
    unless: ({ sentence: { tokens }, to }) => /^(?:me|him|her|my)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "^ (due) the|my|this|his|her|bad|heavy #any",
    better: "due to",
    why: { en: "“Due to”: with “to”.", es: "“Debido a”: “due to”." },
    wrong: { "Due the rain, it was cancelled.": "Due to the rain, it was cancelled." },
    right: ["Due to the rain, it was cancelled."],
  },
  {
    kind: "preposition",
    find: "^ (according on|with|of|for)",
    better: "according to",
    why: { en: "“According to”.", es: "“Según”: “according to”." },
    wrong: { "According on the news, it's over.": "According to the news, it's over." },
    right: ["According to the news, it's over."],
  },
  {
    kind: "preposition",
    find: "(in case of) you|i|he|she|it|they|we #any",
    better: "in case",
    why: { en: "Before a sentence “in case”, without “of”.", es: "Ante oración, “in case”, sin “of”." },
    wrong: { "In case of you need me, call.": "In case you need me, call." },
    right: ["In case you need me, call."],
  },
  {
    kind: "linking",
    find: "^ (as long|soon|far) i|you|he|she|it|they|we #any",
    better: ({ sentence: { tokens }, from }) => `as ${tokens[from + 1]?.word} as`,
    why: {
      en: "“As long as”, “as soon as”: two times “as”.",
      es: "“As long as”, “as soon as”: dos veces “as”.",
    },
    wrong: { "As long you are here, I'm fine.": "As long as you are here, I'm fine." },
    right: ["As long as you are here, I'm fine."],
  },
  {
    kind: "linking",
    find: "(even although)",
    better: "even though",
    why: { en: "“Even though” or “although”.", es: "“Even though” o “although”." },
    wrong: { "Even although it rained, we went.": "Even though it rained, we went." },
    right: ["Even though it rained, we went."],
  },
  {
    kind: "linking",
    find: "^ (however|nevertheless) i|it|he|she|we|they was|were|am|is|had|did #any",
    better: ({ sentence: { text } }) => (/^\w+ [^,.;]+,\s/.test(text) ? "although" : undefined),
    why: {
      en: "To join two sentences “although”; “however” begins a new one.",
      es: "Para unir oraciones, “although”; “however” abre una nueva.",
    },
    wrong: { "However it was late, we stayed.": "Although it was late, we stayed." },
    right: ["Although it was late, we stayed.", "However it was only a dream.", "However, it was late."],
  },
];
