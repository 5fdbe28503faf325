const back =
  /\b(?:and|what about|how about) (?:you|yours)\b[\s?!.]*$|^(?:(?:would|do|did|are|have|can|will) )?you\s*\?+$|\b(?:how do you see (?:it|that)|what do you think(?: (?:about|of) (?:it|that))?|do you agree|what would you say|what do you reckon|what is your opinion)\s*\??$/i;
/** A joke that answers itself: "Why did the bicycle fall? Because it was two tired." */
const riddle = /(?:^|[.!] )(?:why|what|how|where|who)\b[^?]{8,}\? *(?:because|bcs|cuz)\b/i;
const lead = "^(?:and |but |so |hi,? |hello,? |ok,? )?";
const verb = "(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should)";
const someone = "(?:you|your|it|the|a|an|there|he|she|they|i|we|people|this|that)";
const opensQuestion = new RegExp(
  String.raw`${lead}(?:${verb} ${someone}\b|(?:what|where|who|whose|why|how|when|which)(?:['’]s| (?:(?!(?:i|you|he|she|we|they|it|my) )\w+ )?${verb} ${someone})\b)`,
  "i",
);

/** What looks like a question and begins a story. */
const announces = /\b(?:you know what|guess what|do you want to know)\b[^?]*\?(?: \w|$)/i;

/** Whether a question only turns the partner's own one back: "And you?". */
export function asksBack(question: string): boolean {
  return back.test(question.trim());
}

/** "Is a big country." leaves its subject out and asks nothing. */
function isBareVerb(sentence: string): boolean {
  return /^(?:and |but |so )?(?:is|are|was|were|has|have)\b(?! you)/i.test(sentence);
}

/** What a message asks the partner: its last sentence that is a question, marked as one or not. */
export function questionIn(text: string): string | undefined {
  if (riddle.test(text) || announces.test(text)) return undefined;
  const sentences = text.split(/(?<=[.!?])\s+|,\s+(?=(?:and|what about|how about) you\b)/i).filter(Boolean);
  return sentences.findLast(
    (sentence) =>
      sentence.endsWith("?") || (opensQuestion.test(sentence) && !isBareVerb(sentence)) || asksBack(sentence),
  );
}
