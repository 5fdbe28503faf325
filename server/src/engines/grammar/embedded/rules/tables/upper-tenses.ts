import { participleOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textHas = (words: RegExp) => (match: Match) => words.test(match.sentence.text);

const textLacks = (words: RegExp) => (match: Match) => !words.test(match.sentence.text);

/** Clauses and forms of the upper levels, by kind. */
export const tableUpperTenses: readonly Rule[] = [
  ruleOf(
    "tense",
    "(already v=#past)",
    "had already {v:pp}",
    [
      "What was over before something else: had already started.",
      "Lo que ya había pasado: had already started.",
    ],
    {
      "By the time we arrived, the film already started.":
        "By the time we arrived, the film had already started.",
    },
    {
      unless: (match) =>
        textLacks(/\bby the time\b/i)(match) ||
        ["had", "was", "were", "have", "has", "is"].includes(
          match.sentence.tokens[match.from - 1]?.word ?? "",
        ),
    },
  ),
  ruleOf(
    "tense",
    "will (v=work|live|study|finish|complete|save|learn|write|pay|spend|teach|graduate|run|play) ... for #num #unit",
    ({ named: { v } }) => v && `have ${participleOf(v.word)}`,
    ["What is over by a time to come: will have worked.", "Lo que ya habrá pasado: will have worked."],
    { "By next June I will work here for ten years.": "By next June I will have worked here for ten years." },
    { unless: textLacks(/\bby (?:next|the end|then|the time|\d{4}|[A-Z]\w+)\b/i) },
  ),
  ruleOf(
    "tense",
    "(s=i|we|you|they|he|she|it v=am|are|is|'s g=looking|working|waiting|living|trying|studying|learning|playing|doing|reading|writing|going|using|thinking) ... for #num|many|several|some|a|weeks|months|years|ages|hours #unit? now",
    "{s} {s:has} been {g}",
    ["Since the past until now: have been looking.", "Desde el pasado hasta ahora: have been looking."],
    { "I am looking into it for weeks now.": "I have been looking into it for weeks now." },
  ),
  ruleOf(
    "tense",
    "(it b=is|'s n=#many u=#unit that s=i|we|he|she|they v=#base|#third)",
    ({ named: { n, u, s, v } }) =>
      n &&
      u &&
      s &&
      v &&
      `for ${n.word} ${u.word} ${s.word} ${/^(?:he|she)$/.test(s.word) ? "has" : "have"} ${participleOf(v.base)}`,
    [
      "Since when until now: I have lived here for three years.",
      "“Hace tres años que vivo”: I have lived here for three years.",
    ],
    { "It's three years that I live here.": "For three years I have lived here." },
  ),
  ruleOf(
    "tense",
    "(s=i|we|they|he|she v=have|has n=#many|a u=#unit|hour|year|month|week|day g=waiting|living|working|learning|studying|trying|looking|playing)",
    ({ named: { n, u, s, v, g } }) =>
      n && u && s && v && g && `${s.word} ${v.word} been ${g.word} for ${n.word} ${u.word}`,
    [
      "“Llevo … esperando” is “I have been waiting for …”.",
      "“Llevo/tengo … esperando” es I have been waiting for …",
    ],
    { "I have twenty minutes waiting.": "I have been waiting for twenty minutes." },
    { unless: textHas(/\b(?:reading|training|meeting) (?:a|per)\b/i) },
  ),
  ruleOf(
    "tense",
    "as if|though s=he|she|it|i (is|was) the|a|my|his|her|not",
    "were",
    ["After “as if” comes a past form: as if he were the boss.", "Tras as if va el pasado: as if he were."],
    { "He spoke as if he is the boss.": "He spoke as if he were the boss." },
    {
      right: ["He acts as if he was the boss."],
      unless: ({ sentence: { tokens }, to, from }) => tokens[from]?.word === "was" || to === 0,
    },
  ),
  ruleOf(
    "tense",
    "~be said|believed|thought|reported to (v=leave|lose|die|move|fall|steal|escape|sell|pay|kill|write) ... last|ago|yesterday|lately",
    "have {v:pp}",
    ["What came before: is said to have left.", "Lo anterior: is said to have left."],
    { "She is said to leave the country last year.": "She is said to have left the country last year." },
  ),
  ruleOf(
    "tense",
    "~seem|seems|appears to (v=lose|forget|disappear|become|change|grow|improve|gain|stop) ... lately|recently",
    "have {v:pp}",
    ["What came before: seems to have lost.", "Lo anterior: seems to have lost."],
    { "He seems to lose interest lately.": "He seems to have lost interest lately." },
  ),
  ruleOf(
    "subjunctive",
    [
      "~demand|~recommend|~propose|~request|~suggest|demanded|imperative that #det #adj? n=#noun (v=steps|resigns|goes|takes|pays|leaves|signs|stops|apologises|gets|does|makes|comes|returns|changes|reads)",
      "~demand|~recommend|~propose|~request|recommended|demanded that he|she|it|everyone (v=#third)",
    ],
    "{v:base}",
    [
      "After “demand that”, “recommend that” comes the base form.",
      "Tras demand that, recommend that va la forma base.",
    ],
    {
      "They demanded that the chairman steps down.": "They demanded that the chairman step down.",
      "I recommend that he goes.": "I recommend that he go.",
    },
    { unless: ({ named: { v } }) => /^(?:is|was|has)$/.test(v?.word ?? "") },
  ),
  ruleOf(
    "subjunctive",
    "imperative|demanded|demand|recommended|move|proposed|requested|insisted|essential|vital|crucial that #det? #any (is|are) #pp",
    "be",
    ["After “imperative that”, “demand that” comes “be”.", "Tras imperative that, demand that va be."],
    { "It is imperative that she is told the truth.": "It is imperative that she be told the truth." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        /^(?:essential|vital|crucial|insisted)$/.test(tokens[start]?.word ?? ""),
    },
  ),
  ruleOf(
    "modal",
    "grateful|appreciate|obliged #any? if you (m=can|will)",
    ({ named: { m } }) => (m?.word === "can" ? "could" : "would"),
    ["“I would be grateful if you could …”.", "Se dice I would be grateful if you could …"],
    { "I would be grateful if you can send it.": "I would be grateful if you could send it." },
  ),
  ruleOf(
    "agreement",
    "many a n=#one (v=have|are|were|do)",
    ({ named: { v } }) => ({ have: "has", are: "is", were: "was", do: "does" })[v?.word ?? ""],
    ["“Many a student” is singular.", "“Many a student” va en singular."],
    { "Many a student have failed.": "Many a student has failed." },
  ),
  ruleOf(
    "agreement",
    "neither #det #noun nor #det n=#plural (v=is|was|has|does)",
    ({ named: { v } }) => ({ is: "are", was: "were", has: "have", does: "do" })[v?.word ?? ""],
    ["After “nor” the verb goes with the nearer noun.", "El verbo concuerda con el nombre más cercano."],
    { "Neither the manager nor the workers was told.": "Neither the manager nor the workers were told." },
  ),
  ruleOf(
    "agreement",
    "^ what #any #sub|#noun|#plural? #obj? #any? (b=are|were) the n=#one -#nounish",
    ({ named: { b } }) => (b?.word === "are" ? "is" : "was"),
    ["“What …” is singular: what worries them is …", "“Lo que…” va en singular: what worries them is …"],
    { "What worries them are the speed.": "What worries them is the speed." },
    { question: false },
  ),
  ruleOf(
    "agreement",
    "one in #num #plural (v=live|have|suffer|own|work|smoke|think|want|say|die|use|do)",
    "{v:third}",
    ["“One in five” is singular.", "“Uno de cada cinco” va en singular."],
    { "One in five children live in poverty.": "One in five children lives in poverty." },
  ),
  ruleOf(
    "agreement",
    "neither #det? #noun (or) #det? #noun",
    "nor",
    ["“Neither … nor …”.", "Ni… ni…: neither … nor …"],
    { "Neither my brother or my sister came.": "Neither my brother nor my sister came." },
  ),
  ruleOf(
    "plural",
    "these|those|several|many|both|the (w=analysis|hypothesis|crisis|thesis) are|were|have",
    ({ named: { w } }) => w?.word.replace(/is$/, "es"),
    ["The plural is “analyses”, “crises”.", "El plural es analyses, crises."],
    { "The analysis were carried out.": "The analyses were carried out." },
  ),
  ruleOf(
    "reflexive",
    "s=#sub h=have|has|had? (v=absented|availed from|of)",
    ({ named: { s, v }, sentence: { tokens }, to }) =>
      `${v?.word} ${{ i: "myself", you: "yourself", he: "himself", she: "herself", it: "itself", we: "ourselves", they: "themselves" }[s?.word ?? ""]} ${tokens[to - 1]?.word}`,
    [
      "This verb needs “oneself”: she absented herself from …",
      "Este verbo lleva reflexivo: she absented herself from …",
    ],
    { "They absented from the vote.": "They absented themselves from the vote." },
  ),
];
