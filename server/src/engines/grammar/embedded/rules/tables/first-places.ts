import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { possessive } from "#engines/grammar/embedded/rules/learners/whose.ts";
import { ruleOf } from "./rule-of.ts";

/** What beginners write, by kind. */
export const tableFirstPlaces: readonly Rule[] = [
  ruleOf(
    "quantifier",
    "(each of n=#one) has|is|was|had|can|must|gets|needs",
    "each {n}",
    ["“Each student” or “each of the students”.", "“Cada alumno”: each student."],
    { "Each of student has a laptop.": "Each student has a laptop." },
    { unless: ({ named: { n } }) => /^(?:us|them|you|these|those|which|whom)$/.test(n?.word ?? "") },
  ),
  ruleOf(
    "fixed",
    ["^ (at the end) $"],
    "in the end",
    ["“Finally, after all” is “in the end”.", "«Al final» (por fin) es in the end."],
    { "At the end, we decided to stay.": "In the end, we decided to stay." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        !/^(?:i|we|he|she|they)$/.test(tokens[to]?.word ?? "") ||
        !/^(?:decided|didn|did|had|bought|stayed|went|got|chose|found|agreed|took|won|lost|ate|could|preferred|came|left|arrived|everything)$/.test(
          tokens[to + 1]?.word ?? "",
        ),
      right: ["At the end, there is a quiz."],
    },
  ),
  ruleOf(
    "reported",
    "~recommend (o=me|him|us|them|her to) v=#base",
    ({ named: { o } }) => `that ${{ me: "I", him: "he", us: "we", them: "they", her: "she" }[o?.word ?? ""]}`,
    [
      "One recommends that somebody does something.",
      "Se recomienda que alguien haga algo: recommend that I read it.",
    ],
    { "He recommended me to read this book.": "He recommended that I read this book." },
  ),
  ruleOf(
    "compound",
    "(n=shoes|boots|jacket|bag|belt|sofa|gloves|trousers|wallet of m=leather)",
    "{m} {n}",
    ["What it is made of stands before it: leather shoes.", "La materia va delante: leather shoes."],
    { "I bought shoes of leather.": "I bought leather shoes." },
  ),
  ruleOf(
    "compound",
    "(n=ring|bracelet|necklace|earrings|chain|medal|watch|dress|shirt|coat|jumper|sweater|hat|blouse|bottle|bag|cup|toys|box of m=gold|silver|plastic|wool|cotton|silk|paper|glass|diamond)",
    "{m} {n}",
    ["What it is made of stands before it: a gold ring.", "La materia va delante: a gold ring."],
    { "She has a ring of gold.": "She has a gold ring." },
    {
      unless: ({ named: { n, m } }) =>
        /^(?:bottle|bag|cup|box)$/.test(n?.word ?? "") && !/^(?:plastic|glass|paper)$/.test(m?.word ?? ""),
    },
  ),
  ruleOf(
    "compound",
    "(c=class|classes|lesson|lessons|course|courses|exam|exams|homework|book of n=english|spanish|french|german|maths|history|physics|chemistry|biology|cooking|dance|yoga|guitar|piano|painting|driving|music|literature)",
    "{n} {c}",
    ["The subject stands first: a cooking course.", "La materia va delante: a cooking course."],
    { "I did a course of cooking.": "I did a cooking course." },
    {
      unless: ({ named: { c, n } }) =>
        c?.word === "book" && /^(?:painting|music|literature|english|dance)$/.test(n?.word ?? ""),
    },
  ),
  ruleOf(
    "compound",
    "a|an|this|that|our|my|his|her #num (u=hours|days|weeks|months|minutes|pages|years) drive|flight|trip|journey|walk|course|holiday|essay|meeting|exam|film|break|ride|class|lesson|contract|plan|stay|visit|delay|project|report|tour",
    "{u:one}",
    ["As an adjective it has no -s: a three-hour drive.", "Como adjetivo va sin -s: a three-hour drive."],
    { "It's a three hours drive.": "It's a three hour drive." },
  ),
  ruleOf(
    "such-so",
    "(so) j=good|bad|nice|beautiful|terrible|horrible|lovely|wonderful|delicious|awful|expensive|cheap|strong|cold|hot|friendly|kind|interesting|boring weather|food|music|news|people|friends|children|clothes|places|streets|things|advice|furniture|coffee",
    "such",
    ["Before an adjective with its noun: such good weather.", "Ante adjetivo + nombre: such good weather."],
    { "It was so good weather that we ate outside.": "It was such good weather that we ate outside." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "not" },
  ),
  ruleOf(
    "question",
    "^ (how) does|do|did #any #any? #any? #any? look|sound|taste|smell|feel like",
    "what",
    ["“What does it look like?” or “How does it look?”", "¿Cómo es?: what … look like?"],
    { "How does your new teacher look like?": "What does your new teacher look like?" },
  ),
  ruleOf(
    "question",
    "know|imagine|remember|see|tell|idea|describe|wonder|explain #obj? of? (how) #any #any? ~look|~sound|~taste|~smell|~feel like",
    "what",
    ["“What it looks like” or “how it looks”.", "Cómo es: what it looks like."],
    { "I don't know how it looks like.": "I don't know what it looks like." },
  ),
  ruleOf(
    "adjective",
    "shop|shops|bank|museum|library|supermarket|restaurant|pharmacy|office|bar|school|market|pool|gym ~be (opened) from|until|till|every|all|on|now|24|today|at|in",
    "open",
    ["Not closed is “open”.", "Abierto (no cerrado) es open."],
    { "The shop is opened from nine to five.": "The shop is open from nine to five." },
  ),
  ruleOf(
    "gerund-infinitive",
    "no need (of|for v=#pure|worry)",
    "to {v}",
    ["There is no need “to” do something.", "No hace falta: no need to."],
    { "There's no need of worry.": "There's no need to worry." },
  ),
  ruleOf(
    "weather",
    "(makes|make|made a=very|so|too? j=hot|cold|sunny|windy|cloudy|cool|warm)",
    ({ named: { a, j }, sentence: { tokens }, from }) => {
      const b = tokens[from]?.word === "made" ? "was" : "is";
      const s = tokens[from - 1]?.word === "it" ? "" : "it ";
      return `${s}${b} ${a?.word ?? ""} ${j?.word}`.replace(/\s+/g, " ");
    },
    ["The weather “is”: it is hot.", "Hace calor: it is hot."],
    { "In July makes very hot here.": "In July it is very hot here." },
    {
      unless: ({ sentence: { tokens }, from, to }) =>
        !/^(?:it|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|today|here|always|usually|and|because|when|city|town|country)$/.test(
          tokens[from - 1]?.word ?? "",
        ) || /^(?:#noun|water|food|drinks|soup|chocolate|tea|coffee)$/.test(tokens[to]?.word ?? ""),
    },
  ),
  ruleOf(
    "article",
    "(a new|nice|beautiful|pretty|black|white|red|blue|old n=shoes|trousers|jeans|glasses|clothes|pants|shorts|boots|sunglasses|gloves)",
    ({ sentence: { tokens }, from, to }) => `${tokens[from + 1]?.word} ${tokens[to - 1]?.word}`,
    ["Before a plural there is no “a”.", "Ante un plural no va a."],
    { "I need a new shoes.": "I need new shoes." },
  ),
  ruleOf(
    "possessive",
    "~wash|~brush|~dry|~break|~cut|~burn|~clean|~lose (the) hands|teeth|face|hair|arm|leg|finger|fingers|foot|feet",
    ({ sentence: { tokens }, from, start }) => {
      const who = tokens
        .slice(Math.max(0, start - 4), start)
        .findLast(({ word }) => /^(?:i|you|he|she|we|they|children|people)$/.test(word))?.word;
      if (!from) return undefined;
      return /^(?:children|people)$/.test(who ?? "") ? possessive.they : possessive[who ?? ""];
    },
    [
      "Parts of the body are one's own: wash my hands.",
      "Las partes del cuerpo llevan posesivo: wash my hands.",
    ],
    { "They have to wash the hands before lunch.": "They have to wash their hands before lunch." },
  ),
  ruleOf(
    "quantity",
    [
      "^ (the most n=#plural|people) in|on|at|of|are|have|like|think|want|work|live|say|who|don't|do",
      "^ (the most n=people|students|engineers|teachers|children|women|men|users|companies|countries|tourists|families|workers)",
    ],
    "most {n}",
    ["“La mayoría de” is “most”, without “the”.", "La mayoría de: most, sin the."],
    { "The most engineers on my team are young.": "Most engineers on my team are young." },
    { right: ["The most expensive hotel is here."] },
  ),
  ruleOf(
    "verb-pattern",
    "~make (that s=i|he|she|we|they|you v=#base|#third)",
    ({ named: { s, v } }) =>
      s && v && `${{ i: "me", he: "him", she: "her", we: "us", they: "them", you: "you" }[s.word]} ${v.base}`,
    ["“Make” takes the person and the bare verb: makes me forget.", "“Hace que olvide”: makes me forget."],
    { "Dancing makes that I forget it.": "Dancing makes me forget it." },
  ),
  ruleOf(
    "compound",
    "^ (u=years|pages|hours|days|weeks|months|minutes|kilometres|metres|stars|floors|rooms|bedrooms|courses|euros|dollars)",
    "{u:one}",
    ["As an adjective it has no -s: a ten-page essay.", "Como adjetivo va sin -s: a ten-page essay."],
    {
      "I have a ten-pages essay.": "I have a ten-page essay.",
      "The five-years-old boy sang.": "The five-year-old boy sang.",
    },
    {
      unless: ({ sentence: { text, tokens }, from }) => {
        const before = tokens[from - 1];
        const here = tokens[from];
        return (
          !before ||
          !here ||
          text.slice(before.end, here.at) !== "-" ||
          (!before.tags.has("Value") && !/^\d+$/.test(before.word))
        );
      },
    },
  ),
  ruleOf(
    "passive",
    "(b=was|were very|really|so|much enjoyed) $|the|it|my|by? party|film|concert|trip|it|a|at|with|because|yesterday",
    "really enjoyed",
    ["Somebody “enjoys” something, in the active.", "Disfrutar: I really enjoyed it."],
    { "I was very enjoyed the party.": "I really enjoyed the party." },
  ),
];
