import { baseOf, pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Who it is, whose it is and how many they are. */
export const everydayWhoAndWhose: readonly Rule[] = [
  {
    kind: "relative",
    find: "#being|friend|friends|someone|somebody|people|person|guy|guys (who s=he|she|they v=is|are|was|were|has|have|lives|lived|works|worked|live|work|comes|came|come|goes|went|speaks|speak|studies|can|could|never|always)",
    better: "who {v}",
    why: {
      en: "“Who” already says who it is: no “he” or “she” after it.",
      es: "“Who” ya es el sujeto: sin he ni she detrás.",
    },
    wrong: { "I have a friend who he lives in London.": "I have a friend who lives in London." },
    right: [
      "I have a friend who lives in London.",
      "I know people who they said are kind.",
      "Is there someone that she has called?",
      "The person who she was is gone.",
    ],
    unless: ({ sentence: { tokens, question }, named: { v }, to }) =>
      question ||
      (/^(?:is|are|was|were)$/.test(v?.word ?? "") &&
        (!tokens[to]?.joined ||
          /^(?:gone|is|was|in|with|on|to|when|then|before)$/.test(tokens[to]?.word ?? ""))) ||
      (/^(?:has|have|can|could|never|always)$/.test(v?.word ?? "") &&
        !/^(?:a|an|the|two|three|my|his|her|been|no|many|speak|swim|play|sing|dance|cook|be)$/.test(
          tokens[to]?.word ?? "",
        )),
  },
  {
    kind: "relative",
    find: "a|an|the|some|only|best|first #adj? (n=#one|#plural|#uncount what) s=i|you|he|she|we|they|my #any",
    better: "{n} that",
    why: {
      en: "After a noun say “that”: “a city that I love”. “What” is “the thing that”.",
      es: "Tras un nombre va “that”; “what” es “lo que”.",
    },
    wrong: { "It's a city what I love.": "It's a city that I love." },
    right: [
      "It's a city that I love.",
      "I told the man what I saw.",
      "I know the answer: what you said.",
      "Ask a friend what he thinks.",
      "She gave the girl what she wanted.",
    ],
    unless: ({ sentence: { tokens }, from, named: { n } }) =>
      tokens
        .slice(0, from)
        .some(({ base }) =>
          /^(?:tell|ask|show|teach|give|explain|remind|offer|call|see|know|remember|guess|understand|wonder|say|promise|send|write|cost|do|get|buy|pay|find|learn|forget|imagine|make|let|help|matter|read|hear|depend|on|about|whatever)$/.test(
            base,
          ),
        ) || n?.tags.has("Person") === true,
  },
  {
    kind: "possessive",
    find: "(d=my|your|his|our|their both n=#plurals)",
    better: "both {d} {n}",
    why: { en: "“Both” stands before: “both my brothers”.", es: "“Both” va delante: “both my brothers”." },
    wrong: { "I live with my both brothers.": "I live with both my brothers." },
    right: ["I live with both my brothers.", "I love my both-sided coat."],
  },
  {
    kind: "possessive",
    find: "(p=hers|theirs|ours) #adj? n=#plural|#one",
    better: ({ named: { p } }) => p?.word.slice(0, -1),
    why: {
      en: "Before a noun say “her, our, their”; “hers” stands alone.",
      es: "Ante un nombre: her, our, their; “hers” va solo.",
    },
    wrong: { "I love hers eyes.": "I love her eyes." },
    right: [
      "I love her eyes.",
      "A friend of hers dogs me.",
      "Hers is red.",
      "I took hers home.",
      "My words and hers rhyme.",
    ],
    unless: ({ sentence: { tokens }, from, named: { n } }) =>
      tokens[from - 1]?.word === "of" ||
      n?.tags.has("Verb") === true ||
      /^(?:rhyme|home|today|tomorrow|yesterday|last|first|more)$/.test(n?.word ?? ""),
  },
  {
    kind: "possessive",
    find: "~be|'s|'re not? (p=my|your|her|our|their) $",
    better: ({ named: { p } }) => p && ({ my: "mine" }[p.word] ?? `${p.word}s`),
    why: {
      en: "Without a noun say “mine, yours, hers, ours, theirs”.",
      es: "Sin nombre detrás: mine, yours, hers, ours, theirs.",
    },
    wrong: { "It's my.": "It's mine.", "The blue one is your!": "The blue one is yours!" },
    right: ["It's mine.", "Is this her?", "It wasn't her.", "This is my “Monday”."],
    unless: ({ named: { p }, sentence: { tokens }, to }) => p?.word === "her" || tokens[to] !== undefined,
  },
  {
    kind: "possessive",
    find: "friend's|brother's|sister's|mother's|father's|teacher's|dog's|cat's|cousin's|wife's|husband's|son's|daughter's (n=names|ages|birthdays|surnames) is|was",
    better: "{n:one}",
    why: { en: "One person has one name: “my friend's name”.", es: "Una persona, un nombre: name." },
    wrong: { "My friend's names is Ana.": "My friend's name is Ana." },
    right: ["My friend's name is Ana."],
  },
  {
    kind: "this-these",
    find: "^ (v=these|those is|was) #det? #adj? #plural|#plurals",
    better: ({ named: { v }, sentence: { tokens }, to }) =>
      v && `${v.word} ${tokens[to - 1]?.word === "was" ? "were" : "are"}`,
    why: { en: "With several things the verb is “are”.", es: "Con varias cosas el verbo es “are”." },
    wrong: { "Those is my keys.": "Those are my keys." },
    right: ["Those are my keys.", "This is my bus."],
  },
  {
    kind: "agreement",
    find: [
      "^ #poss #being and #poss? #being (v=is|was|has|goes|likes|lives|works|does|plays|wants|loves|speaks|comes)",
      "because|that|but|when|where #poss #being and #poss? #being (v=is|was|has|goes|likes|lives|works|does|plays|wants|loves|speaks|comes)",
    ],
    better: ({ named: { v } }) =>
      v &&
      (({ is: "are", was: "were", has: "have", does: "do" } as Record<string, string>)[v.word] ??
        baseOf(v.word)),
    why: {
      en: "Two people are many: “my mum and my dad have”.",
      es: "Dos personas son plural: “my mum and my dad have”.",
    },
    wrong: {
      "My mum and my dad has a shop.": "My mum and my dad have a shop.",
      "I'm sad because my brother and my sister lives far.":
        "I'm sad because my brother and my sister live far.",
    },
    right: ["My mum and my dad have a shop.", "My friend and boss is here."],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens.slice(start, from).filter(({ word }) => /^(?:my|your|his|her|our|their)$/.test(word)).length < 2,
  },
  {
    kind: "agreement",
    find: "^ all? the? people in|of|from|at|on|with #det? #adj? n=#any (v=is|was|has|does|likes|lives|goes|works|wants|needs|thinks|speaks|eats|drinks|plays|knows|loves|comes|makes|takes|uses|says)",
    better: ({ named: { v } }) =>
      v &&
      (({ is: "are", was: "were", has: "have", does: "do" } as Record<string, string>)[v.word] ??
        baseOf(v.word)),
    why: {
      en: "“People” is many: “people here like fish”.",
      es: "“People” es plural: “people here like fish”.",
    },
    wrong: { "All people in my family likes fish.": "All people in my family like fish." },
    right: ["All people in my family like fish.", "The people of Peru are kind."],
  },
  {
    kind: "negative",
    find: "not (n=nobody|nothing|nowhere) $|at|in|here|there|to|about|new|else|special|interesting|from|because|but|and|that",
    better: ({ named: { n } }) => n?.word.replace("no", "any"),
    why: {
      en: "One “not” is enough: “there isn't anybody”.",
      es: "Basta una negación: “there isn't anybody”.",
    },
    wrong: { "There isn't nobody at home.": "There isn't anybody at home." },
    right: ["There isn't anybody at home.", "It's not nothing.", "It is not nothing to me."],
    unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.clipped !== true,
  },
  {
    kind: "negative",
    find: "(n=nobody|nothing did not v=#base)",
    better: ({ named: { n, v } }) => n && v && `${n.word} ${pastOf(v.word)}`,
    why: { en: "“Nobody” already says no: “nobody came”.", es: "“Nobody” ya niega: “nobody came”." },
    wrong: { "Nobody didn't come to my party.": "Nobody came to my party." },
    right: ["Nobody came to my party."],
  },
  {
    kind: "some-any",
    find: "^ i|we|they|he|she (h=have|has|had any) n=#one|#plural|#uncount",
    better: "{h} no",
    why: {
      en: "Without “not”, “any” asks; to say there is none, “no” or “not … any”.",
      es: "Sin “not” no se usa así “any”: “I have no …”.",
    },
    wrong: { "I have any brothers.": "I have no brothers." },
    right: ["I have no brothers."],
    unless: ({ sentence: { question } }) => question,
  },
  {
    kind: "some-any",
    find: "do|does|did not have|want|need|know|see|eat|drink|buy|get (some) n=#plurals|#uncount",
    better: "any",
    why: { en: "After a negative say “any”: “I don't have any friends here”.", es: "En negativas, “any”." },
    wrong: { "I don't have some friends here.": "I don't have any friends here." },
    right: ["I don't have any friends here.", "I don't have any money.", "I don't know some of them."],
  },
  {
    kind: "pronoun",
    find: [
      "^ i|we|he|she|they (v=liked|loved|enjoyed|hated) a|very|so lot|much $",
      "and|but i|we|he|she|they (v=liked|loved|enjoyed|hated) a|very|so lot|much $",
    ],
    better: ({ named: { v } }) => v && `${v.word} it`,
    why: {
      en: "In English one likes “something”: “I liked it a lot”.",
      es: "En inglés hace falta el objeto: “I liked it a lot”.",
    },
    wrong: { "The film was long but I liked a lot.": "The film was long but I liked it a lot." },
    right: ["The film was long but I liked it a lot.", "I liked it a lot."],
  },
];
