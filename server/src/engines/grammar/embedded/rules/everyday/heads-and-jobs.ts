import { baseOf, participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What agrees with a distant head, unreal past, jobs. */
export const everydayHeadsAndJobs: readonly Rule[] = [
  {
    kind: "article",
    find: "~have (a wide experience) $|in|of|as|with",
    better: "wide experience",
    why: { en: "Experience as knowledge has no “a”.", es: "Experiencia (conocimiento), sin “a”." },
    wrong: { "I have a wide experience in sales.": "I have wide experience in sales." },
    right: ["I have wide experience in sales."],
  },
  {
    kind: "compound",
    find: "good|great|excellent|strong|my (skills of n=communication|leadership|writing|organisation|language|teamwork)",
    better: "{n} skills",
    why: {
      en: "Noun before noun: “communication skills”.",
      es: "Nombre ante nombre: “communication skills”.",
    },
    wrong: { "I have good skills of communication.": "I have good communication skills." },
    right: ["I have good communication skills."],
  },
  {
    kind: "adverb-form",
    find: "^ to be (honestly|frankly|sincerely|truly)",
    better: ({ sentence: { tokens }, from }) =>
      (
        ({ honestly: "honest", frankly: "frank", sincerely: "honest", truly: "honest" }) as Record<
          string,
          string
        >
      )[tokens[from]?.word ?? ""],
    why: { en: "After “be” an adjective: “to be honest”.", es: "Tras “be”, adjetivo: “to be honest”." },
    wrong: { "To be honestly, I hate it.": "To be honest, I hate it." },
    right: ["To be honest, I hate it.", "To be honestly loved is rare."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true,
  },
  {
    kind: "confused-verbs",
    find: "they|he|she|we|i|shop|company|government|landlord|boss|owner (v=rose|rised|rise|rises) the|my|our|their|his|her|prices|taxes|rents|salaries",
    better: ({ named: { v } }) =>
      v && (/^(?:rose|rised)$/.test(v.word) ? "raised" : v.word.replace("rise", "raise")),
    why: { en: "One raises something; it rises by itself.", es: "Subir algo: “raise”; subir solo: “rise”." },
    wrong: { "They rose the gym prices again.": "They raised the gym prices again." },
    right: ["They raised the gym prices again.", "They rose the next day."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:next|same|other|minute|moment|day|following|first|last)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "agreement",
    find: "n=results|findings|effects|consequences|studies|costs|benefits|advantages|reasons|prices|rules|members|parts of the|this|our|my|a|these|his|her|their #adj? #any (v=suggests|shows|is|was|has|indicates|proves|makes|means)",
    better: ({ named: { v } }) =>
      v && (({ is: "are", was: "were", has: "have" } as Record<string, string>)[v.word] ?? baseOf(v.word)),
    why: {
      en: "The verb goes with the head: “the results … suggest”.",
      es: "El verbo concuerda con el núcleo: “the results … suggest”.",
    },
    wrong: { "The results of our survey suggests it.": "The results of our survey suggest it." },
    right: ["The results of our survey suggest it.", "One of the effects of the law is this."],
    unless: ({ sentence: { tokens, question }, start }) =>
      question || !/^(?:the|these|those)$/.test(tokens[start - 1]?.word ?? "") || start > 1,
  },
  {
    kind: "agreement",
    find: "^ the sheer|total|huge|large? volume|amount|level|impact|popularity|presence|absence|growth|complexity|beauty of #adj? #plural|#plurals ... (v=are|were|have) enough|a|the|very|too|so|not|#pp",
    better: ({ named: { v } }) =>
      v && ({ are: "is", were: "was", have: "has" } as Record<string, string>)[v.word],
    why: {
      en: "The verb goes with the head: “the volume … is”.",
      es: "El verbo concuerda con el núcleo: “the volume … is”.",
    },
    wrong: { "The sheer volume of emails are enough.": "The sheer volume of emails is enough." },
    right: ["The sheer volume of emails is enough.", "The beauty of plans that are not made is clear."],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens
        .slice(start, from)
        .some(({ word, base }) => /^(?:that|which|who|when|and)$/.test(word) || base === "be"),
  },
  {
    kind: "article",
    find: "in|from|of (p=foreign|european|african|asian n=country|city|company|town)",
    better: ({ named: { p, n } }) =>
      p && n && `${/^[aeio]/.test(p.word) && p.word !== "european" ? "an" : "a"} ${p.word} ${n.word}`,
    why: {
      en: "One country takes “a”: “in a foreign country”.",
      es: "Un país lleva “a”: “in a foreign country”.",
    },
    wrong: { "She has never lived in foreign country.": "She has never lived in a foreign country." },
    right: ["She has never lived in a foreign country.", "in European city life"],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "conditional",
    find: "would not? (v=#base)",
    better: ({ named: { v }, sentence: { text } }) =>
      v &&
      /^had (?:it not been|\w+ (?:not )?(?:been|known|come|gone|told|seen|done|said|heard|left|listened))\b|^if \w+ had (?:not )?(?:been|known|come|gone|told|seen|done|said|heard|left)\b/i.test(
        text,
      ) &&
      !/now|today|still|anymore/i.test(text) &&
      /^(?:fall|miss|lose|arrive|go|come|buy|tell|win|die|call|bring|take|see|help|pass|fail|stay|leave|give|make|find)$/.test(
        v.word,
      )
        ? `have ${participleOf(v.word)}`
        : undefined,
    why: { en: "What did not happen: “would have fallen”.", es: "Lo que no ocurrió: “would have fallen”." },
    wrong: { "Had it not been for her, we would fall.": "Had it not been for her, we would have fallen." },
    right: ["Had it not been for her, we would have fallen.", "If I had a car, I would go."],
  },
  {
    kind: "conditional",
    find: "if ... had ... would|could|might (v=took|went|came|saw|gave|did|ate|drove|wrote|spoke|chose)",
    better: "have {v:pp}",
    why: {
      en: "After “would” in an unreal past: “would have taken”.",
      es: "Irreal de pasado: “would have taken”.",
    },
    wrong: {
      "If I had known about it I would took my bike.": "If I had known about it I would have taken my bike.",
    },
    right: ["If I had known about it I would have taken my bike."],
  },
  {
    kind: "modal-past",
    find: "#sub would|could|might|should (v=took|went|came|saw|gave|ate|drove|wrote|spoke|chose|forgot|broke) #any|$",
    better: ({ named: { v }, sentence: { text } }) =>
      v && (/\bhad\b/i.test(text) ? `have ${participleOf(baseOf(v.word))}` : baseOf(v.word)),
    why: {
      en: "After “would” comes the plain verb, or “have” and a participle.",
      es: "Tras “would”, el verbo base, o “have” + participio.",
    },
    wrong: { "If I had known, I would took my bike.": "If I had known, I would have taken my bike." },
    right: ["If I had known, I would have taken my bike."],
  },
  {
    kind: "participle",
    find: "(i|we|you|he|she|they suppose to) v=#base",
    better: ({ sentence: { tokens, text }, from }) => {
      const s = tokens[from]?.word ?? "";
      const past = /\b(?:was|didn't|did|yesterday|but)\b/i.test(text);
      const be = past
        ? /^(?:i|he|she)$/.test(s)
          ? "was"
          : "were"
        : s === "i"
          ? "am"
          : /^(?:he|she)$/.test(s)
            ? "is"
            : "are";
      return `${s === "i" ? "I" : s} ${be} supposed to`;
    },
    why: { en: "“Be supposed to”: what one has to do.", es: "“Se supone que”: “be supposed to”." },
    wrong: { "I suppose to be at work at six.": "I am supposed to be at work at six." },
    right: ["I am supposed to be at work at six."],
  },
  {
    kind: "article",
    find: "~be|'m|'s|'re (n=taxi|bus|lorry|truck|police|shop|sales|fire|flight|primary|school|football|tennis|computer|software|civil|electrical|car|dance|music|english|maths n2=driver|officer|assistant|manager|fighter|attendant|teacher|player|engineer|developer|programmer|mechanic|coach|technician)",
    better: ({ named: { n, n2 } }) =>
      n && n2 && `${/^[aeio]/.test(n.word) ? "an" : "a"} ${n.word} ${n2.word}`,
    why: { en: "A job takes “a”: “he is a taxi driver”.", es: "Una profesión lleva “a”: “a taxi driver”." },
    wrong: { "My father is taxi driver.": "My father is a taxi driver." },
    right: ["My father is a taxi driver."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && /^(?:of|training|school|number)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "negative",
    find: "there|it is|are|was|were not (no) n=#noun|#plural|#uncount",
    better: "any",
    why: { en: "One “not” is enough: “there isn't any”.", es: "Basta una negación: “there isn't any”." },
    wrong: { "There isn't no internet there.": "There isn't any internet there." },
    right: ["There isn't any internet there."],
  },
  {
    kind: "false-friend",
    find: "(became|become|becomes a n=baby|letter|present|gift|email|message|card|job)",
    better: ({ named: { n } }) => n && `${n.word === "baby" ? "had" : "got"} a ${n.word}`,
    why: {
      en: "“Become” is to turn into; one gets a letter and has a baby.",
      es: "“Become” es convertirse en; recibir es “get”.",
    },
    wrong: { "My aunt became a baby last week.": "My aunt had a baby last week." },
    right: ["My aunt had a baby last week."],
    unless: ({ sentence: { tokens }, from, named: { n } }) =>
      tokens[from]?.word !== "became" || n?.word === "job",
  },
  {
    kind: "agreement",
    find: "and|but|because the|my|our|their|his|her n=seats|rooms|people|beds|tickets|shoes|streets|prices|waiters|actors|songs|windows|drinks|shops|toilets|walls|buses|trains|teachers|neighbours|children|kids|parents|friends|dogs|cats|beaches|restaurants (v=was|is|has)",
    better: ({ named: { v } }) =>
      v && ({ was: "were", is: "are", has: "have" } as Record<string, string>)[v.word],
    why: { en: "Several take “were”, “are”.", es: "Varios: “were”, “are”." },
    wrong: { "The film was long and the seats was hard.": "The film was long and the seats were hard." },
    right: ["The film was long and the seats were hard."],
  },
  {
    kind: "confused-verbs",
    find: "(v=remember|remembered|remembers d=my|your|his|her|the n=#kin|boss|teacher|friend|children|students) to v2=#base",
    better: ({ named: { v, d, n } }) =>
      v && d && n && `${v.word.replace("remember", "remind")} ${d.word} ${n.word}`,
    why: { en: "To make somebody remember is “remind”.", es: "Recordar algo a alguien: “remind”." },
    wrong: { "I remembered my brother to buy milk.": "I reminded my brother to buy milk." },
    right: ["I reminded my brother to buy milk."],
  },
  {
    kind: "adjective-order",
    find: "has|have|had|with|got (the n=eyes|hair|nose|legs|arms|ears|mouth|teeth|hands j=#colour|#adj) $|and|but|like",
    better: "{j} {n}",
    why: {
      en: "No “the”, and the adjective first: “green eyes”.",
      es: "Sin “the” y el adjetivo delante: “green eyes”.",
    },
    wrong: { "My sister has the eyes green.": "My sister has green eyes." },
    right: ["My sister has green eyes."],
    unless: ({ named: { j } }) => /^(?:open|shut|closed|wet|dry|clean)$/.test(j?.word ?? ""),
  },
  {
    kind: "uncountable",
    find: "have|has|had|got|do|did|give|gives|gave (many|much homeworks)",
    better: "a lot of homework",
    why: {
      en: "“Homework” is not counted: “a lot of homework”.",
      es: "“Homework” no se cuenta: “a lot of homework”.",
    },
    wrong: { "I have many homeworks today.": "I have a lot of homework today." },
    right: ["I have a lot of homework today."],
  },
  {
    kind: "article",
    find: "it ~be|'s (matter) of",
    better: "a matter",
    why: { en: "“It's a matter of taste”.", es: "“Es cuestión de”: “a matter of”." },
    wrong: { "It's matter of taste.": "It's a matter of taste." },
    right: ["It's a matter of taste."],
  },
];
