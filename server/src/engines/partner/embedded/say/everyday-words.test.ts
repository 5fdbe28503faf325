import { describe, expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";

const after = (line: string, topic: "FOOD" | "SURVIVAL" | "SCIENCE" = "FOOD") =>
  reply(openConversation(topic, 2, "seed").state, line).text;

describe("a question that nothing special is known for has an answer by its kind", () => {
  test.each([
    ["How much does it cost?", /ask in two/],
    ["Is it dangerous to walk alone at night?", /careful|trust/],
    ["What should I pack?", /shoes|water/],
    ["What is the hardest part of your work?", /people/],
    ["What would you do with four free months?", /sleep|nothing/],
    ["Can I ask you something?", /Of course|Please/],
    ["Do you say 'sofa' or 'couch'?", /Both are fine/],
  ])("%s", (question, answer) => {
    expect(after(question)).toMatch(answer);
    expect(after(question)).not.toMatch(/only a program/);
  });
});

test("what is thought of something told goes by how it was told", () => {
  expect(after("My daughter wants to live far away and I am worry. What you think?")).toMatch(
    /hard|like you/,
  );
  expect(after("My son won a prize and we are very happy. What do you think?")).toMatch(/wonderful|glad/);
});

test("what drew somebody to their work is told", () => {
  expect(after("What drew you to fungi?", "SCIENCE")).toMatch(/chance|stayed|frog/);
});

test("who is asked for a sister and has none says so", () => {
  expect(after("Do you have sisters?")).toMatch(/no sisters/);
});
