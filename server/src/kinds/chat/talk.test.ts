import { chat as contract } from "@salida/contract/kinds/chat.ts";
import { expect, test } from "vitest";
import { openScriptedPartner } from "#engines/partner/embedded/open-scripted-partner.ts";
import { tools } from "#exercises/flow.ts";
import type { Granted, MoveTools } from "#exercises/kind.ts";
import { openChat } from "./chat.ts";
import type { ChatState } from "./state.ts";

const slip = { at: 0, length: 2, wrong: "I", better: "We", why: { en: "Two.", es: "Dos." } };
const partner = openScriptedPartner();
const chat = openChat({ partner, correct: async () => [slip, slip] });
const talk = {
  name: "Anton",
  job: "the keeper of the tower",
  opens: "Stop! I am the keeper here. What are you doing in my tower?",
  asks: ["Why should I believe you?", "What will you tell the guard?"],
  ends: "Well, that sounds honest. Go on up.",
};
const content = chat.content.parse({ topic: "MYSTERY", level: 2, voice: "man", talk });

function begin(level = 3): ChatState {
  const params = { context: "MYSTERY", level, audioEnabled: false };
  return chat.begin(content, params, { had: [], hidden: [] }, tools).state as ChatState;
}

const lent = { ...tools, tell: () => undefined, addressOf: () => "" } as unknown as MoveTools;
const silent = { params: undefined, query: { audioEnabled: false } };

async function say(state: unknown, message: string): Promise<Granted> {
  const played = { content, state, completed: false, part: true };
  const came = (await chat.moves.predict?.(played, { message }, lent, silent)) as Granted;
  expect(contract.moves.predict.reply.safeParse(came.reply).error).toBeUndefined();
  return came;
}

const shown = (state: unknown, of = content) =>
  chat.present({
    ...{ content: of, state, completed: false, part: true },
    ...{ heard: undefined, seen: undefined, addressOf: () => "", around: undefined },
  });

const answers = ["I am looking for my brother.", "My sister knows me well.", "I will say nothing to him."];

test("a talk begins with its own name and line, and tells how many answers it wants", () => {
  expect(shown(begin())).toMatchObject({
    partner: "Anton",
    partnerJob: "the keeper of the tower",
    messages: [{ message: talk.opens, sender: "ASSISTANT" }],
    messagesLeft: 3,
    canFinish: false,
  });
});

test("three answers complete it; corrections are as everywhere, by the learner's own level", async () => {
  const replies: Granted[] = [];
  let state: unknown = begin(3);
  for (const answer of answers) {
    replies.push(await say(state, answer));
    ({ state } = replies.at(-1) as Granted);
  }

  expect(replies.map(({ reply }) => reply)).toMatchObject([
    { message: talk.asks[0], left: 2, completed: false, userMessage: { corrections: [slip, slip] } },
    { message: talk.asks[1], left: 1, completed: false },
    { message: talk.ends, left: 0, completed: true },
  ]);
  expect(replies.map(({ mistakes }) => mistakes)).toEqual([0, 0, 0]);
  expect(replies.map(({ evaluation }) => evaluation !== undefined)).toEqual([false, false, true]);
  expect(contract.evaluation.safeParse(replies[2]?.evaluation).error).toBeUndefined();
  const early = await say(begin(1), answers[0] ?? "");
  expect(early.reply).toMatchObject({ userMessage: { corrections: [slip] } });
});

test("what is no answer costs once, is not corrected where it is no English, and leaves as many to come", async () => {
  const spanish = await say(begin(), "Estoy buscando a mi hermano pequeño.");
  const same = await say(spanish.state, "estoy buscando a mi  hermano pequeño.");
  const short = await say(same.state, "Yes.");
  const lost = await say(short.state, "Sorry, I don't understand.");

  expect([spanish, same, short, lost].map(({ mistakes }) => mistakes)).toEqual([1, 0, 1, 0]);
  expect(spanish.reply).toMatchObject({ left: 3, completed: false, userMessage: { corrections: [] } });
  expect(shown(lost.state)).toMatchObject({ messagesLeft: 3, canFinish: false });
});

test("a talk cannot be finished by hand, however many messages there were", async () => {
  let state: unknown = begin();
  for (const message of ["Yes.", "No.", "Maybe.", "OK.", "Fine."]) ({ state } = await say(state, message));
  const played = { content, state, completed: false, part: true };

  expect(await chat.moves.evaluate?.(played, {}, lent, silent)).toEqual({ refusal: "not_yet" });
});

test("a conversation that stands alone has no talk in it", () => {
  const alone = chat.content.parse({ topic: "MYSTERY", level: 2, voice: "man" });
  const params = { context: "MYSTERY", level: 2, audioEnabled: false };
  const { state } = chat.begin(alone, params, { had: [], hidden: [] }, tools);

  expect(state).not.toHaveProperty("talk");
  expect(shown(state, alone)).toMatchObject({
    partner: partner.personaOf("MYSTERY").name,
    partnerJob: null,
    messagesLeft: 20,
  });
});
