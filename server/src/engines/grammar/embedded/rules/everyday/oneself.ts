import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What English does without a pronoun; birth and death. */
export const everydayOneself: readonly Rule[] = [
  {
    kind: "reflexive",
    find: "i|he|she|we|they|to|you always|usually|never? (v=wake|get|relax|rest|relaxed|remember|lie|sit|stay|go|wash|woke|got up|down? o=me|us|him|her) $|at|early|late|in|on|every|and|because|when|with|to|very",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      (/^(?:up|down)$/.test(tokens[from + 1]?.word ?? "") ? `${v.word} ${tokens[from + 1]?.word}` : v.word),
    why: { en: "No pronoun here: “I wake up”, “I relax”.", es: "Sin pronombre: “I wake up”, “I relax”." },
    wrong: { "I wake up me at seven.": "I wake up at seven.", "I relax me at home.": "I relax at home." },
    right: ["I wake up at seven.", "They wake me at seven.", "You relax me."],
    unless: ({ sentence: { tokens }, from, to }) => {
      const s = tokens[from - 1]?.word ?? "";
      const o = tokens[to - 1]?.word;
      const same = ({ me: "i", us: "we", him: "he", her: "she" } as Record<string, string>)[o ?? ""];
      return !tokens.slice(Math.max(0, from - 2), from).some(({ word }) => word === same) && s !== "to";
    },
  },
  {
    kind: "reflexive",
    find: "i|we|he|she|they (v=broke|broken|washed|cut|wash|brush|brushed|hurt|burnt|burned|break o=me|us|him|her|them the n=leg|hands|hand|arm|hair|teeth|face|finger|foot|nose|back|knee|head)",
    better: ({ named: { v, o, n } }) =>
      v &&
      o &&
      n &&
      `${v.word} ${({ me: "my", us: "our", him: "his", her: "her", them: "their" } as Record<string, string>)[o.word]} ${n.word}`,
    why: {
      en: "Parts of the body take “my, your, his”: “I broke my leg”.",
      es: "Las partes del cuerpo llevan “my, his…”: “I broke my leg”.",
    },
    wrong: { "I broke me the leg.": "I broke my leg." },
    right: ["I broke my leg."],
  },
  {
    kind: "reflexive",
    find: "has|have|'ve|had|is|was (v=cut|washed|broken|brushed o=me|him|her|us|them the n=leg|hands|hand|arm|hair|teeth|face|finger)",
    better: ({ named: { v, o, n } }) =>
      v &&
      o &&
      n &&
      `${v.word} ${({ me: "my", us: "our", him: "his", her: "her", them: "their" } as Record<string, string>)[o.word]} ${n.word}`,
    why: { en: "Parts of the body take “my, your, his”.", es: "Las partes del cuerpo llevan “my, his…”." },
    wrong: { "She has cut her the hair.": "She has cut her hair." },
    right: ["She has cut her hair."],
  },
  {
    kind: "reflexive",
    find: "my n=leg|head|arm|back|foot|stomach|tooth|throat|eyes|feet|hand|knee (v=hurts|hurt|aches me)",
    better: "{v}",
    why: { en: "“My leg hurts”: without “me”.", es: "“Me duele la pierna” es “my leg hurts”, sin “me”." },
    wrong: { "My leg hurts me.": "My leg hurts." },
    right: ["My leg hurts."],
  },
  {
    kind: "reflexive",
    find: "we|they (v=met|meet|kissed|married|hugged|separated|divorced us|them|themselves|ourselves) $|at|in|on|last|yesterday|and|when|for|there",
    better: ({ named: { v } }) =>
      v &&
      (/^(?:divorced|married|separated)$/.test(v.word)
        ? v.word === "separated"
          ? v.word
          : `got ${v.word}`
        : v.word),
    why: {
      en: "“We met”: what two do to each other needs no pronoun here.",
      es: "“We met”, “they got married”: sin pronombre.",
    },
    wrong: {
      "We met us at the station.": "We met at the station.",
      "They married themselves last year.": "They got married last year.",
    },
    right: ["We met at the station.", "They met us at the station."],
    unless: ({ sentence: { tokens }, from }) => {
      const s = tokens[from - 1]?.word;
      const o = tokens[from + 1]?.word;
      return !((s === "we" && /^(?:us|ourselves)$/.test(o ?? "")) || (s === "they" && o === "themselves"));
    },
  },
  {
    kind: "object",
    find: "~complain (o=me|him|us|them about)",
    better: "to {o} about",
    why: {
      en: "One complains “to” somebody “about” something.",
      es: "Quejarse a alguien: “complain to somebody”.",
    },
    wrong: { "He complained him about it.": "He complained to him about it." },
    right: ["He complained to him about it."],
  },
  {
    kind: "born",
    find: "where|when|what (d=do|did|does s=you|he|she|they|we born)",
    better: ({ named: { s } }) =>
      s && (/^(?:he|she)$/.test(s.word) ? `was ${s.word} born` : `were ${s.word} born`),
    why: {
      en: "“Born” goes with “was” or “were”: “Where were you born?”.",
      es: "“Nacer” es “be born”: “Where were you born?”.",
    },
    wrong: { "Where do you born?": "Where were you born?" },
    right: ["Where were you born?"],
  },
  {
    kind: "born",
    find: "~be (borned)",
    better: "born",
    why: { en: "The form is “born”: “I was born”.", es: "La forma es “born”: “I was born”." },
    wrong: { "I was borned in Cali.": "I was born in Cali." },
    right: ["I was born in Cali."],
  },
  {
    kind: "born",
    find: "i|he|she|we|they (b=am|is|are|'m|'s born) in|on #month|#year|the|#name",
    better: ({ sentence: { tokens }, from }) =>
      /^(?:we|they)$/.test(tokens[from - 1]?.word ?? "") ? "were born" : "was born",
    why: { en: "Birth is past: “I was born in July”.", es: "El nacimiento es pasado: “I was born”." },
    wrong: { "I am born in July.": "I was born in July." },
    right: ["I was born in July.", "People are born in July."],
    unless: ({ sentence: { tokens }, from }) => tokens[from]?.word === "'s",
  },
  {
    kind: "die",
    find: "he|she|they|grandfather|grandmother|father|mother|uncle|aunt|dog|cat|husband|wife|friend (b=is|was|are|were died)",
    better: "died",
    why: {
      en: "“Died” is the verb: “he died” or “he is dead”.",
      es: "“Murió” es “he died”; “está muerto”, “he is dead”.",
    },
    wrong: { "My grandmother was died last year.": "My grandmother died last year." },
    right: ["My grandmother died last year."],
  },
  {
    kind: "die",
    find: "(b=is|was|are dead) #any years|months|days|weeks ago",
    better: "died",
    why: {
      en: "With a time in the past: “he died two years ago”.",
      es: "Con un momento pasado: “he died two years ago”.",
    },
    wrong: { "My grandfather is dead two years ago.": "My grandfather died two years ago." },
    right: ["My grandfather died two years ago.", "He is dead."],
  },
];
