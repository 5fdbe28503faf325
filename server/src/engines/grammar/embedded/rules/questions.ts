import { baseOf, pastOf as past, thirdOf as third } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const order = {
  en: "A question needs do, does or did before the subject: “Where do you live?”.",
  es: "La pregunta lleva do, does o did delante del sujeto: “Where do you live?”.",
};
const turned = {
  en: "In a question this verb comes before the subject: “Where are you?”.",
  es: "En la pregunta este verbo va delante del sujeto: “Where are you?”.",
};
const said = {
  en: "Inside another sentence a question keeps the normal order: “I don't know where it is”.",
  es: "Dentro de otra frase la pregunta conserva el orden normal: “I don't know where it is”.",
};
const know =
  "know|knows|knew|wonder|wondering|remember|understand|idea|sure|explain|ask|asked|see|me|him|her|us|you|care|forgot|about|say";

function hasComma({ sentence: { tokens }, start }: Match): boolean {
  return tokens.slice(start + 1).some(({ joined, clipped }) => !joined && !clipped);
}

function tell(verb: string, subject: string, past = false): string {
  const aux = past ? "did" : /^(?:he|she|it)$/.test(subject) ? "does" : "do";
  return `${aux} ${subject} ${baseOf(verb)}`;
}

export const questions: readonly Rule[] = [
  {
    kind: "question-auxiliary",
    find: [
      "^ what|where|why|how|when|who n=#noun|often|much|many? n2=#noun|time? (s=#sub #adv? v=#base|#third) -to",
      "^ which|what|how #adj|many|much? #noun (s=#sub #adv? v=#base|#third)",
    ],
    better: ({ named: { s, v } }) =>
      s && v && (/^(?:is|be)$/.test(v.word) ? `${v.word} ${s.word}` : tell(v.word, s.word)),
    why: order,
    question: true,
    unless: (match) => hasComma(match) || match.sentence.tokens[match.to]?.word === "not",
    wrong: {
      "Where you live?": "Where do you live?",
      "What time she gets up?": "What time does she get up?",
      "How many cousins you have?": "How many cousins do you have?",
    },
    right: ["Where do you live?", "When I call, do you hear it?", "Who knows?", "What do you want?"],
  },
  {
    kind: "question-auxiliary",
    find: "^ what|where|why|how|when #noun|often? time? (s=#sub v=#past) -to|not",
    better: ({ named: { s, v } }) =>
      s &&
      v &&
      (/^(?:was|were)$/.test(v.word)
        ? `${v.word} ${s.word}`
        : tell(v.word, s.word === "i" ? "I" : s.word, true)),
    why: {
      en: "A question about the past needs “did”, and the verb in its base form: “What did you do?”.",
      es: "La pregunta en pasado lleva “did” y el verbo en su forma base: “What did you do?”.",
    },
    question: true,
    unless: hasComma,
    wrong: { "What you did yesterday?": "What did you do yesterday?", "Where he went?": "Where did he go?" },
    right: ["What did you do?", "Where he went, is it nice?"],
  },
  {
    kind: "question-auxiliary",
    find: "^ what|where|why|how|when|who #noun|old|much? (s=#sub v=are|is|am|can|will|should|must|could|would)",
    better: ({ named: { s, v } }) => s && v && `${v.word} ${s.word === "i" ? "I" : s.word}`,
    why: turned,
    question: true,
    unless: hasComma,
    wrong: { "How you are?": "How are you?", "Where I can buy it?": "Where can I buy it?" },
    right: ["How are you?", "What can I do?", "When I can, shall I call?"],
  },
  {
    kind: "question-auxiliary",
    find: "^ what|where|why|how|when (s=#sub d=do|does|did not v=#base)",
    better: "{d}n't {s} {v}",
    why: turned,
    question: true,
    wrong: { "Why you don't come with us?": "Why don't you come with us?" },
    right: ["Why don't you come with us?"],
  },
  {
    kind: "question-auxiliary",
    find: "^ where|when|why|how|what #nounish? (d=the|your|his|her|my|their n=#one v=#third)",
    better: ({ named: { d, n, v } }) => d && n && v && `does ${d.word} ${n.word} ${baseOf(v.word)}`,
    why: order,
    question: true,
    unless: (match) => hasComma(match) || /^(?:is|has|does)$/.test(match.named.v?.word ?? ""),
    wrong: {
      "Where your mother works?": "Where does your mother work?",
      "What time the film starts?": "What time does the film start?",
    },
    right: ["Where does your mother work?", "When the film starts, will you tell me?"],
  },
  {
    kind: "question-auxiliary",
    find: ["^ (what means n=#noun|this|that|it) $", "^ (what means d=this|that|the|your n=#noun) $"],
    better: "what does {d} {n} mean",
    why: { en: "Ask “What does it mean?”.", es: "“¿Qué significa?” se dice “What does it mean?”." },
    wrong: { "What means this word?": "What does this word mean?" },
    right: ["What does this word mean?"],
  },
  {
    kind: "question-auxiliary",
    find: "~do s=#sub not? (v=#third)",
    question: true,
    better: "{v:base}",
    why: {
      en: "After do, does or did the verb has no -s: “Does she work?”.",
      es: "Después de do, does o did el verbo va sin -s: “Does she work?”.",
    },
    wrong: { "Does she works here?": "Does she work here?" },
    right: ["Does she work here?"],
    unless: ({ named }) => named.v?.word === "is",
  },
  {
    kind: "how-what",
    find: "^ (how is|are called d=your|his|her|the|this|that n=#noun?)",
    better: "what is {d} {n} called",
    why: { en: "Ask “What is it called?”.", es: "“¿Cómo se llama?” es “What is it called?”." },
    wrong: { "How is called your dog?": "What is your dog called?" },
    right: ["What is your dog called?"],
  },
  {
    kind: "how-what",
    find: [
      "(how) do|can you call this|it|that",
      "(how) do|does|did #sub look like",
      "(how) is|was #det? #noun|#sub like $",
      "(how) do you think about",
    ],
    better: "what",
    why: {
      en: "Here English asks with “what”: “What is it like?”, “What do you call this?”.",
      es: "Aquí el inglés pregunta con “what”: “What is it like?”, “What do you call this?”.",
    },
    wrong: {
      "How do you call this?": "What do you call this?",
      "How is your sister like?": "What is your sister like?",
    },
    right: ["How do you call a taxi?", "How is your sister?", "What does he look like?"],
  },
  {
    kind: "indirect-question",
    find: `${know} (w=where|when|how|why|what v=is|are|was|were s=#sub|this|that) -#ing|#pp|#noun`,
    better: "{w} {s} {v}",
    why: said,
    unless: hasOwnQuestion,
    wrong: {
      "I don't know where is it.": "I don't know where it is.",
      "Can you tell me what is it?": "Can you tell me what it is?",
    },
    right: ["I don't know where it is.", "Tell me, where is it?", "Ask her how she is."],
  },
  {
    kind: "indirect-question",
    find: `${know} (w=where|when|how|why|what v=is|are|was|were s=#sub p=#ing|#pp)`,
    better: "{w} {s} {v} {p}",
    why: said,
    unless: hasOwnQuestion,
    wrong: { "I don't know what are they doing.": "I don't know what they are doing." },
    right: ["I don't know what they are doing."],
  },
  {
    kind: "indirect-question",
    find: [
      `${know} (w=where|when|how|why v=is|are|was|were d=#det a=#adj? n=#noun) -of|in`,
      `${know} (w=what v=is|was d=your|his|her|their n=name|job|number|problem|address|opinion)`,
    ],
    better: "{w} {d} {a} {n} {v}",
    why: said,
    unless: hasOwnQuestion,
    wrong: {
      "Do you know where is the station?": "Do you know where the station is?",
      "I don't remember what is her name.": "I don't remember what her name is.",
    },
    right: ["Do you know where the station is?", "Where is the station?"],
  },
  {
    kind: "indirect-question",
    find: [
      `${know} (w=what|how t=time|old|much|many|far is|are|was s=#sub)`,
      `${know} (w=what|how t=time|old|much|far v=is|are|was d=#det? n=#noun)`,
    ],
    better: ({ named: { w, t, s, v, d, n }, sentence: { tokens }, from }) =>
      w &&
      t &&
      `${w.word} ${t.word} ${s ? s.word : [d?.word, n?.word].filter(Boolean).join(" ")} ${v?.word ?? tokens[from + 2]?.word}`,
    why: said,
    unless: hasOwnQuestion,
    wrong: {
      "Do you know what time is it?": "Do you know what time it is?",
      "I don't know how old is she.": "I don't know how old she is.",
    },
    right: ["Do you know what time it is?", "Do you know what time the bus is?"],
  },
  {
    kind: "indirect-question",
    find: [
      `${know} (w=where|when|how|why|what|who t=much|many|time|often? do|does|did s=#sub v=#base)`,
      `and (w=where|when|how|why|what t=much|many|time|often? do|does|did s=#sub v=#base)`,
    ],
    better: ({ named: { w, t, s, v }, sentence: { tokens }, from }) => {
      const aux = tokens.slice(from).find(({ word }) => /^(?:do|does|did)$/.test(word))?.word;
      if (!w || !s || !v) return undefined;
      const verb = aux === "did" ? "past" : aux === "does" ? "third" : "base";
      return [w.word, t?.word, s.word === "i" ? "I" : s.word, made(v.word, verb)].filter(Boolean).join(" ");
    },
    why: said,
    unless: (match) =>
      hasOwnQuestion(match) || (match.sentence.tokens[match.start]?.word === "and" && !asksBefore(match)),
    wrong: {
      "I don't know where does he live.": "I don't know where he lives.",
      "Tell me what did you eat.": "Tell me what you ate.",
    },
    right: ["I don't know where he lives.", "I'm fine, and where do you live?"],
  },
  {
    kind: "indirect-question",
    find: `${know} (how much v=costs|cost d=#det n=#noun)`,
    better: "how much {d} {n} {v}",
    why: said,
    wrong: { "I want to know how much costs the ticket.": "I want to know how much the ticket costs." },
    right: ["I want to know how much the ticket costs."],
  },
  {
    kind: "question-auxiliary",
    find: "^ (how much v=cost|costs d=#det n=#noun)",
    better: "how much does {d} {n} cost",
    why: order,
    wrong: { "How much costs this shirt?": "How much does this shirt cost?" },
    right: ["How much does this shirt cost?"],
  },
];

function made(verb: string, form: "past" | "third" | "base"): string {
  return form === "base" ? verb : form === "past" ? past(verb) : third(verb);
}

/** What is asked stands by itself: "Tell me, where is it?" has a comma, "You know, what is it?" too. */
function hasOwnQuestion({ sentence: { tokens }, from, start }: Match): boolean {
  const first = tokens[start];
  if (first?.word !== "you" && first?.word !== "me") return false;
  return !/^(?:tell|show|ask|explain|remind|told|asked|showed|to|let)$/.test(tokens[from - 2]?.word ?? "");
}

function asksBefore({ sentence: { tokens }, start }: Match): boolean {
  return tokens.slice(0, start).some(({ word }) => /^(?:know|wonder|tell|ask)$/.test(word));
}
