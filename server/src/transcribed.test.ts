import { chatCalls } from "@salida/contract/calls.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aNoise } from "#engines/sound/test-sounds.ts";
import { wavOf } from "#engines/sound/wav-of.ts";
import { testVoice } from "#engines/speech/test-voice.ts";
import { openTestProvider, type TestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { looseMedia } from "#store/tables.ts";
import { aHouse, type House, type TestLearner } from "./test-house.ts";

const { transcribe, predict, evaluate } = chatCalls.moves;
const words = "I like old books, and I have three of them.";

let provider: TestProvider;
let house: House;
let said: Buffer;
beforeAll(async () => {
  provider = await openTestProvider();
  said = await testVoice(words, "woman");
  const env = {
    TRANSCRIPTION_MODEL: "openai:an-ear",
    OPENAI_API_KEY: "key-of-nobody",
    LEARNER_TEXT_BUDGET: "20000",
  };
  const models = { addresses: provider.addresses, pause: 1, rest: 1, die: () => 0 };
  house = await aHouse([], env, undefined, models);
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer(() => ({ text: words }));
});
afterAll(async () => {
  await house.close();
  await provider.close();
});

async function begun(name: string) {
  const learner = await house.learner(name, 2);
  const made = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });
  return { learner, id: made.reply?.id ?? "" };
}

const audioOf = (bytes: Buffer) => ({ content: bytes.toString("base64"), contentType: "audio/wav" });
const heard = (learner: TestLearner, id: string, bytes: Buffer) =>
  learner.ask(transcribe, { params: { id }, body: { audio: audioOf(bytes) } });

test("what was heard comes back to be corrected, counts for nothing yet, and nothing of it is kept", async () => {
  const { learner, id } = await begun("speaks");

  const { status, reply } = await heard(learner, id, said);
  const { reply: chat } = await learner.ask(chatCalls.show, { params: { id } });

  expect([status, reply]).toEqual([200, { text: words }]);
  expect(chat).toMatchObject({ transcribedBy: "openai:an-ear", messagesLeft: 20 });
  expect(chat?.messages).toHaveLength(1);
  expect(await house.db.select().from(looseMedia)).toEqual([]);
  expect(house.log()).not.toContain("books");
});

test("the message is what the learner makes of it, with the recording", async () => {
  const { learner, id } = await begun("corrects");
  await heard(learner, id, said);

  const { reply } = await learner.ask(predict, {
    params: { id },
    body: { message: "I like new books.", audio: audioOf(said) },
  });

  expect(reply?.userMessage.message).toBe("I like new books.");
  expect(reply?.userMessage.audio?.contentType).toBe("audio/wav");
});

test("where nobody speaks nothing is shown as said, whatever the engine would answer", async () => {
  const { learner, id } = await begun("silent");

  const { status, reply } = await heard(learner, id, wavOf(aNoise("typing", 3, "typed")));

  expect([status, reply]).toEqual([200, { text: null }]);
  expect(provider.asked).toEqual([]);
});

test("where the engine fails that is told as something that passes", async () => {
  const { learner, id } = await begun("waits");
  provider.answer(() => ({ status: 503 }));

  const { status, problem } = await heard(learner, id, said);

  expect([status, problem?.code]).toEqual([503, "unavailable"]);
});

test("what is no recording is refused by its field, and a chat that is over or another's is not heard", async () => {
  const { learner, id } = await begun("refused");
  const { learner: other } = await begun("another");

  const { status, problem } = await heard(learner, id, Buffer.from("<svg onload=alert(1)>"));
  const strange = await heard(other, id, said);

  expect([status, problem?.errors?.[0]?.path]).toEqual([422, "audio"]);
  expect(strange.status).toBe(404);
  for (let turn = 0; turn < 4; turn += 1)
    await learner.ask(predict, { params: { id }, body: { message: `I like my ${turn + 2} books.` } });
  await learner.ask(evaluate, { params: { id }, body: {} });
  expect((await heard(learner, id, said)).problem?.code).toBe("already_completed");
});

test("one recording at a time, and so many in a while", async () => {
  const { learner, id } = await begun("eager");

  const atOnce = await Promise.all([heard(learner, id, said), heard(learner, id, said)]);
  const statuses: number[] = [];
  const silence = wavOf(aNoise("nothing", 0.2, ""));
  for (let turn = 0; turn < 20; turn += 1) statuses.push((await heard(learner, id, silence)).status);

  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(200));
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
