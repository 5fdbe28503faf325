import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { providers, textShapes } from "#engines/text/settings.ts";
import { openTestProvider, type Reply } from "#engines/text/test-provider/open-test-provider.ts";
import { type Say, type Spoken, TextFault } from "#engines/text/text.ts";
import { openRemoteText } from "./open-remote-text.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
});

const say: Say = {
  role: "partner",
  prompt: { id: "test/talk", version: 1, stable: "You talk.", volatile: "Hello." },
  most: 500,
  total: 5_000,
};
const good = "Hello! I grow bees on the roof, and they do not mind. What do you keep at home?";

function opened(model = "openai-compatible:some:model", idle = "1") {
  const settings = z.object(textShapes).parse({
    CHAT_MODEL: model,
    OPENAI_API_KEY: "key-1",
    ANTHROPIC_API_KEY: "key-2",
    GOOGLE_GENERATIVE_AI_API_KEY: "key-3",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
    TEXT_IDLE: idle,
  });
  return openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
}

const replies = (...all: Reply[]) => provider.answer((_, count) => all[count - 1] ?? all.at(-1) ?? {});

/** All that came, and how it ended. */
async function heardOf(speaking: AsyncGenerator<string, Spoken, void>) {
  const pieces: string[] = [];
  try {
    for (;;) {
      const { done, value } = await speaking.next();
      if (done) return { pieces, text: pieces.join(""), spoken: value, fault: undefined };
      pieces.push(value);
    }
  } catch (fault) {
    expect(fault).toBeInstanceOf(TextFault);
    return { pieces, text: pieces.join(""), spoken: undefined, fault: fault as TextFault };
  }
}

test.each(providers)("%s: what is said comes in pieces, and at its end what it took", async (name) => {
  replies({ text: good, tokens: { in: 77, out: 20 } });
  const { pieces, text, spoken } = await heardOf(opened(`${name}:some:model`).say(say));

  expect(text).toBe(good);
  expect(pieces.length).toBeGreaterThan(2);
  expect(spoken).toMatchObject({ by: `${name}:some:model`, tokens: { in: 77, kept: 0, out: 20 } });
  expect(provider.asked).toMatchObject([
    { provider: name, system: "You talk.", user: "Hello.", schema: undefined, json: false },
  ]);
});

test.each(providers)("%s: what breaks off midway stands as far as it was heard", async (name) => {
  // what is written must be on its way before the line is cut
  replies({ text: good, cutAfter: 4, pace: 10 }, { text: good });
  const { text, fault } = await heardOf(opened(`${name}:m`).say(say));

  expect(text.length).toBeGreaterThan(0);
  expect(good.startsWith(text)).toBe(true);
  expect(fault?.why).toBe("down");
  // asked again it would say the same twice
  expect(provider.asked).toHaveLength(1);
});

test.each(providers)("%s: what breaks off before a word is asked for again", async (name) => {
  replies({ text: good, cutAfter: 0 }, { status: 503 }, { text: good });
  expect((await heardOf(opened(`${name}:m`).say(say))).text).toBe(good);
  expect(provider.asked).toHaveLength(3);
});

test.each(providers)("%s: silence midway is a fault, and so is an end at the limit", async (name) => {
  replies({ text: good, silentAfter: 4 }, { text: good, finish: "length" });
  const silent = await heardOf(opened(`${name}:m`).say(say));
  const cut = await heardOf(opened(`${name}:m`).say(say));

  expect([silent.fault?.why, cut.fault?.why]).toEqual(["slow", "unusable"]);
  expect(cut.text).toBe(good);
});

test("too long in all is a fault, however lively it is", async () => {
  replies({ text: good.repeat(20), pace: 20 });
  const { fault, pieces } = await heardOf(opened().say({ ...say, total: 300 }));

  expect(fault).toMatchObject({ why: "slow", message: "not done in 0.3 s" });
  expect(pieces.length).toBeGreaterThan(0);
});

test("words without end are not listened to", async () => {
  replies({ text: "x".repeat(1_000_000) });
  // a busy machine pauses for more than a second
  const { fault, text } = await heardOf(opened("openai-compatible:some:model", "30").say(say));

  expect(fault?.message).toBe("an answer without end");
  expect(text.length).toBeLessThan(210_000);
});

test("an empty answer is none", async () => {
  replies({ text: "" });
  expect((await heardOf(opened().say(say))).fault?.why).toBe("unusable");
});

test.each([
  [400, "unusable", 1],
  [401, "key", 1],
  [404, "model", 1],
  [429, "busy", 3],
  [503, "down", 3],
])("%i is %s, asked %i times", async (status, why, times) => {
  replies({ status });
  expect((await heardOf(opened().say(say))).fault?.why).toBe(why);
  expect(provider.asked).toHaveLength(times);
});

test("without a model there is nobody to say it", async () => {
  const { fault } = await heardOf(openRemoteText(z.object(textShapes).parse({})).say(say));
  expect(fault?.why).toBe("unset");
});

test("whoever hears no further hangs up, midway and before a word", async () => {
  replies({ text: good.repeat(50), pace: 10 }, { text: good, silentAfter: 0 });
  for await (const _ of opened().say(say)) break;
  const enough = new AbortController();
  const waiting = opened()
    .say({ ...say, signal: enough.signal })
    .next();
  await vi.waitFor(() => expect(provider.asked).toHaveLength(2));
  enough.abort(new Error("enough"));

  await expect(waiting).rejects.toThrow("enough");
  await vi.waitFor(() => expect(provider.asked.map(({ left }) => left)).toEqual([true, true]));
});

test("what breaks off midway counts: after five of them nobody is asked for a while", async () => {
  replies({ text: good, cutAfter: 4, pace: 10 });
  const engine = opened();
  for (let at = 0; at < 5; at += 1) await heardOf(engine.say(say));

  expect(engine.ready("partner")).toBe(false);
  expect((await heardOf(engine.say(say))).fault?.why).toBe("down");
  expect(provider.asked).toHaveLength(5);
});
