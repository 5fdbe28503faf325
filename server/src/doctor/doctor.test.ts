import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readFile } from "@salida/library/read.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { answeredBy, ghostOf, promptOf } from "#authoring/test-ghost.ts";
import { openRemoteSpeech } from "#engines/speech/remote/open-remote-speech.ts";
import { speakerOf, speechShapes } from "#engines/speech/settings.ts";
import { testVoice } from "#engines/speech/test-voice.ts";
import { localServers, settingsLine } from "#engines/text/local-servers.ts";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { type Asked, openTestProvider, type Reply } from "#engines/text/test-provider/open-test-provider.ts";
import { openRemoteTranscription } from "#engines/transcription/remote/open-remote-transcription.ts";
import { transcriberOf, transcriptionShapes } from "#engines/transcription/settings.ts";
import { examine } from "./examine.ts";
import { examineSpeech } from "./examine-speech.ts";
import { examineTranscription } from "./examine-transcription.ts";
import { knownItems } from "./known-items.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());

const greeting = JSON.stringify({ greeting: "Hello! Nice to see you." });

const texts = join(import.meta.dirname, "../../../library/texts");
const items = knownItems(texts, 10);
const written = readFile(texts, "food/b1.yaml").file.readings[0];
if (!written) throw new Error("There is no text.");
const ghost = ghostOf(written);

/** A model that knows the library by heart, and so notices any other key; it never bets without a text. */
function knowing(asked: Asked): Reply {
  const { system, user } = asked;
  const name = promptOf(asked);
  const mine = written?.items.some(({ stem }) => user.includes(`Question: ${stem}\n`));
  if (name && (name !== "solve" || mine)) return answeredBy(ghost)(asked);
  const nonce = /^The word is (\w+)/.exec(system)?.[1];
  if (nonce) return { text: JSON.stringify({ word: nonce }) };
  if (!user.startsWith("Text:")) return { text: greeting, tokens: { in: 40, out: 9 } };
  const item = items.honest.find(({ stem }) => user.includes(stem));
  const options = [...user.matchAll(/^([A-D])\) (.*)$/gm)];
  const answer = options.find(([, , option]) => option === item?.key)?.[1];
  return { text: JSON.stringify({ answer, quote: "", others: [] }) };
}

async function examined(brain: (asked: Asked) => Reply, more: Record<string, string> = {}) {
  provider.answer(brain);
  const settings = z.object(textShapes).parse({
    TEXT_MODEL: "openai-compatible:some:model",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
    TEXT_IDLE: "1",
    ...more,
  });
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const lines: string[] = [];
  const well = await examine({ settings, engine, items, tell: (line) => lines.push(line), die: () => 0 });
  return { well, said: lines.join("\n"), lines };
}

test("ten items of all levels, and the same ones with another key", () => {
  expect(items.honest).toHaveLength(10);
  expect(new Set(items.honest.map(({ stem }) => stem)).size).toBe(10);
  for (const [at, item] of items.honest.entries()) {
    expect(items.swapped[at]?.stem).toBe(item.stem);
    expect(items.swapped[at]?.key).not.toBe(item.key);
    expect(items.swapped[at]?.distractors).toContain(item.key);
  }
});

test("all is well with a model that keeps to schemas, hears all and knows its keys", async () => {
  const { well, said } = await examined(knowing, { MODEL_PRICES: "openai-compatible:some:model=1/10" });
  expect(said).toMatch(
    /^writer +openai-compatible:some:model: first sign after \d+\.\d s.*, keeps to a schema$/m,
  );
  expect(said).toMatch(/^judge +openai-compatible:some:model, as above$/m);
  expect(said).toMatch(/^long +2867 tokens arrive whole$/m);
  expect(said).toMatch(/^solver +10 of 10 sound questions found sound, 10 of 10 wrong keys noticed$/m);
  expect(said).toContain(`reading   "${written?.title}" passes every check: 18 calls, `);
  expect(said).toMatch(/^used +openai-compatible:some:model: 40 calls, .* out, \$0\.\d{4}$/m);
  expect(well).toBe(true);
});

test("a server that cuts the beginning off is found out", async () => {
  const { well, said } = await examined((asked) =>
    asked.system.startsWith("The word") ? { text: '{"word": "garden"}' } : knowing(asked),
  );
  expect(said).toMatch(/^long +of 2867 tokens the beginning is cut without a word: .*num_ctx/m);
  expect(well).toBe(false);
});

test("a writer whose texts do not pass is told with what was found", async () => {
  const { well, said } = await examined((asked) =>
    promptOf(asked) === "text" || promptOf(asked) === "mend"
      ? { text: JSON.stringify({ title: "Tea", paragraphs: ["Tea."], evidence: ["Tea."] }) }
      : knowing(asked),
  );
  expect(said).toMatch(/^ +- text: 1 pieces of evidence for 4 questions$/m);
  expect(said).toMatch(/^reading +none that passes: \d+ calls, \d+ s, \d+ findings$/m);
  expect(well).toBe(false);
});

test("a solver that says A to everything is too weak", async () => {
  const { well, said } = await examined((asked) =>
    asked.user.startsWith("Text:") ? { text: '{"answer": "A", "quote": "", "others": []}' } : knowing(asked),
  );
  expect(said).toMatch(/^solver .*too few; set SOLVER_MODEL to a stronger one$/m);
  expect(well).toBe(false);
});

test("a solver that finds every option defensible is no use either", async () => {
  const { well } = await examined((asked) => {
    const { text = "" } = knowing(asked);
    return { text: asked.user.startsWith("Text:") ? text.replace("[]", '["A", "B", "C", "D"]') : text };
  });
  expect(well).toBe(false);
});

test.each([
  [401, "the key in OPENAI_COMPATIBLE_KEY is refused"],
  [404, 'http://127.0.0.1:1/v1 knows no model "some:model"'],
  [429, "http://127.0.0.1:1/v1 says that it is asked too much"],
  [500, "http://127.0.0.1:1/v1 cannot be reached, or fails"],
])("%i is one plain line, and nothing more is asked", async (status, line) => {
  const { well, lines, said } = await examined(() => ({ status }));
  expect(lines).toHaveLength(4);
  expect(said).toContain(line);
  expect(well).toBe(false);
});

test("each role that has a model of its own is called", async () => {
  const more = { SOLVER_MODEL: "google:b", GOOGLE_GENERATIVE_AI_API_KEY: "k" };
  const { said } = await examined(
    (asked) => (asked.provider === "google" ? { status: 401 } : knowing(asked)),
    more,
  );
  expect(said).toMatch(/^solver +google:b: the key in GOOGLE_GENERATIVE_AI_API_KEY is refused$/m);
  expect(said).toMatch(/^judge +openai-compatible:some:model, as above$/m);
});

test("finds a model server on loopback, and is not taken in by others", async () => {
  const answers = [
    '{"data": [{"id": "qwen3:8b"}]}',
    '{"data": [{"id": "x; rm -rf /"}]}',
    "<html>",
    '{"data": []}',
  ];
  const servers = await Promise.all(
    answers.map(async (answer) => {
      const server = createServer((_, response) => void response.end(answer)).listen(0, "127.0.0.1");
      await new Promise((listening) => server.once("listening", listening));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  const found = await localServers([...ports, 1]);
  for (const server of servers) server.close();

  expect(found).toEqual([{ url: `http://127.0.0.1:${ports[0]}/v1`, model: "qwen3:8b" }]);
  expect(found.map(settingsLine)).toEqual([
    `TEXT_MODEL=openai-compatible:qwen3:8b OPENAI_COMPATIBLE_URL=http://127.0.0.1:${ports[0]}/v1`,
  ]);
});

async function heardOf(brain: (asked: Asked) => Reply | Promise<Reply>): Promise<[boolean, string[]]> {
  provider.answer(brain);
  const settings = z
    .object({ ...textShapes, ...speechShapes })
    .parse({ SPEECH_MODEL: "openai:a-voice", OPENAI_API_KEY: "key-1", TEXT_IDLE: "20" });
  const place = speakerOf(settings);
  const entry = new URL("../engines/speech/remote/joining-worker.ts", import.meta.url);
  const speech = openRemoteSpeech(settings, entry, { addresses: provider.addresses, pause: 1 });
  if (!place || !speech) throw new Error("No model is set.");
  const lines: string[] = [];
  const well = await examineSpeech({ place, speech, tell: (line) => lines.push(line) });
  await speech.close();
  return [well, lines];
}

test("a model that speaks is tried in each of its voices", async () => {
  const [well, [line]] = await heardOf(async ({ user }) => ({ sound: await testVoice(user) }));

  expect(well).toBe(true);
  expect(line).toMatch(/^speech {4}openai:a-voice: 4 voices speak, [\d.]+ s for two sentences$/);
});

test.each([
  ["refuses its key", { status: 401 }, "the key in OPENAI_API_KEY is refused"],
  ["is not there", { status: 404 }, 'openai knows no model "a-voice"'],
  ["sends silence", { sound: Buffer.from("RIFF") }, "woman: sentence 1: no WAV of 16 bits"],
] satisfies [string, Reply, string][])("of one that %s that is told", async (_name, reply, line) => {
  expect(await heardOf(() => reply)).toEqual([false, [`speech    openai:a-voice: ${line}`]]);
});

async function wordsOf(brain: (asked: Asked) => Reply): Promise<[boolean, string[]]> {
  provider.answer(brain);
  const settings = z
    .object({ ...textShapes, ...transcriptionShapes })
    .parse({ TRANSCRIPTION_MODEL: "openai:an-ear", OPENAI_API_KEY: "key-1", TEXT_IDLE: "20" });
  const place = transcriberOf(settings);
  const entry = new URL("../engines/transcription/remote/measuring-worker.ts", import.meta.url);
  const parts = { addresses: provider.addresses, pause: 1 };
  const transcription = openRemoteTranscription(settings, entry, parts);
  if (!place || !transcription) throw new Error("No model is set.");
  const lines: string[] = [];
  const well = await examineTranscription({ place, transcription, tell: (line) => lines.push(line) });
  await transcription.close();
  return [well, lines];
}

test("a model that hears is given a sentence, however it writes the number", async () => {
  const [well, [line]] = await wordsOf(() => ({ text: "I like old books and I have 3 of them at home." }));

  expect(well).toBe(true);
  expect(line).toMatch(/^hearing {3}openai:an-ear: hears a sentence in [\d.]+ s$/);
  expect(provider.asked.at(-1)?.recording?.subarray(0, 4).toString()).toBe("RIFF");
});

test.each([
  ["refuses its key", { status: 401 }, "the key in OPENAI_API_KEY is refused"],
  ["is not there", { status: 404 }, 'openai knows no model "an-ear"'],
  [
    "hears something else",
    { text: "Would you like some tea?" },
    'of "I like old books, and I have three of them at home" it heard "Would you like some tea?"',
  ],
] satisfies [string, Reply, string][])(
  "of a hearing one that %s that is told",
  async (_name, reply, line) => {
    expect(await wordsOf(() => reply)).toEqual([false, [`hearing   openai:an-ear: ${line}`]]);
  },
);
