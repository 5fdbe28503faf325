import { type FactKind, personaFacts } from "@salida/library/partner/persona-facts.ts";
import type { Topic } from "@salida/rules/topics.ts";

type Lines = readonly [readonly string[], readonly string[], readonly string[]];

const said: Readonly<Record<FactKind, Lines>> = {
  food: [
    ["My favourite food is {x}.", "I eat {x} very often."],
    ["I could eat {x} every day.", "I'd choose {x}, any day of the week."],
    ["Give me {x} and I ask for nothing more.", "I'd never say no to {x}."],
  ],
  drink: [
    ["I like {x}.", "For me, {x}, please!"],
    ["I usually have {x}, morning and evening.", "I hardly drink anything but {x}."],
    ["I'm hopeless without {x}, I'm afraid.", "With me it's {x}, morning, noon and night."],
  ],
  colour: [
    ["My favourite colour is {x}.", "I like {x}."],
    ["I've always liked {x} best.", "It has to be {x} for me."],
    ["I've always been drawn to {x}.", "I'd paint everything {x} if they let me."],
  ],
  season: [
    ["I like {x} best.", "I love {x}."],
    ["I'm happiest in {x}.", "I like {x} best, because everything feels new."],
    ["I come alive in {x}, oddly enough.", "I'd happily live in {x} all year round."],
  ],
  pet: [
    ["I have {x} at home.", "At home I have {x}."],
    ["I have {x}, and that's enough for me.", "At home I have {x}."],
    ["I have {x}, which suits my way of life.", "At home I have {x}, for better or worse."],
  ],
  music: [
    ["I listen to {x}.", "I like {x}."],
    ["I mostly listen to {x}, especially in the evening.", "I put on {x} when I work."],
    ["It's nearly always {x} that I put on.", "I never tire of {x}."],
  ],
  watching: [
    ["I like {x}.", "In the evening I watch {x}."],
    ["I mostly watch {x}, to be honest.", "I like {x} more than anything new."],
    ["I have a weakness for {x}, I admit.", "I could watch {x} for days on end."],
  ],
  sport: [
    ["My sport is {x}.", "I like {x}, but I am slow."],
    ["I've done a bit of {x} for years, without getting better.", "I like {x}, mostly for the company."],
    ["I do some {x}, with more love than talent.", "My sport, if you can call it that, is {x}."],
  ],
  weekend: [
    ["On Saturday I {x}.", "Often I {x}."],
    ["When I'm free I {x}, usually on Saturdays.", "At the weekend I {x}."],
    ["Left to myself, I {x}.", "Whenever I get a free day, I {x}."],
  ],
  dream: [
    ["One day I want to see {x}.", "My dream is {x}."],
    ["I'd love to see {x} one day.", "I've always wanted to visit {x}."],
    ["If I could go anywhere, it would be {x}.", "I keep promising myself {x}, and I keep putting it off."],
  ],
};

/** How each is asked for; who asks about the learner's own is not answered here. */
const asked: readonly [RegExp, FactKind][] = [
  [/\bcolou?rs?\b/i, "colour"],
  [/\bseasons?\b|\b(?:summer|winter|autumn|spring)\b/i, "season"],
  [/\bpets?\b|\bhave (?:you )?(?:got )?(?:a |any )?(?:dogs?|cats?|animals?)\b/i, "pet"],
  [/\b(?:coffee|tea|beer|wine)\b|\bdo you drink\b/i, "drink"],
  [
    /\bwhat (?:do|did) you (?:usually |like to |normally )?(?:eat|cook|have for)\b|\bfavou?rite (?:food|dish|meal)\b|\bfor (?:breakfast|lunch|dinner)\b/i,
    "food",
  ],
  [/\b(?:music|songs?|bands?|singers?)\b/i, "music"],
  [/\b(?:films?|movies?|series|shows?|television|tv)\b/i, "watching"],
  [/\b(?:sports?|exercise|gym)\b/i, "sport"],
  [/\b(?:weekends?|free time|hobb(?:y|ies)|after work|spare time|for fun)\b/i, "weekend"],
  [
    /^(?:and |but |so )?(?:where|which country|what country)\b.*\byou (?:like|want|love|dream|wish)\b.*\b(?:travel|visit|go|live)\b|\bdream (?:trip|place|holiday)\b/i,
    "dream",
  ],
];

/** A line about the persona's own life that answers a question of everyday, where it is one. */
export function factFor(
  question: string,
  topic: Topic,
  degree: 0 | 1 | 2,
): { lines: readonly string[]; words: { x: string } } | undefined {
  if (!/\byou/i.test(question)) return undefined;
  const kind = asked.find(([about]) => about.test(question))?.[1];
  const x = kind && personaFacts.get(topic)?.[kind];
  return kind && x ? { lines: said[kind][degree], words: { x } } : undefined;
}
