const onlyLookPlural =
  /^(?:chess|tennis|table tennis|gymnastics|athletics|physics|maths|mathematics|genetics|robotics|dominoes|darts|billiards|marbles|backgammon|news|the news|bowling|checkers|the circus|the bass|the metaverse|holy week|the united states|the olympics|the illuminati|the radio|the bermuda triangle|mixed martial arts|the year 3000)$/i;
const irregular =
  /^(?:sheep|fish|people|children|women|men|mice|the police|.* children|little green men|the x-men)$/i;

/** Whether a thing is spoken of as many. Names are one, except those of groups. */
function isPlural(thing: string): boolean {
  if (onlyLookPlural.test(thing)) return false;
  if (irregular.test(thing)) return true;
  return /[^s]s$/.test(thing) && (/^\p{Ll}/u.test(thing) || thing.startsWith("the "));
}

const after =
  "about|of|with|for|on|by|in|near|without|into|to|from|behind|does|did|can|could|would|will|must|how|when";
const subject = String.raw`(?<!\b(?:${after}) )\{thing\}`;
const forOne = new RegExp(
  String.raw`\b(?:is|was|does|has) \{thing\}|${subject} (?:is|was|does|has|brings)\b|\{thing\}[^.?]* \bit\b`,
);
const forMany = new RegExp(
  String.raw`\b(?:are|were|do|have) \{thing\}|${subject} (?:are|were|do(?! you)|have(?! we)|count|come|need|give|save|tell)\b|\{thing\}[^.?]* \b(?:them|they|their)\b`,
);

/** Whether a line's verbs and pronouns agree with the thing that is put into it. */
export function agrees(line: string, thing: string): boolean {
  return !(isPlural(thing) ? forOne : forMany).test(line);
}
