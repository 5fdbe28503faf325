import { baseOf, gerundOf, participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** The perfect, names, and what is asked. */
export const everydayEverAndWhose: readonly Rule[] = [
  {
    kind: "tense",
    find: "have|has|'ve|'s (been v=worked|lived|studied|played|waited|learned|learnt|travelled|walked|talked|practised) here|in|as|at|for|since|there|with|a|english",
    better: ({ named: { v } }) => v && `been ${gerundOf(baseOf(v.word))}`,
    why: { en: "“Have been working” or “have worked”.", es: "“Have been working” o “have worked”." },
    wrong: { "I have been worked here for a year.": "I have been working here for a year." },
    right: [
      "I have been working here for a year.",
      "It has been played for years.",
      "The song has been learnt for a year.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      !/^(?:i|you|we|they|he|she)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "time",
    find: "(since) a|ages|many|several|some|long long|while|years|months|time|ages|weeks",
    better: ({ sentence: { tokens }, to }) =>
      /^(?:a|many|several|some)$/.test(tokens[to]?.word ?? "") ? "for" : undefined,
    why: { en: "How long is “for”: “for a long time”.", es: "Cuánto tiempo: “for”." },
    wrong: { "I've worked here since a long time.": "I've worked here for a long time." },
    right: ["I've worked here for a long time.", "Since some years are dry, we save water."],
    unless: ({ sentence: { tokens }, from, to }) =>
      from === 0 ||
      tokens[to + 2]?.base === "be" ||
      tokens[to + 2]?.word === "ago" ||
      tokens[to + 3]?.word === "ago",
  },
  {
    kind: "tense",
    find: "i|we|they|he|she|you (did not v=see|hear|eat|sleep|be|visit|call|write|talk|speak|play|go|work|study|smoke|drink|meet) ... since #day|#month|#year|last|yesterday|then|christmas|summer|easter|school",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      `${/^(?:he|she)$/.test(tokens[from - 1]?.word ?? "") ? "hasn't" : "haven't"} ${participleOf(v.word)}`,
    why: {
      en: "Until now: “I haven't seen her since Monday”.",
      es: "Hasta ahora: “I haven't seen her since Monday”.",
    },
    wrong: { "I didn't see her since Monday.": "I haven't seen her since Monday." },
    right: ["I haven't seen her since Monday."],
  },
  {
    kind: "tense",
    find: "i|we (never was|were) in|to|at p=#name|#place|abroad|the",
    better: "have never been",
    why: { en: "In one's life until now: “I have never been”.", es: "En mi vida: “I have never been”." },
    wrong: { "I never was in London.": "I have never been in London." },
    right: ["I have never been in London.", "I never was in the mood."],
    unless: ({ sentence: { tokens }, to }) => tokens[to + 1]?.word === "the",
  },
  {
    kind: "tense",
    find: "is|'s the|my first|second|third|last time that? s=i|we|you|they (v=am|are|eat|see|go|visit|do|have|play|come|try|travel|write|use|drive|fly|do|hear|meet) -#pp|been",
    better: ({ named: { v } }) => v && `have ${/^(?:am|are)$/.test(v.word) ? "been" : participleOf(v.word)}`,
    why: { en: "“It's the first time I have been here”.", es: "“Es la primera vez que …”: perfecto." },
    wrong: { "This is the first time I am here.": "This is the first time I have been here." },
    right: ["This is the first time I have been here."],
  },
  {
    kind: "tense",
    find: "was the|my first|second|third time that? i|we|you|they|he|she (have|has) #pp",
    better: "had",
    why: { en: "“It was the first time I had seen it”.", es: "“Era la primera vez que …”: “had”." },
    wrong: { "It was the first time I have seen snow.": "It was the first time I had seen snow." },
    right: ["It was the first time I had seen snow."],
  },
  {
    kind: "tense",
    find: "^ (are|do) you|they|we ever been|seen|eaten|gone|done|met|tried",
    better: "have",
    why: {
      en: "With a participle ask with “have”: “Have you ever been …?”.",
      es: "Con participio: “Have you ever been …?”.",
    },
    wrong: { "Are you ever been to Rome?": "Have you ever been to Rome?" },
    right: ["Have you ever been to Rome?", "Are you ever seen in town?"],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from]?.word === "are" && tokens[from + 3]?.word !== "been",
  },
  {
    kind: "tense",
    find: "i|we|they|you (already v=finish|eat|see|do|read|buy|pay|write|send|call|tell|visit|study|make|clean|cook|learn) #any|$",
    better: "have already {v:pp}",
    why: { en: "Done by now: “I have already finished”.", es: "Ya hecho: “I have already finished”." },
    wrong: { "I already finish my work.": "I have already finished my work." },
    right: ["I have already finished my work.", "I already study English.", "I already read."],
    unless: ({ named: { v } }) =>
      /^(?:read|study|cook|learn|call|see|pay|do|make|tell|clean)$/.test(v?.word ?? ""),
  },
  {
    kind: "still-yet",
    find: "have|has|'ve (yet v=finished|done|eaten|seen|read|bought|written|sent|visited|studied|arrived|started)",
    better: "already {v}",
    why: { en: "“Ya” in a statement is “already”.", es: "“Ya” en afirmativas: “already”." },
    wrong: { "I have yet finished.": "I have already finished." },
    right: ["I have already finished."],
  },
  {
    kind: "tense",
    find: "i|we|they|he|she|you (did not v=#base) yet",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      `${/^(?:he|she)$/.test(tokens[from - 1]?.word ?? "") ? "hasn't" : "haven't"} ${participleOf(v.word)}`,
    why: { en: "With “yet”: “I haven't finished yet”.", es: "Con “yet”: “I haven't finished yet”." },
    wrong: { "I didn't finish yet my homework.": "I haven't finished yet my homework." },
    right: ["I haven't finished yet my homework.", "I didn't know yet."],
    unless: ({ named: { v } }) =>
      /^(?:know|want|understand|like|feel|have|see|realise|realize|think|believe)$/.test(v?.word ?? ""),
  },
  {
    kind: "tense",
    find: "(b=am|is|are|'m|'re just v=arrived|finished|come|gone|left|started|eaten|bought|seen|met|moved)",
    better: ({ named: { b, v } }) => b && v && `${b.word === "is" ? "has" : "have"} just ${v.word}`,
    why: { en: "“I have just arrived”.", es: "“Acabo de llegar”: “I have just arrived”." },
    wrong: { "I am just arrived.": "I have just arrived." },
    right: ["I have just arrived."],
    unless: ({ named: { v } }) => v?.word === "finished",
  },
  {
    kind: "tense",
    find: "i|we|they|he|she (b=are|is|am|were|was gone to) the|a|my|#name|school|bed|work|see",
    better: ({ named: { b } }) => b && "went to",
    why: { en: "“They went to the beach”, or “have gone”.", es: "“They went to the beach” o “have gone”." },
    wrong: { "They are gone to the beach yesterday.": "They went to the beach yesterday." },
    right: ["They went to the beach yesterday.", "They have gone to bed."],
  },
  {
    kind: "tense",
    find: "bank|shop|train|bus|class|film|i|we|they|he|she|you has|have|'ve not? (v=close|finish|arrive|start|visit|learn|move|decide|receive|travel|happen|prepare|improve|lose|forget|write|see|eat|speak|take|give|break|choose|drive|fall|fly|grow|wear|go|come|do|know|meet|buy|send|begin|sleep) $|the|my|a|to|in|at|it|on|him|her|them|yet|already|many|three|two|there|home|very",
    better: ({ named: { v } }) => v && participleOf(v.word),
    why: {
      en: "After “have” comes a participle: “has closed”.",
      es: "Tras “have”, participio: “has closed”.",
    },
    wrong: { "The bank has close.": "The bank has closed." },
    right: [
      "The bank has closed.",
      "They have sleep to catch up on.",
      "I have to go.",
      "We have fall in the north.",
      "I have to start.",
    ],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      (v?.word === "go" && tokens[to]?.word === "to") ||
      (/^(?:fall|sleep|start|finish|move|break|drive|do|visit|come|buy|take|wear|see)$/.test(v?.word ?? "") &&
        !/^(?:the|my|it|him|her|them)$/.test(tokens[to]?.word ?? "")) ||
      participleOf(v?.word ?? "") === v?.word,
  },
  {
    kind: "name",
    find: "my|his|her name (b=is|'s call|called)",
    better: "is",
    why: { en: "“My name is Pedro”.", es: "“Me llamo Pedro”: “my name is Pedro”." },
    wrong: { "My name is call Pedro.": "My name is Pedro." },
    right: ["My name is Pedro.", "His name is called out."],
    unless: ({ sentence: { tokens }, to }) => /^(?:out|by|in|on)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "name",
    find: "^ (i call me) #name",
    better: "my name is",
    why: { en: "“My name is Pedro”.", es: "“Me llamo Pedro”: “my name is Pedro”." },
    wrong: { "I call me Pedro.": "My name is Pedro." },
    right: ["My name is Pedro."],
  },
  {
    kind: "age",
    find: "who (have n=#many years)",
    better: "is {n} years old",
    why: { en: "Age is with “be”: “who is ten years old”.", es: "La edad va con “be”." },
    wrong: { "I have a sister who have ten years.": "I have a sister who is ten years old." },
    right: ["I have a sister who is ten years old."],
  },
  {
    kind: "name",
    find: "^ what is|'s (the name of you)",
    better: "your name",
    why: { en: "“What's your name?”", es: "“¿Cómo te llamas?”: “What's your name?”" },
    wrong: { "What's the name of you?": "What's your name?" },
    right: ["What's your name?"],
  },
  {
    kind: "question",
    find: "^ (which) is your|his|her|the name|job|opinion|address|age|surname|phone",
    better: "what",
    why: { en: "Where anything may be the answer, “what”.", es: "Cuando la respuesta es abierta, “what”." },
    wrong: { "Which is your name?": "What is your name?" },
    right: ["What is your name?"],
  },
  {
    kind: "question",
    find: "^ what is|'s the (weather) $",
    better: "weather like",
    why: { en: "“What is the weather like?”", es: "“¿Qué tiempo hace?”: “What's the weather like?”" },
    wrong: { "What is the weather?": "What is the weather like?" },
    right: ["What is the weather like?"],
  },
  {
    kind: "how-what",
    find: "^ (how) is|are|was|were your|the|his|her|it|she|he #noun? like $",
    better: "what",
    why: { en: "“What is it like?”", es: "“¿Cómo es?”: “What is it like?”" },
    wrong: { "How are your parents like?": "What are your parents like?" },
    right: ["What are your parents like?"],
  },
  {
    kind: "question",
    find: "^ (who) is|are this|these|that|those pen|bag|book|car|phone|dog|house|jacket|coat|books|shoes|keys|pens",
    better: "whose",
    why: { en: "Whom it belongs to: “whose”.", es: "De quién: “whose”." },
    wrong: { "Who is this pen?": "Whose is this pen?" },
    right: ["Whose is this pen?"],
  },
  {
    kind: "question",
    find: "^ (of who|whom is|are)",
    better: "whose is",
    why: { en: "Whom it belongs to: “whose is”.", es: "De quién es: “whose is”." },
    wrong: { "Of who is this bag?": "Whose is this bag?" },
    right: ["Whose is this bag?"],
  },
  {
    kind: "possessive",
    find: "it|this|that|bag|book|car|house|dog is|'s (of p=my|his|her|our|your n=#kin|friend|boss|teacher) $",
    better: ({ named: { p, n } }) => p && n && `${p.word} ${n.word}'s`,
    why: { en: "Whose it is: “my brother's”.", es: "De quién es: “my brother's”." },
    wrong: { "It's of my brother.": "It's my brother's." },
    right: ["It's my brother's."],
  },
];
