import { chatCalls } from "@salida/contract/calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestProvider, type TestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { aHouse, type House, type TestLearner } from "../test-house.ts";
import { aHostileSound } from "./hostile-sounds.ts";

const files = process.env.LONG ? 22_000 : 300;
/** What a learner may have put into words in a while, and say in a conversation. */
const ofOne = 18;
const { predict, transcribe } = chatCalls.moves;

let provider: TestProvider;
let house: House;
beforeAll(async () => {
  provider = await openTestProvider();
  provider.answer(() => ({ text: "Yes, I think so." }));
  const env = { TRANSCRIPTION_MODEL: "openai:an-ear", OPENAI_API_KEY: "key-of-nobody" };
  house = await aHouse([], env, undefined, { addresses: provider.addresses, pause: 1, die: () => 0 });
});
afterAll(async () => {
  await house.close();
  await provider.close();
  // thousands of accounts go with the database
}, 300_000);

interface Uploader {
  learner: TestLearner;
  id: string;
  taken: number;
}

async function anUploader(name: string): Promise<Uploader> {
  const learner = await house.learner(name, 2);
  const made = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });
  return { learner, id: made.reply?.id ?? "", taken: 0 };
}

test(`of ${files} hostile files every one is answered, none with a fault, and of none words are shown`, async () => {
  const answers = new Map<string, number>();
  let uploader = await anUploader("uploader-0");
  for (let seed = 0; seed < files; seed += 1) {
    if (uploader.taken >= ofOne) uploader = await anUploader(`uploader-${seed}`);
    const { learner, id } = uploader;
    const audio = { content: aHostileSound(seed).toString("base64"), contentType: "audio/webm" };

    const heard = await learner.ask(transcribe, { params: { id }, body: { audio } });
    const sent = await learner.ask(predict, {
      params: { id },
      body: { message: "I like old books.", audio },
    });

    expect([seed, heard.status, sent.status]).toEqual([seed, heard.status, heard.status]);
    expect([200, 422]).toContain(heard.status);
    expect([seed, heard.reply?.text ?? null]).toEqual([seed, null]);
    if (heard.status === 200) {
      uploader.taken += 1;
      const { url = "" } = sent.reply?.userMessage.audio ?? {};
      const { headers } = await house.app.inject({ url });
      expect(headers["content-type"]).toMatch(/^audio\/(?:webm|wav)$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    answers.set(String(heard.status), (answers.get(String(heard.status)) ?? 0) + 1);
  }

  // some are whole enough to be kept, and to come to the decoder
  expect(answers.get("200")).toBeGreaterThan(files / 20);
  expect(answers.get("422")).toBeGreaterThan(files / 4);
  expect(provider.asked).toEqual([]);
  // what other work says of a busy machine is its own matter
  const faults = house
    .log()
    .split("\n")
    .filter((line) => line.includes('"fault"') && line.includes('"reqId"'));
  expect(faults).toEqual([]);
}, 7_200_000);
