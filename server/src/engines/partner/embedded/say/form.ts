const view =
  /\b(?:what|how) do you (?:think|feel) (?:about|of)\b|\b(?:your|you an?) opinion\b|\bhow do you see\b|\bwhat do you make of\b/i;

/** Whether a question asks what one thinks of something. */
export function asksView(question: string): boolean {
  return view.test(question);
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
  /\b(?:what|which|how|where|when|who) (?:\w+ )?(?:should|shall|must|can|could|do|would) i\b(?! (?:say in english|improve|learn))|\bshould i\b|\bwhat (?:\w+ )?(?:should|can|could|must|do) (?:i|we) (?:do|say|wear|buy|give|cook|eat|take|tell|answer)\b|\bwhat would you (?:have )?(?:do|done|say|said|tell|told|answered?)(?: (?:him|her|them))?(?: in my place)?\b(?! (?:if|with|on|without)\b)|\b(?:is|it['’]s) (?:it )?a good idea\b|\bdo you think i should\b|\b(?:recipe|trick|secret|tips?) (?:for|to)\b|\bhow (?:does|do|would|should|can) (?:one|you|we|people|i) (?:talk to|tell|help|deal|react|behave|say (?:it|this|that) to)\b|\bany (?:advice|ideas?|tips?)\b|\bgive me (?:\w+ )?(?:advice|ideas?)\b|\bwhat (?:do )?i (?:can |should |must )?(?:do|say)\b|\bwhat would you do\b(?! (?:if|with|when|on|in (?!my)))|\bi don['’]?t know (?:if|whether) i should\b|\bi don['’]?t know what to \w+|\bcan you help me\b|\bi can wear\b|\bwhat could i say\b/i;

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
  const bare = question.replace(/\bgive (?:me|us) (?:\w+ )?(?:advice|ideas?|tips?)\b/i, "");
  return about.find(([asks]) => asks.test(bare))?.[1];
}

/** Whether somebody wants to be told what to do. */
export function asksAdvice(text: string): boolean {
  return advice.test(text);
}
