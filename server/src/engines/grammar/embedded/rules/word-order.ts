import type { Rule } from "#engines/grammar/embedded/rule.ts";

const often = {
  en: "Always, never and usually stand before the verb: “I always go”.",
  es: "Always, never y usually van delante del verbo: “I always go”.",
};

const object = {
  en: "Nothing stands between a verb and its object: “I like music very much”.",
  es: "Entre el verbo y su complemento no va nada: “I like music very much”.",
};

export const wordOrder: readonly Rule[] = [
  {
    kind: "word-order",
    find: [
      "s=i|you|we|they|he|she (v=#base|#third|#past a=always|never|usually) -#comparative|#pp|#adj|been|on|#ing",
      "#kin|#name (v=#third|#past a=always|never|usually) -#comparative|#pp|#adj|been|#ing",
    ],
    better: "{a} {v}",
    why: often,
    unless: ({ named: { v }, sentence: { tokens }, start }) =>
      /^(?:is|was|were|am|are|has|have|had|did|do|does|be)$/.test(v?.word ?? "") ||
      tokens[start - 1]?.base === "do",
    wrong: {
      "I go always by bus.": "I always go by bus.",
      "She drinks never coffee.": "She never drinks coffee.",
    },
    right: ["I always go by bus.", "I have never been there.", "She was always late."],
  },
  {
    kind: "word-order",
    find: "s=i|you|we|they|he|she (v=#base|#third a=often|sometimes) to|the|a|my|in|at|with|for",
    better: "{a} {v}",
    why: often,
    unless: ({ named: { v } }) => /^(?:is|are|am|have|has|do|does)$/.test(v?.word ?? ""),
    wrong: { "I go often to the gym.": "I often go to the gym." },
    right: ["I often go to the gym.", "I swim often."],
  },
  {
    kind: "word-order",
    find: [
      "(v=~like|~love|~enjoy|~hate|~speak|~play|~know|~need|~miss|~use|~cook|~understand|~learn|~remember a=very|so|too b=much|well|good|bad o=#det|#obj|#noun|#ing o2=#noun|#adj? o3=#noun?) ",
      "(v=~like|~love|~enjoy|~hate|~speak|~play|~know|~need|~miss|~use|~cook|~understand|~learn|~remember a=a b=lot o=the|my|this|that|your|these|it|them|to|english|music|football|reading|spanish|travelling|playing o2=#noun|#adj? o3=#noun?)",
    ],
    better: ({ named: { v, a, b, o, o2, o3 }, sentence: { text } }) =>
      v &&
      a &&
      b &&
      o &&
      `${text.slice(v.at, v.end)} ${text.slice(o.at, (o3 ?? o2 ?? o).end)} ${a.word} ${b.word === "good" ? "well" : b.word}`,
    why: object,
    wrong: {
      "I like very much pizza.": "I like pizza very much.",
      "We enjoyed a lot the film.": "We enjoyed the film a lot.",
      "She speaks very well English.": "She speaks English very well.",
    },
    right: ["I like pizza very much.", "I know so much about it.", "We need a lot of time."],
    unless: ({ named: { a, b, o } }) =>
      (b?.word === "much" &&
        /^(?:of|more|better|the|that|less)$/.test(o?.word ?? "") &&
        o?.word !== "the" &&
        o?.word !== "that") ||
      o?.word === "that" ||
      (b?.word === "good" &&
        o?.tags.has("Noun") === true &&
        !/^(?:english|spanish|french|german|italian|football|guitar|piano|tennis)$/.test(o.word)) ||
      (a?.word !== "very" && b?.word === "much" && !/^(?:the|my|your|this)$/.test(o?.word ?? "")),
  },
  {
    kind: "word-order",
    find: "i|we|they (very v=like|love|want|enjoy|need)",
    better: "really {v}",
    why: {
      en: "“Very” does not go with a verb; say “really like” or “like … very much”.",
      es: "“Very” no acompaña a verbos; se dice “really like” o “like … very much”.",
    },
    wrong: { "I very like it.": "I really like it." },
    right: ["I really like it."],
  },
  {
    kind: "word-order",
    find: "#sub (v=bought|saw|ate|watched|visited|met|have|had|found|read t=yesterday|today|tomorrow d=a|an|the|my|some|his|her j=#adj? n=#noun) -#noun",
    better: "{v} {d} {j} {n} {t}",
    why: object,
    wrong: { "I saw yesterday a film.": "I saw a film yesterday." },
    right: ["I saw a film yesterday.", "I saw yesterday's news."],
  },
  {
    kind: "already-yet",
    find: "(v=have|has|had|do|does|did|is|are|was not still p=#any) ",
    better: ({ named: { v, p } }) => v && p && `still ${shortNot(v.word)} ${p.word}`,
    why: {
      en: "“Still” stands before the negative: “she still hasn't answered”.",
      es: "“Todavía no” es “still” delante de la negación: “she still hasn't answered”.",
    },
    wrong: { "I don't still know.": "I still don't know.", "He hasn't still come.": "He still hasn't come." },
    right: ["I still don't know.", "Why don't you still try?"],
    unless: ({ sentence }) => sentence.question,
  },
  {
    kind: "already-yet",
    find: "have|has|had|'ve|did|do|is not ... (already) $",
    better: "yet",
    why: {
      en: "In a negative sentence “ya / todavía” is “yet”: “I haven't finished yet”.",
      es: "En frases negativas se usa “yet”: “I haven't finished yet”.",
    },
    wrong: { "I haven't finished already.": "I haven't finished yet." },
    right: ["I haven't finished yet.", "Haven't you eaten already?"],
    unless: ({ sentence }) => sentence.question,
  },
  {
    kind: "already-yet",
    find: "-not s=i|we|they|he|she have|has|'ve (p=#pp n=#any? yet) $",
    better: ({ named: { p, n } }) => p && (n ? `already ${p.word} ${n.word}` : `already ${p.word}`),
    why: {
      en: "“Ya” in a positive sentence is “already”: “I have already eaten”.",
      es: "“Ya” en una frase afirmativa es “already”: “I have already eaten”.",
    },
    wrong: { "I have finished yet.": "I have already finished." },
    right: ["I have already finished.", "Have you finished yet?"],
    unless: ({ sentence: { question, tokens } }) =>
      question || tokens.some(({ word }) => /^(?:not|best|most|never|only|nobody|if)$/.test(word)),
  },
  {
    kind: "ago-before",
    find: "(before n=#many|a|some|several few? u=#unit) $|and|i|we",
    better: ({ named: { n, u }, sentence: { tokens }, from }) =>
      n && u && `${n.word}${tokens[from + 2]?.word === "few" ? " few" : ""} ${u.word} ago`,
    why: {
      en: "Counted back from now, “hace” is “ago”, after the time: “five years ago”.",
      es: "“Hace cinco años” es “five years ago”: “ago” va detrás.",
    },
    wrong: { "I met her before two years.": "I met her two years ago." },
    right: ["I met her two years ago.", "Come before ten."],
  },
  {
    kind: "ago-before",
    find: "(ago n=#many|a|some|several few? u=#unit)",
    better: ({ named: { n, u }, sentence: { tokens }, from }) =>
      n && u && `${n.word}${tokens[from + 2]?.word === "few" ? " few" : ""} ${u.word} ago`,
    why: {
      en: "“Ago” follows the time: “five years ago”.",
      es: "“Ago” va detrás del tiempo: “five years ago”.",
    },
    wrong: { "I met her ago two years.": "I met her two years ago." },
    right: ["I met her two years ago."],
  },
  {
    kind: "ago-before",
    find: "(makes n=#many u=#unit) that|i|we|ago|$",
    better: "{n} {u} ago",
    why: { en: "“Hace dos años” is “two years ago”.", es: "“Hace dos años” es “two years ago”." },
    wrong: { "I came makes two years.": "I came two years ago." },
    right: ["I came two years ago."],
  },
];

function shortNot(word: string): string {
  return `${word}n't`;
}
