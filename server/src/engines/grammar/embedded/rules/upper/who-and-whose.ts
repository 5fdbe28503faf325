import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Relatives, a pronoun after its noun, inversion, amounts, exclamations. */
export const upperWhoAndWhose: readonly Rule[] = [
  {
    kind: "relative",
    find: [
      "place|house|city|town|village|country|hospital|room where i|he|she|we|they was|were|lives|live|lived|grew? (b=born|live|lives|lived|up in) $",
    ],
    better: "{b}",
    why: {
      en: "“Where” already says “in”: “the house where I was born”.",
      es: "“Where” ya contiene el “in”: “the house where I was born”.",
    },
    wrong: { "That's the house where I was born in.": "That's the house where I was born." },
    right: ["That's the house where I was born.", "That's the house I was born in."],
  },
  {
    kind: "pronoun",
    find: [
      "^ what i|you|we|they|he|she (v=like|love|hate|want|need|likes|loves|hates|wants|needs|enjoy|enjoys it) is|was",
    ],
    better: "{v}",
    why: {
      en: "“What” is the object already: “what I like is music”.",
      es: "“What” ya es el objeto: “what I like is music”.",
    },
    wrong: { "What I like it is music.": "What I like is music." },
    right: ["What I like is music.", "What I like about it is the sound."],
    question: false,
  },
  {
    kind: "pronoun",
    find: [
      "people|men|women|children|friends|students|teachers|workers|neighbours|parents (who they) -say|think|said|thought",
      "man|woman|boy|girl|person|friend|teacher|neighbour|uncle|cousin (who he|she) -says|said|thinks|thought",
    ],
    better: "who",
    why: {
      en: "“Who” is the subject already: “people who don't eat meat”.",
      es: "“Who” ya es el sujeto: “people who don't eat meat”.",
    },
    wrong: { "There are people who they don't eat meat.": "There are people who don't eat meat." },
    right: ["There are people who don't eat meat.", "I know who he is."],
    unless: ({ sentence: { tokens }, to }) => {
      const rest = tokens.slice(to);
      const verb = rest.findIndex(({ word }) =>
        /^(?:love|like|met|know|knew|saw|married|call|called|help|helped|invited|hate|trust|admire|admired|loved|visit|visited|work|worked|live|lived|talk|talked|is|are|was|were|play|played|miss|missed|respect|fear|represent|serve)s?$/.test(
          word,
        ),
      );
      const then = rest[verb + 1];
      return (
        verb !== -1 &&
        verb < 3 &&
        (then?.joined !== true || /^(?:most|with|to|for|is|was|are|so|very|and|from|in|at)$/.test(then.word))
      );
    },
  },
  {
    kind: "relative",
    find: [
      "a|the man|woman|boy|girl|friend|person|writer|teacher|neighbour|cousin|family|people (that|who|which|what his|her|their n=son|daughter|father|mother|brother|sister|wife|husband|dog|car|house|job|books|book|name|dream|life|children|parents)",
    ],
    better: "whose {n}",
    why: {
      en: "Of whom it is: “a man whose son is a doctor”.",
      es: "De quien es: “a man whose son is a doctor”.",
    },
    wrong: { "I know a man that his son is a doctor.": "I know a man whose son is a doctor." },
    right: ["I know a man whose son is a doctor.", "He told the man that his son was ill."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(0, start)
        .some(({ base }) =>
          /^(?:tell|show|remind|inform|promise|warn|convince|assure|persuade|ask)$/.test(base),
        ),
  },
  {
    kind: "participle",
    find: [
      "^ having (v=finish|do|see|eat|work|read|make|live|lose|spend|study|arrive|learn|get|write|be|say|take|go)",
    ],
    better: "{v:pp}",
    why: {
      en: "After “having” comes the participle: “having finished”.",
      es: "Tras “having” va el participio: “having finished”.",
    },
    wrong: { "Having finish the work, he left.": "Having finished the work, he left." },
    right: ["Having finished the work, he left.", "Having work to do, he left.", "Having read it, he left."],
    unless: ({ named: { v } }) => /^(?:work|read)$/.test(v?.word ?? ""),
  },
  {
    kind: "inversion",
    find: ["^ should #sub (will|would|to v=#base)"],
    better: "{v}",
    why: {
      en: "After “should you” comes the bare verb: “should you need help”.",
      es: "Tras “should you” va el verbo solo: “should you need help”.",
    },
    wrong: { "Should you will need help, call me.": "Should you need help, call me." },
    right: ["Should you need help, call me."],
  },
  {
    kind: "inversion",
    find: ["^ were (s=#sub be|been) #obj|#det|#sub"],
    better: "{s}",
    why: {
      en: "“Were I you” is whole: “were I you, I'd go”.",
      es: "“Were I you” ya está completo: “were I you, I'd go”.",
    },
    wrong: { "Were I be you, I'd go.": "Were I you, I'd go." },
    right: ["Were I you, I'd go.", "Were you being serious?"],
  },
  {
    kind: "agreement",
    find: [
      "^ the? united states (are|have|were) a|an|the|very|so|big|not|in|one|more|at|rich|trying|been|too|going|also",
    ],
    better: ({ sentence: { tokens }, from }) =>
      ({ are: "is", have: "has", were: "was" })[tokens[from]?.word ?? ""],
    why: {
      en: "The United States is one country: “the United States is big”.",
      es: "The United States es un solo país: “the United States is big”.",
    },
    wrong: { "The United States are big.": "The United States is big." },
    right: ["The United States is big."],
  },
  {
    kind: "agreement",
    find: [
      "^ #num euros|dollars|pounds|pesos|minutes|hours|kilometres|miles|kilos (are) too|a|not|enough|very|more|the|all|much",
    ],
    better: "is",
    why: {
      en: "An amount is one thing: “ten euros is too much”.",
      es: "Una cantidad es una sola cosa: “ten euros is too much”.",
    },
    wrong: { "Ten euros are too much.": "Ten euros is too much." },
    right: ["Ten euros is too much.", "Ten euros are on the table.", "Ten minutes are not over."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:much|lot|little|enough|expensive|cheap|long|far|more|time)$/.test(tokens[to]?.word ?? "") &&
      !/^(?:much|lot|little|enough|expensive|cheap|long|far|time)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "perfect",
    find: [
      "have|has not|never|already|just? (v=reach|finish|arrive|start|decide|change|happen|receive|visit|learn|improve|complete|achieve|develop|discover)",
    ],
    better: "{v:pp}",
    why: {
      en: "After “have” comes the participle: “has not reached”.",
      es: "Tras “have” va el participio: “has not reached”.",
    },
    wrong: { "The jury has not reach a verdict.": "The jury has not reached a verdict." },
    right: ["The jury has not reached a verdict.", "They have change in their pockets."],
    unless: ({ sentence: { tokens, question }, from }) =>
      question === true ||
      (/^(?:change|start|finish|visit)$/.test(tokens[from]?.word ?? "") &&
        !/^(?:not|never|already|just)$/.test(tokens[from - 1]?.word ?? "")) ||
      /^(?:let|make|made|help|that|which|what|to|must|should|will|would|can|could|they'd)$/.test(
        tokens[from - 2]?.word ?? "",
      ),
  },
  {
    kind: "exclamation",
    find: ["^ (how a|an a=#adj) #one $", "^ (how a=#adj a|an) #one $"],
    better: ({ named: { a } }) => `what ${/^[aeiou]/.test(a?.word ?? "") ? "an" : "a"} ${a?.word}`,
    why: {
      en: "With a noun it is “what a”: “what a nice car!”.",
      es: "Con sustantivo es “what a”: “what a nice car!”.",
    },
    wrong: { "How a nice car!": "What a nice car!" },
    right: ["What a nice car!", "How nice!"],
  },
  {
    kind: "passive",
    find: ["it is|was (say|believe|think|expect|know|report|suppose|consider|claim) that"],
    better: ({ sentence: { tokens }, from }) => {
      const word = tokens[from]?.word ?? "";
      return (
        { say: "said", think: "thought", know: "known" }[word] ??
        (word.endsWith("e") ? `${word}d` : `${word}ed`)
      );
    },
    why: {
      en: "The passive takes the participle: “it is said that”.",
      es: "La pasiva lleva participio: “it is said that”.",
    },
    wrong: { "It is say that he is rich.": "It is said that he is rich." },
    right: ["It is said that he is rich."],
  },
];
