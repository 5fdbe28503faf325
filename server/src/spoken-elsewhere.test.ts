import { chatCalls, listeningCalls } from "@salida/contract/calls.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aNoise } from "#engines/sound/test-sounds.ts";
import { wavOf } from "#engines/sound/wav-of.ts";
import { testVoice, voiceNamed } from "#engines/speech/test-voice.ts";
import {
  type Asked,
  openTestProvider,
  type Reply,
  type TestProvider,
} from "#engines/text/test-provider/open-test-provider.ts";
import { listeningSample } from "#kinds/listening/sample.ts";
import { media } from "#store/tables.ts";
import { aHouse, type House, type TestLearner, whole } from "./test-house.ts";

const creates = process.env.LONG ? 200 : 8;
const sayings = [
  "I saw the {} on the table in the kitchen this morning.",
  "Yes, my brother put the {} there before he went to school.",
  "Well, then nobody has to look for the {} any longer.",
];

/** Listenings of which no two say the same. */
const library = Array.from({ length: creates + 3 }, (_, at): LibraryWork => {
  const content = listeningSample.content as { script: { text: string }[]; items: object[] };
  const thing = ["old key", "red hat", "long rope", "map", "small lamp", "blue book", "ring"][at % 7] ?? "";
  const number = ["first", "second", "third", "fourth", "fifth", "sixth", "last"][Math.floor(at / 7) % 7];
  const script = content.script.map((turn, place) => ({
    ...turn,
    text: (sayings[place] ?? "").replace("{}", `${number} ${thing}${at > 48 ? ` of number ${at}` : ""}`),
  }));
  return {
    ...{
      name: `elsewhere-${at}`,
      kind: "listening",
      topic: at === 0 ? "TRAVEL" : "MYSTERY",
      level: 2,
      words: 33,
    },
    title: `Elsewhere ${at}`,
    items: listeningSample.items,
    body: { script, items: content.items },
  };
});

let provider: TestProvider;
let house: House;
beforeAll(async () => {
  provider = await openTestProvider();
  const env = {
    SPEECH_MODEL: "openai:a-voice",
    OPENAI_API_KEY: "key-of-nobody",
    LEARNER_TEXT_BUDGET: "200",
    DAILY_LIMITS: "1000",
    TEXT_IDLE: "8",
  };
  const models = { addresses: provider.addresses, pause: 1, rest: 1, die: () => 0 };
  house = await aHouse(library, env, undefined, models);
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer(speaks);
});
afterAll(async () => {
  await house.close();
  await provider.close();
});

const speaks = async ({ user, voice }: Asked): Promise<Reply> => ({
  sound: await testVoice(user, voiceNamed(voice)),
});

async function begun(learner: TestLearner, context: "MYSTERY" | "TRAVEL" = "MYSTERY") {
  const made = await learner.ask(listeningCalls.create, { body: { context, level: 2 } });
  return { id: made.reply?.id ?? "", audio: await audioOf(learner, made.reply?.id ?? "") };
}

async function audioOf(learner: TestLearner, id: string) {
  const { audio } = await whole(async () => {
    const { reply } = await learner.ask(listeningCalls.show, { params: { id } });
    if (!reply) throw new Error("a listening was not shown");
    return reply;
  });
  if (!audio) throw new Error("a listening has no sound");
  return audio;
}

/** Samples a second of all frames of a recording: the voice on board has 16 000, others have 24 000. */
async function ratesOf(url: string): Promise<number[]> {
  const { rawPayload: bytes } = await house.app.inject({ url });
  const rates = new Set<number>();
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [sync, kind, shape = 0] = bytes.subarray(at, at + 3);
    expect([sync, (kind ?? 0) & 0xfe]).toEqual([0xff, 0xf2]);
    const rate = [22_050, 24_000, 16_000][(shape >> 2) & 3] ?? 0;
    rates.add(rate);
    at += Math.floor((72 * 48_000) / rate) + ((shape >> 1) & 1);
  }
  return [...rates];
}

test("a listening is spoken by the provider, and no line of the log has what it says", async () => {
  const learner = await house.learner("hearer", 2);

  // the only one of its topic, so that no other test finds it spoken
  const { audio } = await begun(learner, "TRAVEL");

  expect(await ratesOf(audio.url)).toEqual([24_000]);
  expect(provider.asked.map(({ voice }) => voice).toSorted()).toEqual(["nova", "nova", "onyx"]);
  expect(house.log()).not.toContain("kitchen");
});

test("a voice that fails in the middle is replaced for the whole of a recording, which then stays", async () => {
  const learner = await house.learner("in-the-middle", 2);
  const others = new Set((await house.db.select().from(media)).map(({ name }) => name));
  provider.answer((asked, count) => (count < 3 ? speaks(asked) : { status: 400 }));

  const { id, audio } = await begun(learner);
  provider.answer(speaks);
  const again = await audioOf(learner, id);

  expect(await ratesOf(audio.url)).toEqual([16_000]);
  expect(again.url).toBe(audio.url);
  const kept = (await house.db.select().from(media)).filter(({ name }) => !others.has(name));
  expect(kept.map(({ maker, size }) => [maker, size])).toEqual([[null, Math.round(audio.seconds * 6_000)]]);
  expect(house.log()).toContain("openai:a-voice: refused with 400");
});

/** A sentence that is well said, or half of the time something else. */
async function troubled(asked: Asked, drawn: number): Promise<Reply> {
  const noise = (name: string) => ({ sound: wavOf(aNoise(name, 3, `${drawn}`)) });
  const well = await speaks(asked);
  if (drawn < 0.06) return { status: 503 };
  if (drawn < 0.1) return { status: 429, headers: { "retry-after": "30" } };
  if (drawn < 0.14) return { ...well, cutAfter: 1 };
  if (drawn < 0.15) return { ...well, silentAfter: 1 };
  if (drawn < 0.18) return noise("nothing");
  if (drawn < 0.21) return noise("a loud hiss");
  if (drawn < 0.24) return { sound: Buffer.from("<html>Sorry</html>"), type: "text/html" };
  return drawn < 0.27 ? { sound: well.sound?.subarray(0, 6_000) ?? Buffer.alloc(0) } : well;
}

test(`${creates} listenings by a provider that fails again and again all end with one whole voice`, async () => {
  const learner = await house.learner("patient", 2);
  const random = randomFrom("troubled");
  provider.answer((asked) => troubled(asked, random.next()));
  const heard: number[] = [];

  for (let made = 0; made < creates; made += 1) {
    const { audio } = await begun(learner);
    const rates = await ratesOf(audio.url);
    expect(rates).toHaveLength(1);
    heard.push(...rates);
    // three sentences of eleven words or so at 125 words a minute
    expect(audio.seconds).toBeGreaterThan(10);
    expect(audio.seconds).toBeLessThan(25);
  }

  // both have spoken, or nothing was tried
  expect(new Set(heard)).toEqual(new Set([16_000, 24_000]));
}, 900_000);

test("a partner's reply is spoken by the provider within the learner's budget, and on board beyond it", async () => {
  const learner = await house.learner("talker", 2);
  const { reply: made } = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });
  const rates: number[] = [];
  // how soon the budget is spent follows from how much the partner says
  for (let turn = 0; turn < 12 && rates.at(-1) !== 16_000; turn += 1) {
    const { reply } = await learner.ask(chatCalls.moves.predict, {
      params: { id: made?.id ?? "" },
      query: { audioEnabled: "true" } as never,
      body: { message: `I like old books, and I have ${turn + 2} of them at home.` },
    });
    rates.push(...(await ratesOf(reply?.audio?.url ?? "")));
  }

  expect(rates[0]).toBe(24_000);
  expect(rates.at(-1)).toBe(16_000);
  expect(house.log()).toContain("the day's tokens are used up");
}, 90_000);

test("a reply is spoken on board in time where the provider is silent", async () => {
  const learner = await house.learner("in-time", 2);
  const { reply: made } = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });
  provider.answer(async (asked) => ({ ...(await speaks(asked)), silentAfter: 0 }));

  const { reply } = await learner.ask(chatCalls.moves.predict, {
    params: { id: made?.id ?? "" },
    query: { audioEnabled: "true" } as never,
    body: { message: "I like old books." },
  });

  expect(await ratesOf(reply?.audio?.url ?? "")).toEqual([16_000]);
});
