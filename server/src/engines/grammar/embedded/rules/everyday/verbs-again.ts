import { baseOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Forms of verbs and what goes with them. */
export const everydayVerbsAgain: readonly Rule[] = [
  {
    kind: "tense",
    find: "(b=am|is|are|was|were|'m|'s|'re v=knowing|wanting|needing|believing|understanding|preferring|remembering|belonging|seeming|owning|liking|hating) #any|$",
    better: ({ named: { b, v } }) =>
      v &&
      (/^w/.test(b?.word ?? "")
        ? pastOf(baseOf(v.word))
        : b?.word === "is" || b?.word === "'s"
          ? thirdOf(baseOf(v.word))
          : baseOf(v.word)),
    why: {
      en: "“Know”, “want”, “need” and the like do not take -ing.",
      es: "“Know”, “want”, “need” y similares no llevan -ing.",
    },
    wrong: { "If I was knowing it, I would tell you.": "If I knew it, I would tell you." },
    right: ["If I knew it, I would tell you.", "Knowing it was easy."],
    unless: ({ named: { b }, sentence: { tokens }, from }) =>
      (b?.word === "'s" && !/^(?:he|she|it)$/.test(tokens[from - 1]?.word ?? "")) ||
      !/^(?:i|he|she|it|we|you|they|who)$/.test(tokens[from - 1]?.word ?? "") ||
      (b?.word === "am" && tokens[from - 1]?.word !== "i"),
  },
  {
    kind: "verb-pattern",
    find: "want|wants|wanted|need|needs|needed|have|has|had|try|tried|decided|hope|time|plan|able|ready|easy|difficult|hard|possible|important|necessary|going|like|love|how|where|want me|you|him|her|us|them|it? to (v=#ing)",
    better: "{v:base}",
    why: {
      en: "After “to” comes the plain verb: “I want to go”.",
      es: "Después de “to”, el verbo sin -ing: “I want to go”.",
    },
    wrong: {
      "It's time to going home.": "It's time to go home.",
      "I want to playing again.": "I want to play again.",
    },
    right: [
      "It's time to go home.",
      "I'm looking forward to going.",
      "I prefer walking to running.",
      "It's a long way to something.",
      "I am used to waking early.",
    ],
    unless: ({ named: { v } }) =>
      /^(?:being|everything|nothing|something|anything|morning|evening|building|wedding|meeting|training|cooking|clothing|boxing|spring|king|ring|cleaning|beijing)$/.test(
        v?.word ?? "",
      ),
  },
  {
    kind: "verb-pattern",
    find: "accustomed|opposed|committed|devoted|dedicated|objection|addicted to (v=#pure)",
    better: "{v:ing}",
    why: {
      en: "Here “to” is a preposition: “accustomed to waking early”.",
      es: "Aquí “to” es preposición: verbo en -ing.",
    },
    wrong: { "I am accustomed to wake up early.": "I am accustomed to waking up early." },
    right: ["I am accustomed to waking up early."],
  },
  {
    kind: "verb-pattern",
    find: "'d|would prefer (v=#pure|stay|travel|eat|sleep|wait)",
    better: "to {v}",
    why: { en: "“I'd prefer to stay”: with “to”.", es: "“I'd prefer to stay”: con “to”." },
    wrong: { "I'd prefer stay at home.": "I'd prefer to stay at home." },
    right: ["I'd prefer to stay at home.", "I'd prefer tea."],
  },
  {
    kind: "rather",
    find: [
      "^ i|we|he|she|they (rather) v=stay|go|eat|drink|play|watch|read|sleep|walk|wait|live|work|have|be|do|listen|cook|travel",
      "and|but|so|because i|we|he|she|they (rather) v=stay|go|eat|drink|play|watch|read|sleep|walk|wait|live|work|have|be|do|listen|cook|travel",
    ],
    better: "would rather",
    why: { en: "“I would rather stay” (I'd rather).", es: "“Preferiría” es “I would rather” (I'd rather)." },
    wrong: { "I rather stay at home.": "I would rather stay at home." },
    right: ["I would rather stay at home.", "I'd rather stay.", "I rather like it."],
  },
  {
    kind: "confused-verbs",
    find: "to (found) a|an|my|the|some|another|it|him|her|them|something|someone|out #adj? -company|school|charity|club|city|town|state|newspaper|family|movement|church|business|museum",
    better: "find",
    why: {
      en: "“Found” is the past of “find”; after “to” say “find”.",
      es: "“Found” es el pasado de “find”; tras “to”, “find”.",
    },
    wrong: { "I tried to found a job.": "I tried to find a job." },
    right: ["I tried to find a job.", "She wants to found a school."],
  },
  {
    kind: "verb-pattern",
    find: "i|he|she|we|they|always|often dream|dreams|dreamt|dreamed|dreaming (to v=#base)",
    better: "of {v:ing}",
    why: { en: "One dreams “of doing” something.", es: "Soñar con hacer algo: “dream of doing”." },
    wrong: { "I dream to be a singer.": "I dream of being a singer." },
    right: ["I dream of being a singer.", "It was a dream to be there."],
  },
  {
    kind: "verb-pattern",
    find: "afraid|scared|frightened (to not v=#base)",
    better: "of not {v:ing}",
    why: { en: "“Afraid of not passing”.", es: "“Miedo de no …”: “afraid of not …ing”." },
    wrong: { "I am afraid to not pass the exam.": "I am afraid of not passing the exam." },
    right: ["I am afraid of not passing the exam."],
  },
  {
    kind: "verb-pattern",
    find: "~accuse|~suspect|~stop|~prevent #obj|#name|#any of|from (v=#base) #det|#obj|$|in|at",
    better: "{v:ing}",
    why: { en: "After a preposition the verb takes -ing.", es: "Tras preposición, el verbo en -ing." },
    wrong: { "He accused me of steal it.": "He accused me of stealing it." },
    right: ["He accused me of stealing it.", "He stopped her from work."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      !tokens[to]?.joined && v?.tags.has("Noun") === true,
  },
  {
    kind: "verb-pattern",
    find: "told|tell|ask|asked|tells|asks o=#obj (that v=#pure)",
    better: "to {v}",
    why: {
      en: "One tells somebody “to do” something.",
      es: "Decir a alguien que haga algo: “tell somebody to do”.",
    },
    wrong: { "I told him that come early.": "I told him to come early." },
    right: ["I told him to come early.", "I told him that everybody came."],
  },
  {
    kind: "tense",
    find: "-who|what|where|how|that|whatever he|she (is v=teaches|works|lives|likes|plays|goes|wants|has|loves|studies|speaks|eats|cooks|drinks|reads|writes|comes|makes|takes|needs|knows|thinks|says|gets|sleeps|walks|watches|does|sings|drives)",
    better: "{v}",
    why: {
      en: "Either “she teaches” or “she is teaching”: no “is” before “teaches”.",
      es: "O “she teaches” o “she is teaching”: sin “is” ante “teaches”.",
    },
    wrong: { "She is teaches English.": "She teaches English." },
    right: ["She teaches English.", "What she is works for me."],
  },
  {
    kind: "confused-verbs",
    find: [
      "^ i|we|they (am|are|'m|'re like) to|pizza|football|music|chocolate|coffee|tea|sports|sport|animals|dogs|cats|it|swimming|reading|dancing|cooking|playing|your|the|very|english|films|movies",
      "and|but|because|yes i|we|they (am|are|'m|'re like) to|pizza|football|music|chocolate|coffee|tea|sports|sport|animals|dogs|cats|it|swimming|reading|dancing|cooking|playing|your|the|very|english|films|movies",
    ],
    better: ({ sentence: { tokens }, from }) => (tokens[from] ? "like" : undefined),
    why: {
      en: "“Like” is a verb here: “I like pizza”, without “am”.",
      es: "Aquí “like” es verbo: “I like pizza”, sin “am”.",
    },
    wrong: { "I am like pizza.": "I like pizza." },
    right: ["I like pizza.", "We are like the others."],
    unless: ({ sentence: { tokens }, from, to }) =>
      (tokens[from]?.word.startsWith("'") === true && /^(?:the|it|your|to)$/.test(tokens[to]?.word ?? "")) ||
      /^(?:the|it|your)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "be",
    find: ["^ i (were) -#sub", "and|but|because|when i (were) -#sub"],
    better: "was",
    why: { en: "With “I” say “was”: “I was there”.", es: "Con “I” se dice “was”." },
    wrong: { "I were there too.": "I was there too." },
    right: ["I was there too.", "If I were you, I'd go."],
    unless: ({ sentence: { text } }) =>
      /\b(?:if|wish|though|rather|suppose|imagine|unless)\b|were i/i.test(text),
  },
  {
    kind: "tense",
    find: "tomorrow|today|tonight|now|because|but|when|where|so|that i|he|she|we|they (v=going|coming|working|living|studying|playing|eating|doing|watching|cooking|waiting|trying|looking|making|reading|travelling|writing|learning|sleeping)",
    better: ({ named: { v }, sentence: { tokens }, from }) => {
      const s = tokens[from - 1]?.word;
      return v && `${s === "i" ? "am" : /^(?:he|she)$/.test(s ?? "") ? "is" : "are"} ${v.word}`;
    },
    why: { en: "The -ing form needs “be”: “I am going”.", es: "La forma en -ing lleva “be”: “I am going”." },
    wrong: { "Tomorrow I going to the dentist.": "Tomorrow I am going to the dentist." },
    right: ["Tomorrow I am going to the dentist.", "Now I am going."],
  },
  {
    kind: "verb-pattern",
    find: "#sub stopped (to v=smoke|play|drink|study|work|use|eat|train|dance|watch) ... ago|years|months|january|february|april|june|july|september|october|december",
    better: "{v:ing}",
    why: {
      en: "To end a habit is “stop doing”; “stop to do” is a pause for it.",
      es: "Dejar de hacer algo es “stop doing”.",
    },
    wrong: { "I stopped to smoke two years ago.": "I stopped smoking two years ago." },
    right: ["I stopped smoking two years ago.", "I stopped to smoke a cigarette."],
  },
  {
    kind: "reflexive",
    find: "s=i|he|she|we|they (v=enjoy|enjoyed|enjoys) very|so|a much|lot $|at|in|on|with|there|and|yesterday|last",
    better: ({ named: { s, v } }) =>
      s &&
      v &&
      `${v.word} ${({ i: "myself", he: "himself", she: "herself", we: "ourselves", they: "themselves" } as Record<string, string>)[s.word]}`,
    why: {
      en: "“Enjoy” needs an object: “we enjoyed ourselves” or “we enjoyed it”.",
      es: "“Enjoy” lleva objeto: “we enjoyed ourselves” o “we enjoyed it”.",
    },
    wrong: { "We enjoyed very much at the party.": "We enjoyed ourselves very much at the party." },
    right: ["We enjoyed ourselves very much at the party.", "We enjoyed it very much."],
  },
  {
    kind: "preposition",
    find: "~call|~phone|~ring (to o=me|him|us|them|you) yesterday|last|every|on|at|this|tonight|tomorrow|when|because|for|and|$",
    better: "{o}",
    why: { en: "One calls somebody, without “to”.", es: "Llamar a alguien es “call somebody”, sin “to”." },
    wrong: { "She called to me last night.": "She called me last night." },
    right: ["She called me last night."],
  },
];
