import type { Time, Tone } from "@salida/library/partner/matters/matter.ts";

const glad =
  /\b(?:(?:i(?:'m| am)|we are|so|very|really|feel|felt|was) (?:happy|glad|proud|excited)|wonderful|amazing|awesome|fantastic|incredible|lovely|congratulations?|at last|finally|love it|loved it|enjoyed|had (?:a lot of |so much )?fun|(?:very|so|really) (?:good|nice|fun|beautiful))\b|!{2,}|😀|😊|🎉|😍|:\)/i;
const sorry =
  /\b(?:sad|terrible|horrible|awful|disaster|angry|upset|annoy\w*|hate|hated|failed|lost|stolen|cancel\w+|hurts?|big problems?|trouble|unfortunately|nervous|worr(?:y|ied)|stress\w*|disappoint\w*|cried|unfair|not fair|bad (?:person|boss|people|man|woman|day|news)|is (?:a )?bad|can'?t stand|(?:so|too) (?:difficult|hard)|(?:very|so|really|too) (?:bad|boring|loud|noisy|expensive))\b|:\(|😢|😭|😞/i;
const denied = /\b(?:not|less|no longer|isn'?t|wasn'?t|don'?t|didn'?t|never|without|no) (?:\w+ ){0,2}$/i;

/** How something is told: what comes last in it decides. A word that is denied does not count. */
export function toneOf(text: string): Tone {
  const at = { glad: lastOf(text, glad), sorry: lastOf(text, sorry) };
  if (at.glad < 0 && at.sorry < 0) return "plain";
  return at.glad > at.sorry ? "glad" : "sorry";
}

function lastOf(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(new RegExp(pattern.source, "gi"))];
  const meant = found.filter(({ index }) => !denied.test(text.slice(0, index)));
  return meant.at(-1)?.index ?? -1;
}

const ahead =
  /\b(?:tomorrow|tonight|soon|next (?:\w+ )?(?:day|week|month|year|summer|winter|spring|autumn|weekend|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|i(?:'ll|’ll)|will|going to (?!the|my|a\b|bed|school|work)|gonna|(?:i|we)(?:'d| would) like to|(?:i|we) (?:want|hope|plan) to|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$|in (?:two|three|a few|some|\d+) (?:days|weeks|months|years)|one day|(?:am|is|are) getting married|need to buy|have to (?:buy|prepare|write|study))\b/i;
const over =
  /\b(?:yesterday|ago|last (?:\w+ )?(?:day|week|month|year|night|summer|winter|spring|autumn|weekend|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|when i (?:was|were)|this morning|the other day|was|were|went|goed|did|had|saw|came|took|gave|made|got|bought|buyed|found|met|told|said|ate|lost|won|left|began|wrote|broke|fell|slept|felt|thought|played|watched|visited|(?!married|need|tired|interested|bored|worried|scared|excited|called)\w{3,}ed)\b/i;

/** When what is told happens. */
export function timeOf(text: string): Time {
  if (ahead.test(text) && !/\b(?:yesterday|ago|last)\b/i.test(text)) return "will";
  return over.test(text) && !/\b(?:i am|i'm|is|are) (?:\w+ )?(?:tired|interested|bored)\b/i.test(text)
    ? "was"
    : "is";
}
