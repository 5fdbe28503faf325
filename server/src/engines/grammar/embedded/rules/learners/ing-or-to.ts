import { nounVerbs } from "#engines/english/word-lists.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf } from "./one-of.ts";

/** What shows that a word in -ing is a verb with something of its own, not a thing: "being late", "hiring them". */
const own =
  "#det|#obj|#num|#name|back|up|out|in|on|at|to|for|from|with|about|into|abroad|home|here|there|more|early|late|english|so|as|very|#adv|asleep|busy|happy|sure|able|tired|ill|sick|it";
const things =
  /^(?:building|parking|training|meeting|shopping|cooking|painting|drawing|reading|writing|swimming|nothing|something|anything|everything|evening|morning|feeling|planning|housing|funding|lighting|heating|marketing|clothing|running|king|ring|thing|string|spring|wedding|warning|opening|ending|beginning|understanding|hearing|saying|engineering|accounting|banking|advertising|farming|fishing|hunting|gambling|dancing|singing|boxing|skiing|nursing|teaching|catering|ceiling|bring|sing|during|according|including|regarding|concerning|following|interesting|boring|exciting|amazing|surprising|willing|missing|working|living|existing|growing|rising|falling|leading|recording|offering|crossing)$/;

const isThing = ({ named: { v } }: Match) => things.test(v?.word ?? "");

const infinitive = {
  en: "After “{w}” the verb takes “to”: “{w} to {v:base}”.",
  es: "Detrás de “{w}” el verbo va con “to”: “{w} to {v:base}”.",
};

const toVerbs =
  oneOf(`~decide ~agree ~hope ~promise ~refuse ~offer ~expect ~pretend ~manage ~choose ~arrange ~threaten ~deserve ~hesitate
  ~seem ~appear ~tend ~aim ~vow ~volunteer ~fail ~plan ~wish ~dare ~long ~struggle ~proceed ~undertake ~prepare ~happen ~intend ~attempt`);
const toAdjectives = oneOf(
  "reluctant willing unwilling able unable likely unlikely eager bound inclined hesitant tempted entitled supposed determined desperate welcome destined privileged prepared poised ready keen",
);
/** Their "to" is a preposition. */
const toThings = oneOf("accustomed committed devoted dedicated opposed addicted averse resigned limited");

/** Which verbs, adjectives and turns take "to" with the verb and which -ing. */
export const learnersIngOrTo: readonly Rule[] = [
  {
    kind: "gerund-infinitive",
    find: [
      `w=${toVerbs} (v=#ing) ${own}`,
      "~turn out (v=being|having) #det|#adj|#name|#adv|so",
      `w=likely|unlikely|reluctant|eager|able|unable|willing|unwilling|bound|supposed (v=#ing) ${own}`,
    ],
    better: "to {v:base}",
    why: {
      en: "Here the verb takes “to”: “to {v:base}”.",
      es: "Aquí el verbo va con “to”: “to {v:base}”.",
    },
    wrong: {
      "She pretended being ill.": "She pretended to be ill.",
      "It turned out being a single comma.": "It turned out to be a single comma.",
      "We arranged meeting at the station.": "We arranged to meet at the station.",
      "He is likely winning the race.": "He is likely to win the race.",
    },
    right: [
      "She pretended to be ill.",
      "It turned out to be a mistake.",
      "They seem boring to me.",
      "He chose painting.",
      "They offer training in law.",
    ],
    unless: (match) => isThing(match) && match.named.v?.word !== "meeting",
  },
  {
    kind: "gerund-infinitive",
    find: [
      `w=${toAdjectives} (to v=#ing)`,
      `w=~refuse|~promise|~manage|~agree|~hope|~want|~learn|~plan|~need (to v=#ing)`,
    ],
    better: "to {v:base}",
    why: infinitive,
    wrong: {
      "She is reluctant to hiring juniors.": "She is reluctant to hire juniors.",
      "He managed to escaping.": "He managed to escape.",
    },
    right: ["She is reluctant to hire juniors.", "We agreed to everything.", "I'm keen to start."],
    unless: isThing,
  },
  {
    kind: "gerund-infinitive",
    find: [
      "~be|so|very|how w=lucky|likely|ready|willing|eager|reluctant|able|unable|unlikely|determined|anxious (of v=#ing)",
      "w=about|ready|able (for v=#ing) #det|#obj|#poss",
    ],
    better: "to {v:base}",
    why: infinitive,
    wrong: { "We were lucky of seeing a whale.": "We were lucky to see a whale." },
    right: ["We were lucky to see a whale.", "She is proud of winning.", "It's about learning the rules."],
    unless: ({ named: { w } }) => w?.word === "about",
  },
  {
    kind: "gerund-infinitive",
    find: [
      "~end up (to v=#base)",
      "~keep|~risk|~dislike|~detest|~fancy|~resent (to v=#pure)",
      "~keep|~carry on (to v=#pure)",
      "~give up (to v=#pure)",
      "~put off (to v=#pure)",
      "~burst out (to v=#pure)",
      "~keep (to v=#base) and|about|to|all|the|me",
      "~look|~looks|looking like (to v=#pure)",
      "~feel like (to v=#base)",
      "bored|busy (to v=#pure)",
    ],
    better: "{v:ing}",
    why: gerundAlone(),
    wrong: {
      "I ended up to rent a desk.": "I ended up renting a desk.",
      "She gave up to smoke.": "She gave up smoking.",
      "I feel like to dance.": "I feel like dancing.",
    },
    right: [
      "I ended up renting a desk.",
      "She was too tired to eat.",
      "They keep to the left.",
      "I was bored.",
      "He was too busy to talk.",
      "It's close to the station.",
    ],
    unless: ({ sentence: { tokens }, start, named: { v } }) =>
      /^(?:too|so|enough|not)$/.test(tokens[start - 1]?.word ?? "") || v?.word === "keep",
  },
  {
    kind: "gerund-infinitive",
    find: "fed up (to v=#base)",
    better: "with {v:ing}",
    why: {
      en: "One is fed up with doing something.",
      es: "Estar harto de hacer algo es “be fed up with doing something”.",
    },
    wrong: { "I'm fed up to wait.": "I'm fed up with waiting." },
    right: ["I'm fed up with waiting."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      `w=${toThings} to (v=#pure)`,
      `w=${toThings} to (v=#base) #det|#obj|#adv|hard|with|at|on`,
      "#sub|#modal|not|#name|never|always|also|strongly ~object|~confess|~resort|~contribute to (v=#pure|pay)",
      "in addition to (v=#pure|be|have)",
      "when it ~come to (v=#pure) #det|$|#obj|#plurals|with",
      "with a view to (v=#base) #det|#obj",
      "~look forward to (v=hear|see|meet|have|be|receive|work|talk|speak|go|get|read|visit|learn|start|welcome) #det|#obj|from|with|to|back|#adv|together|more|back|$",
      "~get|getting|got used to (v=be|#pure)",
    ],
    better: "{v:ing}",
    why: {
      en: "This “to” is a preposition, so the verb takes -ing: “to {v:ing}”.",
      es: "Este “to” es preposición y pide -ing: “to {v:ing}”.",
    },
    wrong: {
      "They are resigned to lose it.": "They are resigned to losing it.",
      "I object to pay more.": "I object to paying more.",
      "When it comes to write, I'm hopeless.": "When it comes to writing, I'm hopeless.",
      "In addition to be clever, she's kind.": "In addition to being clever, she's kind.",
    },
    right: [
      "He is committed to helping others.",
      "I object to it.",

      "I am accustomed to work.",
      "We look forward to work.",
      "It contributes to change.",
    ],
    unless: ({ named: { v, w }, sentence: { tokens }, start, to }) =>
      (w !== undefined &&
        !/^(?:am|is|are|was|were|be|been|'s|being|so|not|very|more|get|got|become|became|too|fully)$/.test(
          tokens[start - 1]?.word ?? "",
        )) ||
      (nounVerbs.has(v?.word ?? "") &&
        !/^(?:the|a|an|my|your|his|her|our|their|me|him|it|us|them|others|people|more|hard|with|at|in|on|here|there)$/.test(
          tokens[to]?.word ?? "",
        )),
  },
  {
    kind: "gerund-infinitive",
    find: [
      "far from (v=#pure)",
      "far from (v=#base) #obj|#poss|a|an",
      "despite|besides (v=#pure) #det|#obj|#adj",
      "~insist|~focus|~concentrate on (v=#pure|pay)",
      "~think|~dream|~talk|~complain|~worry|~care about|of (v=#pure)",
      "instead|tired|afraid|capable|idea|habit|opportunity|possibility|risk|chance|way|hope|fond|proud of (v=#pure)",
      "~succeed|interested|point in (v=#pure)",
      "good|bad at (v=#pure)",
    ],
    better: "{v:ing}",
    why: {
      en: "After a preposition the verb takes -ing: “{v:ing}”.",
      es: "Detrás de una preposición el verbo va en -ing: “{v:ing}”.",
    },
    wrong: {
      "Far from discourage her, it helped.": "Far from discouraging her, it helped.",
      "He insisted on pay the bill.": "He insisted on paying the bill.",
    },
    right: ["Far from discouraging her, it helped.", "We live far from work.", "I think of home."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.capital === true ||
      (nounVerbs.has(v?.word ?? "") &&
        !/^(?:the|a|an|my|your|his|her|our|their|me|him|it|us|them)$/.test(tokens[to]?.word ?? "")),
  },
  {
    kind: "gerund-infinitive",
    find: "by (v=work|study|practise|practice|walk|drink|run|save|talk|help) #obj|hard|harder|more|less|together",
    better: "{v:ing}",
    why: {
      en: "After “by” the verb takes -ing: “by {v:ing}”.",
      es: "Detrás de “by” el verbo va en -ing: “by {v:ing}”.",
    },
    wrong: { "By work hard, he passed.": "By working hard, he passed." },
    right: [
      "By working hard, he passed.",
      "I read a work by a friend.",
      "It was destroyed by work in the mine.",
    ],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "in",
  },
];

function gerundAlone() {
  return {
    en: "Here the verb takes -ing, without “to”: “{v:ing}”.",
    es: "Aquí el verbo va en -ing, sin “to”: “{v:ing}”.",
  };
}
