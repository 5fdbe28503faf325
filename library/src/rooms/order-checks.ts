import { ordersOf } from "./lines.ts";
import { mentionedIn, orderIn } from "./order-parser.ts";
import { each, whole } from "./room-check.ts";
import type { OrderSentence } from "./story.ts";

const eachOrder = each(ordersOf);

/** Each of the three colours is mentioned once. */
export const orderSlots = eachOrder(({ say }) => {
  return hasAll(say) ? undefined : `does not mention {1}, {2} and {3} once each: ${say}`;
});

/** The sentence entails one order: {1}, {2}, {3}. Where its grammar is not plain, quotations of it say so pair by pair. */
export const orderTold = eachOrder((sentence) => {
  if (!hasAll(sentence.say)) return undefined;
  return sentence.pairs ? wrongPairs(sentence) : wrongGrammar(sentence);
});

/** From B1 on most sentences need grammar: they do not mention the colours in their order. */
export const orderMentioned = whole(({ band, puzzles }) => {
  const sentences = puzzles.flatMap(({ clues }) => clues);
  const plain = sentences.filter(({ say }) => mentionedIn(say).join("") === "123").length;
  if (band === "A1" || band === "A2" || plain * 2 <= sentences.length) return [];
  return [
    `${plain} of ${sentences.length} order sentences mention the colours in their order, more than half`,
  ];
});

function hasAll(say: string): boolean {
  return mentionedIn(say).toSorted().join("") === "123";
}

function wrongGrammar({ say }: OrderSentence): string | undefined {
  const order = orderIn(say);
  if (!order) return `its order is not told by plain grammar; write {say, pairs}: ${say}`;
  return order.join() === "1,2,3" ? undefined : `tells the order {${order.join("} {")}}: ${say}`;
}

function wrongPairs({ say, pairs = [] }: OrderSentence): string | undefined {
  const unsaid = pairs.find(({ said }) => !say.includes(said));
  if (unsaid) return `does not say "${unsaid.said}": ${say}`;
  const back = pairs.find(({ first, then }) => first >= then);
  if (back) return `{${back.first}} cannot come before {${back.then}}: ${say}`;
  const has = (one: number, other: number) =>
    pairs.some(({ first, then }) => first === one && then === other);
  return has(1, 2) && has(2, 3) ? undefined : `needs pairs for {1} before {2} and {2} before {3}: ${say}`;
}
