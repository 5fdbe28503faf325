import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What may follow a preposition and shows that the one before it was meant as one. */
const what =
  "this|that|it|him|her|them|us|me|you|#poss|the|these|those|#ing|a|an|#name|#uncount|#plurals|others|what|how|any|some|all|each|every";
const after = "in|on|at|by|to|for|of|from|with|about|over|against|under|towards".split("|");
/** "In the past", "at the time" tell when, whatever stands before. */
const whenOrSo =
  /^(?:past|beginning|end|start|time|moment|same|first|last|least|other|one|weekend|morning|afternoon|evening|night|meantime|future|long|short|way|whole|contrary|age|day|years?|months?|weeks?|hours?|days|same|late|early|1\d+s?|expense|outset|face|eyes|hope|context|sense|event|case|absence|wake|course|process|light|name|order|run|all|accident|chance|now|far|then|nature|law|definition|and)$/;

interface Line {
  word: string;
  right: string;
  wrong: string;
}

/** "wary of": no other preposition goes with it; "keen on|to": but these. */
function read(lines: string): Line[] {
  return lines
    .trim()
    .split(/[;\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const words = line.split(" ");
      const fine = (words.pop() ?? "").split("|");
      const wrong = after.filter((word) => !fine.includes(word)).join("|");
      return { word: words.join(" "), right: fine[0] ?? "", wrong };
    });
}

const isWhen = ({ sentence: { tokens }, to }: Match): boolean =>
  [tokens[to], tokens[to + 1]].some(
    (token) => whenOrSo.test(token?.word ?? "") || token?.tags.has("Date") === true,
  );

function rule(who: string, find: string, { word, right, wrong }: Line, more?: Rule["unless"]): Rule {
  const bad = wrong.split("|").find((one) => one !== "to" && one !== "in" && one !== "of") ?? "in";
  return {
    kind: "preposition",
    find: find.replace("$", () => `(${wrong}) ${what}`),
    better: right,
    why: { en: `English says “${word} ${right}”.`, es: `En inglés se dice “${word} ${right}”.` },
    unless: (match) => isWhen(match) || more?.(match) === true,
    wrong: { [`${who} ${word} ${bad} it.`]: `${who} ${word} ${right} it.` },
    right: [`${who} ${word} ${right} it.`],
  };
}

const adjectives = read(`
  deaf to|in|from|at|with|as|by; accountable for|to; bereft of; tantamount to; conducive to; akin to; fraught with; riddled with|by; steeped in; rife with|in|at|on|among; replete with; oblivious to|of; impervious to; reminiscent of;
  indicative of; representative of; symptomatic of; wary of; weary of|from; mindful of; deserving of; desirous of; contemptuous of; suggestive of; supportive of; respectful of|to|towards; tolerant of|to;
  appreciative of; evocative of; ignorant of|about; irrespective of; regardless of|in|on|at; incapable of; worthy of; amenable to; detrimental to; integral to; intrinsic to; pertinent to; receptive to;
  allergic to; addicted to; attuned to; beholden to; tantamount to; analogous to; synonymous with; commensurate with; preoccupied with|by|about; infatuated with; besotted with|by; smitten with|by;
  engrossed in; immersed in; embroiled in; complicit in; contingent on|to; predicated on; intent on; bent on; incumbent on; hooked on|by; adamant about|in|on; apprehensive about|of; enthusiastic about|for|at;
  optimistic about; pessimistic about; ambivalent about|towards|to; complacent about|in; squeamish about; hostile to|towards; laden with; brimming with; teeming with; bursting with|at; fed up with|of; inundated with|by;
  devoid of; prone to; averse to; accustomed to; incompatible with; unfamiliar with|to; unaccustomed to; unsuited to|for; unworthy of; undeterred by; unfazed by; unaffected by; unimpressed by|with; unconcerned about|with|by;
  adjacent to; faithful to|in; harmful to|for|in; beneficial to|for|in; akin to; alien to|in; inimical to; conversant with; incumbent on; impatient with|for|at|to; jealous of; envious of; proud of|to|in; fond of; ashamed of|to; guilty of|about; capable of;
  aware of; unaware of; tired of|from|at|by|after|with|to; sick of|with|from|in|at|for|on; full of|in|on|at|by|to|with|for; short of|on|for|in|with|to|by|at; typical of|in|for; characteristic of|in; terrified of|by|at; frightened of|by|at|to; scared of|by|to|for; suspicious of|about|in`);

const verbs = read(`
  rely on; adhere to; allude to; amount to; cater for|to; comply with|by|in; consent to; conform to|with|in; depend on|to|for|in|from; derive from|in; deviate from|in|to; detract from; digress from; refrain from; desist from; stem from|in|to; emanate from;
  embark on; encroach on; impinge on; infringe on; skimp on; renege on; hinge on; frown on|at; pounce on; dispense with; grapple with; meddle in|with; tamper with; sympathise with|in|to; empathise with; contend with|for|in|that|to; cope with|in|on|at|by; coincide with|in; collide with|in|on|at;
  indulge in|to; revel in; wallow in; culminate in|with; dabble in|with|at; atone for|by|in; vouch for; fend for; yearn for|to; pine for; opt for|to|in|out; strive for|to|towards|in|against; dispose of|in; disapprove of; beware of; smack of; reek of|in; consist of|in; succumb to; subscribe to|at|by|in|for; resort to;
  stoop to; pertain to; attest to; aspire to; capitulate to|in; testify to|against|in|about|on|at|that; object to|on|in|at|that; belong to|in|with|on|at|by|under|over|there; correspond to|with|in|by; attach importance to; abstain from|in|on; recoil from|at|in; flinch from|at; shy away from; insist on|that|in|to|at|by;
  persist in|with|for|to|at|on|until; participate in|with|as|on|at; abound in|with|on|at; specialise in|at|on|to; specialize in|at|on|to; excel at|in|on; succeed in|at|as|to|by|on|with; invest in|for|to|with|on|at|by; result in|from; lead to|in|by|with|on|from|the|at|for|over|of|about|against;
  contribute to|by|in|towards|with|for|on|at; concentrate on|in|at|for|with|to; elaborate on|in|at; dwell on|in|at|among|with; react to|with|by|against|in|at|on|for; adapt to|in|for|from|by|with|at; dote on; gloat over|about; capitalise on; capitalize on; congratulate oneself on`);

const nouns = read(`
  knack for|of; penchant for; qualms about|in; misgivings about|in|at|over; aversion to; antidote to|for|in; affinity for|with|to|between; grudge against|for|in; vendetta against; crackdown on|in|by|at; clampdown on|in|by|at; stranglehold on|over; foray into|in; dearth of|in; paucity of|in; plethora of; surfeit of;
  testament to|of|in|by|from; prelude to|in|by; hindrance to|in|for; impediment to|in|for; resemblance to|between|of|with|in; predisposition to|towards|for; craving for|in|at; yearning for|to|in; thirst for|in|to|of|by; flair for|in; disregard for|of|by|in; disdain for|of|in; soft spot for; pretext for|of|to|in;
  breeding ground for|of|in; epitome of; hallmark of|in; brunt of|in; gist of|in; onset of|in; advent of; aftermath of|to|in; brink of; verge of; likelihood of|that|in; wealth of|in|to|from|by; shortage of|in|at; scarcity of|in; abundance of|in; array of; glut of|in|on; semblance of|to|in|from; vestige of; grain of truth in|to|behind`);

/** Words for which one preposition does, and no other. */
export const tableGoesWith: readonly Rule[] = [
  ...adjectives.map((line) =>
    rule(
      "The",
      `${line.word} $`,
      line,
      ({ sentence: { tokens }, start }) =>
        /^(?:the|too|so|most|more|least|less|that|very)$/.test(tokens[start - 1]?.word ?? "") &&
        /^(?:of|for)$/.test(tokens[start + 1]?.word ?? ""),
    ),
  ),
  ...verbs.map((line) =>
    rule(
      "They",
      line.word.replace(/^\w+/, (verb) => `~${verb}`).concat(" $"),
      line,
      ({ sentence: { tokens }, start }) =>
        tokens[start]?.tags.has("Noun") === true && tokens[start]?.tags.has("Verb") !== true,
    ),
  ),
  ...nouns.map((line) => rule("The", `${line.word} $`, line)),
];
