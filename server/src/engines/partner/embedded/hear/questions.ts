import { isPuzzled } from "./complaint.ts";

const back =
  /\b(?:and|what about|how about) (?:you|yours)\b[\s?!.]*$|^(?:(?:would|do|did|are|have|can|will) )?you\s*\?+$|\b(?:how do you see (?:it|that)|what (?:do )?you think(?: (?:about|of) (?:it|that))?|do you agree|what would you say|what do you reckon|what is your opinion)\s*\??$/i;
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

/** What sounds like a question and wants no answer. */
const rhetorical =
  /(?:^|, )(?:you know|right|isn['’]?t it|don['’]?t you think|huh|eh|no|remember|ok|okay)\?+$|^(?:really|an? \w+|(?:the )?\w+|\w+ or \w+|isn['’]?t (?:it|that) \w+[^?]*|can you believe (?:it|that)|who knows|why not me|what can (?:you|i|we) do|know what i mean|guess what|not at any price|.*\byou (?:no|don['’]?t|do not) (?:even )?know(?: \w+){0,6})\?+$/i;
const quoted = /["“«][^"“”«»]*["”»]|(?<!\p{L})['‘][^'‘’]{2,80}?['’](?!\p{L})/gu;
const asked =
  /\bi (?:asked|was asking|only asked|wanted to know|meant to ask)(?: you)? (?:about|for|if|whether|what|where|who|how|why|which)\b/i;

/** Whether a question only takes up what was said, and is answered by what follows it. */
function isSelfAnswered(sentence: string, after: string | undefined): boolean {
  return (
    after !== undefined &&
    !after.endsWith("?") &&
    !/\b(?:you|your|do|does|should|can|could)\b/i.test(sentence) &&
    /^(?:what|why|how|where|when|who|which|left) .*\b(?:i|we|my|our)\b.*\?$/i.test(sentence)
  );
}

/** "Not yet, but you'd love to be wrong?" begins a message with what the partner said, and asks nothing. */
function isEcho(sentence: string, at: number, among: readonly string[]): boolean {
  if (
    at === 0 &&
    among.length > 1 &&
    sentence.split(" ").length === 1 &&
    !/^(?:why|how|what|who|where|when)\b/i.test(sentence)
  )
    return true;
  if (at > 0 || among.length === 1 || opensQuestion.test(sentence) || asksBack(sentence)) return false;
  return !/^(?:and |but |so |hi,? |hello,? )*(?:you|your|do|does|did|are|is|was|were|have|has|can|could|would|will|should|what|where|who|whose|why|how|when|which|may|shall)\b/i.test(
    sentence,
  );
}

const orders =
  /^(?:(?:please|ok|so|and|but|now),? )?(?:give|tell|teach|recommend|explain|describe|suggest)(?: me| to me| us)\b|^please (?:tell|give|recommend|explain|describe)\b/i;
const leans =
  /^(?:and |but )?(?:they|he|she|it|(?:is|are|was|were|do|does|did) (?:it|he|she|they)|(?:do )?you (?:\w+ )?(?:like|love|enjoy|miss) (?:it|him|her|them))\b/i;

/** A sentence that leans on the one before it, with that one. */
function withBefore(sentences: readonly string[], at: number): string {
  const sentence = sentences[at] ?? "";
  const before = sentences[at - 1];
  const leaning =
    (leans.test(sentence) && before?.endsWith("?")) || (/\bone\b/i.test(sentence) && orders.test(sentence));
  return before && leaning ? `${before} ${sentence}` : sentence;
}

/** What a message asks the partner: its last sentence that is a question, marked as one or not; else what it is told to tell. */
export function questionIn(text: string): string | undefined {
  if (riddle.test(text) || announces.test(text)) return undefined;
  const bare = text.replace(quoted, (words) => (/\?/.test(words) ? "…" : words));
  const sentences = bare.split(/(?<=[.!?])\s+|,\s+(?=(?:and|what about|how about) you\b)/i).filter(Boolean);
  const found = sentences.findLastIndex((sentence, at) => isAsked(sentence, at, sentences));
  if (found >= 0) return withBefore(sentences, found);
  const told = sentences.findLastIndex((sentence) => asked.test(sentence) || orders.test(sentence));
  return told >= 0 ? withBefore(sentences, told) : undefined;
}

function isAsked(sentence: string, at: number, among: readonly string[]): boolean {
  if (asksBack(sentence)) return true;
  if (rhetorical.test(sentence) || isPuzzled(sentence) || isSelfAnswered(sentence, among[at + 1]))
    return false;
  if (isEcho(sentence, at, among)) return false;
  return sentence.endsWith("?") || (opensQuestion.test(sentence) && !isBareVerb(sentence));
}
