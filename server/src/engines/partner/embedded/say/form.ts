import type { Form } from "./general-words.ts";

/** What is asked for, by the form of the question; the first that fits. */
const forms: readonly [RegExp, Form][] = [
  [
    /\bdo you (?:also )?agree\b|\bdon['’]?t you (?:think|agree)\b|\bam i right\b|, (?:right|no|isn['’]t it)\?$/i,
    "agree",
  ],
  [
    /\b(?:what|how) do you (?:think|feel) (?:about|of)\b|\b(?:your|you an?) opinion\b|\bhow do you see\b/i,
    "view",
  ],
  [/\bdo you (?:really )?(?:think|believe)\b|\byou think (?:that |it|the|we|they|people|i)\b/i, "think"],
  [
    /\b(?:have|did) you (?:ever|been|eat|try|visit|see|read|go|play|watch|hear|travel|tried|visited|seen|read|gone|played|watched|heard|travelled|met)\b|\byou have (?:ever|been)\b/i,
    "been",
  ],
  [/(?<!how )\bdo you know\b|^you know\b|\bhave you heard\b/i, "know"],
  [/\b(?:would|could) you\b/i, "would"],
  [/\b(?:will you|are you going to)\b/i, "will"],
  [/\bcan you\b|\bare you able\b/i, "can"],
  [/\bwhere\b.*\byou/i, "place"],
  [/\bwhen\b.*\byou/i, "hour"],
  [/\bwho\b.*\byou/i, "company"],
  [/\bwhy\b.*\byou/i, "reason"],
  [/\bhow (?:many|much)\b.*\byou/i, "many"],
  [/\bhow\b.*\byou/i, "manner"],
  [/\b(?:favou?rite|which|what kind|what type)\b.*\byou/i, "which"],
  [/\bwhat\b.*\byou/i, "thing"],
  [/^(?:and |but |so )?(?:are|were) you\b/i, "be"],
  [
    /\byou (?:\w+ )?(?:like|love|enjoy|prefer|do|have|eat|play|watch|go|read|drink|use|live|work|listen|want)\b|\b(?:do|did|have) you\b/i,
    "do",
  ],
  [/^(?:and |but |so )?(?:is|are|do|does|should|can|could|will|was|were|has|have)\b/i, "think"],
];

/** What kind of answer a question wants. */
export function formOf(question: string): Form {
  return forms.find(([asks]) => asks.test(question))?.[1] ?? "world";
}

const choice =
  /(?:^|[:,] |\b(?:prefer|better|like|love|choose|is it|more|favou?rite) )(?:the |an? )?([\p{L}'’-]+(?: [\p{L}'’-]+)?) or (?:the |an? )?([\p{L}'’-]+(?: [\p{L}'’-]+)?)\s*\?*$/iu;

/** The two things a question puts before somebody, where they are named shortly. */
export function choiceIn(question: string): readonly [string, string] | undefined {
  const [, one, other] = choice.exec(question) ?? [];
  return one && other ? [one, other] : undefined;
}

/** Whether a question puts two things before somebody. */
export function isChoice(question: string): boolean {
  return /\w or (?!not\b|no\b|something|what\b)\w/i.test(question) && /\?$/.test(question);
}

const advice =
  /\b(?:what|which|how|where|when|who) (?:\w+ )?(?:should|shall|must|can|could|do|would) i\b(?! (?:say in english|improve|learn))|\bshould i\b|\bwhat (?:\w+ )?(?:should|can|could|must|do) (?:i|we) (?:do|say|wear|buy|give|cook|eat|take|tell|answer)\b|\bwhat would you (?:have )?(?:do|done|say|said|tell|told|answered?)(?: (?:him|her|them))?(?: in my place)?\b(?! if (?:you|there|it))|\b(?:is|it['’]s) (?:it )?a good idea\b|\bdo you think i should\b|\b(?:recipe|trick|secret|tips?) (?:for|to)\b|\bhow (?:does|do|would|should|can) (?:one|you|we|people|i) (?:talk to|tell|help|deal|react|behave|say (?:it|this|that) to)\b|\bany (?:advice|ideas?|tips?)\b|\bgive me (?:\w+ )?(?:advice|ideas?)\b|\bwhat do i (?:do|say)\b|\bi don['’]?t know (?:if|whether) i should\b|\bi don['’]?t know what to \w+|\bcan you help me\b|\bi can wear\b|\bwhat could i say\b/i;

/** What advice on a thing is kept with. */
const about: readonly [RegExp, string][] = [
  [/\bwear\b/i, "wardrobe"],
  [/\bcook\b/i, "cooking"],
  [/\b(?:buy|give|present|gift)\b/i, "present"],
  [/\bdriv(?:e|er|ing)\b/i, "driving lessons"],
  [/\bsleep\b/i, "tired"],
  [/\b(?:study|learn)\b/i, "studies"],
];

/** The matter that what is to be done belongs to, where the question says so. */
export function adviceOn(question: string): string | undefined {
  return about.find(([asks]) => asks.test(question))?.[1];
}

/** Whether somebody wants to be told what to do. */
export function asksAdvice(text: string): boolean {
  return advice.test(text);
}
