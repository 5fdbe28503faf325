const past = "meet|met|born|begin|began|start(?:ed)?|grow|grew|marry|married|became|come from";
const notVerb =
  "are|were|have to|do|did|can|could|will|would|should|must|may|might|and|or|had|guys|all|too|also|two";

const opens = "(^|[.!?,] |\\b(?:and|but|so) )";

/** What learners leave out of questions or put wrong, and how it stands in English. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/\b(?:do|does) you can\b/gi, "can you"],
  [/\bhow many years (?:do )?(?:you have|have you)\b/gi, "how old are you"],
  [
    new RegExp(`${opens}(what|where|when|why|how|who) you (?=(?:two )?(?:${past})\\b)`, "gi"),
    "$1$2 did you ",
  ],
  [
    new RegExp(
      `${opens}(what|where|when|why|how|who|how often|what time) you (?!(?:${notVerb})\\b)(?=\\p{Ll}{2,}\\b)`,
      "giu",
    ),
    "$1$2 do you ",
  ],
  [
    /^((?:and |but |so |ok |hey |no |yes |also |jaja |haha )?,?(?:you,? )?)you (?=(?:like|love|have|want|know|think|live|work|play|read|watch|listen|eat|cook|speak|study|remember|travel|believe|prefer|go|get up|feel|understand|drink|use|drive|sleep|need|see|miss|dance|sing|make|run|swim|wake|write|teach|walk|visit|buy|wear|do|say|help|enjoy|hate)\b(?! you)[^.!]*\?)/i,
    "$1do you ",
  ],
  [/\bhow much (?:it )?costs?\b/gi, "how much does it cost"],
  [/\bwhat is (?=your (?:languages|parents|children|sons|dogs|cats|hobbies)\b)/gi, "what are "],
];

/** A question as it should have been put: "where you live?" asks "where do you live?". */
export function plainQuestion(question: string): string {
  return mends.reduce((text, [wrong, right]) => text.replace(wrong, right), question);
}
