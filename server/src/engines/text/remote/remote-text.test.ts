import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { providers, textShapes } from "#engines/text/settings.ts";
import { openTestProvider, type Reply } from "#engines/text/test-provider/open-test-provider.ts";
import { type Ask, TextFault } from "#engines/text/text.ts";
import { openRemoteText } from "./open-remote-text.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
});

const shape = z.strictObject({ title: z.string().min(1).max(40), words: z.array(z.string()).max(3) });
const good = JSON.stringify({ title: "A Bee on Board", words: ["bee"] });
const ask: Ask<z.infer<typeof shape>> = {
  role: "writer",
  prompt: { id: "test/title", version: 1, stable: "You name stories.", volatile: "One about bees." },
  shape,
  most: 500,
  total: 5_000,
};

function opened(model = "openai-compatible:some:model", more: Record<string, string> = {}) {
  const settings = z.object(textShapes).parse({
    TEXT_MODEL: model,
    OPENAI_API_KEY: "key-1",
    ANTHROPIC_API_KEY: "key-2",
    GOOGLE_GENERATIVE_AI_API_KEY: "key-3",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
    TEXT_IDLE: "1",
    ...more,
  });
  return openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
}

const replies = (...all: Reply[]) => provider.answer((_, count) => all[count - 1] ?? all.at(-1) ?? {});

async function faultOf(asking: Promise<unknown>): Promise<TextFault> {
  const fault = await asking.then(
    () => undefined,
    (error) => error,
  );
  expect(fault).toBeInstanceOf(TextFault);
  return fault;
}

test.each(providers)(
  "%s: what is asked arrives with its schema, and the answer with its tokens",
  async (name) => {
    replies({ text: good, tokens: { in: 321, out: 12 } });
    const engine = opened(`${name}:some:model`);
    const answer = await engine.ask(ask);

    expect(answer).toMatchObject({ value: JSON.parse(good), by: `${name}:some:model`, rung: "schema" });
    expect(answer.tokens).toEqual({ in: 321, kept: 0, out: 12 });
    expect(provider.asked).toHaveLength(1);
    const [asked] = provider.asked;
    expect(asked).toMatchObject({ provider: name, system: "You name stories.", user: "One about bees." });
    expect(asked?.schema).toMatchObject({ required: ["title", "words"], additionalProperties: false });
    expect(asked?.body).not.toMatch(/maxLength|minLength|maxItems/);
    expect(`${asked?.path} ${asked?.body}`).toContain("some:model");
  },
);

test.each(providers)("%s: an answer cut at the limit is not taken for whole", async (name) => {
  replies({ text: good, finish: "length" });
  expect((await faultOf(opened(`${name}:m`).ask(ask))).why).toBe("unusable");
});

test.each(providers)("%s: a connection that breaks off is tried again", async (name) => {
  replies({ text: good, cutAfter: 2 }, { text: good });
  expect((await opened(`${name}:m`).ask(ask)).value).toEqual(JSON.parse(good));
  expect(provider.asked).toHaveLength(2);
});

test("a server that takes no schema is asked for an object, then for text, and remembered", async () => {
  provider.answer(({ schema, json }) =>
    schema || json ? { status: 400 } : { text: `Here:\n\`\`\`json\n${good}\n\`\`\`` },
  );
  const engine = opened();
  expect(await engine.ask(ask)).toMatchObject({ value: JSON.parse(good), rung: "text" });
  expect(provider.asked.map(({ schema, json }) => (schema ? "schema" : json ? "object" : "text"))).toEqual([
    "schema",
    "object",
    "text",
  ]);
  expect(provider.asked[2]?.user).toContain('"additionalProperties":false');

  await engine.ask(ask);
  expect(provider.asked).toHaveLength(4);
});

test("a server that ignores the schema is asked otherwise", async () => {
  provider.answer(({ schema }) => ({ text: schema ? '{"name": "A Bee"}' : good }));
  expect(await opened().ask(ask)).toMatchObject({ rung: "object" });
});

test("one formless answer does not take a schema from a model that has kept to it", async () => {
  const engine = opened();
  replies({ text: good });
  await engine.ask(ask);
  provider.answer((_, count) => ({ text: count === 2 ? "Well," : good }));
  expect(await engine.ask(ask)).toMatchObject({ rung: "object" });
  expect(await engine.ask(ask)).toMatchObject({ rung: "schema" });
});

test("what keeps its form but not its bounds is unusable, at once", async () => {
  replies({ text: JSON.stringify({ title: "x".repeat(41), words: [] }) });
  const fault = await faultOf(opened().ask(ask));
  expect(fault.why).toBe("unusable");
  expect(fault.message).toContain("title");
  expect(provider.asked).toHaveLength(1);
});

test.each([
  ["nothing", ""],
  ["thoughts alone", "<think>bees, hm</think>"],
  ["a NUL", '{"title": "a\\u0000b", "words": []}'],
  ["prose", "I would call it A Bee on Board."],
])("%s is no answer", async (_, text) => {
  replies({ text });
  expect((await faultOf(opened().ask(ask))).why).toBe("unusable");
});

test("an answer without end is not listened to", async () => {
  replies({ text: "x".repeat(1_000_000) });
  expect((await faultOf(opened().ask({ ...ask, total: 30_000 }))).message).toBe("an answer without end");
});

test.each([
  [401, "key", 1],
  [403, "key", 1],
  [404, "model", 1],
  [429, "busy", 3],
  [503, "down", 3],
  [529, "down", 3],
])("%i is %s, asked %i times", async (status, why, times) => {
  replies({ status });
  expect((await faultOf(opened().ask(ask))).why).toBe(why);
  expect(provider.asked).toHaveLength(times);
});

test("waits as long as a busy provider asks, and leaves one alone that asks for long", async () => {
  const began = performance.now();
  replies({ status: 429, headers: { "retry-after": "1" } }, { text: good });
  await opened().ask(ask);
  expect(performance.now() - began).toBeGreaterThan(990);

  provider.asked.length = 0;
  replies({ status: 429, headers: { "retry-after": "3600" } });
  expect((await faultOf(opened().ask(ask))).why).toBe("busy");
  expect(provider.asked).toHaveLength(1);
});

test("silence is given up, a slow stream with signs is not", async () => {
  replies({ text: good, silentAfter: 2 });
  expect((await faultOf(opened().ask({ ...ask, total: 30_000 }))).why).toBe("slow");

  replies({ text: good, pace: 300 });
  expect((await opened().ask({ ...ask, total: 30_000 })).value).toEqual(JSON.parse(good));
});

test("what is not done in time is given up, however many signs there are", async () => {
  replies({ text: good.repeat(10), pace: 100 });
  expect((await faultOf(opened().ask({ ...ask, total: 400 }))).why).toBe("slow");
});

test("whoever asked can stop it", async () => {
  replies({ text: good, silentAfter: 1 });
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error("gone")), 50);
  await expect(opened().ask({ ...ask, signal: stop.signal })).rejects.toThrow("gone");
});

test("after five failures in a row nobody is asked for a while", async () => {
  replies({ status: 500 });
  const engine = opened();
  expect(engine.ready("solver")).toBe(true);
  await faultOf(engine.ask(ask));
  await faultOf(engine.ask(ask));
  expect(engine.ready("solver")).toBe(false);
  expect((await faultOf(engine.ask({ ...ask, role: "judge" }))).why).toBe("down");
  expect(provider.asked).toHaveLength(5);
});

test("no more are asked at once than was set", async () => {
  let now = 0;
  let most = 0;
  provider.answer(() => {
    now++;
    most = Math.max(most, now);
    setTimeout(() => now--, 60);
    return { text: good, pace: 15 };
  });
  const engine = opened(undefined, { TEXT_CONCURRENCY: "2" });
  await Promise.all(Array.from({ length: 8 }, () => engine.ask(ask)));
  expect(most).toBeLessThanOrEqual(2);
});

test("roles have models of their own, else the writer's; without one, none is ready", async () => {
  const engine = opened("openai:a", { SOLVER_MODEL: "google:b" });
  expect(["writer", "solver", "judge", "partner"].map((role) => engine.modelOf(role as "writer"))).toEqual([
    "openai:a",
    "google:b",
    "openai:a",
    "openai:a",
  ]);
  const none = openRemoteText(z.object(textShapes).parse({}));
  expect(none.ready("writer")).toBe(false);
  expect((await faultOf(none.ask(ask))).why).toBe("unset");
});

test("a fault never says what was asked or with which key", async () => {
  for (const reply of [{ status: 400 }, { status: 401 }, { status: 500 }, { text: "no" }]) {
    replies(reply);
    const fault = await faultOf(opened().ask(ask));
    const said = `${fault.stack} ${JSON.stringify(fault)} ${fault.cause}`;
    expect(said).not.toContain("bees");
    expect(said).not.toContain("key-");
  }
});
