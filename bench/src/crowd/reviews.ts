import { type Doing, look, say } from "./doing.ts";
import type { Member } from "./learners.ts";

const path = "/api/v1/user-reviews";
/** Words of the glossary. */
export const words = [
  "travel",
  "kitchen",
  "music",
  "river",
  "garden",
  "market",
  "winter",
  "letter",
  "bridge",
  "holiday",
  "village",
  "weather",
] as const;
/** Cards that are rated in a visit, at most. */
const mostRated = 5;

interface Card {
  id: string;
  version: number;
}

/** Goes through some of what is due, then keeps a word and hears it. */
export function* review({ random, kept }: Member): Doing {
  const { cards } = yield* look<{ cards: Card[] }>("review", path);
  for (const { id, version } of cards.slice(0, mostRated)) {
    const body = { version, rating: random.pick(["again", "good", "easy"]) };
    const rated = yield* say<Card>("rate", `${path}/${id}/ratings`, body);
    kept.cards.set(id, rated.version);
  }
  const word = random.pick(words);
  const sentence = "They had not been here for long.";
  const { id } = yield* say<Card>("keep a word", path, { word, sentence });
  kept.cards.set(id, kept.cards.get(id) ?? 0);
  yield* look("a word's sound", `/api/v1/words/${word}/sound`);
  yield* look("words", `${path}/words`);
}
