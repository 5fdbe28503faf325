import { createHash } from "node:crypto";
import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";
import { translatePrompt } from "./translate-prompt.ts";
import { turnPrompt } from "./turn-prompt.ts";

/** What the prompt says, as a hash, by its name and version. */
const known: Record<string, string> = {
  "chat-turn@5": "9a0d5bdc8723edd5",
  "chat-translate@1": "67ab209aa8acec37",
};

const hashOf = (said: string) => createHash("sha256").update(said).digest("hex").slice(0, 16);

test("it says what it said: whoever changes the prompt raises its version", () => {
  const { state } = reply(openConversation("FOOD", 2, "seed").state, "I like soup.");
  const { id, version, stable, volatile } = turnPrompt;
  const said = `${stable}\0${volatile({ state, question: "What do you eat?", nonce: "0123456789abcdef" })}`;

  expect(hashOf(said)).toBe(known[`${id}@${version}`]);
});

test("so does the one for what a learner would say", () => {
  const { id, version, stable, volatile } = translatePrompt;
  const said = `${stable}\0${volatile({ spanish: "Me gusta la sopa.", level: 2, nonce: "0123456789abcdef" })}`;

  expect(hashOf(said)).toBe(known[`${id}@${version}`]);
});

test("a small context holds it after twenty long messages", () => {
  for (const topic of topics) {
    let { state } = openConversation(topic, 5, "seed");
    for (let at = 0; at < 19; at += 1)
      ({ state } = reply(state, `${at} ${"some words of mine ".repeat(15)}`));
    const { stable, volatile } = turnPrompt;
    const said = stable + volatile({ state, question: "What do you eat?", nonce: "0123456789abcdef" });
    // 4096 tokens less the answer's 1000, at four characters each
    expect(said.length).toBeLessThan(12_000);
  }
});
