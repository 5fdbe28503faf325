import type { MoveReply } from "@salida/contract/kind.ts";
import type { ChatMessage, chat } from "@salida/contract/kinds/chat.ts";
import { expect, test } from "vitest";
import type { Exercise } from "#exercises/kind.ts";
import { afterTurn } from "./after-turn.ts";
import { textIn } from "./draft.ts";
import { linesOf, type Turn } from "./lines.ts";

const sentAt = "2026-11-21T12:00:00Z";

function message(id: string, sender: ChatMessage["sender"], text: string): ChatMessage {
  return { id, sender, message: text, audio: null, sentAt, corrections: [] };
}

const hello = message("1", "ASSISTANT", "Hello! Do you like tea?");
const turn: Turn = { message: "Yes.", spoken: false, sentAt, state: "sending", sentences: [], after: 1 };

function aChat(messages: ChatMessage[], messagesLeft: number): Exercise<typeof chat> {
  return {
    id: "c",
    title: "Ana",
    context: "FOOD",
    level: 2,
    requested: { context: "FOOD", level: 2 },
    createdAt: sentAt,
    completed: false,
    completedAt: null,
    origin: "library",
    repeat: false,
    reported: { whole: false, questionIds: [] },
    generation: null,
    madeBy: null,
    evaluation: null,
    messages,
    messageCount: messages.length,
    audioEnabled: false,
    messagesLeft,
    canFinish: false,
    leaving: false,
    partner: "Ana",
    partnerJob: null,
    answeredBy: null,
    transcribedBy: null,
    remarks: null,
    remarksFrom: null,
  };
}

function aReply(number: number, completed = false): MoveReply<typeof chat, "predict"> {
  return {
    ...message(`r${number}`, "ASSISTANT", "And now?"),
    userMessage: message(`u${number}`, "USER", "Yes."),
    leaving: false,
    completed,
    left: null,
  };
}

test("a turn adds what was said and what was answered, and takes one from what is left", () => {
  const after = afterTurn(aChat([hello], 20), aReply(1));
  expect(after.messages.map(({ id }) => id)).toEqual(["1", "u1", "r1"]);
  expect(after).toMatchObject({ messageCount: 3, messagesLeft: 19, canFinish: false, completed: false });
});

test("a turn that the conversation has already changes nothing in it", () => {
  const once = afterTurn(aChat([hello], 20), aReply(1));
  expect(afterTurn(once, aReply(1))).toEqual(once);
});

test("after a goodbye finishing is offered first, until something else is said", () => {
  const bye = afterTurn(aChat([hello], 10), { ...aReply(4), leaving: true });
  expect(bye).toMatchObject({ leaving: true, completed: false });
  expect(afterTurn(bye, aReply(5))).toMatchObject({ leaving: false, completed: false });
});

test("the fourth message of the learner makes it possible to finish, and the last one completes", () => {
  let conversation = aChat([hello], 5);
  const canFinish = [1, 2, 3, 4].map((number) => {
    conversation = afterTurn(conversation, aReply(number));
    return conversation.canFinish;
  });
  expect(canFinish).toEqual([false, false, false, true]);
  expect(afterTurn(aChat([hello], 1), aReply(5, true))).toMatchObject({ messagesLeft: 0, completed: true });
});

test("in a room only answers count, and it cannot be finished", () => {
  let conversation = aChat([hello], 3);
  for (const [number, left] of [3, 2, 2, 1, 1].entries())
    conversation = afterTurn(conversation, { ...aReply(number + 1), left });
  expect(conversation).toMatchObject({ messagesLeft: 1, canFinish: false });
});

test("what the learner sends shows at once, with an answer that is still empty", () => {
  expect(linesOf([hello], turn).map(({ message: text, state }) => [text, state])).toEqual([
    ["Hello! Do you like tea?", "settled"],
    ["Yes.", "sending"],
    ["", "growing"],
  ]);
});

test("an answer grows by its sentences", () => {
  const lines = linesOf([hello], { ...turn, sentences: ["I like it too.", "Green or black?"] });
  expect(lines.at(-1)).toMatchObject({ message: "I like it too. Green or black?", state: "growing" });
});

test("a message that was not sent waits without an answer, whatever of that had come", () => {
  const lines = linesOf([hello], { ...turn, state: "failed", sentences: ["I like"] });
  expect(lines.map(({ state }) => state)).toEqual(["settled", "failed"]);
});

test("a turn that the conversation has is not drawn twice, and its lines keep their places", () => {
  const answered: Turn = { ...turn, state: "answered", sentences: ["And now?"], replyId: "r1" };
  const before = linesOf([hello], answered);
  const after = linesOf(
    [hello, message("u1", "USER", "Yes."), message("r1", "ASSISTANT", "And now?")],
    answered,
  );
  expect(after.map(({ message: text }) => text)).toEqual(before.map(({ message: text }) => text));
  expect(after.every(({ state }) => state === "settled")).toBe(true);
});

const said = [hello, message("2", "USER", "I like tea."), message("3", "ASSISTANT", "Me too.")];

test("half a message comes back after a reload", () => {
  expect(textIn({ text: "I li" }, said)).toBe("I li");
});

test("a message that never arrived comes back, before what was typed meanwhile", () => {
  expect(textIn({ text: "And you?", unsettled: "I like coffee." }, said)).toBe("I like coffee.\nAnd you?");
});

test("a message that did arrive does not come back", () => {
  expect(textIn({ text: "", unsettled: " I like tea. " }, said)).toBe("");
});

test.each([null, "text", 7, [], { text: 7 }])("a draft of another shape (%j) is no draft", (draft) => {
  expect(textIn(draft, said)).toBe("");
});
