import { chatCalls } from "@salida/contract/calls.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestProvider, type TestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { chatSample } from "#kinds/chat/sample.ts";
import { aHouse, type House, type TestLearner } from "./test-house.ts";

const { predict, evaluate } = chatCalls.moves;
const answers = chatSample.before?.full as { message: string }[];
const good = "I like old books too. Which one do you like most?";

let provider: TestProvider;
let house: House;
beforeAll(async () => {
  provider = await openTestProvider();
  const { addresses } = provider;
  const env = {
    CHAT_MODEL: "openai:talker",
    OPENAI_API_KEY: "key-of-nobody",
    LEARNER_TEXT_BUDGET: "20000",
  };
  house = await aHouse([], env, undefined, { addresses, pause: 1, die: () => 0 });
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer(() => ({ text: good, tokens: { in: 900, out: 20 } }));
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

const say = (learner: TestLearner, id: string, message: string) =>
  learner.ask(predict, { params: { id }, body: { message } });

async function shown(learner: TestLearner, id: string) {
  return (await learner.ask(chatCalls.show, { params: { id } })).reply;
}

test("the chat says who answers, as long as it is open", async () => {
  const { learner, id } = await begun("told");
  const before = await shown(learner, id);
  for (const { message } of answers.slice(0, 4)) await say(learner, id, message);
  await learner.ask(evaluate, { params: { id }, body: {} });

  expect(before?.answeredBy).toBe("openai:talker");
  expect(await shown(learner, id)).toMatchObject({ completed: true, answeredBy: null });
});

test("a model's turn comes in sentences, is kept as it was told, and its learner's mistakes are marked", async () => {
  const { learner, id } = await begun("along");
  const answer = await house.app.inject({
    method: "POST",
    url: `/api/v1/user-chats/${id}/predict`,
    headers: { authorization: `Bearer ${learner.token}`, accept: "text/event-stream" },
    payload: { message: "He have a old car and she don't likes the music of yesterday night." },
  });
  const told = [...answer.body.matchAll(/^event: sentence\ndata: (.*)$/gm)].map(
    ([, data = ""]) => JSON.parse(data).text,
  );
  const chat = await shown(learner, id);

  expect(told).toEqual(["I like old books too.", "Which one do you like most?"]);
  expect(chat?.messages.at(-1)?.message).toBe(good);
  expect(chat?.messages.at(-2)?.corrections).toHaveLength(2);
  expect(provider.asked).toHaveLength(1);
});

test("the score is what it is without a model", async () => {
  const [one, other] = [await begun("with"), await begun("without")];
  for (const { message } of answers.slice(0, 5)) await say(one.learner, one.id, message);
  provider.answer(() => ({ status: 400 }));
  for (const { message } of answers.slice(0, 5)) await say(other.learner, other.id, message);

  const scores = [one, other].map(({ learner, id }) => learner.ask(evaluate, { params: { id }, body: {} }));
  const [by, without] = (await Promise.all(scores)).map(({ reply }) => reply?.score);
  expect(by).toBe(without);
});

test("over a learner's own budget the script goes on, for others the model does", async () => {
  const { learner, id } = await begun("spends");
  provider.answer(() => ({ text: good, tokens: { in: 18_000, out: 1_000 } }));
  await say(learner, id, "I like old books.");
  const after = await say(learner, id, "I read them at night with my sister.");
  const other = await begun("thrifty");
  await say(other.learner, other.id, "I like old books.");

  expect(after.status).toBe(200);
  expect(after.reply?.message).not.toContain("I like old books too.");
  expect(provider.asked).toHaveLength(2);
});

test("what was said stands in no log, whatever the provider makes of it", async () => {
  const { learner, id } = await begun("logged");
  const secret = "My quokka is called Zanzibarius.";
  provider.answer(({ user }) => ({
    status: 400,
    headers: { "x-said": encodeURIComponent(user.slice(-50)) },
  }));
  await say(learner, id, secret);
  provider.answer(({ user }) => ({ text: `Bad <b>${user.slice(-900)}</b>` }));
  await say(learner, id, secret.replace("called", "named"));

  expect(provider.asked).toHaveLength(2);
  expect(house.log()).toContain("partner: unusable");
  expect(house.log()).toMatch(/partner: a sentence that is/);
  expect(house.log()).not.toContain("Zanzibarius");
});
