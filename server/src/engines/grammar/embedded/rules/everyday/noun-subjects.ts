import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What goes wrong where the subject is a noun: who does it and whose it is. */
export const nounSubjects: readonly Rule[] = [
  {
    kind: "question-auxiliary",
    find: [
      "^ does #det #adj? n=#one (v=#third)",
      "^ did #det #adj? n=#one|#plural (v=went|saw|ate|bought|took|came|wrote|spoke|drank|gave|knew|forgot|fell|sang|swam|broke|chose|stole|wore|grew|flew|drove|began)",
      "^ do #det #adj? n=#plural (v=#third)",
    ],
    better: "{v:base}",
    why: {
      en: "After do, does or did the verb stays in its base form: “Does your sister play?”.",
      es: "Después de do, does o did el verbo va en su forma base: “Does your sister play?”.",
    },
    wrong: {
      "Does your sister plays the guitar?": "Does your sister play the guitar?",
      "Did your brother went there?": "Did your brother go there?",
      "Do your parents works here?": "Do your parents work here?",
    },
    right: ["Does your sister play the guitar?", "Does the job pay well?", "Did the broken lamp fall?"],
    question: true,
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "is" ||
      (tokens[to]?.base === tokens[to]?.word &&
        /^(?:work|help|open|close|start|have|need|make|go|cost|come|sell|taste|look|count)$/.test(
          tokens[to]?.word ?? "",
        )),
  },
  {
    kind: "his-her",
    find: [
      "my|our #feminine ~be ... and (his) husband|boyfriend|mother|father|mum|dad|sister|brother|son|daughter|children|kids|friend|friends|house|dog",
      "^ my|our #feminine and (his) husband|boyfriend|kids|children|daughter|son|daughters|sons|sister|brother|friend|friends",
      "^ my|our #feminine lives|lived|works|goes|went|travels|speaks|talks|plays with (his) husband|boyfriend|kids|children|daughter|son|daughters|sons|sister|brother|parents|friend|friends|dog|cat",
    ],
    better: "her",
    why: {
      en: "What belongs to a woman is “her”: “my sister and her husband”.",
      es: "Lo que es de una mujer se dice “her”: “my sister and her husband”.",
    },
    wrong: {
      "My sister is a nurse and his husband is a nurse too.":
        "My sister is a nurse and her husband is a nurse too.",
      "My aunt lives with his daughters.": "My aunt lives with her daughters.",
      "My aunt and his kids are here.": "My aunt and her kids are here.",
    },
    right: [
      "My sister and her husband are here.",
      "My sister met Tom and his brother.",
      "My mother is from Peru and my father and his sister too.",
    ],
    unless: ({ sentence: { tokens }, from, start }) =>
      tokens
        .slice(0, from)
        .some(
          ({ word, capital, joined }, at) =>
            /^(?:he|him|his|man|boy|father|dad|brother|son|uncle|boss|boyfriend|husband|cousin|friend|teacher|grandfather|grandpa)$/.test(
              word,
            ) ||
            (capital && joined && word !== "i" && at > start),
        ),
  },
  {
    kind: "his-her",
    find: [
      "^ my|our #masculine and (her) wife|girlfriend|kids|children|sons|daughters|friends",
      "^ my|our #masculine lives|lived|works|goes|went|travels|plays with (her) wife|girlfriend|kids|children|daughter|son|daughters|sons|parents|friends|dog|cat",
    ],
    better: "his",
    why: {
      en: "What belongs to a man is “his”: “my brother and his wife”.",
      es: "Lo que es de un hombre se dice “his”: “my brother and his wife”.",
    },
    wrong: { "My uncle lives with her wife.": "My uncle lives with his wife." },
    right: ["My uncle lives with his wife.", "Ana came and my brother and her friends sang."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(0, from)
        .some(({ word }) =>
          /^(?:she|her|woman|girl|mother|mum|mom|sister|daughter|aunt|girlfriend|wife)$/.test(word),
        ),
  },
  {
    kind: "double-subject",
    find: [
      "the|this|my|your n=#nounish that|which s=#sub bought|sent|gave|read|watched|ate|cooked|wrote|showed|lent|recommended|chose|found|sold|made|told me|you|him|her|us|them? (it v=is|was|has|had|isn't|wasn't)",
      "the|those|these|my n=#plural that|which s=#sub bought|sent|gave|read|watched|ate|cooked|wrote|showed|lent|recommended|chose|found|sold|made me|you|him|her|us|them? (they v=are|were|have|had)",
    ],
    better: "{v}",
    why: {
      en: "The thing has been named: no second “it” or “they” before the verb.",
      es: "La cosa ya se nombró: sobra el segundo it o they ante el verbo.",
    },
    wrong: {
      "The video that you sent me it was really funny.": "The video that you sent me was really funny.",
      "The shoes that I bought they are red.": "The shoes that I bought are red.",
    },
    right: [
      "The video that you sent me was really funny.",
      "The day that I read it was sunny.",
      "The first time that I watched it was great.",
    ],
    unless: ({ named: { n } }) =>
      /^(?:day|time|moment|place|reason|night|year|way|fact|news|week|month|morning|afternoon|evening|point|idea|thing)s?$/.test(
        n?.word ?? "",
      ),
  },
  {
    kind: "how-what",
    find: [
      "^ (how v=is|was|are|were) #det #adj n=#noun like $|there|here|in|at|now|today|these",
      "^ (how v=is|was|are|were) #det n=#noun like there|here|in|at|now|today|these",
    ],
    better: "what {v}",
    why: {
      en: "With “like” ask “what”: “What is your boss like?”.",
      es: "Con “like” se pregunta con “what”: “What is your boss like?”.",
    },
    wrong: {
      "How is your new boss like?": "What is your new boss like?",
      "How is the weather like there?": "What is the weather like there?",
    },
    right: ["What is your new boss like?", "How is the new boss?"],
  },
  {
    kind: "agreement",
    find: [
      "^ the number of n=#plural|people with|in|on|at|from|without|of ... (v=have|are|were) #pp|#adv|#ing|too|very|so|still|now|small|high|low|huge",
    ],
    better: ({ named: { v } }) => ({ have: "has", are: "is", were: "was" })[v?.word ?? ""],
    why: {
      en: "“The number” is one thing: “the number of students has doubled”.",
      es: "“The number” es singular: “the number of students has doubled”.",
    },
    wrong: {
      "The number of students with a job have doubled.": "The number of students with a job has doubled.",
    },
    right: [
      "The number of students with a job has doubled.",
      "The number of cars in the photos that are shown is small.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(0, from)
        .some(({ word }) => /^(?:who|that|which|we|they|you|i|and|is|was|has)$/.test(word)),
  },
  {
    kind: "object-preposition",
    find: [
      "(v=affect|affects|affected|affecting to) #poss|many|some|all|several|both|everyone|everybody|people|me|him|her|us|them|the|it|each|most",
    ],
    better: "{v}",
    why: {
      en: "“Affect” takes its object at once: “it affects my family”.",
      es: "“Affect” va sin preposición: “it affects my family”.",
    },
    wrong: {
      "It affected to my family.": "It affected my family.",
      "The drought affected to many farmers.": "The drought affected many farmers.",
    },
    right: ["It affected my family.", "I am affected to the point of tears.", "It affected us to the core."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:is|are|was|were|been|be|being|am|seriously|deeply|badly)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "as-like",
    find: [
      "~work (like) a|an|the? #adj? n=#profession|lifeguard|waiter|waitress|cleaner|babysitter|volunteer|receptionist|assistant|intern|nanny|courier|guide|tutor|freelancer|translator|cashier|barista|shopkeeper",
    ],
    better: "as",
    why: {
      en: "Who has a job works “as” it; “like” only compares.",
      es: "Quien tiene un oficio trabaja “as”; “like” solo compara.",
    },
    wrong: { "I worked like a lifeguard.": "I worked as a lifeguard." },
    right: ["I worked as a lifeguard.", "He works like a slave.", "It works like a guide dog."],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from - 2]?.word === "it" || /^(?:dog|horse|would|who)$/.test(tokens[to + 2]?.word ?? ""),
  },
  {
    kind: "subject",
    find: [
      "^ my|your|his|her|our|their best|older|younger|big|little|new|old|elder|only|favourite|favorite n=#one (v=have|go|like|live|eat|speak|know|think|say|come|sing|read|write|buy|sell|teach|learn|understand|make|take|give|get|want|need|love|sleep|play|work|study) #det|#noun|#adv|#adj|in|to|at|two|three|with|not|on|for",
    ],
    better: "{v:third}",
    why: {
      en: "He, she, it and one person: the verb takes -s.",
      es: "Con una sola persona el verbo lleva -s.",
    },
    wrong: {
      "My best friend have two cats.": "My best friend has two cats.",
      "My little brother play in the park.": "My little brother plays in the park.",
    },
    right: [
      "My best friend has two cats.",
      "My best friend and I have two cats.",
      "My little brother study group meets.",
    ],
    unless: ({ named: { n, v }, sentence: { tokens, question }, to }) =>
      question ||
      /^(?:family|team|class|group|band|couple|police|staff|friends)$/.test(n?.word ?? "") ||
      (/^(?:study|work|play|love|sleep|need|want)$/.test(v?.word ?? "") &&
        !/^(?:in|at|to|with|on|for|the|a|an|my|his|her)$/.test(tokens[to]?.word ?? "")),
  },
  {
    kind: "agreement",
    find: ["^ this|that #adj? n=#one (are|were) #adj|very|so|really|too|my|your|not|in|on|the"],
    better: ({ sentence: { tokens }, from }) => (tokens[from]?.word === "are" ? "is" : "was"),
    why: {
      en: "One thing takes “is” or “was”: “This book is interesting”.",
      es: "Una sola cosa va con is o was: “This book is interesting”.",
    },
    wrong: { "This book are very interesting.": "This book is very interesting." },
    right: ["This book is very interesting.", "These books are here.", "That people are kind is true."],
    unless: ({ sentence: { question }, named: { n } }) =>
      question ||
      /^(?:family|team|class|group|band|couple|police|staff|kind|sort|type|people|way)$/.test(n?.word ?? ""),
  },
];
