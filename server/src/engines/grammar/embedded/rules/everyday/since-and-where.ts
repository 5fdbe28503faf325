import { participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Since when, how it was, and what “where” and “who” already say. */
export const everydaySinceAndWhere: readonly Rule[] = [
  {
    kind: "time",
    find: "(the next n=week|month|year|weekend|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday) i|we|he|she|they|is|there|my",
    better: "next {n}",
    why: {
      en: "Seen from now it is “next week”, without “the”.",
      es: "“La semana que viene” es “next week”, sin “the”.",
    },
    wrong: { "The next week I have an exam.": "Next week I have an exam." },
    right: ["Next week I have an exam.", "The next week I fell ill."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:have|am|'m|will|'ll|is|are|has|want|go|going)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "time",
    find: "(from y=#year s=i|we v=live|work|study)",
    better: ({ named: { y, s, v } }) =>
      y && s && v && `since ${y.word} ${s.word} have ${participleOf(v.word)}`,
    why: {
      en: "From a point until now is “since” with the perfect: “I have lived here since 2015”.",
      es: "Desde un momento hasta ahora: “since” + perfecto.",
    },
    wrong: { "From 2015 I live in Bilbao.": "Since 2015 I have lived in Bilbao." },
    right: ["Since 2015 I have lived in Bilbao.", "From 2015 on we lived here."],
  },
  {
    kind: "time",
    find: "i|we|they|he|she (am|are|is|'m|'re|'s p=here|there|sick|ill|alone from) #day|yesterday|january|february|march|april|june|july|august|september|october|november|december $|and|but|because",
    better: ({ named: { p }, sentence: { tokens }, from }) =>
      p && `${/^(?:he|she)$/.test(tokens[from - 1]?.word ?? "") ? "has" : "have"} been ${p.word} since`,
    why: { en: "From a point until now is “since”.", es: "Desde un momento hasta ahora es “since”." },
    wrong: { "I am here from Monday and it's nice.": "I have been here since Monday and it's nice." },
    right: ["I have been here since Monday and it's nice.", "I am here from Monday to Friday."],
  },
  {
    kind: "tense",
    find: "i|we|he|she|they still (did not v=#base)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      `${/^(?:he|she)$/.test(tokens[from - 2]?.word ?? "") ? "hasn't" : "haven't"} ${participleOf(v.word)}`,
    why: { en: "Until now: “I still haven't finished”.", es: "Hasta ahora: “I still haven't finished”." },
    wrong: { "I still didn't finish my homework.": "I still haven't finished my homework." },
    right: ["I still haven't finished my homework.", "I still didn't know what to do."],
    unless: ({ named: { v } }) =>
      /^(?:know|like|want|have|feel|think|believe|understand|see|care|need|get|trust|say|speak|love|remember)$/.test(
        v?.word ?? "",
      ),
  },
  {
    kind: "tense",
    find: "until now|today i|we|he|she|they (did not v=#base)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      `${/^(?:he|she)$/.test(tokens[from - 1]?.word ?? "") ? "hasn't" : "haven't"} ${participleOf(v.word)}`,
    why: {
      en: "Up to now takes the perfect: “until now I haven't …”.",
      es: "Hasta ahora lleva perfecto: “I haven't …”.",
    },
    wrong: { "Until now I didn't finish.": "Until now I haven't finished." },
    right: ["Until now I haven't finished.", "Until today I didn't know that."],
    unless: ({ named: { v } }) => /^(?:know|want|like|have)$/.test(v?.word ?? ""),
  },
  {
    kind: "still-yet",
    find: "(did not already v=#base)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      `${/^(?:he|she|it)$/.test(tokens[from - 1]?.word ?? "") ? "hasn't" : "haven't"} ${participleOf(v.word)} yet`,
    why: { en: "What has not happened is “not … yet”.", es: "Lo que aún no ha pasado: “not … yet”." },
    wrong: { "I didn't already eat.": "I haven't eaten yet." },
    right: ["I haven't eaten yet."],
  },
  {
    kind: "tense",
    find: "(did) s=i|you|we|they|he|she ever been|seen|eaten|gone|done|had to?",
    better: ({ named: { s } }) => (/^(?:he|she)$/.test(s?.word ?? "") ? "has" : "have"),
    why: {
      en: "With “ever” and a participle the question has “have”: “Have you ever been …?”.",
      es: "Con “ever” y participio: “Have you ever been …?”.",
    },
    wrong: { "Did you ever been to London?": "Have you ever been to London?" },
    right: ["Have you ever been to London?", "Did you ever see it?"],
    unless: ({ sentence: { tokens }, from }) => tokens[from + 3]?.word === "had",
  },
  {
    kind: "adverb-form",
    find: "weather|food|film|day|it|party|trip|hotel|room|exam|match|game ~be|'s so|very|really? (a=terribly|horribly|perfectly|beautifully|awfully|badly|nicely) $|and|but|because|so",
    better: ({ named: { a } }) =>
      a &&
      (
        {
          terribly: "terrible",
          horribly: "horrible",
          perfectly: "perfect",
          beautifully: "beautiful",
          awfully: "awful",
          badly: "bad",
          nicely: "nice",
        } as Record<string, string>
      )[a.word],
    why: {
      en: "After “be” comes an adjective: “the weather was terrible”.",
      es: "Tras “be” va un adjetivo: “terrible”.",
    },
    wrong: { "The weather was terribly and we stayed home.": "The weather was terrible and we stayed home." },
    right: ["The weather was terrible and we stayed home.", "It was beautifully and cleverly made."],
    unless: ({ sentence: { tokens }, to }) => /ly$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "well-good",
    find: "i|you|he|she|we|they ~be|'s|'m|'re not? very|really|so? (well) at|in n=maths|english|sport|sports|football|tennis|cooking|singing|drawing|languages|chess|#ing",
    better: "good",
    why: { en: "One is “good at” something; “well” says how it is done.", es: "Se es “good at” algo." },
    wrong: { "She is very well at maths.": "She is very good at maths." },
    right: ["She is very good at maths.", "She is very well in Paris."],
  },
  {
    kind: "infinitive",
    find: "place|city|country|day|time|beach|town|restaurant (for v=visit|go|see|live|relax|eat|swim|stay|spend)",
    better: "to {v}",
    why: { en: "What it is good for: “a place to visit”.", es: "Para + verbo: “a place to visit”." },
    wrong: { "It's a very nice place for visit.": "It's a very nice place to visit." },
    right: ["It's a very nice place to visit.", "It's a place for drivers."],
  },
  {
    kind: "relative",
    find: "where i|he|she|we|they|you #any? (v=born|live|lives|lived|work|works|worked|study|studies|stay|stayed|grew in|at it|there)",
    better: "{v}",
    why: { en: "“Where” already says it: no “in it”.", es: "“Where” ya lo dice: sin “in it”." },
    wrong: { "This is the place where I was born in it.": "This is the place where I was born." },
    right: ["This is the place where I was born."],
  },
  {
    kind: "relative",
    find: "#noun|#plural (who) n=name|names|mother|father|brother|sister|wife|husband|house|car|parents|son|daughter|dog ~be|~live|~work|~have",
    better: "whose",
    why: { en: "What belongs to somebody: “whose name”.", es: "Cuyo es “whose”." },
    wrong: { "I have a dog who name is Toby.": "I have a dog whose name is Toby." },
    right: ["I have a dog whose name is Toby.", "The girl who names her is kind."],
  },
  {
    kind: "relative",
    find: "friend|person|people|girl|boy|man|woman|guy|family with|to|for|of|about|from (who) i|we|he|she|they",
    better: "whom",
    why: {
      en: "After a preposition it is “whom”: “with whom I travelled”.",
      es: "Tras preposición, “whom”.",
    },
    wrong: { "That is the friend with who I travelled.": "That is the friend with whom I travelled." },
    right: ["That is the friend with whom I travelled.", "It's about who I am.", "The man to who's first"],
  },
  {
    kind: "relative",
    find: "the n=house|flat|city|town|village|place|street|room|school|office|company|hotel|building|country that? i|we|he|she (v=live|lives|lived|stayed|grew) is|was|has|$",
    better: "{v} in",
    why: {
      en: "The preposition stays: “the house that I live in”.",
      es: "La preposición no se pierde: “the house that I live in”.",
    },
    wrong: { "The house that I live is small.": "The house that I live in is small." },
    right: ["The house that I live in is small.", "The house I live in is small."],
  },
  {
    kind: "relative",
    find: "the n=people|friends|colleagues|guys|girls|person|man|woman that|who? i|we|he|she (v=work|works|worked|live|lives|lived|travel|travelled|play|talk|talked|spoke|went) is|are|was|were|has|have",
    better: "{v} with",
    why: {
      en: "The preposition stays: “the people I work with”.",
      es: "La preposición no se pierde: “the people I work with”.",
    },
    wrong: { "The people that I work are great.": "The people that I work with are great." },
    right: ["The people that I work with are great.", "The people I work with are great."],
  },
  {
    kind: "object",
    find: "(n=what to do it)",
    better: "what to do",
    why: { en: "“What” is the object already: “what to do”.", es: "“What” ya es el objeto: “what to do”." },
    wrong: { "I don't know what to do it.": "I don't know what to do." },
    right: ["I don't know what to do.", "what to do in it"],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true,
  },
];
