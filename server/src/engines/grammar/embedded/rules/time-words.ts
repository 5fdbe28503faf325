import type { Rule } from "#engines/grammar/embedded/rule.ts";

export const timeWords: readonly Rule[] = [
  {
    kind: "next-week",
    find: "-in|of|for|during|over|by|until|since|after|before|about|from|on|to|and|than|is|was|be|spend|spent|need (the w=next|last u=week|month|year|weekend|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|christmas) $|i|we|he|she|they|because|with|and|my",
    better: "{w} {u}",
    why: {
      en: "“Next week” and “last year” take no “the” when they tell when.",
      es: "“Next week” y “last year” van sin “the” cuando dicen cuándo.",
    },
    wrong: {
      "I'll go the next week.": "I'll go next week.",
      "The last year I was in Rome.": "Last year I was in Rome.",
    },
    right: ["I'll go next week.", "The next week was hard.", "In the last week I slept a lot."],
    unless: ({ named: { u, w }, sentence: { tokens }, from }) =>
      (w?.word === "next" && from === 0) ||
      (u?.word === "night" && from > 0 && tokens[from]?.joined === true && tokens[from - 1]?.base === "be"),
  },
  {
    kind: "next-week",
    find: "(w=today|yesterday in? the? p=night|morning|evening|afternoon)",
    better: ({ named: { w, p } }) =>
      p &&
      (w?.word === "today"
        ? p.word === "night"
          ? "tonight"
          : `this ${p.word}`
        : p.word === "night"
          ? "last night"
          : `yesterday ${p.word}`),
    why: {
      en: "Say “this morning”, “tonight”, “last night”, “yesterday morning”.",
      es: "Se dice “this morning”, “tonight”, “last night”, “yesterday morning”.",
    },
    wrong: {
      "I saw him yesterday night.": "I saw him last night.",
      "Today morning I was ill.": "This morning I was ill.",
    },
    right: ["I saw him last night.", "I saw him yesterday morning."],
  },
  {
    kind: "next-week",
    find: "(this night)",
    better: "tonight",
    why: { en: "“Esta noche” is “tonight”.", es: "“Esta noche” es “tonight”." },
    wrong: { "What are you doing this night?": "What are you doing tonight?" },
    right: ["What are you doing tonight?"],
  },
  {
    kind: "every",
    find: "-of|for (all the d=days|weeks|years|mornings|weekends|nights|summers|mondays|sundays|saturdays|fridays|months|afternoons) -that|of|in|i|we|before",
    better: "every {d:one}",
    why: { en: "“Todos los días” is “every day”.", es: "“Todos los días” es “every day”." },
    wrong: { "I run all the days.": "I run every day." },
    right: ["I run every day.", "I remember all the days we spent there."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && /^(?:we|i|he|she|they|you)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "every",
    find: "(w=every|each n=#plural) -of",
    better: "{w} {n:one}",
    why: {
      en: "“Every” goes with one: “every day”, “every student”.",
      es: "“Every” va con singular: “every day”, “every student”.",
    },
    wrong: { "I go there every weekends.": "I go there every weekend." },
    right: ["I go there every weekend.", "every two weeks"],
    unless: ({ named: { n } }) => n?.word === "news" || n?.word === "people",
  },
];
