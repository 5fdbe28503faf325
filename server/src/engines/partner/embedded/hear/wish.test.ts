import { expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";
import { wishIn } from "./wish.ts";

test.each([
  ["Let's talk about football please", "football"],
  ["Can we talk about my holidays?", "holidays"],
  ["I'd like to talk about music instead.", "music"],
  ["can we speak about the weather now", "weather"],
  ["I want to chat about video games!", "video games"],
  ["can we talk about videogames", "videogames"],
  ["Let's talk about anime", "anime"],
])("%s wishes for %s", (text, topic) => {
  expect(wishIn(text)).toBe(topic);
});

test.each([
  "I talk about football every day.",
  "Let's talk about it.",
  "Can we talk about something else?",
  "Let's talk about xqzzt.",
  "Let's talk about suicide.",
  "Can we talk about drugs?",
  "I want to talk about porn",
])("%s wishes for nothing that could be said back", (text) => {
  expect(wishIn(text)).toBeUndefined();
});

test.each([0, 2, 5] as const)(
  "a topic wished for is taken up with a question about it (level %i)",
  (level) => {
    const { state } = openConversation("FOOD", level, "seed");
    const turn = reply(reply(state, "I cook every day.").state, "Let's talk about football, please.");
    expect(turn.text).toMatch(/football.*football.*\?$/i);
    const next = reply(turn.state, "I play on Sundays with my cousins.");
    expect(next.text).toMatch(/\?$/);
  },
);

test("the same wish twice is answered twice in other words", () => {
  const { state } = openConversation("FOOD", 2, "seed");
  const first = reply(state, "Let's talk about football.");
  const second = reply(first.state, "Can we talk about music?");
  expect(second.text).toMatch(/music/);
  expect(second.state.asked.at(-1)).not.toBe(first.state.asked.at(-1));
});

test("what is named after something else is wished for", () => {
  expect(wishIn("Can we talk about something lighter, like gardens?")).toBe("gardens");
});
