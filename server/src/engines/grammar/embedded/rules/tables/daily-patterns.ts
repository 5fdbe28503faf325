import { participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textOf = ({ sentence: { tokens } }: Match) => tokens.map(({ word }) => word).join(" ");

/** Patterns of verbs, questions within others, and likenesses. */
export const tableDailyPatterns: readonly Rule[] = [
  ruleOf(
    "agreement",
    "(this k=kind|type|sort) of #adj? n=#plural $|and|is|are|because|very|but|for|in",
    "these {k}s",
    ["Several things: these kinds of films.", "Con plural: these kinds of films."],
    { "I like this kind of films.": "I like these kinds of films." },
  ),
  ruleOf(
    "reported-speech",
    "know|tell|ask|asked|wonder|understand|explain|remember|get|see|me|him|her|idea|wondered|us (w=why|when|where|how|what|which|time|much|many does d=#det #adj? n=#one v=#base)",
    ({ named: { w, d, n, v }, sentence: { tokens }, from, to }) =>
      w &&
      d &&
      n &&
      v &&
      `${w.word} ${tokens
        .slice(from + 2, to - 1)
        .map(({ word }) => word)
        .join(" ")} ${thirdOf(v.word)}`,
    ["Within another clause the order is that of a statement.", "Dentro de otra frase no se invierte."],
    { "Do you know when does the shop open?": "Do you know when the shop opens?" },
    { unless: ({ sentence: { tokens }, from }) => tokens[from]?.joined !== true },
  ),
  ruleOf(
    "reported-speech",
    "know|tell|ask|asked|understand|explain|remember|me|him|her|us (w=what t=time|day does|did d=#det #adj? n=#one v=#base)",
    ({ named: { w, t, v }, sentence: { tokens }, from, to }) =>
      w &&
      t &&
      v &&
      `what ${t.word} ${tokens
        .slice(from + 3, to - 1)
        .map(({ word }) => word)
        .join(" ")} ${tokens[from + 2]?.word === "did" ? pastOf(v.word) : thirdOf(v.word)}`,
    ["Within another clause the order is that of a statement.", "Dentro de otra frase no se invierte."],
    { "Can you tell me what time does the shop open?": "Can you tell me what time the shop opens?" },
  ),
  ruleOf(
    "reported-speech",
    "know|understand|get|see|wonder|explain|remember|idea|wondered|imagine (w=why|when|where|how m=can|could|will|should|must d=#det? #adj? n=#sub|#one|#plural) v=#base",
    ({ sentence: { tokens }, from, to }) =>
      [tokens[from], ...tokens.slice(from + 2, to), tokens[from + 1]].map((token) => token?.word).join(" "),
    ["Within another clause the order is that of a statement.", "Dentro de otra frase no se invierte."],
    { "I don't get how can a star collapse.": "I don't get how a star can collapse." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from]?.joined !== true },
  ),
  ruleOf(
    "verb-pattern",
    "-is|are|was|were|be (v=keep|kept|keeps to w=#action)",
    "{v} {w:ing}",
    ["Keep on: keep doing.", "Seguir haciendo: keep doing."],
    { "She kept to talk.": "She kept talking." },
  ),
  ruleOf(
    "verb-pattern",
    "would|'d like (v=going|seeing|visiting|having|being|buying|eating|knowing|meeting|coming|getting|making|learning|speaking|trying|becoming|studying|staying) -more|a",
    "to {v:base}",
    ["Would like: to do.", "Would like lleva to: to go."],
    { "I would like going there.": "I would like to go there." },
  ),
  ruleOf(
    "verb-pattern",
    "thank|thanks|sorry|responsible|apologise|apologize|apologised you|me|him|her? #adv? for (to v=#base)",
    "{v:ing}",
    ["After “for” the verb ends in -ing.", "Tras for, el verbo va en -ing."],
    { "Thank you for to help me.": "Thank you for helping me." },
  ),
  ruleOf(
    "would-rather",
    "s=i|we|they|you|he|she (rather to v=#base)",
    "would rather {v}",
    ["Would rather do: without “to”.", "Would rather, sin to."],
    { "I rather to stay at home.": "I would rather stay at home." },
  ),
  ruleOf(
    "would-rather",
    "would|'d (r=rather|sooner to v=#base)",
    "{r} {v}",
    ["Would rather do: without “to”.", "Would rather, sin to."],
    { "I would sooner to resign.": "I would sooner resign." },
  ),
  ruleOf(
    "verb-pattern",
    "would|'d rather|sooner|better #any? #any? #any? #any? #any? #any? than (v=#ing)",
    "{v:base}",
    ["Rather do than do.", "Rather do than do: las dos en forma base."],
    { "I'd rather stay than paying a fortune.": "I'd rather stay than pay a fortune." },
  ),
  ruleOf(
    "passive",
    "^ the|this|my n=book|song|film|novel|poem|picture|bridge|house|church|castle|tower|cathedral|museum|building|painting|letter|school|palace|village|city|stadium|story (v=written|built|painted|made|founded|designed|composed|directed|destroyed|opened|drawn|sung) by|in #any? #any? #any? $",
    "was {v}",
    ["What was done to it: was built.", "Pasiva: was built."],
    { "The bridge built in 1900.": "The bridge was built in 1900." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        tokens.slice(to).some(({ tags }) => tags.has("Verb")) || /:/.test(tokens.length > 9 ? ":" : ""),
    },
  ),
  ruleOf(
    "perfect",
    "i|we (never v=saw|ate|tried|drove|flew|swam|rode|met|heard) ... in my|our life|lives",
    ({ named: { v } }) => v && `have never ${participleOf(v.base)}`,
    ["In all one's life up to now: have never done.", "En toda la vida hasta hoy: have never done."],
    { "I never saw snow in my life.": "I have never seen snow in my life." },
    { unless: (match) => /\bagain|\bhad\b|\bwas\b/.test(textOf(match)) },
  ),
  ruleOf(
    "preposition",
    "(in|at the internet)",
    "on the internet",
    ["On the internet.", "En internet: on the internet."],
    { "I read it in the internet.": "I read it on the internet." },
  ),
  ruleOf(
    "preposition",
    "(v=~call|~phone|~ring to) #poss|#obj #kin|parents|family|friends|grandparents|#adv|$|yesterday|every|when|tomorrow|and|because|on|at",
    "{v}",
    ["You call somebody, without “to”.", "Llamar a alguien: call, sin to."],
    { "I called to my mother.": "I called my mother." },
    {
      unless: ({ sentence: { tokens }, to, from }) =>
        /^(?:a|the|my|his|her|phone|one|this)$/.test(tokens[from - 1]?.word ?? "") ||
        tokens[to + 1]?.word === "come",
    },
  ),
  ruleOf(
    "preposition",
    "(v=~burn|burnt #poss n=hand|hands|finger|fingers|tongue|mouth|arm with) the|a|my oven|pan|iron|stove|pot|candle|cooker|kettle|grill|fire|hot",
    ({ sentence: { tokens }, from, to }) =>
      `${tokens
        .slice(from, to - 1)
        .map(({ word }) => word)
        .join(" ")} on`,
    ["One burns oneself “on” something.", "Quemarse con algo: on."],
    { "I burned my hand with the pan.": "I burned my hand on the pan." },
  ),
  ruleOf(
    "as-like",
    "^ (as) #poss #kin $",
    "like",
    ["Comparing with somebody: like my father.", "Para comparar: like my father."],
    { "As my father, I love football.": "Like my father, I love football." },
  ),
  ruleOf(
    "as-like",
    "~speak|~sing|~run|~swim|~cook|~drive|~behave|~dance|~eat|~cry|~sleep|~fight|~look #obj|english? (as) a|an n=native|child|baby|fish|angel|professional|horse|king|pig|bird|animal|star|log|queen",
    "like",
    ["Comparing: she sings like an angel.", "Para comparar: like."],
    { "She sings as an angel.": "She sings like an angel." },
  ),
  ruleOf(
    "missing-object",
    "advise|recommend|invite|encourage you to (v=watch|try|visit|read|buy) $",
    "{v} it",
    ["The verb wants its object: watch it.", "El verbo pide su objeto: watch it."],
    { "It is great and I advise you to watch.": "It is great and I advise you to watch it." },
  ),
  ruleOf(
    "even",
    "$|, (also) on|at|in weekdays|sundays|saturdays|weekends|winter|summer|night|august",
    "even",
    ["What is more than one thinks: even.", "«Incluso»: even."],
    { "We eat late, also on weekdays.": "We eat late, even on weekdays." },
  ),
];
