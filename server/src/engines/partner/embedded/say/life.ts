import { ofOnePersona } from "@salida/library/partner/answers/of-one-persona.ts";
import { type Lines, linesAt } from "@salida/library/partner/lines.ts";
import { type LifeKind, lifeKinds, personaLife } from "@salida/library/partner/persona-life.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { contentLemmas } from "#engines/partner/embedded/hear/lemmas.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";

const animals = "dogs?|cats?|pets?|animals?|birds?|parrot|hamster|rabbit|horse|turtle|goldfish|goats?|hen";
const relatives =
  "wife|husband|sons?|daughters?|brothers?|sisters?|children|kids|twins|boys?|girls?|uncle|grandmother|grandchildren|twin";
const met =
  "passengers?|customers?|clients?|students?|pupils?|patients?|visitors?|readers?|guests?|tourists?|callers?|people you (?:meet|met)|person you (?:met|remember)";

/** How each is asked for. */
const asked: readonly (readonly [RegExp, LifeKind])[] = [
  [
    new RegExp(
      `\\b(?:names?|called|old|breed)\\b.*\\byour (?:\\w+ )?(?:${animals})\\b|\\byour (?:\\w+ )?(?:${animals})(?:['’]s)? (?:names?|called|like)\\b|\\btell me about your (?:\\w+ )?(?:${animals})\\b`,
      "i",
    ),
    "pets",
  ],
  [
    new RegExp(
      `\\b(?:names?|called|old)\\b.*\\byour (?:\\w+ )?(?:${relatives})\\b|\\byour (?:\\w+ )?(?:${relatives})(?:['’]s)? (?:names?|called|like|old|do|work)\\b|\\btell me about your (?:family|${relatives})\\b`,
      "i",
    ),
    "family",
  ],
  [
    new RegExp(
      `\\b(?:${met})\\b.*\\b(?:forget|remember|special|strang\\w+|best|worst|funn\\w+|difficult|favou?rite)|\\b(?:forget|remember|special|strang\\w+|best|worst|funn\\w+|difficult|favou?rite)\\b.*\\b(?:${met})\\b`,
      "i",
    ),
    "guest",
  ],
  [
    /\b(?:recommend|suggest)\b.*\bsongs?\b|\bfavou?rite (?:song|singer|band)\b|\bwhich song\b|\bwhat song\b|\bsong\b.*\byou\b.*\b(?:like|love|favou?rite)\b/i,
    "song",
  ],
  [
    /\brecommend|\bsuggest\b|\bany (?:good )?(?:film|book|song|game|series|place)s?\b.*\b(?:for me|to)\b|\b(?:what|which)(?: is|['’]s)? the best \w+ (?:for|to|with)\b|\bshould i (?:watch|read|see|play|listen|visit|begin|start)\b|\bgive me (?:a|one|some) (?:tip|recommendation|idea)/i,
    "tip",
  ],
  [
    /\b(?:what|how) (?:is|['’]s) (?:it|your (?:work|job|working day|normal day|typical day)) like\b|\bwhat is your (?:work|job) like\b|\bhow is (?:your )?(?:work|job)\b|\b(?:is your (?:work|job)|work|job) (?:hard|difficult|easy|boring|interesting|fun)\b|\bwhat do you do (?:all day|at work|every day)\b|\bdescribe your (?:day|work|job)\b/i,
    "work",
  ],
  [
    /\b(?:embarrass\w*|funniest|mistake|accident|disaster|gone wrong|went wrong|scary|scared)\b.*\byou\b|\byou\b.*\b(?:embarrass\w*|funniest|mistake|accident|disaster|gone wrong|went wrong)\b|\btell me a story\b|\bbeen (?:\w+ )?(?:afraid|scared|frightened)\b(?! of)|\bin danger\b/i,
    "mishap",
  ],
  [/\bwhat(?:['’]s| is| was)? (?:the )?worst\b.*\byou|\byou\b.*\bhate most\b/i, "worst"],
  [
    /\byour (?:biggest |greatest |secret )?(?:wish|dream|goal|hope)s?\b|\bwhat do you (?:wish|hope|dream)\b/i,
    "wish",
  ],
];

const askedBack: Readonly<Record<LifeKind, Lines>> = {
  pets: ["Do you have a pet?", "Do you have any animals yourself?"],
  family: ["Is your family big?", "And what is your family like?"],
  city: ["What is your town like?", "And what is your town like?"],
  guest: ["Who do you never forget?", "Is there somebody you'll never forget?"],
  work: ["What is your day like?", "And what are your days like?"],
  mishap: ["What went wrong for you once?", "And what has gone wrong for you?"],
  tip: ["What can you recommend?", "And what would you recommend?"],
  worst: ["What is the worst for you?", "And what would you call the worst?"],
  wish: ["What is your wish?", "And what do you wish for?"],
  song: ["What is your favourite song?", "And which song is yours?"],
};

/** What only a town is asked for. */
const ofTown =
  /\b(?:what|which|where)\b.*\b(?:see|visit|do|like|special|famous|good|interesting|beautiful|nice)\b/i;

/** What it tells, and what it asks in turn. */
interface Told {
  lines: readonly string[];
  asks?: readonly string[];
}

/** What the persona tells of its own life, where it is asked for just that. */
export function lifeFor(question: string, text: string, state: PartnerState): Told | undefined {
  const degree = degreeOf(state.level);
  const own = ofOnePersona[state.topic]?.find(([asks]) => new RegExp(asks, "iu").test(question));
  if (own) return { lines: linesAt(own[1], degree) };
  const life = personaLife.get(state.topic);
  const { from } = proseOf(state).persona;
  const isOfTown = text.includes(from) || /\byour (?:city|town|country)\b/i.test(question);
  if (life && isOfTown && ofTown.test(question))
    return { lines: [life.city], asks: linesAt(askedBack.city, degree) };
  const kind = asked.find(([asks]) => asks.test(question))?.[1];
  if (life && kind) return { lines: [life[kind]], asks: linesAt(askedBack[kind], degree) };
  return undefined;
}

/** Words that say little of what is asked. */
const idle =
  /^(?:like|love|thing|people|person|time|day|year|good|bad|best|old|new|one|first|last|favou?rite|ask|tell|call|learn|know|need|want|move|play|cook|read|write|walk|buy|make|watch|listen|meet|end|stay|keep|put|feel|find|way|life|use|try|give|come|happen|mean|work|live|home|talk|speak|english|person|world|man|woman|child|begin|start|much|little|big|long)$/;

/** Something it has to tell that shares a word with the question: of its life, else of what it does and thinks. */
export function sharedWith(question: string, state: PartnerState): string | undefined {
  const degree = degreeOf(state.level);
  const { threads, label, persona } = proseOf(state);
  const label_ = contentLemmas(label);
  const words = new Set(contentLemmas(question).filter((word) => !idle.test(word) && !label_.includes(word)));
  if (words.size === 0) return undefined;
  const life = personaLife.get(state.topic);
  const lines = [
    ...lifeKinds.flatMap((kind) => life?.[kind] ?? []),
    persona.family,
    ...threads.flatMap(({ own, view }) => [own[degree], view[degree]]),
  ].filter((line) => !state.remarks.includes(line));
  const shared = (line: string) => contentLemmas(line).filter((word) => words.has(word)).length;
  const least = Math.min(2, words.size);
  return lines.find((line) => shared(line) >= least);
}
