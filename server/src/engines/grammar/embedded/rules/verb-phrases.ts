import { baseOf, gerundOf, participleOf, thirdOf } from "#engines/english/verbs.ts";
import { adverbs } from "#engines/english/word-lists.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const progressive = {
  en: "For what is happening now, use be + -ing: “she is sleeping”.",
  es: "Para lo que pasa ahora se usa be + -ing: “she is sleeping”.",
};

const passive = {
  en: "The passive is “be” with the participle: “it was built”.",
  es: "La pasiva lleva “be” y el participio: “it was built”.",
};

const perfect = {
  en: "After “have” comes the participle: “I have seen”, “she has gone”.",
  es: "Después de “have” va el participio: “I have seen”, “she has gone”.",
};

const transitive =
  "build|make|write|steal|break|speak|take|give|see|know|choose|eat|hide|show|draw|throw|wear|forbid|forget|catch|teach|sell|find|pay|invent|paint|discover|destroy|invite|design|publish";

const written = (word: string) => (word === "'s" ? "is" : word);

function be(subject: string): string {
  if (subject === "i") return "am";
  return /^(?:he|she|it)$/.test(subject) ? "is" : "are";
}

/** What is told of every day, not of now. */
const habit =
  /\b(?:every|always|usually|often|o'clock|at (?:six|seven|eight|nine|ten|five|four|three|noon|\d+)|on \w+days|in a (?:bank|school|shop|restaurant|hospital|hotel|factory|office|bar))\b/i;
const habitual = (subject: string, verb: string) => (/^(?:he|she|it)$/.test(subject) ? thirdOf(verb) : verb);

export const verbPhrases: readonly Rule[] = [
  {
    kind: "continuous",
    find: [
      "s=i|he|she|we|they #adv? (v=am|is|are|was|were #adv? p=#action) -by",
      "#being|people|children|men|women|boys|girls|dogs|kids|#name (v=is|are|was|were #adv? p=#action) -by",
      "#one|#plural (v=is|are #adv? p=#pure) #det|#noun|in|on|at|with|$",
    ],
    better: ({ sentence: { tokens, text }, from, named: { v, p, s } }) =>
      v &&
      p &&
      (s && habit.test(text) && /^(?:am|is|are)$/.test(v.word)
        ? habitual(s.word, p.word)
        : [
            written(v.word),
            tokens.slice(from + 1).find(({ word }, i) => i === 0 && adverbs.has(word))?.word,
            gerundOf(p.word),
          ]
            .filter(Boolean)
            .join(" ")),
    why: progressive,
    wrong: {
      "He is cook dinner.": "He is cooking dinner.",
      "He is cook every day.": "He cooks every day.",
      "The man is run.": "The man is running.",
      "A boy with a hat is dig a hole.": "A boy with a hat is digging a hole.",
    },
    right: ["He is a cook.", "The door is open.", "She is cut off.", "Is she cooking?", "They are welcome."],
    unless: ({ named: { p } }) =>
      /^(?:open|close|clean|clear|dry|free|welcome|own|fine|cool|slow|warm|calm|present|direct|born|become|come|mine|fun|blind|mean|quiet|better|agree|last|like|kind|set|cut|put|hit|hurt|shut|read|fit|lost|beat|aged|left|bored|live|well|busy|sick|separate|duplicate|perfect|pretty|narrow|empty|complete|wet|secure|alert|content|married|tired|dead|past|home|late|okay|correct|light|sound|best|worth|double|due|upset|top|fair|have|be|do|want|know|need|believe|understand|depend|prefer)$/.test(
        p?.word ?? "",
      ) ||
      (p?.tags.has("Adjective") === true && !/^(?:sleep|run|walk|eat|play|sit)$/.test(p.word)),
  },
  {
    kind: "continuous",
    find: "s=i|we|you|they|he|she #adv? (am|is|are v=want|know|need|believe|understand|depend|prefer|have|live)",
    better: ({ named: { s, v } }) =>
      s && v && (/^(?:he|she)$/.test(s.word) ? (v.word === "have" ? "has" : `${v.word}s`) : v.word),
    why: {
      en: "Here the simple present is enough, without “be”: “I want”, “I live”.",
      es: "Aquí basta el presente simple, sin “be”: “I want”, “I live”.",
    },
    wrong: { "I'm live in Madrid.": "I live in Madrid.", "He is want a dog.": "He wants a dog." },
    right: ["I want a dog.", "We are live on television."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "live" && !/^(?:in|with|near|at|here)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "continuous",
    find: "i|he|she|we|they (am|is|are v=wanting|knowing|needing|believing|understanding|preferring|belonging|hating)",
    better: ({ sentence: { tokens }, from, named: { v } }) =>
      v && (tokens[from]?.word === "is" ? `${baseOf(v.word)}s` : baseOf(v.word)),
    why: {
      en: "Verbs of knowing, wanting and feeling are not used with -ing: “I want”.",
      es: "Los verbos de saber, querer y sentir no se usan con -ing: “I want”.",
    },
    wrong: { "I'm needing help.": "I need help." },
    right: ["I need help."],
  },
  {
    kind: "continuous",
    find: "-!#link|now s=i|he|she|we|they (p=#ing)",
    better: ({ named: { s, p } }) => s && p && `${be(s.word)} ${p.word}`,
    why: {
      en: "The -ing form needs “be” before it: “she is cooking”.",
      es: "La forma en -ing necesita “be” delante: “she is cooking”.",
    },
    unless: ({ sentence, start }) => /^(?:than|as)$/.test(sentence.tokens[start]?.word ?? ""),
    wrong: {
      "She cooking dinner.": "She is cooking dinner.",
      "I stay at home because I studying.": "I stay at home because I am studying.",
    },
    right: ["She is cooking dinner.", "Is he coming?"],
    question: false,
  },
  {
    kind: "passive",
    find: [
      "(v=is|are|was|were|be|been p=#base|#past) by #det|#noun|#num|#year",
      `it|#one|#plural|#uncount (v=was|were|is|are p=#base|#past) in|at|on|to|from|$`,
    ],
    better: "{v} {p:pp}",
    why: passive,
    wrong: {
      "The house was build by my uncle.": "The house was built by my uncle.",
      "My phone was stole in the bus.": "My phone was stolen in the bus.",
    },
    right: [
      "It was built by my uncle.",
      "The shop is open by nine.",
      "The hotel is by the sea.",
      "I was home by one.",
      "It is right by the beach.",
    ],
    unless: ({ named: { p, v }, sentence: { tokens }, to }) => {
      const base = baseOf(p?.word ?? "");
      if (participleOf(base) === p?.word || v?.clipped || base === "be" || base === "have" || base === "do")
        return true;
      if (tokens[to]?.word !== "by" || tokens[to]?.joined === false)
        return !transitive.split("|").includes(base) || (p?.word === base && p.tags.has("Noun"));
      return (
        /^(?:open|close|clean|run|near|live|fine|present|right|home|set|back|square|free|clear|level)$/.test(
          p?.word ?? "",
        ) || p?.tags.has("Adjective") === true
      );
    },
  },
  {
    kind: "passive",
    find: "#modal|to be (p=build|make|write|do|take|give|see|wrote|broke|stole|drove|spoke|gave|ate|took|did|knew|chose) -#noun|#det",
    better: "{p:pp}",
    why: passive,
    wrong: { "It can be do tomorrow.": "It can be done tomorrow." },
    right: ["It can be done tomorrow."],
  },
  {
    kind: "perfect",
    find: [
      "have|has|had|'ve|'d not|#adv|#sub? ever|never|already|just? (p=#irregular)",
      "have|has|had not|#adv|#sub? ever|never|already|just? (p=be|eat|go|give|know|write|speak|begin|forget|choose|take|buy|bring|teach|think|send|meet|sell|lose|find|tell|see)",
    ],
    better: "{p:pp}",
    why: perfect,
    wrong: {
      "I have went there.": "I have gone there.",
      "Have you ever eat sushi?": "Have you ever eaten sushi?",
      "She has never saw it.": "She has never seen it.",
    },
    right: ["I have gone there.", "I have to go.", "Have you ever been to Rome?", "I had a think."],
    unless: ({ sentence: { tokens }, from, named: { p } }) =>
      p?.word === "find" ||
      (tokens[from - 1]?.base === "have" && p?.tags.has("Noun") === true && !p.tags.has("Verb")) ||
      /^(?:was|were|lay|do)$/.test(p?.word ?? "") ||
      tokens[from - 1]?.word === "'d" ||
      (tokens[from - 1]?.tags.has("Pronoun") === true &&
        tokens[from - 2]?.tags.has("Verb") === true &&
        tokens[from - 3]?.word === "let"),
  },
  {
    kind: "perfect",
    find: "i|you|we|they|he|she|it have|has not|#adv? (p=live|visit|learn|arrive|decide|finish|happen|study|watch|work|play|change|want|cook|travel|start) #det|#obj|#noun|in|here|there|at|to|with|for|since|$",
    better: "{p:pp}",
    why: perfect,
    wrong: {
      "I have live here for years.": "I have lived here for years.",
      "She has just finish it.": "She has just finished it.",
    },
    right: ["I have work to do.", "They have change for the bus.", "I have lived here for years."],
    unless: ({ named: { p }, sentence: { tokens }, to }) =>
      /^(?:work|play|change|travel|study|watch|start|visit|finish|cook)$/.test(p?.word ?? "") &&
      !/^(?:the|a|my|it|them|this|here|there|since)$/.test(tokens[to]?.word ?? ""),
  },
];
