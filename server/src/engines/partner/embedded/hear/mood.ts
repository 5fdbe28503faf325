import type { Topic } from "@salida/rules/topics.ts";
import { countWords } from "@salida/rules/words.ts";

/** How a message that tells something wants to be met. */
export type Mood = "drop" | "contrary" | "worry" | "fun" | "laugh" | "mishap" | "story";

const drop =
  /\b(?:no|not|don['’]?t) want(?: to)? (?:talk|speak) (?:of|about) (?:this|that|it)(?: more)?\b|\bi (?:no|don['’]?t) want (?:to )?(?:talk|speak)\b|\b(?:i said )?no more (?:of )?(?:the |this|that|about)|\b(?:don't|do not|don’t|dont) want to (?:talk|speak|chat)(?: (?:more|any ?more|now))?(?: (?:about|of) (?:this|that|it))?\b|\b(?:can we|let's|let us|let’s) (?:change|talk about (?:something|another))|^(?:this|it) is (?:so |very )?boring\b|\b(?:speak|talk)(?:ing)? (?:of|about) (?:an)?(?:other|something|different) ?(?:things?|topics?|else|different)?\b|^(?:so |very |how |this is |that['’]s |i(?:['’]m| am|m) )*(?:boring|bored)[\s.!]*$/i;
const contrary =
  /\byou(?:'re|’re| are)? (?:just |only |always )+agree(?:ing)?\b|\bargue with me\b|\b(?:avoid(?:ing)? |never |don['’]t )disagree\w*\b|\bagree with everything\b|\byou (?:only|just|always) ask\b|\b(?:so|too) many questions\b|\byou (?:do )?(?:always |only )?ask (?:me )?(?:so many|a lot of|too many|many) questions\b|\byou (?:don't|do not|don’t) listen\b/i;
const worry =
  /\bi(?:'m|’m| am| feel| was)? (?:\w+ ){0,2}(?:nervous|worr(?:y|ied)|scared|frightened|terrified|stressed|anxious|under pressure)\b(?! of)|\bmakes? me (?:nervous|worried|anxious)\b|\bi (?:don't|do not|don’t|dont) know if i (?:can|will|am able|could)\b/i;
const fun =
  /^ha\b|\b(?:j[aeo]|h[ae]){2,}[jh]?\b|\blol\b|\bxd\b|😂|🤣|(?<=\s):D|(?<!not )\bso funny\b|\bhilarious\b(?!.*\bexcept me\b)|\bwe laughed\b/i;
const mishap =
  /\b(?:i|we|my|our|they|he|she|it)\b.*\b(?:lost|missed|broke|broken|stolen|stole|forgot|disaster|accident|fell|failed|burnt|burned|cancelled|canceled|ruined|evict\w*|kicked out|won't renew|won’t renew|crashed|got lost|robbed|botched|didn't work|didn’t work|went wrong)\b/i;
const past =
  /\b(?:yesterday|ago|last (?:year|week|month|night|summer|winter|weekend|time|saturday|sunday|monday|tuesday|wednesday|thursday|friday)|when (?:i|we) (?:was|were)|once|this morning|the first time|one day|the other day|(?:i|we) (?:went|saw|told|came|took|gave|had|made|did|got|found|met|\w{3,}ed))\b/i;
const own = /\b(?:i|we|my|our|me|us)\b/i;
/** A message that tells something has as many words at least. */
const leastOfStory = 14;
/** What happens there is made up. */
const fiction: readonly Topic[] = [
  "MOVIES",
  "ANIME",
  "OTAKU",
  "LITERATURE",
  "GAMES",
  "SUPERHEROES",
  "MYTHS",
  "HORROR",
  "MURDER",
  "MYSTERY",
  "SCIENCE_FICTION",
];

/** How a message wants to be met, where it is more than an answer. */
export function moodOf(text: string): Mood | undefined {
  if (contrary.test(text)) return "contrary";
  if (worry.test(text)) return "worry";
  if (drop.test(text)) return "drop";
  const long = countWords(text) >= leastOfStory;
  const told = past.test(text) && own.test(text);
  if (fun.test(text) && countWords(text) >= 4) return told ? "fun" : "laugh";
  if (!told) return undefined;
  if (mishap.test(text)) return "mishap";
  return long ? "story" : undefined;
}

/** Whether somebody who cried may have cried over a story. */
export function isOfFiction(topic: Topic): boolean {
  return fiction.includes(topic);
}
