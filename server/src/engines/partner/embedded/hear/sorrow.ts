const people =
  "mother|mum|mom|father|dad|parents|brother|sister|son|daughter|baby|child|children|wife|husband|boyfriend|girlfriend|partner|grand\\w+|gran|grandma|grandpa|nana|uncle|aunt|cousin|nephew|niece|friend|friends|neighbour|teacher|colleague|dog|cat|pet|horse|rabbit";
const mine = `(?:my|our|his|her) (?:\\w+ ){0,2}(?:${people})`;

/** What has befallen somebody; read as one pattern. */
const losses = [
  `${mine}\\b.{0,60}\\b(?:died|dead|dying|passed away|is gone|was killed|lost (?:his|her|their)|left (?:me|us)|cheated|(?:is|was|are|were|got|feels?|been|very|so|really) (?:\\w+ )?(?:sick|ill|unwell|hurt|injured)|in (?:the )?hospital|in a coma|diagnosed|cancer|tumou?r|dementia|alzheimer\\w*|stroke|heart attack|operation|surgery|accident|divorc\\w+|split up|separat\\w+|unemployed|fired|sacked|depress\\w+|can(?:not|'t|’t) (?:walk|see|speak|remember))`,
  `\\b(?:lost|lose|losing|miss|missing|bury|buried|burying) (?:(?:my|our|his|her|their) (?:\\w+ ){0,2}(?:${people})|my (?:job|house|home|flat|business|sight))`,
  `\\bi(?:'m|’m| am| was| got| have been| feel| felt)? (?:\\w+ ){0,2}(?:sad|lonely|alone|depressed|hopeless|devastated|heartbroken|fired|sacked|laid off|unemployed|bullied|robbed|diagnosed|dumped|miserable|crying)\\b`,
  "\\b(?:i|we|he|she|they) (?:have|has|had|got) (?:an? )?(?:\\w+ )?(?:accident|cancer|stroke|miscarriage|funeral)\\b",
  "\\bi (?:broke|have broken|'ve broken) (?:my|up)|\\b(?:broke|broken|split|breaking) up with me\\b|\\b(?:we|and me|and i) (?:broke|have broken|split) up\\b|\\bleft me\\b|\\bcheated on me\\b|\\bhurt my\\b",
  "\\bi (?:cry|cried|can't stop crying|can’t stop crying|have no friends|don't have (?:any )?friends)\\b",
  "\\b(?:nobody|no one) (?:likes|talks to|understands|wants) me\\b|\\bthey (?:laugh at|bully|hit) me\\b",
  "^(?:well,? |yes,? |no,? )?(?:he|she|it|they|we|both) (?:has |have |had )?(?:died|passed away)\\b|\\b(?:he|she) (?:died|passed away)\\b",
  "\\bran away\\b.{0,40}\\b(?:find|back|home)|\\b(?:can't|cannot|can’t) find (?:him|her|them)\\b",
  "\\b(?:funeral|chemotherapy|chemo|hospice|on (?:his|her) deathbed)\\b",
  "\\b\\p{L}+ (?:is|was) (?:already |now )?dead (?:in|since|now|last|and)\\b|^(?:he|she|it) (?:is|was) dead\\b|\\bmy dying\\b",
  "\\bi (?:want|wanna|could|need|have) (?:to )?cry\\b|\\b(?:he|she) (?:is|was) (?:very |so |really )*(?:sick|ill)\\b|\\b(?:he|she) (?:has |had |just )?moved out\\b",
  "\\bthat['’]?s what hurts\\b|\\bit (?:still |really )?hurts (?:a lot|so much|me|every|to)\\b|\\bi (?:still |really )*miss (?:him|her|them)\\b",
  "\\b(?:my|our) (?:house|home|flat|shop|village|town|farm) (?:was|has been|is|got) (?:\\w+ )?(?:burn\\w*|destroyed|flooded|robbed|bombed|gone)\\b",
  "\\bi failed (?:my|the|all|every)\\b",
];
const lost = new RegExp(losses.join("|"), "iu");
/** What has not happened: it is feared, or denied. */
const unreal =
  /\b(?:would|could|might|may|will|won['’]t|if i|if we|afraid (?:of|to)|afraid i|scared (?:of|to)|worried (?:about|of)|haven['’]?t|have not|didn['’]?t|did not|never|don['’]?t want to|not) (?:\w+ )?(?:lose|losing|lost|die|dying|break up|get fired|be fired|cry)\b[^.!?,;]*/gi;

/** An accident that is none. */
const byChance = /\bby accident\b|\b(?:plane|car|train) crash\b|\bfell (?:into|in love)\b/gi;

const notSad =
  /\bi (?:no am|am no|am not|['’]m not|no feel|do not feel|don['’]t feel) (?:\w+ )?(?:sad|alone|lonely|bad)\b/gi;

/** A text without the losses in it that are only feared, or denied. */
export function withoutUnreal(text: string): string {
  return text.replace(byChance, " ").replace(unreal, " ").replace(notSad, " ");
}
/** What happens in stories is nobody's sorrow. */
const story =
  /\b(?:in (?:the|this|that|a) (?:film|movie|book|novel|series|game|story|episode|show|anime|song)|character|hero|heroine|villain|episode|the end of the (?:film|movie|book|series))\b/i;
const glad =
  /\b(?:not sad|no longer (?:ill|sick)|got better|is better now|recovered|so happy|fortunately)\b/i;
const hard =
  /\b(?:worr\w+|problem|trouble|argu\w+|fight\w*|fought|angry|shout\w*|afraid|scared|nervous|stress\w*|difficult|hard time|upset|jealous|lied|lies|broken|stolen|stole|debt|rent)\b/i;

const tears = /\bi (?:cry|cried|can['’]t stop crying)\b/i;

/** Whether somebody tells of a loss, an illness or a sorrow of their own life; where stories are talked of, tears are for them. */
export function tellsSorrow(text: string, ofFiction = false): boolean {
  const real = withoutUnreal(text);
  const said = ofFiction ? real.replace(tears, "") : real;
  return lost.test(said) && !story.test(text) && !glad.test(text);
}

const lostInSpanish =
  /\b(?:muri[oó]|muerto|muerta|falleci[oó]|enferm[oa]s?|hospital|c[aá]ncer|accidente|triste|llor(?:o|ar|ando|[eé])|funeral|entierro|me despidieron|sin trabajo|me siento (?:mal|sol[oa]))\b/i;

/** The same of a message in Spanish. */
export function tellsSorrowInSpanish(text: string): boolean {
  return lostInSpanish.test(text);
}

/** Whether what is told is not pleasant, so that nothing of it is to be called good. */
export function isUnpleasant(text: string): boolean {
  return hard.test(text);
}
