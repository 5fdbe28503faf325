import { irregularVerbs } from "#engines/english/irregular-verbs.ts";
import { baseOf, participleOf, pastOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const baseAfterDid = {
  en: "“Did” already tells the past; the verb after it stays in its base form: “I didn't go”.",
  es: "“Did” ya marca el pasado; el verbo que sigue va en su forma base: “I didn't go”.",
};

const pastTime = "yesterday|ago";

const finished = {
  en: "A finished time (yesterday, last week, two years ago) needs the past: “I went”.",
  es: "Un momento terminado (yesterday, last week, ago) pide el pasado: “I went”.",
};

const since = {
  en: "For something that began in the past and goes on, use have + participle: “I have lived here since 2009”.",
  es: "Lo que empezó en el pasado y sigue se dice con have + participio: “I have lived here since 2009”.",
};

export const tenses: readonly Rule[] = [
  {
    kind: "used-to",
    find: "did not|#sub? (used to v=#base)",
    better: "use to {v}",
    why: {
      en: "After “did” it is “use to”: “I didn't use to like it”.",
      es: "Después de “did” se escribe “use to”: “I didn't use to like it”.",
    },
    wrong: { "I didn't used to like it.": "I didn't use to like it." },
    right: ["I used to like it."],
  },
  {
    kind: "double-past",
    find: [
      "did not #adv? (v=#past)",
      "did #sub #adv? (v=#past)",
      "^ what|where|when|why|how did #poss|the #noun (v=#past)",
    ],
    better: "{v:base}",
    why: baseAfterDid,
    wrong: { "I didn't went out.": "I didn't go out.", "Did you saw it?": "Did you see it?" },
    right: ["I didn't go out.", "Did you see it?", "I didn't read it.", "What did you put there?"],
  },
  {
    kind: "double-past",
    find: "do|does not #adv? (v=#third)",
    better: "{v:base}",
    why: {
      en: "After don't and doesn't the verb has no -s: “she doesn't like”.",
      es: "Después de don't y doesn't el verbo va sin -s: “she doesn't like”.",
    },
    wrong: { "She doesn't likes it.": "She doesn't like it." },
    right: ["She doesn't like it."],
    unless: ({ named }) => named.v?.word === "is",
  },
  {
    kind: "do-to",
    find: "do|does|did not (to v=#base)",
    better: "{v}",
    why: {
      en: "After don't, doesn't and didn't comes the verb without “to”.",
      es: "Después de don't, doesn't y didn't el verbo va sin “to”.",
    },
    wrong: { "I don't to like it.": "I don't like it." },
    right: ["I don't like to run."],
  },
  {
    kind: "past-tense",
    find: [
      `^ ${pastTime} -#link (s=#sub #adv? v=#base)`,
      "^ last night|week|month|year|summer|winter|weekend|saturday|sunday|monday|friday -#link (s=#sub #adv? v=#base)",
      "^ in 19|20|#year (s=#sub v=#base)",
    ],
    better: ({ named: { s, v } }) => s && v && `${s.word} ${v.word === "be" ? "was" : pastOf(v.word)}`,
    why: finished,
    wrong: {
      "Yesterday I go to the beach.": "Yesterday I went to the beach.",
      "Last week we eat there.": "Last week we ate there.",
    },
    right: ["Yesterday I went to the beach.", "Last week we read it.", "Yesterday I put it there."],
    unless: ({ named: { v } }) => pastOf(v?.word ?? "") === v?.word,
  },
  {
    kind: "past-tense",
    find: [
      "-!#link (s=#sub #adv? v=am|is|are|has|have|#base) #any? #any? #any? #any? #any? yesterday",
      "-!#link (s=#sub #adv? v=am|is|are|has|have|#base) #any? #any? #any? #any? #any? last night|week|month|year|summer|winter|weekend",
      "-!#link (s=#sub #adv? v=am|is|are|has|have|#base) #any? #any? #any? #any? a|#num #unit ago",
    ],
    better: ({ named: { s, v } }) => s && v && `${s.word} ${pastForm(s.word, v.word)}`,
    why: finished,
    wrong: {
      "I go to the cinema yesterday.": "I went to the cinema yesterday.",
      "She is here two days ago.": "She was here two days ago.",
    },
    right: [
      "I think I saw him yesterday.",
      "I have the book you lent me yesterday.",
      "Did you see it last night?",
      "I went there last year.",
      "I am so sorry about last night.",
    ],
    unless: (match) => {
      const { sentence, from, to, named } = match;
      const rest = sentence.tokens.slice(to, to + 8);
      const stop = rest.findIndex(({ word }) => /^(?:yesterday|last|ago)$/.test(word));
      const between = stop < 0 ? rest : rest.slice(0, stop);
      return (
        governedByAux(match) ||
        pastOf(named.v?.word ?? "") === named.v?.word ||
        sentence.tokens[from - 1]?.word === "if" ||
        between.some(
          ({ tags, word }) =>
            tags.has("Verb") ||
            /^(?:that|i|you|he|she|we|they|it|since|from|today|now|but|about|of|for)$/.test(word),
        )
      );
    },
  },
  {
    kind: "past-tense",
    find: "because|so|and|when|but (s=i|we v=#base)",
    better: "{s} {v:past}",
    why: finished,
    unless: (match) =>
      !/^(?:yesterday|last)$/i.test(match.sentence.tokens[0]?.word ?? "") ||
      !inPast(match) ||
      /^(?:think|know|believe|want|like|love|hate|need|hope|live|have)$/.test(match.named.v?.word ?? "") ||
      irregularVerbs.get(match.named.v?.word ?? "")?.past === match.named.v?.word,
    wrong: {
      "Yesterday I was late because I miss the bus.": "Yesterday I was late because I missed the bus.",
    },
    right: ["Yesterday I stayed at home because I live far away."],
  },
  {
    kind: "since-for",
    find: [
      "(since n=#many|a|an|many|several u=#unit)  -ago",
      "(since n=#many|a|an|many|several u=#unit ago)",
      "(since n=last|past m=#many u=#unit)",
    ],
    better: ({ named: { n, m, u } }) =>
      n && u && ["for", m && "the", n.word, m?.word, u.word].filter(Boolean).join(" "),
    why: {
      en: "“For” goes with how long (for six years), “since” with when it began (since 2018).",
      es: "“For” va con la duración (for six years); “since”, con el momento en que empezó (since 2018).",
    },
    wrong: {
      "I have lived here since three years.": "I have lived here for three years.",
      "I met her since two months ago.": "I met her for two months.",
    },
    right: ["I have lived here for three years.", "It opened two years ago."],
  },
  {
    kind: "since-for",
    find: [
      "-!#link|that (s=#sub #adv? v=am|is|are|know|knows|live|lives|work|works|study|studies|have|has|play|plays|speak|speaks) ... since #year|#month|#day|last|i|childhood|january|then|yesterday|#many|my|we|he|she",
    ],
    better: ({ named: { s, v } }) => s && v && `${s.word} ${haveFor(s.word)} ${participleOf(baseOf(v.word))}`,
    why: since,
    wrong: {
      "I know her since 2010.": "I have known her since 2010.",
      "She works here since May.": "She has worked here since May.",
    },
    right: ["I have known her since 2010.", "She is happy since she has a new job."],
    unless: (match) =>
      governedByAux(match) ||
      clauseAfterSince(match) ||
      /ing$|^not$/.test(match.sentence.tokens[match.to]?.word ?? "") ||
      match.sentence.tokens.slice(match.to).some(({ word }) => word === "been") ||
      (match.named.v?.base === "have" && followedByParticiple(match)),
  },
  {
    kind: "since-for",
    find: "-!#link|that (s=#sub am|is|are p=#ing) ... since|for #year|#month|#day|last|i|childhood|then|#many|a|my",
    better: ({ named: { s, p } }) => s && p && `${s.word} ${haveFor(s.word)} been ${p.word}`,
    why: since,
    wrong: { "I'm living in Paris since June.": "I have been living in Paris since June." },
    right: [
      "I have been living in Paris since June.",
      "I'm going to Paris for two weeks.",
      "I'm staying here for a week.",
    ],
    unless: (match) =>
      clauseAfterSince(match) ||
      (match.sentence.tokens
        .slice(match.to)
        .some(({ word, joined }, i) => word === "for" && joined && i < 8) &&
        !/^(?:living|working|studying|learning|waiting|playing)$/.test(match.named.p?.word ?? "")) ||
      match.sentence.tokens
        .slice(match.to, match.to + 8)
        .some(({ word }) => /^(?:next|tomorrow|going)$/.test(word)),
  },
  {
    kind: "since-for",
    find: "-!#link|that (s=i|we|they v=know|live|work|study) ... for #many|a|many #unit",
    better: ({ named: { s, v } }) => s && v && `${s.word} have ${participleOf(v.word)}`,
    why: since,
    wrong: { "I live here for ten years.": "I have lived here for ten years." },
    right: ["I have lived here for ten years.", "I work for two hours every day."],
    unless: (match) =>
      governedByAux(match) ||
      match.sentence.tokens.some(({ word }) =>
        /^(?:every|each|usually|always|hours|hour|minutes|minute|a|often)$/.test(word),
      ),
  },
  {
    kind: "during",
    find: "(during n=#many|many|several) #adj? #unit",
    better: "for {n}",
    why: {
      en: "“For” tells how long: “for two years”. “During” goes with an event: “during the film”.",
      es: "“For” dice cuánto dura: “for two years”. “During” va con un suceso: “during the film”.",
    },
    wrong: { "I lived there during two years.": "I lived there for two years." },
    right: ["I slept during the film."],
  },
  {
    kind: "past-form",
    find: "s=#sub (v=#third) #any? #any? #any? yesterday",
    better: "{v:past}",
    why: finished,
    wrong: { "She goes to Rome yesterday.": "She went to Rome yesterday." },
    right: ["She went to Rome yesterday."],
    unless: ({ named, sentence, to }) =>
      named.v?.word === "is" ||
      sentence.tokens.slice(to, to + 4).some(({ tags, word }) => tags.has("PastTense") || word === "that"),
  },
  {
    kind: "used-to",
    find: "i|we|he|she|they (use|uses to v=#base)",
    better: "usually {v}",
    why: {
      en: "For habits of today say “I usually …”; “used to” is only for the past.",
      es: "Para hábitos de hoy se dice “I usually …”; “used to” es solo para el pasado (solía).",
    },
    wrong: { "I use to get up at seven.": "I usually get up at seven." },
    right: ["I used to get up at seven.", "Did you use to smoke?", "Is this what they use to cook?"],
    unless: (match) =>
      governedByAux(match) ||
      match.sentence.question ||
      match.sentence.tokens
        .slice(0, match.start)
        .some(({ word }) => /^(?:that|what|which|things?)$/.test(word)),
  },
];

function haveFor(subject: string): string {
  return /^(?:he|she|it)$/.test(subject) ? "has" : "have";
}

function inPast({ sentence: { tokens } }: Match): boolean {
  return tokens.some(
    ({ word }, i) =>
      /^(?:yesterday|ago)$/.test(word) ||
      (word === "last" &&
        /^(?:night|week|month|year|summer|winter|weekend|saturday|sunday|monday|friday|time)$/.test(
          tokens[i + 1]?.word ?? "",
        )),
  );
}

function pastForm(subject: string, verb: string): string {
  const base = baseOf(verb);
  if (base !== "be") return pastOf(base);
  return /^(?:i|he|she|it)$/.test(subject) ? "was" : "were";
}

function governedByAux({ sentence, start }: Match): boolean {
  return sentence.tokens
    .slice(Math.max(0, start - 2), start)
    .some(
      ({ base, word }) =>
        /^(?:do|can|could|will|would|should|may|might|must|let|make|help|have|not)$/.test(base) ||
        word === "to",
    );
}

/** "Since" is also "because": then a clause follows that tells no time. */
function clauseAfterSince({ sentence: { tokens } }: Match): boolean {
  const at = tokens.findIndex(({ word }) => word === "since");
  const [subject, verb] = [tokens[at + 1], tokens[at + 2]];
  if (!subject || !/^(?:i|we|he|she|my)$/.test(subject.word)) return false;
  return !(verb && (verb.word === "was" || verb.word === "were" || verb.tags.has("PastTense")));
}

function followedByParticiple({ sentence: { tokens }, to }: Match): boolean {
  const next = tokens[to]?.tags.has("Adverb") ? tokens[to + 1] : tokens[to];
  return next !== undefined && participleOf(next.base) === next.word;
}
