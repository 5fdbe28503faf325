import { chatCalls, descriptionCalls } from "@salida/contract/calls.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestProvider, type TestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { chatSample } from "#kinds/chat/sample.ts";
import { aHouse, type House } from "./test-house.ts";

/*
 * What a model finds besides in what a learner wrote: asked for once it is over, kept, marked as the model's, and without
 * any say in the score.
 */

const written =
  "There is a man in the room, and a woman passes the time alone at the window with a cup of tea.";
const remark = {
  quote: "passes the time alone",
  better: "is spending time on her own",
  en: "You spend time; it passes by itself.",
  es: "El tiempo se gasta: «spend time». Pasar, pasa solo.",
};
const kept = {
  by: "openai:second-eyes",
  list: [{ quote: remark.quote, better: remark.better, why: { en: remark.en, es: remark.es } }],
};

let provider: TestProvider;
let house: House;
beforeAll(async () => {
  provider = await openTestProvider();
  const { addresses } = provider;
  const env = {
    JUDGE_MODEL: "openai:second-eyes",
    OPENAI_API_KEY: "key-of-nobody",
    LEARNER_TEXT_BUDGET: "9000",
  };
  house = await aHouse([], env, undefined, { addresses, pause: 1, die: () => 0 });
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer(() => ({ text: JSON.stringify({ remarks: [remark] }), tokens: { in: 700, out: 90 } }));
});
afterAll(async () => {
  await house.close();
  await provider.close();
});

async function described(name: string, text = written) {
  const learner = await house.learner(name, 2);
  const body = { context: "MYSTERY" as const, level: 2 as const };
  const { reply } = await learner.ask(descriptionCalls.create, { body });
  const params = { id: reply?.id ?? "" };
  const show = async () => (await learner.ask(descriptionCalls.show, { params })).reply;
  const look = () => learner.ask(descriptionCalls.moves.remark, { params, body: {} });
  const before = { shown: await show(), look: await look() };
  const evaluation = await learner.ask(descriptionCalls.moves.evaluate, {
    params,
    body: { description: text },
  });
  return { learner, params, show, look, before, evaluation };
}

test("a description is looked at once it is over: the remarks are kept, and the score is what it was", async () => {
  const { show, look, before, evaluation } = await described("described");
  expect(before.shown).toMatchObject({ remarks: null, remarksFrom: null });
  expect(before.look.problem?.code).toBe("not_yet");
  expect(await show()).toMatchObject({ remarks: null, remarksFrom: "openai:second-eyes" });
  expect(provider.asked).toHaveLength(0);

  expect((await look()).reply).toEqual(kept);
  expect((await look()).reply).toEqual(kept);
  const shown = await show();
  expect(shown).toMatchObject({ remarks: kept, evaluation: { score: evaluation.reply?.score } });
  expect(shown?.evaluation).toEqual(evaluation.reply);
  expect(provider.asked).toHaveLength(1);
});

test("a conversation likewise, by what its learner wrote and nothing else", async () => {
  const learner = await house.learner("talked", 2);
  const body = { context: "MYSTERY" as const, level: 2 as const };
  const { reply } = await learner.ask(chatCalls.create, { body });
  const params = { id: reply?.id ?? "" };
  const answers = chatSample.before?.full as { message: string }[];
  const messages = [...answers.slice(0, 4).map(({ message }) => message), written];
  for (const message of messages) await learner.ask(chatCalls.moves.predict, { params, body: { message } });
  const evaluation = await learner.ask(chatCalls.moves.evaluate, { params, body: {} });
  const look = await learner.ask(chatCalls.moves.remark, { params, body: {} });
  const shown = (await learner.ask(chatCalls.show, { params })).reply;

  expect(look.reply).toEqual(kept);
  expect(shown).toMatchObject({ remarks: kept, evaluation: evaluation.reply });
  const [{ user } = { user: "" }] = provider.asked;
  expect(user).toContain(written);
  for (const { sender, message } of shown?.messages ?? [])
    if (sender === "ASSISTANT") expect(user).not.toContain(message);
});

test("of two who press at once one model is asked, and both end with the same remarks", async () => {
  const { show, look } = await described("twice");
  const answers = await Promise.all([look(), look()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
  expect(provider.asked).toHaveLength(1);
  expect((await look()).reply).toEqual(kept);
  expect((await show())?.remarks).toEqual(kept);
});

test("where the model is away nothing is kept, and it can be asked again", async () => {
  const { show, look } = await described("away");
  provider.answer(() => ({ status: 400 }));
  const { problem } = await look();
  expect(problem?.code).toBe("unavailable");
  expect((await show())?.remarks).toBeNull();
  provider.answer(() => ({ text: JSON.stringify({ remarks: [] }) }));
  expect((await look()).reply).toEqual({ ...kept, list: [] });
});

test("over a learner's own budget no model is asked", async () => {
  provider.answer(() => ({ text: JSON.stringify({ remarks: [] }), tokens: { in: 8_500, out: 400 } }));
  const first = await described("spender");
  await first.look();
  const learner = first.learner;
  const { reply } = await learner.ask(descriptionCalls.create, { body: { context: "MYSTERY", level: 2 } });
  const params = { id: reply?.id ?? "" };
  await learner.ask(descriptionCalls.moves.evaluate, { params, body: { description: written } });
  const { problem } = await learner.ask(descriptionCalls.moves.remark, { params, body: {} });
  expect(problem?.code).toBe("unavailable");
  expect(provider.asked).toHaveLength(1);
});

test("nobody has somebody else's looked at", async () => {
  const { params } = await described("hers");
  const other = await house.learner("stranger", 2);
  const { problem } = await other.ask(descriptionCalls.moves.remark, { params, body: {} });
  expect(problem?.code).toBe("not_found");
  expect(provider.asked).toHaveLength(0);
});

test("no word of it stands in a log", async () => {
  const secret = `${written} My quokka is called Zanzibarius.`;
  const { look } = await described("logged", secret);
  provider.answer(({ user }) => ({
    status: 400,
    headers: { "x-said": encodeURIComponent(user.slice(-60)) },
  }));
  await look();
  expect(house.log()).toContain("judge: ");
  expect(house.log()).not.toContain("Zanzibarius");
});

test("without a model nobody is offered any", async () => {
  const bare = await aHouse();
  const learner = await bare.learner("alone", 2);
  const { reply } = await learner.ask(descriptionCalls.create, { body: { context: "MYSTERY", level: 2 } });
  const params = { id: reply?.id ?? "" };
  await learner.ask(descriptionCalls.moves.evaluate, { params, body: { description: written } });
  const shown = (await learner.ask(descriptionCalls.show, { params })).reply;
  const { problem } = await learner.ask(descriptionCalls.moves.remark, { params, body: {} });
  await bare.close();
  expect(shown).toMatchObject({ completed: true, remarks: null, remarksFrom: null });
  expect(problem?.code).toBe("not_yet");
});
