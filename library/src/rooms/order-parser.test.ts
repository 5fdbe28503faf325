import { expect, test } from "vitest";
import { orderIn } from "./order-parser.ts";

const inOrder = [
  "Press the {2} button after the {1} one, but before the {3} one.",
  "I always press the {2} button after the {1} one, and the {3} one is last.",
  "After you touch the {1} light, touch the {2} one, and touch the {3} one last.",
  "The {2} bell must be rung before the {3} one, but not until the {1} one has been heard.",
  "The {3} bell is always the last one, and I never ring the {2} one before the {1} one.",
  "Press the {1} button, then the {2} one, then the {3} one.",
  "First press the {1} button. Then press the {2} one. The {3} one is last.",
  "Start with the {1} key, finish with the {3} one, and turn the {2} one in the middle.",
  "Before you touch the {3} lamp, touch the {2} one, but the {1} one is first.",
  "Do not ring the {3} bell until you have rung the {2} one. Ring the {1} one first.",
  "The {1} light is first. Press the {3} light after the {2} one.",
  "The {3} stamp goes on after the others, and the {2} one comes after the {1} one.",
  "Press the {2} button only when you have pressed the {1} one, and leave the {3} one until the other two are lit.",
  "Press the {2} button, but not before the {1} one, and press the {3} one last.",
  "The {3} bell rings after the {2} one, which never rings before the {1} one.",
  "Never touch the {2} lamp until the {1} lamp is dark, and never the {3} one until both are.",
  "Touch the {2} lamp after the {1} lamp and before the {3} lamp.",
  "Don't touch the {3} light before the {2} one. Touch the {1} one first.",
];

test.each(inOrder)("tells that one order from: %s", (sentence) => {
  expect(orderIn(sentence)).toEqual([1, 2, 3]);
});

test.each(inOrder)("tells another order when the places are changed in: %s", (sentence) => {
  const turned = sentence.replace(/\{([123])\}/g, (_, slot) => `{${4 - slot}}`);
  expect(orderIn(turned)).toEqual([3, 2, 1]);
});

test.each([
  "Press the {1} button before the {3} one and the {2} one before the {3} one.",
  "Press the {1} button before the {2} one and the {3} one.",
  "There are a {1} button, a {2} button and a {3} button.",
  "The {2} bell rang on the heels of the {1}, and after the {3} there was only silence.",
  "After the {1} bell and the {2} bell, ring the {3} one.",
  "Press the {1} button before the {2} one, and press it before the {3} one.",
  "Ring the {1} bell before lunch and the {2} bell before dinner, and the {3} one last.",
  "Press the {1} button later than the {2} one, and the {3} one last.",
  "Press the {1} button next to the {2} one, and the {3} one last.",
  "If you press the {1} button before the {2} one, the {3} one is last.",
  "Never touch the {3} lamp first or the {1} lamp last, but touch the {2} one in the middle.",
  "Had he rung the {1} bell before the {2} one, the {3} one would be last.",
  "Press the {1} button before the {2} one.",
  "Press the {1} button before the {2} one and the {1} one.",
])("tells no order from: %s", (sentence) => {
  expect(orderIn(sentence)).toBeUndefined();
});
