import { baseOf, gerundOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What goes with verbs and adjectives at the upper levels. */
export const upperPatterns: readonly Rule[] = [
  {
    kind: "preposition",
    find: "sentenced (for|with|at) #num|life|a|death|ten years|prison|#any",
    better: "to",
    why: { en: "“Sentenced to ten years”.", es: "“Condenado a”: “sentenced to”." },
    wrong: { "She was sentenced for ten years.": "She was sentenced to ten years." },
    right: ["She was sentenced to ten years.", "He was sentenced for the murder."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:life|death)$/.test(tokens[to]?.word ?? "") &&
      !/^(?:years|months|days)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "devoted (on|in|for|with) his|her|my|their|the|#ing",
    better: "to",
    why: { en: "“Devoted to”.", es: "“Dedicado a”: “devoted to”." },
    wrong: { "He is devoted on his work.": "He is devoted to his work." },
    right: ["He is devoted to his work."],
  },
  {
    kind: "preposition",
    find: "deficient (of|on)",
    better: "in",
    why: { en: "“Deficient in”.", es: "“Deficiente en”: “deficient in”." },
    wrong: { "It is deficient of iron.": "It is deficient in iron." },
    right: ["It is deficient in iron."],
  },
  {
    kind: "preposition",
    find: "peculiar|unique|specific|particular (for|of) this|the|that|our|my region|area|country|city|place|town|culture|animals|species|group",
    better: "to",
    why: { en: "“Peculiar to this region”.", es: "“Propio de”: “peculiar to”." },
    wrong: { "It is peculiar for this region.": "It is peculiar to this region." },
    right: ["It is peculiar to this region."],
  },
  {
    kind: "preposition",
    find: "indifferent (of|for|with|about)",
    better: "to",
    why: { en: "“Indifferent to”.", es: "“Indiferente a”: “indifferent to”." },
    wrong: { "He is indifferent of politics.": "He is indifferent to politics." },
    right: ["He is indifferent to politics."],
  },
  {
    kind: "preposition",
    find: "inferior|superior|prior|preferable|senior|junior (than|of|from)",
    better: "to",
    why: { en: "“Inferior to”, “superior to”.", es: "Se dice así: “Inferior to”, “superior to”." },
    wrong: { "This is superior than that.": "This is superior to that." },
    right: ["This is superior to that.", "He is a senior of the club."],
    unless: ({ sentence: { tokens }, start, from }) =>
      (tokens[start]?.word === "senior" && tokens[from]?.word !== "than") ||
      (tokens[start]?.word === "junior" && tokens[from]?.word !== "than"),
  },
  {
    kind: "comparison",
    find: "prefer|prefers|preferred to #base #any? #any? (than to v=#base)",
    better: "rather than {v}",
    why: { en: "“Prefer to walk rather than drive”.", es: "“Preferir … a …”: “rather than”." },
    wrong: { "I prefer to walk than to drive.": "I prefer to walk rather than drive." },
    right: ["I prefer to walk rather than drive."],
  },
  {
    kind: "comparison",
    find: "rather|sooner #base #any? #any? (than to v=#base)",
    better: "than {v}",
    why: { en: "“Rather stay than go”.", es: "“Rather stay than go”, sin “to”." },
    wrong: { "She would rather stay than to go.": "She would rather stay than go." },
    right: ["She would rather stay than go."],
  },
  {
    kind: "verb-pattern",
    find: "help but (to v=#base)",
    better: "{v}",
    why: { en: "“Can't help but laugh”.", es: "“Can't help but laugh”, sin “to”." },
    wrong: { "I couldn't help but to laugh.": "I couldn't help but laugh." },
    right: ["I couldn't help but laugh."],
  },
  {
    kind: "verb-pattern",
    find: "there is|'s no use|point (of v=#ing)",
    better: "in {v}",
    why: { en: "“There's no use in crying”.", es: "“No sirve de nada”: “no use in …ing”." },
    wrong: { "There's no use of crying.": "There's no use in crying." },
    right: ["There's no use in crying."],
  },
  {
    kind: "verb-pattern",
    find: "there is|'s|was no need (of v=#ing)",
    better: "to {v:base}",
    why: { en: "“There's no need to shout”.", es: "“No hace falta”: “no need to”." },
    wrong: { "There is no need of shouting.": "There is no need to shout." },
    right: ["There is no need to shout."],
  },
  {
    kind: "verb-pattern",
    find: "i|he|she|we|they ~be|'m|'s|'re (about v=leaving|going|starting|eating|coming|crying|falling|losing)",
    better: ({ named: { v } }) => v && `about to ${baseOf(v.word)}`,
    why: { en: "“About to leave”.", es: "“A punto de”: “about to”." },
    wrong: { "He's about leaving.": "He's about to leave." },
    right: ["He's about to leave."],
  },
  {
    kind: "verb-pattern",
    find: "~be|'s|'re|'m bound|likely|unlikely|certain|sure (that s=he|she|they|it|we v=fails|wins|comes|loses|fail|win|come|lose|goes|gets|arrives)",
    better: ({ named: { s, v }, sentence: { tokens }, start, from }) =>
      s &&
      v &&
      tokens[start - 1]?.word === s.word &&
      /^(?:bound|likely|unlikely)$/.test(tokens[from - 1]?.word ?? "")
        ? `to ${baseOf(v.word)}`
        : undefined,
    why: { en: "“He is bound to fail”.", es: "“Seguro que …”: “bound to”." },
    wrong: { "He is bound that he fails.": "He is bound to fail." },
    right: ["He is bound to fail.", "It is likely that it comes."],
    unless: ({ sentence: { tokens }, start }) => tokens[start - 1]?.word === "it",
  },
  {
    kind: "word",
    find: "he|she|they|i|we ~be|'s|'re|'m (probable) to",
    better: "likely",
    why: { en: "Somebody is “likely to” do something.", es: "“Es probable que él …”: “likely to”." },
    wrong: { "He is probable to come.": "He is likely to come." },
    right: ["He is likely to come."],
  },
  {
    kind: "verb-pattern",
    find: "it 's|is|was (worthy|worth of|to v=#base|#ing)",
    better: ({ named: { v } }) => v && `worth ${gerundOf(baseOf(v.word))}`,
    why: { en: "“It's worth trying”.", es: "“Vale la pena”: “worth …ing”." },
    wrong: { "It's worthy to try.": "It's worth trying." },
    right: ["It's worth trying.", "It's worth of course a lot."],
    unless: ({ named: { v } }) => !v || v.word === "course",
  },
  {
    kind: "tense",
    find: "it 's|is ages|long|years|months|time since (s=i|we|he|she|they have|has not v=#pp)",
    better: ({ named: { s, v } }) => s && v && `${s.word === "i" ? "I" : s.word} ${pastOf(baseOf(v.word))}`,
    why: { en: "“It's ages since I saw you”.", es: "“Hace mucho que no …”: “it's ages since I saw you”." },
    wrong: { "It's ages since I haven't seen you.": "It's ages since I saw you." },
    right: ["It's ages since I saw you."],
  },
  {
    kind: "reported-speech",
    find: "asked|ask #obj (h=had|has|have s=he|she|they|it v=#pp)",
    better: ({ named: { h, s, v } }) =>
      h && s && v && `if ${s.word} ${h.word === "had" ? "had" : "had"} ${v.word}`,
    why: {
      en: "A reported question has “if” and the order of a statement.",
      es: "Pregunta indirecta: “if” y orden normal.",
    },
    wrong: { "I asked him had he eaten.": "I asked him if he had eaten." },
    right: ["I asked him if he had eaten."],
  },
  {
    kind: "verb-pattern",
    find: "(insisted|insist|insists o=me|him|her|us|them to v=#base)",
    better: ({ sentence: { tokens }, from, named: { o, v } }) =>
      o &&
      v &&
      `${tokens[from]?.word} on ${({ me: "my", him: "his", her: "her", us: "our", them: "their" } as Record<string, string>)[o.word]} ${gerundOf(v.word)}`,
    why: { en: "“Insist on somebody's doing”.", es: "“Insistir en que”: “insist on”." },
    wrong: { "He insisted me to stay.": "He insisted on my staying." },
    right: ["He insisted on my staying."],
  },
  {
    kind: "verb-pattern",
    find: "~recommend|~suggest (to o=me|him|her|us|them to v=#base)",
    better: "{v:ing}",
    why: { en: "“Recommend doing”.", es: "“Recomendar hacer”: “recommend doing”." },
    wrong: { "He recommended to me to read it.": "He recommended reading it." },
    right: ["He recommended reading it."],
  },
  {
    kind: "verb-pattern",
    find: "~confess (to v=steal|lie|kill|take|break|cheat|love|have|be)",
    better: "to {v:ing}",
    why: { en: "“Confess to doing”.", es: "“Confesar”: “confess to …ing”." },
    wrong: { "He confessed to steal it.": "He confessed to stealing it." },
    right: ["He confessed to stealing it."],
  },
  {
    kind: "conditional",
    find: "whatever|whoever|wherever|whenever|however s=you|i|he|she|they|we (will v=#base)",
    better: ({ named: { v, s } }) =>
      v && s && (v.word === "be" ? undefined : /^(?:he|she)$/.test(s.word) ? thirdOf(v.word) : v.word),
    why: { en: "After “whatever” no “will”: “whatever you do”.", es: "Tras “whatever”, sin “will”." },
    wrong: { "Whatever you will do, I'll support you.": "Whatever you do, I'll support you." },
    right: ["Whatever you do, I'll support you.", "However you will see it soon."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.word === "however",
  },
  {
    kind: "conditional",
    find: "no matter what|who|where|how|when s=you|i|he|she|they|we (will v=#base)",
    better: ({ named: { v, s } }) =>
      v && s && (v.word === "be" ? undefined : /^(?:he|she)$/.test(s.word) ? thirdOf(v.word) : v.word),
    why: { en: "After “no matter what” no “will”.", es: "Tras “no matter what”, sin “will”." },
    wrong: { "No matter what you will say, I won't go.": "No matter what you say, I won't go." },
    right: ["No matter what you say, I won't go."],
  },
  {
    kind: "tense",
    find: "^ this time next|tomorrow week|month|year|day? i|we (will v=lie|sit|swim|fly|travel|drive|work|sunbathe|walk|relax)",
    better: ({ named: { v } }) => v && `will be ${gerundOf(v.word)}`,
    why: { en: "At a moment to come: “will be lying”.", es: "En un momento futuro: “will be …ing”." },
    wrong: {
      "This time next week I will lie on the beach.": "This time next week I will be lying on the beach.",
    },
    right: ["This time next week I will be lying on the beach."],
  },
];
