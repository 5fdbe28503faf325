import { participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf } from "./one-of.ts";

const placed = oneOf("~live ~stay ~work ~study ~grow ~sit ~sleep ~eat ~meet ~play");
const trouble = oneOf(
  "rain weather traffic work noise cold heat price storm wind snow strike virus pandemic crisis fog exam exams accident money smell light sun holidays party delay flu fire war",
);
const big = oneOf(
  "big old tall small good strong fast rich young warm large clever long smart brave hot loud clear close near far high safe cheap quick careful patient intelligent experienced comfortable interesting fit healthy mature",
);

/** Where words stand, and what joins two clauses. */
export const learnersOrderAndJoins: readonly Rule[] = [
  {
    kind: "word-order",
    find: "s=#sub (a=never|already|just|always|often|ever h=have|has|'ve v=been|#pp)",
    better: "{h} {a} {v}",
    why: {
      en: "“{a}” stands after “have”: “have {a} been”.",
      es: "“{a}” va detrás de “have”: “have {a} been”.",
    },
    wrong: { "I never have been to London.": "I have never been to London." },
    right: ["I have never been to London.", "I never have breakfast.", "They always have cut flowers."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      (v?.word !== "been" &&
        !/^(?:seen|gone|done|had|eaten|visited|met|finished|heard|tried|lived|worked|wanted|liked|loved|thought|known|said|told|bought)$/.test(
          v?.word ?? "",
        )) ||
      tokens[to]?.word === "hair",
  },
  {
    kind: "enough",
    find: [`~be|'s|'m|'re|not|is|are (enough a=${big}) $|for|to|and|but|because`],
    better: "{a} enough",
    why: {
      en: "“Enough” stands after an adjective: “big enough”.",
      es: "“Enough” va detrás del adjetivo: “big enough”.",
    },
    wrong: { "Our classroom is enough big for us.": "Our classroom is big enough for us." },
    right: ["Our classroom is big enough.", "There is enough hot water.", "We have enough old books."],
  },
  {
    kind: "word-order",
    find: ["like (d=did|does|do p=#poss n=#one) $", "like (d=did|does|do p=i|he|she|we|they|you) $"],
    better: "{p} {n} {d}",
    why: {
      en: "After “like” the order is subject, verb: “like my brother did”.",
      es: "Detrás de “like” el orden es sujeto + verbo: “like my brother did”.",
    },
    wrong: { "I chose law, like did my brother.": "I chose law, like my brother did." },
    right: ["I chose law, like my brother did."],
  },
  {
    kind: "word-order",
    find: "however (s=it|he|she|they|that|this m=may|might v=sound|seem|be|look|appear a=#adj|#any)",
    better: "{a} {s} {m} {v}",
    why: {
      en: "The adjective stands right after “however”: “however strange it may sound”.",
      es: "El adjetivo va justo detrás de “however”: “however strange it may sound”.",
    },
    wrong: { "However it may sound arrogant, I like it.": "However arrogant it may sound, I like it." },
    right: ["However arrogant it may sound, I like it.", "However, it may be late."],
    unless: ({ named: { a, s } }) =>
      /^(?:that|a|the|an|to|like|as|if|in|possible|necessary)$/.test(a?.word ?? "") || s?.joined === false,
  },
  {
    kind: "agreement-too",
    find: [
      "and|but (so x=can|do|does|did|is|are|was|were|have|has|will|would|could|should|am not s=#sub|#name)",
      "and|but (so x=can|do|does|did|is|are|was|were|have|has|will|would|could|should not p=#poss n=#one)",
    ],
    better: "neither {x} {s} {p} {n}",
    why: {
      en: "After a negative sentence it is “neither”: “neither can I”.",
      es: "Detrás de una negación se usa “neither”: “neither can I”.",
    },
    wrong: { "My husband can't dance and so can't I.": "My husband can't dance and neither can I." },
    right: ["My husband can't dance and neither can I.", "She sings and so do I."],
  },
  {
    kind: "relative",
    find: [
      "^ (what) means|meant|makes|made|annoyed|annoys|surprised|surprises|caused|causes|allowed|allows|helped|leads|led|forced|proves|proved|explains|is|was|seems|gave|gives",
    ],
    better: "which",
    why: {
      en: "What sums up a whole sentence is “which”: “he was late, which annoyed me”.",
      es: "Para retomar toda la frase (lo que, lo cual) se usa “which”.",
    },
    wrong: {
      "He came late, what annoyed me.": "He came late, which annoyed me.",
      "He changed his mind again, what means more work.": "He changed his mind again, which means more work.",
    },
    right: [
      "He came late, which annoyed me.",
      "What annoyed me was the noise.",
      "You know, what makes me sad is rain.",
      "I asked, what is it?",
    ],
    question: false,
    unless: ({ sentence: { tokens, text }, from, to }) =>
      from === 0 ||
      !/, $/.test(text.slice(0, tokens[from]?.at)) ||
      (/^(?:is|was)$/.test(tokens[to]?.word ?? "") &&
        /^(?:more|worse|better|important|it|he|she|they|we|you|going|the|this|that|your|called|known|left|needed)$/.test(
          tokens[to + 1]?.word ?? "",
        )) ||
      tokens.slice(to + 1, to + 9).some(({ word, joined }) => joined && /^(?:is|are|was|were)$/.test(word)) ||
      /^(?:know|and|but|so|well|yes|no|see|say|said|ask|asked|wonder|tell|told|honestly|anyway|actually|really)$/.test(
        tokens[from - 1]?.word ?? "",
      ) ||
      from < 3,
  },
  {
    kind: "relative",
    find: "~teacher|~man|~woman|~person|~friend|~book|~film|~place|~house|~city|~restaurant|~girl|~boy|~song|~guy|~boss|~doctor|~game|~hotel|~shop|~thing|~company|~job|~dog|~colleague that|which|who #sub v=#any #obj? (p=about|with|to|for|in|on|at|from|of o=him|her|it|them) $|~be|#past|#third|has|got|will|can|and",
    better: "{p}",
    why: {
      en: "“That” already stands for it, so “{o}” is one too many.",
      es: "“That” ya lo representa: sobra “{o}”.",
    },
    wrong: {
      "The teacher that I told you about her got married.": "The teacher that I told you about got married.",
    },
    right: [
      "The teacher that I told you about got married.",
      "The book that she gave to him was old.",
      "The man who I sent to her is here.",
    ],
    unless: ({ named: { v }, sentence: { tokens }, start }) =>
      tokens
        .slice(Math.max(0, start - 3), start)
        .some(({ base }) => /^(?:tell|say|inform|remind|know|promise|warn|show)$/.test(base)) ||
      (/^(?:gave|give|gives|sent|send|bought|buy|made|make|wrote|write|told|say|said|got|did|showed|took|brought|lent|sold|left|read|gave|want|wanted|owe|owed|hid|stole|put|had|has|have|kept|saw)$/.test(
        v?.word ?? "",
      ) &&
        v?.word !== "told"),
  },
  {
    kind: "relative",
    find: [
      `where #sub (v=${placed} u=up? in|at|on) $|~be|has|had|have`,
      `where #poss #one (v=${placed} u=up? in|at|on) $|~be|has|had|have`,
      "where #sub ~be (v=born|raised in|at) $|~be|has|had",
    ],
    better: "{v} {u}",
    why: {
      en: "“Where” means “in which”, so no “in” is needed at the end.",
      es: "“Where” ya significa “en el que”: sobra la preposición final.",
    },
    wrong: { "The village where I grew up in has changed.": "The village where I grew up has changed." },
    right: ["The village where I grew up has changed.", "That's where we check in."],
  },
  {
    kind: "relative",
    find: [
      "(p=of|about|to|in|on|with|for which) #sub v=#any #obj? q=about|of|to|in|on|with|for $|and|but",
      "(p=of|about|to|in|on|with|for which) #sub #modal|am|is|are|was|were v=#any #obj? q=about|of|to|in|on|with|for $|and|but",
    ],
    better: ({ named: { p, q } }) =>
      p && q && (p.word === q.word || (p.word === "of" && q.word === "about")) ? "which" : undefined,
    why: {
      en: "The preposition stands once: before “which” or at the end.",
      es: "La preposición va una sola vez: delante de “which” o al final.",
    },
    wrong: {
      "This is the painting of which I told you about.": "This is the painting which I told you about.",
    },
    right: ["This is the painting which I told you about.", "The day on which he sat in a pub."],
  },
  {
    kind: "conjunction",
    find: [
      `(because) the|my|our|his|her|this|that #adj? n=${trouble} $|but|and|so|we|i|he|she|they`,
      `(because) of? bad|heavy|the #adj? n=${trouble} $`,
    ],
    better: "because of",
    why: {
      en: "Before a noun it is “because of”: “because of the rain”.",
      es: "Delante de un nombre se dice “because of”: “because of the rain”.",
    },
    wrong: {
      "I am tired because the work but I am happy.": "I am tired because of the work but I am happy.",
      "We stayed home because the rain.": "We stayed home because of the rain.",
    },
    right: [
      "We stayed home because of the rain.",
      "I'm happy because the weather is nice.",
      "I'm late because the traffic and the rain were bad.",
    ],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from + 1]?.word === "of" ||
      (tokens.slice(to, to + 5).some(({ word }) => word === "and") &&
        tokens.slice(to, to + 9).some(({ word }) => /^(?:was|were|is|are)$/.test(word))),
  },
  {
    kind: "conjunction",
    find: ["(because of) there|it ~be", "(because of) i|he|she|we|they #any"],
    better: "because",
    why: {
      en: "Before a whole sentence it is “because”, without “of”.",
      es: "Delante de una frase entera se dice “because”, sin “of”.",
    },
    wrong: { "We were late because of there was traffic.": "We were late because there was traffic." },
    right: ["We were late because there was traffic."],
  },
  {
    kind: "conjunction",
    find: ["(in case of) #sub #any", "(in case of) the #one #third|~go|#past|~be", "(in case that) #sub"],
    better: "in case",
    why: {
      en: "Before a whole sentence it is “in case”: “in case the power goes out”.",
      es: "Delante de una frase (por si) se dice “in case”, sin “of”.",
    },
    wrong: { "In case of the power goes out, call me.": "In case the power goes out, call me." },
    right: ["In case the power goes out, call me.", "In case of fire, run."],
  },
  {
    kind: "conjunction",
    find: ["on (condition of) #sub", "on (condition to) #base", "with the (condition of) #sub"],
    better: "condition that",
    why: {
      en: "Before a whole sentence it is “on condition that”.",
      es: "Delante de una frase se dice “on condition that”.",
    },
    wrong: { "I'll come on condition of you pay.": "I'll come on condition that you pay." },
    right: ["I'll come on condition that you pay."],
    unless: ({ sentence: { tokens }, to }) => tokens[to - 1]?.word === "to",
  },
  {
    kind: "conjunction",
    find: ["~depend (if|whether) #sub", "it ~depend (if|whether) the|my"],
    better: "on whether",
    why: {
      en: "It depends “on” something: “it depends on whether he comes”.",
      es: "“Depender de si…” es “depend on whether”.",
    },
    wrong: { "It depends if he comes.": "It depends on whether he comes." },
    right: ["It depends on whether he comes."],
  },
  {
    kind: "missing-subject",
    find: [
      "what #any? #any? #any? #any? ~take|~need|~forget|~mean|~matter|~like|~want|~find|~happen|~account into? account|consideration|most? (it is|was|'s) that|a|the|how",
    ],
    better: ({ sentence: { tokens }, to }) => (tokens[to - 1]?.word === "was" ? "was" : "is"),
    why: {
      en: "The clause with “what” is the subject already, so “it” is one too many.",
      es: "La oración con “what” ya es el sujeto: sobra “it”.",
    },
    wrong: { "What they forget it's that poverty hurts.": "What they forget is that poverty hurts." },
    right: ["What they forget is that poverty hurts.", "What do you want? It's a pen."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:know|see|tell|ask|is|matter)$/.test(tokens[start - 1]?.word ?? "") ||
      /^(?:do|does|did|a|is|are|was)$/.test(tokens[start + 1]?.word ?? ""),
  },
  {
    kind: "passive",
    find: ["when|if|once|unless|though properly|correctly|fully|carefully|well|badly (v=#ing) $"],
    better: ({ named: { v } }) => v && participleOf(v.base),
    why: {
      en: "It is done to the thing, so the participle is needed: “when properly treated”.",
      es: "Es algo que se le hace: va el participio, “when properly treated”.",
    },
    wrong: { "Wood, when properly treating, lasts.": "Wood, when properly treated, lasts." },
    right: ["Wood, when properly treated, lasts."],
  },
  {
    kind: "object-ing",
    find: ["~object to the|a|my|his|her|their|our #adj? #adj? #one (v=be|#pure) #any"],
    better: "{v:ing}",
    why: {
      en: "After “object to” the verb takes -ing, even with its own subject.",
      es: "Detrás de “object to” el verbo va en -ing, aunque tenga sujeto propio.",
    },
    wrong: {
      "They object to the old cinema be demolished.": "They object to the old cinema being demolished.",
    },
    right: ["They object to the old cinema being demolished."],
  },
];
