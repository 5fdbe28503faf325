import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** "a house", "an idea". */
const an = (word: string) => (/^(?:[aeio]|hour|honest)/i.test(word) ? `an ${word}` : `a ${word}`);

/** Articles that learners leave out or put in. */
export const everydayAAndThe: readonly Rule[] = [
  {
    kind: "article",
    find: [
      "i|you|he|she|we|they|who|to|and ~have|~buy|~need|~want|~find|~wear|~drive|~see|~rent|~get|~make|~write|~eat|~meet very? (j=big|small|new|old|nice|good|great|beautiful|bad|little|long|short|young|black|white|red|blue|green|yellow|expensive|cheap|strange|important|difficult|easy|interesting|boring|funny|happy|lovely|wonderful|terrible|horrible|amazing|fantastic|modern|large|tiny|pretty|quiet|noisy|famous|different|special|perfect|real|huge|healthy|serious|kind|tall|comfortable|delicious|better|bigger|typical|normal|strong|sweet|cute|high|low|full-time|part-time|second-hand|electric|very n=house|flat|apartment|car|phone|job|dog|cat|voice|problem|question|idea|friend|teacher|book|film|movie|song|game|computer|laptop|bike|bicycle|bag|dress|coat|jacket|shirt|hat|table|chair|room|kitchen|garden|city|town|village|country|restaurant|hotel|bar|beach|party|trip|holiday|exam|test|lesson|course|letter|email|message|photo|picture|gift|boyfriend|girlfriend|brother|sister|son|daughter|baby|boy|girl|man|woman|person|student|doctor|nurse|engineer|family|team|company|shop|supermarket|market|school|museum|park|lake|river|mountain|island|plan|dream|secret|mistake|accident|meeting|interview|tattoo|headache|horse|bird|tree|camera|guitar|piano|pen|ticket|passport|appointment|opportunity|day|week|year|moment|relationship|neighbour|boss|uncle|cousin|motorbike|garage|pool|balcony|salary|place|story|sandwich|cake|pizza|apple|singer|actor|player|writer|cook|driver|mother|father|husband|wife|daughter|life) -#noun|#one|#plural",
      "~live|~work|~stay|~study in|at|for very? (j=big|small|new|old|nice|good|great|beautiful|bad|little|long|short|young|black|white|red|blue|green|yellow|expensive|cheap|strange|important|difficult|easy|interesting|boring|funny|happy|lovely|wonderful|terrible|horrible|amazing|fantastic|modern|large|tiny|pretty|quiet|noisy|famous|different|special|perfect|real|huge|healthy|serious|kind|tall|comfortable|delicious|better|bigger|typical|normal|strong|sweet|cute|high|low|full-time|part-time|second-hand|electric|very n=house|flat|apartment|car|phone|job|dog|cat|voice|problem|question|idea|friend|teacher|book|film|movie|song|game|computer|laptop|bike|bicycle|bag|dress|coat|jacket|shirt|hat|table|chair|room|kitchen|garden|city|town|village|country|restaurant|hotel|bar|beach|party|trip|holiday|exam|test|lesson|course|letter|email|message|photo|picture|gift|boyfriend|girlfriend|brother|sister|son|daughter|baby|boy|girl|man|woman|person|student|doctor|nurse|engineer|family|team|company|shop|supermarket|market|school|museum|park|lake|river|mountain|island|plan|dream|secret|mistake|accident|meeting|interview|tattoo|headache|horse|bird|tree|camera|guitar|piano|pen|ticket|passport|appointment|opportunity|day|week|year|moment|relationship|neighbour|boss|uncle|cousin|motorbike|garage|pool|balcony|salary|place|story|sandwich|cake|pizza|apple|singer|actor|player|writer|cook|driver|mother|father|husband|wife|daughter|life) -#noun|#one|#plural|in",
      "there is|was|'s|be very? (j=big|small|new|old|nice|good|great|beautiful|bad|little|long|short|young|black|white|red|blue|green|yellow|expensive|cheap|strange|important|difficult|easy|interesting|boring|funny|happy|lovely|wonderful|terrible|horrible|amazing|fantastic|modern|large|tiny|pretty|quiet|noisy|famous|different|special|perfect|real|huge|healthy|serious|kind|tall|comfortable|delicious|better|bigger|typical|normal|strong|sweet|cute|high|low|full-time|part-time|second-hand|electric|very n=house|flat|apartment|car|phone|job|dog|cat|voice|problem|question|idea|friend|teacher|book|film|movie|song|game|computer|laptop|bike|bicycle|bag|dress|coat|jacket|shirt|hat|table|chair|room|kitchen|garden|city|town|village|country|restaurant|hotel|bar|beach|party|trip|holiday|exam|test|lesson|course|letter|email|message|photo|picture|gift|boyfriend|girlfriend|brother|sister|son|daughter|baby|boy|girl|man|woman|person|student|doctor|nurse|engineer|family|team|company|shop|supermarket|market|school|museum|park|lake|river|mountain|island|plan|dream|secret|mistake|accident|meeting|interview|tattoo|headache|horse|bird|tree|camera|guitar|piano|pen|ticket|passport|appointment|opportunity|day|week|year|moment|relationship|neighbour|boss|uncle|cousin|motorbike|garage|pool|balcony|salary|place|story|sandwich|cake|pizza|apple|singer|actor|player|writer|cook|driver|mother|father|husband|wife|daughter|life) -#noun|#one|#plural",
      "with (j=big|small|new|old|nice|good|great|beautiful|bad|little|long|short|young|black|white|red|blue|green|yellow|expensive|cheap|strange|important|difficult|easy|interesting|boring|funny|happy|lovely|wonderful|terrible|horrible|amazing|fantastic|modern|large|tiny|pretty|quiet|noisy|famous|different|special|perfect|real|huge|healthy|serious|kind|tall|comfortable|delicious|better|bigger|typical|normal|strong|sweet|cute|high|low|full-time|part-time|second-hand|electric|very n=house|flat|garden|pool|kitchen|balcony|dog|cat|car|friend|family|girl|boy|man|woman|bag|hat) -#noun|#one|#plural",
    ],
    better: ({ named: { j, n }, sentence: { text } }) => j && n && an(text.slice(j.at, n.end)),
    why: {
      en: "One thing that can be counted takes “a”: “a big house”.",
      es: "Una cosa contable lleva “a”: “a big house”.",
    },
    wrong: { "He lives in big house.": "He lives in a big house." },
    right: [
      "He lives in a big house.",
      "I have good days and bad days.",
      "We need better school food.",
      "She has little life left.",
      "They have long family dinners.",
      "to new life",
    ],
    unless: ({ named: { n, j }, sentence: { tokens }, from, to }) =>
      tokens[from - 1]?.word === "very" ||
      (/^(?:little|better)$/.test(j?.word ?? "") && n?.word === "life") ||
      (n?.word === "life" && j?.word !== "happy") ||
      (n?.word === "cook" && j?.word !== "good") ||
      (/^(?:and|or|but)$/.test(tokens[to]?.word ?? "") && tokens[to + 2]?.word.endsWith("s") === true) ||
      (n?.word === "company" && /^(?:good|bad|great)$/.test(j?.word ?? "")) ||
      (n?.word === "school" && /^(?:high|old)$/.test(j?.word ?? "")) ||
      j?.word === "high",
  },
  {
    kind: "article",
    find: "i|he|she|we|they|you ~have|~buy|~need|~want|~get not? (n=dog|cat|car|bike|motorbike|brother|sister|boyfriend|girlfriend|headache|stomachache|toothache|fever|question|problem|house|flat|garden|computer|phone|laptop|job|baby|horse|tattoo|meeting|appointment|exam|idea|dream|plan|garage|swimming|daughter|son|husband|wife|driver) $|and|but|for|because|with|at|today|tomorrow|now|in|called|that|who",
    better: ({ named: { n } }) => n && an(n.word),
    why: {
      en: "One thing that can be counted takes “a”: “I have a dog”.",
      es: "Una cosa contable lleva “a”: “I have a dog”.",
    },
    wrong: { "I have question for you.": "I have a question for you." },
    right: ["I have a question for you.", "I have phone numbers.", "They need car parks.", "I have plan B."],
    unless: ({ named: { n } }) => n?.capital === true,
  },
  {
    kind: "article",
    find: "to|in|from|at|inside|near|behind|outside (n=garden|kitchen|street|park|supermarket|cinema|beach|bathroom|office|airport|station|theatre|museum|library|zoo|gym|pool|countryside|shop|market|restaurant|sea|river) $|and|with|every|on|at|because|but|yesterday|today|now|for|in|last|when|to|by|is|after|before|alone|together|near|next|so",
    better: "the {n}",
    why: {
      en: "A place one knows takes “the”: “in the garden”.",
      es: "Un lugar conocido lleva “the”: “in the garden”.",
    },
    wrong: { "She is in garden with her friend.": "She is in the garden with her friend." },
    right: [
      "She is in the garden with her friend.",
      "from office to office",
      "at sea",
      "He went to sea.",
      "They came to market.",
      "from shop to shop",
      "by sea",
      "in theatre and film",
    ],
    unless: ({ sentence: { tokens }, from, to, named: { n } }) =>
      /^(?:sea|market|office|theatre)$/.test(n?.word ?? "") ||
      (tokens[to]?.word === "to" && tokens[from - 1]?.word === "from") ||
      (tokens[from - 1]?.word === "to" && tokens.slice(0, from).some(({ word }) => word === "from")) ||
      n?.capital === true,
  },
  {
    kind: "article",
    find: "~have|~drink|~want|~need|~buy|~eat|~like|~bring|~get me|us? (n=glass|cup|piece|bottle|slice|packet|kilo|couple|pair|bit) of",
    better: ({ named: { n } }) => n && `a ${n.word}`,
    why: { en: "Say “a glass of”, “a cup of”.", es: "Se dice “a glass of”, “a cup of”." },
    wrong: { "Can I have glass of water?": "Can I have a glass of water?" },
    right: ["Can I have a glass of water?"],
  },
  {
    kind: "article",
    find: "there is|was|'s|has (n=problem|supermarket|park|cinema|hospital|school|restaurant|bank|museum|swimming|man|woman|girl|boy|dog|cat|table|bed|car|tree|river|beach|shop|church|bus|party|meeting|book|picture) $|in|near|next|with|at|on|and|for|behind|under|that|who|here|there|tomorrow|today -pool",
    better: ({ named: { n } }) => n && an(n.word),
    why: {
      en: "One thing takes “a”: “there is a problem”.",
      es: "Una cosa lleva “a”: “there is a problem”.",
    },
    wrong: { "There is problem with my computer.": "There is a problem with my computer." },
    right: ["There is a problem with my computer."],
  },
  {
    kind: "article",
    find: "~have (j=great|good|nice|wonderful|fantastic|lovely|bad|terrible|amazing|really|very n=time|day|weekend|trip|holiday|evening) $|there|with|in|at|together|and|here|yesterday|last",
    better: "a {j} {n}",
    why: { en: "“Have a great time”.", es: "“Pasarlo bien”: “have a great time”." },
    wrong: { "I had great time there.": "I had a great time there." },
    right: ["I had a great time there.", "Have good times!"],
    unless: ({ named: { j } }) => /^(?:really|very)$/.test(j?.word ?? ""),
  },
  {
    kind: "article",
    find: "it 's|is|was|has been? (j=long n=time|way)",
    better: "a {j} {n}",
    why: { en: "“A long time”.", es: "“Mucho tiempo”: “a long time”." },
    wrong: { "It's long time since I saw you.": "It's a long time since I saw you." },
    right: ["It's a long time since I saw you."],
  },
  {
    kind: "article",
    find: "^ (n=sun|moon|sky|internet|government|weather) is|was|has|shines|looks",
    better: "the {n}",
    why: { en: "There is only one: “the sun”.", es: "Solo hay uno: “the sun”." },
    wrong: { "Sun is shining today.": "The sun is shining today." },
    right: [
      "The sun is shining today.",
      "Weather is what we talk about.",
      "Sun is good for you.",
      "Government is hard.",
    ],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      !/^(?:shining|very|so|blue|hot|cold|nice|bad|good|down|slow|not|grey|terrible|beautiful|horrible)$/.test(
        tokens[to + 1]?.word ?? "",
      ) ||
      (n?.word === "sun" && tokens[to + 1]?.word === "good"),
  },
  {
    kind: "article",
    find: "after|before|for|during|at (the n=dinner|lunch|breakfast) $|i|we|he|she|they|and|with|at",
    better: "{n}",
    why: { en: "Meals take no “the”: “after dinner”.", es: "Las comidas van sin “the”: “after dinner”." },
    wrong: { "After the dinner we play cards.": "After dinner we play cards." },
    right: ["After dinner we play cards.", "The wine for the dinner with the king."],
    unless: ({ sentence: { tokens }, start, to }) =>
      /^(?:for|at|during)$/.test(tokens[start]?.word ?? "") || tokens[to]?.word === "with",
  },
];
