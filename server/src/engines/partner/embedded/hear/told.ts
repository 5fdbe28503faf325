import { contentLemmas } from "./lemmas.ts";

/** What a question asks for, and how a message looks that has already told it. */
const answered: readonly [RegExp, RegExp][] = [
  [
    /^who (?:was|is|goes|will|would|do you|are you|did you|watch|comes|came)\b.*|with you\b/i,
    /\b(?:with (?:my|some|a|the|our|his|her)|alone|by myself|we\b|my (?:friends?|family|brother|sister|husband|wife|girlfriend|boyfriend|mother|father|son|daughter))/i,
  ],
  [
    /^when\b/i,
    /\b(?:yesterday|today|tomorrow|tonight|ago|last|next|every|in (?:the )?(?:morning|evening|night|summer|winter|january|february|march|april|may|june|july|august|september|october|november|december)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|at night|since|when i)\b/i,
  ],
  [/^why\b/i, /\b(?:because|since i|so that)\b/i],
  [
    /^how (?:long|often|many|much)\b/i,
    /\b(?:every|years?|months?|weeks?|days?|hours?|minutes?|times?|always|since|once|twice|\d+)\b/i,
  ],
  [/^where\b/i, /\b(?:in|at|to|near) (?:the |my |a )?\w{3,}/i],
  [/\bname\b/i, /\b(?:name|called)\b/i],
  [
    /^how (?:are|do|did) you (?:feel|feeling)\b|\bhow was it\b|^did you like\b/i,
    /\b(?:i (?:feel|felt|was|am|'m) (?:\w+ )?(?:happy|sad|great|good|bad|better|proud|tired|nervous|scared|lonely|angry|alone)|(?:it )?was (?:\w+ )?(?:great|amazing|good|fun|terrible|bad|horrible|beautiful|nice)|loved it)\b/i,
  ],
  [/\bfirst time\b/i, /\b(?:first|second|third|every|always|again)\b/i],
  [/\bwhat happened\b/i, /\b(?:happened|because|said|told|lost|broke)\b/i],
];

/** Whether what a question asks for stands in one of the messages. */
export function isToldIn(question: string, messages: readonly string[]): boolean {
  const last = messages.at(-1) ?? "";
  if (answered.some(([asks, tells]) => asks.test(question) && tells.test(last))) return true;
  const about = contentLemmas(question);
  const told = new Set(messages.flatMap(contentLemmas));
  return about.length > 1 && about.every((lemma) => told.has(lemma));
}
