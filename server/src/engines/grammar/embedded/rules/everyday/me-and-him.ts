import { baseOf, gerundOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Pronouns, and the order of small words. */
export const everydayMeAndHim: readonly Rule[] = [
  {
    kind: "pronoun",
    find: "i|you|he|she|we|they|to|can|will|not|really saw|see|love|like|know|met|help|hate|call|called|want|told|asked|hear|heard|remember|miss|missed|visit|visited|need|meet|understand|invited|kissed|hugged|helped|loved|liked|knew|hated|found|watched|married|thanked (o=he|she|we|they) $|yesterday|very|a|at|in|on|last|because|when|so|every|today|tomorrow|too|and|again",
    better: "{o:obj}",
    why: { en: "After the verb say “him, her, us, them”.", es: "Tras el verbo: “him, her, us, them”." },
    wrong: { "I saw he yesterday.": "I saw him yesterday." },
    right: [
      "I saw him yesterday.",
      "I know he is here.",
      "I know he very often sings.",
      "I know she too sang.",
      "I heard they at last came.",
      "I know we all came.",
    ],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true &&
      tokens
        .slice(to, to + 5)
        .some(
          ({ tags, word }) =>
            tags.has("Verb") || /^(?:is|was|are|were|has|have|had|will|can|could|would)$/.test(word),
        ),
  },
  {
    kind: "pronoun",
    find: "for|with|to|about|from|of|at|without|between|like|near|behind (o=he|she|we|they|i) $|and|because|yesterday|every|in|at|on|when|so|but|too|today",
    better: "{o:obj}",
    why: {
      en: "After a preposition say “me, him, her, us, them”.",
      es: "Tras preposición: “me, him, her, us, them”.",
    },
    wrong: { "This is for he.": "This is for him." },
    right: [
      "This is for him.",
      "It looks like he and she left.",
      "to who I am",
      "the man I thought of and she liked",
    ],
    unless: ({ sentence: { tokens }, to, start }) =>
      tokens[to]?.joined === true &&
      (tokens[start]?.word === "like" ||
        tokens
          .slice(to, to + 5)
          .some(
            ({ tags, word }) =>
              tags.has("Verb") || /^(?:is|was|are|were|has|have|had|will|can|could|would|did)$/.test(word),
          )),
  },
  {
    kind: "pronoun",
    find: "(v=give|show|tell|send|bring|help|ask|call|teach|buy o=i|he|she|we|they) the|a|my|your|an|some|please|$|it|that",
    better: ({ named: { v, o } }) =>
      v &&
      o &&
      `${v.word} ${({ i: "me", he: "him", she: "her", we: "us", they: "them" } as Record<string, string>)[o.word]}`,
    why: {
      en: "After the verb say “me, him, her, us, them”.",
      es: "Tras el verbo: “me, him, her, us, them”.",
    },
    wrong: { "Give I the book.": "Give me the book." },
    right: ["Give me the book.", "When they call he is out.", "The people you help, they thank you."],
    unless: ({ sentence: { tokens }, from, to }) =>
      (from > 0 &&
        tokens[from]?.joined === true &&
        !/^(?:please|can|could|to|will|and)$/.test(tokens[from - 1]?.word ?? "")) ||
      (tokens[to]?.joined === true &&
        tokens
          .slice(to, to + 5)
          .some(({ tags, word }) => tags.has("Verb") || /^(?:is|was|are|were)$/.test(word))),
  },
  {
    kind: "pronoun",
    find: "^ can|could|will|would you (v=help|tell|call|show|give|send|teach o=i|he|she|we|they) $|with|please|the|a|to",
    better: ({ named: { v, o } }) =>
      v &&
      o &&
      `${v.word} ${({ i: "me", he: "him", she: "her", we: "us", they: "them" } as Record<string, string>)[o.word]}`,
    why: {
      en: "After the verb say “me, him, her, us, them”.",
      es: "Tras el verbo: “me, him, her, us, them”.",
    },
    wrong: { "Can you help I?": "Can you help me?" },
    right: ["Can you help me?"],
  },
  {
    kind: "pronoun",
    find: "^ (s=her|him|them|us|me) is|was|are|were|has|have|likes|lives|works #any",
    better: ({ named: { s } }) =>
      s && ({ her: "she", him: "he", them: "they", us: "we", me: "I" } as Record<string, string>)[s.word],
    why: { en: "Who does it is “he, she, they, we”.", es: "El sujeto: “he, she, they, we”." },
    wrong: { "Her is nice.": "She is nice." },
    right: ["She is nice.", "Her works are known."],
    unless: ({ named: { s }, sentence: { tokens }, to }) =>
      s?.word === "her" && /^(?:works|likes)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "agreement",
    find: "they|we|you (v=is|was) #any",
    better: ({ named: { v } }) => (v?.word === "is" ? "are" : "were"),
    why: { en: "With we, you, they say “are”, “were”.", es: "Con we, you, they: “are”, “were”." },
    wrong: { "They is watching TV.": "They are watching TV." },
    right: ["They are watching TV.", "One of you is here.", "What worries you is money."],
    unless: ({ sentence: { tokens }, start }) =>
      (start > 0 &&
        tokens[start]?.joined === true &&
        !/^(?:and|but|because|so|that|when|if|think|where|now|today|yesterday)$/.test(
          tokens[start - 1]?.word ?? "",
        )) ||
      tokens.slice(0, start).some(({ word }) => /^(?:what|whatever|all|who)$/.test(word)),
  },
  {
    kind: "subject",
    find: "^ the|my|these|our #adj? #plural|#plurals (s=they v=are|were|have)",
    better: "{v}",
    why: { en: "The subject is said once: “the cars are”.", es: "El sujeto se dice una vez." },
    wrong: { "The cars they are fast.": "The cars are fast." },
    right: ["The cars are fast.", "The games they have are old.", "The clothes they were in were wet."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens.slice(to).some(({ word }) => /^(?:are|is|was|were)$/.test(word)) ||
      /^(?:in|on|at|for|with|$)$/.test(tokens[to]?.word ?? "") ||
      !tokens[to]?.joined,
  },
  {
    kind: "agreement",
    find: "me and my #kin|#being|friends (v=goes|is|likes|lives|plays|has|was|works|wants|does)",
    better: ({ named: { v } }) =>
      v &&
      (({ is: "are", was: "were", has: "have", does: "do" } as Record<string, string>)[v.word] ??
        baseOf(v.word)),
    why: { en: "Two are many: “my wife and I go”.", es: "Dos son plural: “go”." },
    wrong: { "Me and my wife goes to the gym.": "Me and my wife go to the gym." },
    right: ["Me and my wife go to the gym.", "Between me and my wife is a dog."],
    unless: ({ sentence: { tokens }, start }) => start > 0 && tokens[start]?.joined === true,
  },
  {
    kind: "pronoun",
    find: "^ between you|him|her|my|them #kin? and (i)",
    better: "me",
    why: { en: "After “between”: “you and me”.", es: "Tras “between”: “you and me”." },
    wrong: { "Between you and I, it's bad.": "Between you and me, it's bad." },
    right: ["Between you and me, it's bad."],
  },
  {
    kind: "question",
    find: "^ (what|where|how do you v=doing|going|feeling|working|watching|eating|reading|playing|cooking|studying|coming|living)",
    better: ({ sentence: { tokens }, from, named: { v } }) => v && `${tokens[from]?.word} are you ${v.word}`,
    why: { en: "With -ing ask with “are”: “What are you doing?”.", es: "Con -ing se pregunta con “are”." },
    wrong: { "Where do you going?": "Where are you going?" },
    right: ["Where are you going?"],
  },
  {
    kind: "question",
    find: "^ (what|where|how are you v=do|go|eat|read|watch|play|cook|study|work|live|come|feel) $|now|today|tonight|tomorrow|this|there|here|in|with|from|at",
    better: ({ sentence: { tokens }, from, named: { v } }) =>
      v &&
      (/^(?:work|live|come|feel|study)$/.test(v.word)
        ? `${tokens[from]?.word} do you ${v.word}`
        : `${tokens[from]?.word} are you ${gerundOf(v.word)}`),
    why: {
      en: "“What are you doing?” or “What do you do?”.",
      es: "“What are you doing?” o “What do you do?”.",
    },
    wrong: { "What are you do now?": "What are you doing now?" },
    right: ["What are you doing now?"],
  },
  {
    kind: "possessive",
    find: "how|where|what|when was|is|are (you) weekend|day|holiday|holidays|trip|exam|name|job|family|mother|father|brother|sister|house|favourite|birthday|week|parents|friend",
    better: "your",
    why: { en: "What belongs to you is “your”.", es: "Lo tuyo: “your”." },
    wrong: { "How was you weekend?": "How was your weekend?" },
    right: ["How was your weekend?"],
  },
  {
    kind: "negative",
    find: "never (do|does|did not v=#base)",
    better: "{v}",
    why: { en: "“Never” already says no.", es: "“Never” ya niega." },
    wrong: { "I never don't eat meat.": "I never eat meat." },
    right: ["I never eat meat."],
  },
  {
    kind: "negative",
    find: "there was|were|is|are not (no one)",
    better: "anyone",
    why: { en: "One “not” is enough: “there wasn't anyone”.", es: "Basta una negación." },
    wrong: { "There wasn't no one.": "There wasn't anyone." },
    right: ["There wasn't anyone."],
  },
  {
    kind: "negative",
    find: "hardly (do|does|did|can|could not v=#base)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      (/^(?:can|could)$/.test(tokens[from]?.word ?? "")
        ? `${tokens[from]?.word} ${v.word}`
        : tokens[from]?.word === "does"
          ? thirdOf(v.word)
          : v.word),
    why: { en: "“Hardly” already says almost not.", es: "“Hardly” ya niega." },
    wrong: { "He hardly doesn't speak.": "He hardly speaks." },
    right: ["He hardly speaks."],
  },
  {
    kind: "word-order",
    find: "i|we|they|he|she (v=want|need|like|have|play|eat|drink|study|speak|love|know also) a|the|my|to|some|english|football|#plural|#uncount",
    better: "also {v}",
    why: {
      en: "“Also” stands before the verb: “I also want”.",
      es: "“Also” va ante el verbo: “I also want”.",
    },
    wrong: { "I want also a coffee.": "I also want a coffee." },
    right: ["I also want a coffee."],
  },
  {
    kind: "word-order",
    find: "i|we|they|you (v=like|love much n=football|music|pizza|chocolate|animals|dogs|cats|films|english|tennis|sports|sport) $|and|because|but|in",
    better: "{v} {n} very much",
    why: {
      en: "“I like football very much”.",
      es: "“Me gusta mucho el fútbol”: “I like football very much”.",
    },
    wrong: { "I like much football.": "I like football very much." },
    right: ["I like football very much."],
  },
  {
    kind: "word-order",
    find: "i|we (really much v=like|love|want|need|enjoy)",
    better: "really {v}",
    why: { en: "“Really like”, without “much”.", es: "“Really like”, sin “much”." },
    wrong: { "I really much like it.": "I really like it." },
    right: ["I really like it."],
  },
  {
    kind: "word-order",
    find: "i|we|they|you|he|she not? (v=know|knows|knew|speak|understand well o=him|her|them|it|you|english|spanish) $|and|but|because",
    better: "{v} {o} well",
    why: { en: "“Well” comes last: “I know him well”.", es: "“Well” va al final: “I know him well”." },
    wrong: { "I know well him.": "I know him well." },
    right: ["I know him well."],
  },
  {
    kind: "quantity",
    find: "~speak|~know|~understand (a little|bit of n=english|spanish|french|italian|german|chinese|portuguese|japanese)",
    better: ({ sentence: { tokens, text }, from, named: { n } }) =>
      n && (tokens[from + 1]?.word === "little" ? `a little ${text.slice(n.at, n.end)}` : undefined),
    why: { en: "“A little English”, without “of”.", es: "“Un poco de inglés”: “a little English”." },
    wrong: { "I speak a little of English.": "I speak a little English." },
    right: ["I speak a little English."],
  },
  {
    kind: "quantity",
    find: "~speak|~know|~drink|~eat|~have|~need|~want a (bit) n=spanish|english|french|italian|german|water|milk|time|money|help|bread|cheese|sugar",
    better: "bit of",
    why: { en: "“A bit of Spanish”.", es: "“Un poco de”: “a bit of”." },
    wrong: { "I speak a bit Spanish.": "I speak a bit of Spanish." },
    right: ["I speak a bit of Spanish."],
  },
  {
    kind: "word-order",
    find: "^ (s=i|we|they|you every n=day|week|night|morning|year|weekend|monday|sunday) v=#base #any",
    better: "every {n} {s}",
    why: {
      en: "When comes last or first: “every day I go”.",
      es: "El tiempo va al final o al principio: “every day I go”.",
    },
    wrong: { "I every day go to work.": "Every day I go to work." },
    right: ["Every day I go to work."],
  },
  {
    kind: "word-order",
    find: "^ (s=i|we|they|you in the n=morning|evening|afternoon|summer|winter) v=#base #any",
    better: "in the {n} {s}",
    why: {
      en: "When comes last or first: “in the morning I drink”.",
      es: "El tiempo va al final o al principio.",
    },
    wrong: { "I in the morning drink coffee.": "In the morning I drink coffee." },
    right: ["In the morning I drink coffee."],
  },
];
