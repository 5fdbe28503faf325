import { completableListeningCalls, listeningCalls } from "@salida/contract/calls.ts";
import { accountCalls } from "@salida/contract/stats.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completableListeningSample } from "#kinds/completable-listening/sample.ts";
import { listeningSample } from "#kinds/listening/sample.ts";
import { aHouse, type House, type TestLearner, whole } from "./test-house.ts";

const listening = work("listening", listeningSample.content, listeningSample.items);
const fillIn = work("completable-listening", completableListeningSample.content, []);

function work(kind: LibraryWork["kind"], body: unknown, items: string[]): LibraryWork {
  return {
    name: `spoken-${kind}`,
    kind,
    topic: "MYSTERY",
    level: 2,
    title: "Spoken",
    words: 50,
    items,
    body,
  };
}

let house: House;
beforeAll(async () => {
  house = await aHouse([listening, fillIn]);
});
afterAll(() => house.close());

async function begun(name: string) {
  const learner = await house.learner(name, 2);
  const made = await learner.ask(listeningCalls.create, { body: { context: "MYSTERY", level: 2 } });
  const id = made.reply?.id ?? "";
  return { learner, id, shown: await show(learner, id) };
}

async function show(learner: TestLearner, id: string) {
  const { audio, ...rest } = await whole(async () => {
    const { reply } = await learner.ask(listeningCalls.show, { params: { id } });
    if (!reply) throw new Error("a listening was not shown");
    return reply;
  });
  if (!audio) throw new Error("a listening has no sound");
  return { audio, ...rest };
}

const fetched = (url: string, headers: Record<string, string> = {}) => house.app.inject({ url, headers });

test("a listening is really spoken: sound of the length it tells, in parts where they are asked for", async () => {
  const { shown } = await begun("hearer");
  const { url, seconds } = shown.audio;

  const all = await fetched(url);
  const part = await fetched(url, { range: "bytes=1000-1999" });

  expect([all.statusCode, all.headers["content-type"]]).toEqual([200, "audio/mpeg"]);
  // 48 kbit a second
  expect(all.rawPayload.length / 6_000).toBeCloseTo(seconds, 0);
  expect([part.statusCode, part.headers["content-range"]]).toEqual([
    206,
    `bytes 1000-1999/${all.rawPayload.length}`,
  ]);
  expect(part.rawPayload.equals(all.rawPayload.subarray(1000, 2000))).toBe(true);
});

test("neither the address nor a header nor the file tells what is said", async () => {
  const { shown } = await begun("listener");

  const { headers, rawPayload } = await fetched(shown.audio.url);

  const told = JSON.stringify(headers) + shown.audio.url + rawPayload.toString("latin1");
  for (const secret of listeningSample.secrets) expect(told).not.toContain(secret);
  expect(headers).not.toHaveProperty("content-disposition", expect.stringContaining("filename"));
});

test("what was said is shown with its times once it is completed, and not before", async () => {
  const { learner, id, shown } = await begun("finisher");
  expect(shown.transcript).toBeNull();
  const body = listeningSample.full(shown) as { selectedOptions: [] };
  await learner.ask(listeningCalls.moves.evaluate, { params: { id }, body });

  const { transcript, audio } = await show(learner, id);

  expect(transcript?.map(({ speaker }) => speaker)).toEqual(["Ana", "Ben", "Ana"]);
  const sentences = transcript?.flatMap((turn) => turn.sentences) ?? [];
  expect(sentences.map(({ text }) => text)).toEqual([
    "The guard hides the rope.",
    "The guard hides the lamp.",
    "The guard hides the map.",
  ]);
  const times = sentences.flatMap(({ at, until }) => [at, until]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(audio.seconds);
});

test("two learners get addresses of their own of a recording that was made once", async () => {
  const [one, two] = await Promise.all([begun("first"), begun("second")]);

  expect(one.shown.audio.url).not.toBe(two.shown.audio.url);
  const sounds = await Promise.all([one, two].map(({ shown }) => fetched(shown.audio.url)));
  expect(sounds[0]?.rawPayload.equals(sounds[1]?.rawPayload as Buffer)).toBe(true);
});

test("an address dies with its learner's account", async () => {
  const { learner, shown } = await begun("leaver");
  await learner.ask(accountCalls.deleteAccount);

  expect((await fetched(shown.audio.url)).statusCode).toBe(404);
});

test("a fill-in shows its words only once it is completed, and says how each compares", async () => {
  const learner = await house.learner("writer", 2);
  const made = await learner.ask(completableListeningCalls.create, {
    body: { context: "MYSTERY", level: 2 },
  });
  const params = { id: made.reply?.id ?? "" };
  const { reply: open } = await learner.ask(completableListeningCalls.show, { params });
  expect(open?.text).toBe("It was late. I took a ____ and went down the ____ alone.");
  expect(open?.blankWords.map(({ text, offset }) => [text, offset])).toEqual([
    [null, null],
    [null, null],
  ]);

  const typed = [" Lanten ", "stairs"];
  const filledWords = (open?.blankWords ?? []).map(({ id }, at) => ({ wordId: id, text: typed[at] ?? "" }));
  const marked = await learner.ask(completableListeningCalls.moves.evaluate, {
    params,
    body: { filledWords },
  });

  expect(marked.reply).toMatchObject({ score: 5, correctAnswers: 1, totalWords: 2 });
  expect(marked.reply?.reviewedWords.map(({ verdict, text }) => [verdict, text])).toEqual([
    ["slip", "lantern"],
    ["wrong", "staircase"],
  ]);
  const { reply: done } = await learner.ask(completableListeningCalls.show, { params });
  expect(done?.text).toContain("a lantern and");
  expect(done?.blankWords.map(({ text }) => text)).toEqual(["lantern", "staircase"]);
  for (const { text, offset } of done?.blankWords ?? [])
    expect(done?.text.startsWith(text ?? "?", offset ?? -1)).toBe(true);
});
