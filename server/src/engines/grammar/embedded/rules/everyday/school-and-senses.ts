import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Exams, compounds, purposes and the senses. */
export const everydaySchoolAndSenses: readonly Rule[] = [
  {
    kind: "exam",
    find: "i|he|she|we|they|to (v=presented|present|made|make|realised|realise|gave) an|the|my|two|three|some|many #adj? exam|exams|test",
    better: ({ named: { v } }) =>
      v &&
      (/^(?:presented|made|realised|gave)$/.test(v.word) ? (v.word === "gave" ? undefined : "took") : "take"),
    why: { en: "One “takes” an exam.", es: "Hacer o presentar un examen: “take an exam”." },
    wrong: { "I presented an exam last week.": "I took an exam last week." },
    right: ["I took an exam last week.", "She gave an exam."],
    unless: ({ sentence: { tokens }, from, to }) =>
      (/^(?:made|make)$/.test(tokens[from]?.word ?? "") &&
        /^(?:he|she|they)$/.test(tokens[from - 1]?.word ?? "")) ||
      tokens[to + 1]?.word === "to",
  },
  {
    kind: "exam",
    find: "~pass #det? #adj? exam|test|exams with (good n=note|notes)",
    better: "good marks",
    why: { en: "“Nota” at school is “mark” or “grade”.", es: "“Nota” escolar es “mark” o “grade”." },
    wrong: { "I passed the exam with good notes.": "I passed the exam with good marks." },
    right: ["I passed the exam with good marks.", "I passed the exam with good notes on it."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true,
  },
  {
    kind: "exam",
    find: "i|he|she|we|they|to not? (v=approved|approve) the|my|all|an? exam|exams|test|subject|subjects $|last|yesterday|in|and|with|but",
    better: ({ named: { v } }) => (v?.word === "approve" ? "pass" : "passed"),
    why: { en: "To get through an exam is “pass”.", es: "Aprobar un examen: “pass”." },
    wrong: { "I approved the exam.": "I passed the exam." },
    right: ["I passed the exam.", "They approved the test plan.", "They approved the plan."],
  },
  {
    kind: "exam",
    find: "i|he|she|we|they|to (v=suspended|suspend) my|two|three|the? maths|english|history|physics|exam|exams|subject|subjects $|last|yesterday|in|and|with|but|because",
    better: ({ named: { v } }) => (v?.word === "suspend" ? "fail" : "failed"),
    why: { en: "Not to pass is “fail”.", es: "Suspender: “fail”." },
    wrong: { "I suspended maths.": "I failed maths." },
    right: ["I failed maths.", "They suspended the team."],
  },
  {
    kind: "collocation",
    find: "i|he|she|we|they|to|and (v=gave|give|gives|gived|made|make|makes|do|did) a n=#adj? walk $|with|in|on|along|around|every|after|by|to",
    better: ({ named: { v } }) =>
      v &&
      (/^(?:gave|gived|made|did)$/.test(v.word) ? "went for" : /s$/.test(v.word) ? "goes for" : "go for"),
    why: { en: "One “goes for” a walk.", es: "Dar un paseo: “go for a walk”." },
    wrong: { "I gave a walk with my dog.": "I went for a walk with my dog." },
    right: ["I went for a walk with my dog."],
  },
  {
    kind: "compound",
    find: "(an|a accident|accidents of n=car|bus|train|motorbike|traffic|work)",
    better: "a {n} accident",
    why: { en: "Noun before noun: “a car accident”.", es: "Nombre ante nombre: “a car accident”." },
    wrong: { "I had an accident of car.": "I had a car accident." },
    right: ["I had a car accident."],
  },
  {
    kind: "compound",
    find: "(n=bag|shop|class|teacher|book|ticket|trip|station|party|exam|player|match|box|bottle|cup|shoes of m=school|clothes|shoes|english|maths|history|music|train|bus|birthday|football|tennis|basketball|sports|toys|books) $|is|was|and|in|at|because|but|yesterday|with|for|on",
    better: "{m} {n}",
    why: { en: "Noun before noun: “a clothes shop”.", es: "Nombre ante nombre: “a clothes shop”." },
    wrong: { "I bought it in a shop of clothes.": "I bought it in a clothes shop." },
    right: ["I bought it in a clothes shop.", "A box of books was there.", "the history of music"],
    unless: ({ named: { n, m } }) =>
      /^(?:box|bottle|cup)$/.test(n?.word ?? "") || (n?.word === "bag" && m?.word !== "school"),
  },
  {
    kind: "passive",
    find: "was|were|been|is #pp (of) a|the|my|his #adj? n=stone|dog|car|boy|man|storm|wind|girl|teacher|friend|bus|ball|fire|police|neighbour|snake|doctor",
    better: "by",
    why: { en: "Who or what does it comes after “by”.", es: "Quien lo hace va con “by”." },
    wrong: { "The window was broken of a stone.": "The window was broken by a stone." },
    right: ["The window was broken by a stone.", "He was born of a girl.", "It is made of a stone."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:made|born|afraid|composed|tired|told|robbed|reminded|accused|proud|warned|full|built)$/.test(
        tokens[from - 1]?.word ?? "",
      ),
  },
  {
    kind: "purpose",
    find: "~go|~call|~come|~stay|~write|~run|~travel|~leave|~phone|~wake|~work|gym|home|him|her|them|here|there|park|shop|doctor (for v=being|inviting|studying|asking|buying|seeing|visiting|telling|relaxing|having|learning|getting|meeting|finding|saving|earning|improving|losing) #any|$",
    better: "to {v:base}",
    why: { en: "Why one does it: “to” and the verb.", es: "Para + verbo: “to” + verbo." },
    wrong: { "I go to the gym for being fit.": "I go to the gym to be fit." },
    right: [
      "I go to the gym to be fit.",
      "I called him for having helped.",
      "Thank him for being here.",
      "I love her for being kind.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens
        .slice(0, from)
        .some(
          ({ base }) =>
            /^(?:thank|sorry|love|hate|blame|punish|famous|known|know|forgive|pay|praise|like|apologise|apologize|excuse|responsible|good|use|arrest|fine|scold|admire|reason|plan|prize|money)$/.test(
              base,
            ) || /^(?:thanks|sorry|famous|good|great|important|perfect|useful|responsible|well)$/.test(base),
        ) ||
      (tokens[from + 1]?.word === "having" && tokens[from + 2]?.tags.has("Verb") === true) ||
      (/^(?:him|her|them)$/.test(tokens[start]?.word ?? "") &&
        !tokens.slice(0, from).some(({ base }) => /^(?:call|phone|visit|write|meet)$/.test(base))),
  },
  {
    kind: "thanks-for",
    find: "^ (thanks|thank to v=#base) me|us|my|the|your|you|him|her|for",
    better: "thanks for {v:ing}",
    why: { en: "“Thanks for helping”.", es: "“Gracias por …”: “thanks for …ing”." },
    wrong: { "Thanks to help me.": "Thanks for helping me." },
    right: ["Thanks for helping me.", "Thanks to you, I won."],
  },
  {
    kind: "verb-pattern",
    find: "~apologise|~apologize (to v=#base) #any|$",
    better: "for {v:ing}",
    why: { en: "One apologises “for doing” something.", es: "Disculparse por: “apologise for …ing”." },
    wrong: { "I apologise to be late.": "I apologise for being late." },
    right: ["I apologise for being late."],
  },
  {
    kind: "look-like",
    find: "~taste|~sound|~look|~smell|~feel (like a=good|bad|great|interesting|tired|sad|happy|delicious|nice|angry|boring|fun|sick|ill|young|old|strange|beautiful|amazing|horrible|terrible|tasty|difficult|easy|expensive|perfect) $|and|but|to|today|because|for|in",
    better: "{a}",
    why: {
      en: "Before an adjective no “like”: “it sounds interesting”.",
      es: "Ante adjetivo, sin “like”: “it sounds interesting”.",
    },
    wrong: {
      "It sounds like interesting.": "It sounds interesting.",
      "You look like tired.": "You look tired.",
    },
    right: ["It sounds interesting.", "It sounds like fun."],
    unless: ({ named: { a } }) => a?.word === "fun",
  },
  {
    kind: "look-like",
    find: "~seem|~look (like a a=tired|sad|happy|angry|nice|good|interesting|bad|old|young|boring) $",
    better: "{a}",
    why: { en: "Before an adjective alone no “like a”.", es: "Ante un adjetivo solo, sin “like a”." },
    wrong: { "He seems like a tired.": "He seems tired." },
    right: ["He seems tired.", "He looks like a star."],
  },
  {
    kind: "verb-pattern",
    find: "~feel like (v=go|eat|drink|dance|stay|sleep|play|do|watch|cry|swim|buy|be|have|see|talk|speak|read|walk) #any|$",
    better: "{v:ing}",
    why: { en: "“Feel like” takes -ing: “I feel like going”.", es: "“Feel like” lleva -ing." },
    wrong: { "I feel like go home.": "I feel like going home." },
    right: ["I feel like going home.", "I feel like a walk."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      /^(?:walk|sleep|play|dance|drink|talk|swim|cry|stay|read)$/.test(v?.word ?? "") &&
      !/^(?:in|at|with|to|all|a|the|and|football|tennis|home|alone|here)$/.test(tokens[to]?.word ?? "") &&
      tokens[to]?.joined === true,
  },
];
