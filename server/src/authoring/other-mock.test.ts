import { type ChatCompletionRequest, LLMock } from "@copilotkit/aimock";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { TextFault } from "#engines/text/text.ts";
import { authorText } from "./author-text.ts";
import { readingCraft } from "./crafts/reading.ts";
import { type Asked, answeredBy, ghostOf, soundReadings } from "./test-ghost.ts";

/** The protocols as somebody else understands them: what our own server gets wrong we would get wrong, too. */
const mock = new LLMock({ port: 0, strict: true });
const base = await mock.start();
afterAll(() => mock.stop());

const addresses = {
  openai: `${base}/v1`,
  anthropic: `${base}/v1`,
  google: `${base}/v1beta`,
  "openai-compatible": `${base}/v1`,
};
const models = {
  openai: "gpt-5-mini",
  anthropic: "claude-haiku-4-5",
  google: "gemini-2.5-flash",
  "openai-compatible": "writer",
};
const protocols = Object.keys(models) as (keyof typeof models)[];

const [sound] = soundReadings("B1");
if (!sound) throw new Error("There is no sound reading.");
const { file, reading } = sound;
const brief = { topic: file.topic, level: file.level, genre: reading.genre, titles: [], names: [] };
const answer = answeredBy(ghostOf(reading));

beforeEach(() => {
  mock.clearChaos().clearFixtures();
  mock.on({ predicate: () => true }, (request) => ({ content: answer(askedIn(request)).text ?? "" }));
});

function askedIn({ messages }: ChatCompletionRequest): Asked {
  const said = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === "string" ? content : (content ?? []).map(({ text }) => text).join(""),
      )
      .join("\n");
  return { system: said("system"), user: said("user") };
}

function engineOf(protocol: keyof typeof models) {
  const settings = z.object(textShapes).parse({
    TEXT_MODEL: `${protocol}:${models[protocol]}`,
    OPENAI_API_KEY: "a-key",
    ANTHROPIC_API_KEY: "a-key",
    GOOGLE_GENERATIVE_AI_API_KEY: "a-key",
    OPENAI_COMPATIBLE_URL: base,
  });
  return openRemoteText(settings, { addresses, pause: 1, rest: 1 });
}

const authored = (protocol: keyof typeof models, seed = "1") =>
  authorText({ engine: engineOf(protocol), random: randomFrom(seed), die: () => 0 }, readingCraft, brief);

test.each(protocols)("by %s a reading is written whole", async (protocol) => {
  const { file: made } = await authored(protocol);

  expect(made?.readings[0]?.text).toBe(reading.text.trim());
});

test.each(protocols)("by %s an error once is tried again", async (protocol) => {
  mock.nextRequestError(503, { message: "overloaded" });

  expect((await authored(protocol)).file).toBeDefined();
});

test.each(protocols)(
  "by %s nothing comes of what is dropped, garbled or cut but what is sound",
  async (protocol) => {
    mock.setChaos({ dropRate: 0.1, malformedRate: 0.1, disconnectRate: 0.1 });
    for (const seed of ["1", "2", "3"]) {
      const made = await authored(protocol, seed).catch((error) => {
        expect(error).toBeInstanceOf(TextFault);
        return { file: undefined };
      });
      if (made.file) expect(made.file.readings[0]?.text).toBe(reading.text.trim());
    }
  },
);

test.each(protocols)("by %s words come in pieces, and end", async (protocol) => {
  const good = "Hello! I grow bees on the roof, and they do not mind. What do you keep at home?";
  mock.clearFixtures().on({ predicate: () => true }, { content: good });
  const prompt = { id: "test/talk", version: 1, stable: "You talk.", volatile: "Hello." };
  const pieces: string[] = [];
  for await (const piece of engineOf(protocol).say({ role: "partner", prompt, most: 500, total: 5_000 }))
    pieces.push(piece);

  expect(pieces.join("")).toBe(good);
  expect(pieces.length).toBeGreaterThan(1);
});
