import type { Answer } from "./answer.ts";

/** Two words that Spanish speakers take for one, and how they differ, for A1 and A2 and for all above. */
const pairs: readonly (readonly [string, string, string, string])[] = [
  [
    "lend",
    "borrow",
    "You lend to a friend. You borrow from a friend.",
    "You lend something to somebody, and you borrow it from somebody; the thing goes the other way.",
  ],
  [
    "since",
    "for",
    "Since Monday. For three days.",
    "“Since” takes the beginning, like “since Monday”, and “for” takes the time, like “for three days”.",
  ],
  [
    "much",
    "many",
    "Much water. Many apples.",
    "“Much” goes with what you can't count, “many” with what you can: much water, many apples.",
  ],
  [
    "learn",
    "teach",
    "I teach you. You learn from me.",
    "The teacher teaches and the student learns; in Spanish they're close, in English never.",
  ],
  [
    "hear",
    "listen",
    "You hear a noise. You listen to music.",
    "You hear without trying; you listen because you want to.",
  ],
  [
    "see",
    "watch",
    "You see a friend. You watch a film.",
    "You see what is there, and you watch what moves and goes on.",
  ],
  [
    "look",
    "see",
    "You look at a thing. Then you see it.",
    "You look at something on purpose, and you see it because it's there.",
  ],
  [
    "job",
    "work",
    "A job is one post. Work is all you do.",
    "“Job” can be counted, “work” can't: I have two jobs and too much work.",
  ],
  [
    "travel",
    "trip",
    "A trip is one. To travel is what you do.",
    "“Travel” is the activity, and a “trip” is one single journey.",
  ],
  [
    "fun",
    "funny",
    "Fun is a good time. Funny makes you laugh.",
    "A party is fun when you enjoy it, and a joke is funny when you laugh.",
  ],
  [
    "bored",
    "boring",
    "I am bored. The film is boring.",
    "You are bored, and the thing that bores you is boring.",
  ],
  [
    "will",
    "going to",
    "I will help! I am going to move.",
    "“Will” is decided now, “going to” was planned before.",
  ],
  [
    "in",
    "on",
    "In a room. On a table. On Monday.",
    "“In” is inside, “on” touches the top; and it's on Monday, but in May.",
  ],
  [
    "his",
    "her",
    "His is of a man. Her is of a woman.",
    "“His” belongs to a man, “her” to a woman; the thing doesn't matter.",
  ],
  [
    "past simple",
    "present perfect",
    "I went yesterday. I have been there twice.",
    "With a time that is over you say “I went”; with no time, or until now, “I have been”.",
  ],
  [
    "house",
    "home",
    "A house is walls. Home is where you live.",
    "A house is a building, and home is where you belong.",
  ],
];

const word = (one: string) => `["“‘']?${one}\\w*["”’']?`;

/** What the difference between two words is. */
export const differences: readonly Answer[] = pairs.map(([one, other, easy, more]) => ({
  asked: `\\b(?:difference|confuse|mix up|better|correct)\\b.*(?:${word(one)} (?:and|or) ${word(other)}|${word(other)} (?:and|or) ${word(one)})`,
  says: [easy, more],
  asks: ["Can you make a sentence with one of them?", "Can you try a sentence with both?"],
}));
