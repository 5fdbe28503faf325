import { expect, test } from "vitest";
import { type Mood, moodOf } from "./mood.ts";

const met: readonly [string, Mood | undefined][] = [
  ["We lost our bags at the airport and I cried", "mishap"],
  ["Yesterday I went to my grandmother's house and we made bread with her old recipe together", "story"],
  ["When I was ten my cousin hid under my bed and I jumped hahaha", "fun"],
  ["My dog is very fat and very happy jaja", "laugh"],
  ["Tomorrow I have an exam and I'm very nervous", "worry"],
  ["I don't want to talk about this", "drop"],
  ["You're just agreeing with everything I say", "contrary"],
  ["I am afraid of insects", undefined],
  ["I think the moon landing was filmed in a studio and nobody told us so far", undefined],
  ["I like pizza", undefined],
  ["It's not so funny with the plague and without toilets", undefined],
];

test.each(met)("“%s” wants to be met as %s", (text, mood) => {
  expect(moodOf(text)).toBe(mood);
});
