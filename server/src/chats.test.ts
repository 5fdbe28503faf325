import { chatCalls } from "@salida/contract/calls.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chatSample } from "#kinds/chat/sample.ts";
import { aWav } from "#media/test-audio.ts";
import { aHouse, type House, type TestLearner } from "./test-house.ts";

const { predict, evaluate } = chatCalls.moves;
const answers = chatSample.before?.full as { message: string }[];
const wav = (seconds: number) => ({
  content: aWav({ seconds }).toString("base64"),
  contentType: "audio/wav",
});

let house: House;
beforeAll(async () => {
  house = await aHouse();
});
afterAll(() => house.close());

async function begun(name: string, level: 0 | 1 | 2 = 2) {
  const learner = await house.learner(name, level);
  const made = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level } });
  return { learner, id: made.reply?.id ?? "" };
}

async function shown(learner: TestLearner, id: string) {
  const { reply } = await learner.ask(chatCalls.show, { params: { id } });
  if (!reply) throw new Error("a chat was not shown");
  return reply;
}

const say = (learner: TestLearner, id: string, message: string, key?: string) =>
  learner.ask(predict, { params: { id }, body: { message }, ...(key && { key }) });

describe("talking", () => {
  test("the partner speaks first, answers, and asks one question at a time", async () => {
    const { learner, id } = await begun("talks");
    const { messages, title, partner, audioEnabled } = await shown(learner, id);
    const { reply } = await say(learner, id, "I love old detective stories.");
    const after = await shown(learner, id);

    expect([title, partner]).toEqual(["Selma", "Selma"]);
    expect(audioEnabled).toBe(false);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ sender: "ASSISTANT", audio: null, corrections: [] });
    expect(messages[0]?.message.match(/\?/g)).toHaveLength(1);
    expect(reply).toMatchObject({ sender: "ASSISTANT", completed: false });
    expect(reply?.message.endsWith("?")).toBe(true);
    const { userMessage, completed: _, leaving: __, left: ___, ...answer } = reply ?? {};
    expect(after.messages).toEqual([...messages, userMessage, answer]);
    expect(after).toMatchObject({ messagesLeft: chatLimits.mostMessages - 1, canFinish: false });
  });

  test("mistakes come back with the message: one at A1, two from B1, and all count", async () => {
    const wrong = "He have a old car and she don't likes the music of yesterday night.";
    const [low, high] = await Promise.all([begun("a1", 0), begun("b1", 2)]);

    const [one, two] = await Promise.all([
      say(low.learner, low.id, wrong),
      say(high.learner, high.id, wrong),
    ]);

    expect(one.reply?.userMessage.corrections).toHaveLength(1);
    expect(two.reply?.userMessage.corrections).toHaveLength(2);
    for (const { at, length, wrong: marked, better, why } of two.reply?.userMessage.corrections ?? []) {
      expect(wrong.slice(at, at + length)).toBe(marked);
      expect(better).not.toBe(marked);
      expect([why.en, why.es].every((text) => text.length > 10)).toBe(true);
    }
  });

  test("Spanish and nonsense are answered and not corrected", async () => {
    const { learner, id } = await begun("spanish");

    const { reply } = await say(learner, id, "No sé qué decir, me gusta mucho el misterio");

    expect(reply?.userMessage.corrections).toEqual([]);
    expect(reply?.message).toMatch(/\?$/);
  });

  test.each([
    ["nothing", ""],
    ["blanks", "   \n "],
    ["too much", "x".repeat(chatLimits.longestMessage + 1)],
  ])("refuses %s", async (_, message) => {
    const { learner, id } = await begun(`refused-${message.length}`);

    const { problem } = await say(learner, id, message);

    expect(problem).toMatchObject({ status: 422, code: "invalid" });
    expect((await shown(learner, id)).messages).toHaveLength(1);
  });

  test("a second conversation in the cell is another one, and no repeat", async () => {
    const { learner, id } = await begun("again");
    const made = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });

    const [first, second] = [await shown(learner, id), await shown(learner, made.reply?.id ?? "")];

    expect([first.repeat, second.repeat]).toEqual([false, false]);
    expect([second.context, second.level]).toEqual(["MYSTERY", 2]);
    const { reply: list } = await learner.ask(chatCalls.list);
    expect(list?.elements.map(({ messageCount }) => messageCount)).toEqual([1, 1]);
  });
});

describe("the end", () => {
  test("is offered after four messages, scores, gives points, and locks", async () => {
    const { learner, id } = await begun("finishes");
    for (const { message } of answers.slice(0, 3)) await say(learner, id, message);
    const early = await learner.ask(evaluate, { params: { id }, body: {} });
    await say(learner, id, answers[3]?.message ?? "");
    const open = await shown(learner, id);

    const { reply } = await learner.ask(evaluate, { params: { id }, body: {} });
    const after = await say(learner, id, "One more?");

    expect(early.problem).toMatchObject({ status: 409, code: "not_yet" });
    expect(open.canFinish).toBe(true);
    expect(reply).toMatchObject({ learnerMessages: 4, correctionCount: 0 });
    expect(reply?.score).toBeGreaterThan(5);
    expect(after.problem?.code).toBe("already_completed");
    const { reply: stats } = await learner.ask(statsCalls.readStats);
    expect(stats).toMatchObject({ chatsDone: 1, points: Math.round(20 * (reply?.score ?? 0)) });
  });

  test("shows all that was found, of which only the first came with the message", async () => {
    const { learner, id } = await begun("all-found", 0);
    const wrong = "He have a old car and she don't likes it.";
    const { reply: said } = await say(learner, id, wrong);
    for (const { message } of answers.slice(1, 4)) await say(learner, id, message);
    await learner.ask(evaluate, { params: { id }, body: {} });

    const { messages, evaluation } = await shown(learner, id);

    const read = messages.find(({ message }) => message === wrong)?.corrections;
    expect(said?.userMessage.corrections).toEqual(read?.slice(0, 1));
    expect(read?.length).toBeGreaterThan(1);
    expect(messages.flatMap(({ corrections }) => corrections)).toHaveLength(evaluation?.correctionCount ?? 0);
  });

  test("comes by itself with the twentieth message", async () => {
    const { learner, id } = await begun("twenty");
    const messages = Array.from({ length: 20 }, (_, at) => `I have read ${at + 2} books about old castles.`);

    const replies = [];
    for (const message of messages) replies.push((await say(learner, id, message)).reply);
    const over = await shown(learner, id);

    expect(replies.map((reply) => reply?.completed)).toEqual([...Array(19).fill(false), true]);
    expect(over).toMatchObject({ completed: true, messagesLeft: 0, canFinish: false });
    expect(over.evaluation).toMatchObject({ learnerMessages: 20 });
    expect(over.messages).toHaveLength(41);
  });

  test("is offered after a goodbye and not taken unasked; who writes on goes on", async () => {
    const { learner, id } = await begun("leaves");
    const early = await say(learner, id, "Goodbye!");
    for (const { message } of answers.slice(0, 3)) await say(learner, id, message);

    const { reply } = await say(learner, id, "I have to go, bye!");

    const offered = await shown(learner, id);
    const onward = await say(learner, id, "Wait, I have a minute: my brother found a key in an old book.");

    expect(early.reply).toMatchObject({ leaving: false, completed: false });
    expect(reply).toMatchObject({ leaving: true, completed: false });
    expect(reply?.message).not.toContain("?");
    expect(offered).toMatchObject({ completed: false, leaving: true, canFinish: true, evaluation: null });
    expect(onward.reply).toMatchObject({ leaving: false, completed: false });
    expect(await shown(learner, id)).toMatchObject({ leaving: false, canFinish: true });
  });

  test("spoken replies are remembered as they were last wished", async () => {
    const { learner, id } = await begun("wishes");
    const ask = { params: { id }, body: { message: "I like old books." } };
    await learner.ask(predict, { ...ask, query: { audioEnabled: "true" } as never });
    const wished = await shown(learner, id);
    await learner.ask(predict, ask);

    expect([wished.audioEnabled, (await shown(learner, id)).audioEnabled]).toEqual([true, false]);
  });
});

test("a report hides the cell from the reporter alone, since everybody's conversation is another", async () => {
  const reporters = await Promise.all(["one", "two", "three"].map((name) => begun(`reporter-${name}`)));
  for (const { learner, id } of reporters) {
    for (const { message } of answers.slice(0, 4)) await say(learner, id, message);
    await learner.ask(evaluate, { params: { id }, body: {} });
    const { status } = await learner.ask(chatCalls.report, { params: { id }, body: { reason: "other" } });
    expect(status).toBe(204);
  }
  const { learner: other, id } = await begun("not-a-reporter");

  const { learner } = reporters[0] ?? { learner: other };
  const made = await learner.ask(chatCalls.create, { body: { context: "MYSTERY", level: 2 } });

  expect(await shown(other, id)).toMatchObject({ context: "MYSTERY", level: 2 });
  expect(await shown(learner, made.reply?.id ?? "")).toMatchObject({ context: "MYSTERY", level: 1 });
});

describe("sent more than once", () => {
  test("twenty tries under one key at the same time, and one later, are one turn with one answer", async () => {
    const { learner, id } = await begun("keyed");

    const tries = await Promise.all(
      Array.from({ length: 20 }, () => say(learner, id, "I like puzzles.", "key")),
    );
    const later = await say(learner, id, "I like puzzles.", "key");

    expect(new Set([...tries, later].map(({ reply }) => reply?.id)).size).toBe(1);
    expect(later.reply?.id).toBeDefined();
    expect((await shown(learner, id)).messages).toHaveLength(3);
  });

  test("the last message answers the same again, and another body under its key is refused", async () => {
    const { learner, id } = await begun("last");
    for (let at = 0; at < chatLimits.mostMessages - 1; at += 1)
      await say(learner, id, answers[at % answers.length]?.message ?? "");

    const first = await say(learner, id, "Goodbye!", "bye");
    const again = await say(learner, id, "Goodbye!", "bye");
    const other = await say(learner, id, "See you!", "bye");

    expect(first.reply?.completed).toBe(true);
    expect(again.reply).toEqual(first.reply);
    expect(other.problem).toMatchObject({ status: 422, code: "idempotency_mismatch" });
  });

  test("without a key, of ten at the same time each is taken whole or refused as a conflict", async () => {
    const { learner, id } = await begun("crowd");

    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, at) => say(learner, id, `I know ${at + 2} riddles.`)),
    );

    const taken = tries.filter(({ status }) => status === 200);
    expect(tries.filter(({ problem }) => problem?.code === "conflict")).toHaveLength(10 - taken.length);
    expect((await shown(learner, id)).messages).toHaveLength(1 + 2 * taken.length);
  });
});

describe("read along", () => {
  async function streamed(token: string, id: string, message: string) {
    const answer = await house.app.inject({
      method: "POST",
      url: `/api/v1/user-chats/${id}/predict`,
      headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
      payload: { message },
    });
    const events = answer.body
      .split("\n\n")
      .filter(Boolean)
      .map((event) => {
        const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        return { name, data: JSON.parse(data) };
      });
    return { answer, events };
  }

  test("a reply comes sentence by sentence and then whole", async () => {
    const { learner, id } = await begun("reads");

    const { answer, events } = await streamed(learner.token, id, "I read a novel about a ghost last winter.");

    expect(answer.headers["content-type"]).toMatch(/^text\/event-stream/);
    expect(events.length).toBeGreaterThan(2);
    const whole = predict.reply.parse(events.at(-1)?.data);
    expect(events.at(-1)?.name).toBe("reply");
    const told = events.slice(0, -1);
    expect(told.every(({ name }) => name === "sentence")).toBe(true);
    expect(told.map(({ data }) => data.text).join(" ")).toBe(whole.message);
    expect((await shown(learner, id)).messages.at(-1)?.message).toBe(whole.message);
  });

  test("what is refused before a word of it is a problem like any other", async () => {
    const { learner } = await begun("refused-stream");

    const { answer } = await streamed(learner.token, "0190e3a5-7e57-7b00-8b00-0123456789ab", "Hello?").catch(
      (error) => error,
    );

    expect(answer?.statusCode ?? 404).toBe(404);
  });
});

describe("sound", () => {
  test("replies are spoken where that is asked for, to this learner alone, and die with the account", async () => {
    const { learner, id } = await begun("hears");
    const { reply } = await learner.ask(predict, {
      params: { id },
      query: { audioEnabled: "true" },
      body: { message: "I like stories." },
    });
    const { url = "", seconds, contentType } = reply?.audio ?? {};

    const heard = await house.app.inject({ url });
    const kept = (await shown(learner, id)).messages.at(-1)?.audio;
    await learner.ask(accountCalls.deleteAccount);
    const gone = await house.app.inject({ url });

    expect([heard.statusCode, heard.headers["content-type"], contentType]).toEqual([
      200,
      "audio/mpeg",
      "audio/mpeg",
    ]);
    expect(heard.rawPayload.length / 6_000).toBeCloseTo(seconds ?? 0, 0);
    expect(kept).toEqual(reply?.audio);
    expect(gone.statusCode).toBe(404);
  });

  test("a spoken message is kept with the words that were typed, and is heard again", async () => {
    const { learner, id } = await begun("speaks");

    const { reply } = await learner.ask(predict, {
      params: { id },
      body: { message: "I like stories.", audio: wav(2) },
    });
    const { message, audio } = reply?.userMessage ?? {};
    const heard = await house.app.inject({ url: audio?.url ?? "" });

    expect(message).toBe("I like stories.");
    expect(audio).toMatchObject({ contentType: "audio/wav", seconds: 2 });
    expect(heard.headers["content-type"]).toBe("audio/wav");
    expect(heard.rawPayload.equals(aWav({ seconds: 2 }))).toBe(true);
    const exported = await house.app.inject({
      url: accountCalls.exportAccount.path,
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect(exported.body).toContain(`data:audio/wav;base64,${wav(2).content}`);
  });

  test("a whole minute goes through", async () => {
    const { learner, id } = await begun("minute");

    const { reply } = await learner.ask(predict, {
      params: { id },
      body: { message: "I like stories.", audio: wav(60) },
    });

    expect(reply?.userMessage.audio?.seconds).toBe(60);
  });

  test.each([
    [
      "a page that calls itself sound",
      { content: btoa("<html><script>alert(1)</script>"), contentType: "audio/wav" },
    ],
    ["more than a minute", wav(62)],
    ["nothing", { content: "", contentType: "audio/webm" }],
    ["what is not base64", { content: "%%%%", contentType: "audio/webm" }],
  ])("refuses %s and changes nothing", async (name, audio) => {
    const { learner, id } = await begun(`refused-${name.replaceAll(" ", "-")}`);

    const { problem } = await learner.ask(predict, { params: { id }, body: { message: "Hello.", audio } });

    expect(problem).toMatchObject({ status: 422, code: "invalid" });
    expect(problem?.errors?.[0]?.path).toMatch(/^audio/);
    expect((await shown(learner, id)).messages).toHaveLength(1);
  });
});
