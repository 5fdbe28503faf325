import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Words that sound or look alike. */
export const soundAlikes: readonly Rule[] = [
  {
    kind: "spelling",
    find: "know|wonder|ask|asked|care|matter|decide|remember|sure|see|understand|say|tell me? (weather) i|you|he|she|it|we|they|the|my|your|there|or|to",
    better: "whether",
    why: {
      en: "“Weather” is rain and sun; “whether” is “if”.",
      es: "“Weather” es el tiempo; “si” es “whether”.",
    },
    wrong: { "I don't know weather he comes.": "I don't know whether he comes." },
    right: ["I don't know whether he comes."],
  },
  {
    kind: "confused",
    find: [
      "it|this|that|which|he|she|they|not|will|can|could|may|might|really|also|to|would (v=effect|effects|effected) #det|everybody|everyone|me|us|him|her|people|my|our",
      "badly|been|be|was|is|were|are deeply? (v=effected)",
    ],
    better: ({ named: { v } }) => v?.word.replace("e", "a"),
    why: { en: "To have an effect is “affect”.", es: "Afectar: “affect”; el efecto: “effect”." },
    wrong: { "It effects everybody.": "It affects everybody." },
    right: ["It affects everybody.", "to effect a change"],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:change|changes|reform|improvement)$/.test(tokens[to + 1]?.word ?? "") ||
      /^(?:change|changes)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "confused",
    find: "a|an|the|its|any|no|big|great|huge|negative|positive|strong|same|this|little|bad|good|side|deeper (n=affect|affects) was|is|on|of|$|are",
    better: ({ named: { n } }) => n?.word.replace("a", "e"),
    why: { en: "The noun is “effect”.", es: "El nombre es “effect”." },
    wrong: { "The affect was huge.": "The effect was huge." },
    right: ["The effect was huge.", "He affects surprise."],
  },
  {
    kind: "spelling",
    find: "i|we|they|you|please|to|will|gladly|can|not (except) your|my|this|his|her|our|the #noun",
    better: "accept",
    why: {
      en: "To take what is offered is “accept”; “except” is “but not”.",
      es: "Aceptar: “accept”; “except” es “excepto”.",
    },
    wrong: { "I except your apology.": "I accept your apology." },
    right: ["I accept your apology."],
  },
  {
    kind: "spelling",
    find: "everyone|everybody|all|anything|nothing|nobody|every|day came|is|are|was|were|likes|went|knows|here|there (accept) #name|me|him|her|us|them|my|the|for|on|sunday|monday",
    better: "except",
    why: { en: "“But not” is “except”.", es: "“Excepto” es “except”." },
    wrong: { "Everyone came accept Tom.": "Everyone came except Tom." },
    right: ["Everyone came except Tom."],
  },
  {
    kind: "spelling",
    find: [
      "good|bad|some|any|my|your|his|her|their|of|great|this|an|the|more|useful (advise) #any|$",
      "give|gave|need|want|ask|asked|take for? me|him|her|us|them|you? (advise) $|about|on|from|and",
    ],
    better: "advice",
    why: { en: "The noun is “advice”, with c.", es: "El nombre es “advice”, con c." },
    wrong: { "He gave me good advise.": "He gave me good advice." },
    right: ["He gave me good advice.", "The doctors of Rome advise rest."],
    unless: ({ sentence: { tokens }, from, to }) =>
      /^(?:you|me|him|her|us|them|to|against|rest)$/.test(tokens[to]?.word ?? "") ||
      /^(?:i|we|they|would|can|to|not)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "spelling",
    find: [
      "i|we|they|you|would|will|can|to|should|not|always (advice) you|me|him|her|us|them|to|against|people|everyone|everybody|that|$",
      "what i|we|they|you (advice)",
    ],
    better: "advise",
    why: { en: "The verb is “advise”, with s.", es: "El verbo es “advise”, con s." },
    wrong: { "I would advice you to wait.": "I would advise you to wait." },
    right: ["I would advise you to wait."],
  },
  {
    kind: "spelling",
    find: "school|the|our|my (principle) called|said|is|was|of|told|came|asked|wants",
    better: "principal",
    why: { en: "The head of a school is the “principal”.", es: "El director es “principal”." },
    wrong: { "The school principle called me.": "The school principal called me." },
    right: ["The school principal called me.", "The principle is clear.", "the principle of the thing"],
    unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word !== "school",
  },
  {
    kind: "spelling",
    find: "(stationary) shop|with|paper|set|and|for -bike",
    better: "stationery",
    why: { en: "Paper and pens are “stationery”.", es: "Papelería: “stationery”." },
    wrong: { "I bought stationary for school.": "I bought stationery for school." },
    right: ["I bought stationery for school.", "A stationary bike.", "The cars were stationary and empty."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:be|'s|is|was|were|are|stand|stay|remain|remained|stood)$/.test(tokens[from - 1]?.word ?? "") ||
      (/^(?:for|and)$/.test(tokens[from + 1]?.word ?? "") &&
        !/^(?:buy|bought|sell|sells|some|need|love|like|of)$/.test(tokens[from - 1]?.word ?? "")),
  },
  {
    kind: "spelling",
    find: "(v=complement|complemented|complements me|him|her|us|them on) my|his|her|our|their|the",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v && `${v.word.replace("ple", "pli")} ${tokens[from + 1]?.word} on`,
    why: { en: "To praise is “compliment”.", es: "Felicitar: “compliment”." },
    wrong: { "He complemented me on my dress.": "He complimented me on my dress." },
    right: ["He complimented me on my dress."],
  },
  {
    kind: "spelling",
    find: "i|he|she|we|they (past) the|my|all|it|an? exam|test|exams|shop|house|driving|$",
    better: "passed",
    why: { en: "The verb is “passed”.", es: "El verbo es “passed”." },
    wrong: { "She past the exam.": "She passed the exam." },
    right: ["She passed the exam.", "They walked past it."],
  },
  {
    kind: "spelling",
    find: "in (the passed) i|we|they|people|he|she|it|there|$",
    better: "the past",
    why: { en: "What is over is “the past”.", es: "El pasado: “the past”." },
    wrong: { "In the passed I lived there.": "In the past I lived there." },
    right: ["In the past I lived there."],
  },
  {
    kind: "spelling",
    find: [
      "we|they|you (where) late|happy|there|very|so|in|at|not|going|tired|young|all|playing|walking",
      "i|he|she|it (where) late",
    ],
    better: "were",
    why: {
      en: "The past of “are” is “were”; “where” asks for a place.",
      es: "El pasado es “were”; “where” es “dónde”.",
    },
    wrong: { "We where late.": "We were late." },
    right: ["We were late.", "Do you know where in Spain?"],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:know|tell|ask|show|see|remember|wonder|with)$/.test(tokens[from - 2]?.word ?? ""),
  },
  {
    kind: "spelling",
    find: "^ (were) are|is|do|did|does|can you|we|they|he|she|the|my|your|i|it|all",
    better: "where",
    why: { en: "A place is asked with “where”.", es: "Se pregunta el lugar con “where”." },
    wrong: { "Were are you?": "Where are you?" },
    right: ["Where are you?"],
  },
  {
    kind: "spelling",
    find: [
      "^ (loose) weight|money|time",
      "to|not|could|can|will|would|might|never|don't (loose) #obj|#poss|weight|money|time|the|a|hope|patience|everything|friends|your|control",
    ],
    better: "lose",
    why: { en: "Not to have any more is “lose”.", es: "Perder: “lose”; “loose” es suelto." },
    wrong: { "Loose weight is hard.": "Lose weight is hard." },
    right: ["Lose weight is hard.", "Let it loose."],
  },
  {
    kind: "spelling",
    find: "^ (its) been|a|the|not|very|so|my|going|hard|easy|raining|nice|cold|hot|really|too|important|good|great|time|difficult|possible|because #any",
    better: "it's",
    why: { en: "“It is” is “it's”; “its” is whose.", es: "“It is”: “it's”; “its” es posesivo." },
    wrong: { "Its been a long week.": "It's been a long week." },
    right: ["It's been a long week.", "Its hard shell broke.", "Its nice colours faded."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:hard|nice|cold|hot|good|great|important|difficult|easy|very|time|really|too|so)$/.test(
        tokens[to]?.word ?? "",
      ) &&
      !/^(?:to|that|for|today|and|because|here|in|when|if|outside|now)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "possessive",
    find: [
      "^ (there) car|house|parents|children|mother|father|dog|friends|names|name|son|daughter|family|team|teacher|mum|dad|home|phone is|was|are|were|broke|came|went|has|had|have|said|will|works|live|lives",
      "because|and|but|that (there) car|house|parents|children|mother|father|dog|friends|names|name|son|daughter|family|team|teacher|mum|dad|home|phone is|was|are|were|broke|came|went|has|had|have|said|will|works|live|lives",
    ],
    better: "their",
    why: { en: "What belongs to them is “their”.", es: "De ellos: “their”." },
    wrong: { "There car broke down.": "Their car broke down." },
    right: ["Their car broke down."],
  },
  {
    kind: "spelling",
    find: "it|that ~be|'s a (mute) point",
    better: "moot",
    why: { en: "A point that need not be discussed is “moot”.", es: "La expresión es “a moot point”." },
    wrong: { "It's a mute point.": "It's a moot point." },
    right: ["It's a moot point."],
  },
  {
    kind: "spelling",
    find: "please|to|can (bare) with",
    better: "bear",
    why: { en: "“Bear with me”: have patience.", es: "“Bear with me”: ten paciencia." },
    wrong: { "Please bare with me.": "Please bear with me." },
    right: ["Please bear with me."],
  },
  {
    kind: "spelling",
    find: "(v=peaked|peaks|peak|peeked) my|his|her|our|their|your interest|curiosity",
    better: ({ named: { v } }) =>
      v && (v.word === "peaks" ? "piques" : v.word === "peak" ? "pique" : "piqued"),
    why: { en: "To wake interest is “pique”.", es: "Despertar interés: “pique”." },
    wrong: { "The trailer peaked my interest.": "The trailer piqued my interest." },
    right: ["The trailer piqued my interest."],
  },
  {
    kind: "spelling",
    find: "~take ... (for guaranteed|grated|granite)",
    better: "for granted",
    why: { en: "“Take for granted”.", es: "Dar por hecho: “take for granted”." },
    wrong: { "I never take water for guaranteed.": "I never take water for granted." },
    right: ["I never take water for granted."],
  },
  {
    kind: "spelling",
    find: "#noun|#being (who 's) n=#any can|could|was|has|had|will|would|comes|came|works|lived",
    better: "whose",
    why: { en: "What belongs to somebody is “whose”.", es: "De quien: “whose”." },
    wrong: { "There's a wolf who's howl can be heard.": "There's a wolf whose howl can be heard." },
    right: ["There's a wolf whose howl can be heard.", "A man who's one can wait."],
    unless: ({ named: { n } }) => n?.word === "one",
  },
  {
    kind: "spelling",
    find: "(advanced) $",
    better: "advance",
    why: { en: "The set phrase is “in advance”.", es: "De antemano: “in advance”." },
    wrong: { "Thank you in advanced.": "Thank you in advance." },
    right: ["Thank you in advance.", "She is advanced."],
    unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word !== "in",
  },
  {
    kind: "spelling",
    find: "(it 's) best|own|new|name|biggest|first|main|old client|customers|way|price|name|players|owner|character|problem|manager|boss|colour",
    better: "its",
    why: { en: "Whose it is: “its”, without apostrophe.", es: "Posesivo: “its”, sin apóstrofo." },
    wrong: { "The company lost it's best client.": "The company lost its best client." },
    right: ["The company lost its best client."],
    unless: ({ from }) => from === 0,
  },
];
