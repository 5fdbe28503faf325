import { chatCalls, escapeRoomCalls } from "@salida/contract/calls.ts";
import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { kindContracts } from "@salida/contract/kinds.ts";
import { expect } from "vitest";
import { eventually } from "#faults/processes.ts";
import { type Address, addressOf, granted, type WireLearner } from "#faults/wire.ts";
import { aWav } from "#media/test-audio.ts";
import { playRoom } from "#rooms/player/room-player.ts";
import { knowing } from "./known-rooms.ts";
import { readMedia } from "./media-wire.ts";

const cell = { context: "FOOD", level: 2 } as const;

interface Shown {
  generation: unknown;
  questions: { id: string; options: { id: string }[] }[];
  blankWords: { id: string }[];
  audio?: { url: string } | null;
  image?: { url: string };
}

const chooseFirst = ({ questions }: Shown) => ({
  selectedOptions: questions.map(({ id, options }) => ({ questionId: id, optionId: options[0]?.id })),
});

/** How an exercise that ends with one move is answered; how well is all the same. */
const answers = {
  reading: chooseFirst,
  listening: chooseFirst,
  "completable-listening": ({ blankWords }: Shown) => ({
    filledWords: blankWords.map(({ id }) => ({ wordId: id, text: "door" })),
  }),
  description: () => ({
    description: "There is a table with some fruit on it, and a window behind the table.",
  }),
};
export const oneMoveKinds = Object.keys(answers) as (keyof typeof answers)[];

/** Shows an exercise until it is there whole: what is to be heard is spoken meanwhile. */
function whole<T extends { generation: unknown }>(show: () => Promise<T>): Promise<T> {
  return eventually("an exercise that is there whole", async () => {
    const shown = await show();
    return shown.generation === null && shown;
  });
}

/** Creates an exercise, looks at it, hears it, answers it, and reads what came of it; its score. */
export async function doExercise(
  at: Address,
  learner: WireLearner,
  kind: keyof typeof answers,
): Promise<number> {
  const calls = exerciseCalls(kindContracts[kind] as KindContract);
  const asked = { key: `${learner.id}-${kind}`, body: cell };
  const { id } = await granted(learner.ask(calls.create, asked));
  expect(await granted(learner.ask(calls.create, asked)), "a create asked again with its key").toEqual({
    id,
  });
  const params = { id };
  const show = async () => (await granted(learner.ask(calls.show, { params }))) as unknown as Shown;
  const shown = await whole(show);
  for (const media of [shown.audio, shown.image]) if (media) await readMedia(at, media.url);
  expect(shown.audio, "what is to be heard").not.toBeNull();
  const move = { params, body: answers[kind](shown) };
  const { evaluate } = calls.moves;
  if (!evaluate) throw new Error(`a ${kind} does not end with one move`);
  const evaluation = (await granted(learner.ask(evaluate, move))) as unknown as { score: number };
  expect((await learner.ask(evaluate, move)).problem?.code).toBe("already_completed");
  expect(await whole(show)).toMatchObject({ id, completed: true, evaluation });
  const listed = { id, completed: true, evaluation: { score: evaluation.score } };
  const list = await granted(learner.ask(calls.list));
  expect(list).toMatchObject({ totalElements: 1, elements: [listed] });
  const query = { state: "finished", context: "FOOD" } as const;
  expect(await granted(learner.ask(calls.page, { query }))).toEqual(list);
  expect(await granted(learner.ask(calls.allowance))).toMatchObject({ count: 1, pending: 0 });
  return evaluation.score;
}

const said = ["I like bread.", "I cook at home.", "My sister likes soup.", "We eat at eight."];

/** Talks until the conversation can be finished, and finishes it. */
export async function chatByText(at: Address, learner: WireLearner): Promise<void> {
  const { predict, evaluate, hear, help } = chatCalls.moves;
  const params = await granted(learner.ask(chatCalls.create, { body: cell }));
  for (const [turn, message] of said.entries()) {
    const move = { params, body: { message }, key: `${params.id}-${turn}` };
    const reply = await granted(learner.ask(predict, move));
    expect(await granted(learner.ask(predict, move)), "a message sent again with its key").toEqual(reply);
    const { messages } = await granted(learner.ask(chatCalls.show, { params }));
    expect(messages.at(-2)).toEqual(reply.userMessage);
    expect(messages.at(-1)).toMatchObject({ id: reply.id, message: reply.message });
  }
  const { words } = await granted(learner.ask(help, { params, body: { text: "mi hermana" } }));
  expect(words.length).toBeGreaterThan(0);
  const { messages } = await granted(learner.ask(chatCalls.show, { params }));
  const spoken = { params: { ...params, messageId: messages[0]?.id ?? "" }, body: {} };
  const { audio } = await eventually("a message that is spoken", async () => {
    const heard = await granted(learner.ask(hear, spoken));
    return heard.audio !== null && heard;
  });
  await readMedia(at, audio?.url ?? "");
  const evaluation = await granted(learner.ask(evaluate, { params, body: {} }));
  expect(await granted(learner.ask(chatCalls.show, { params }))).toMatchObject({
    completed: true,
    evaluation,
  });
}

/** Says something aloud and is answered aloud; the address of the recording. */
export async function chatAloud(at: Address, learner: WireLearner): Promise<string> {
  const params = await granted(learner.ask(chatCalls.create, { body: { ...cell, audioEnabled: true } }));
  const recorded = aWav();
  const audio = { content: recorded.toString("base64"), contentType: "audio/wav" };
  const move = { params, query: { audioEnabled: "true" }, body: { message: "I like bread.", audio } };
  const reply = await granted(learner.ask(chatCalls.moves.predict, move));
  await readMedia(at, reply.audio?.url ?? "");
  const { messages } = await granted(learner.ask(chatCalls.show, { params }));
  const { url = "" } = messages.find(({ id }) => id === reply.userMessage.id)?.audio ?? {};
  expect((await readMedia(at, url)).equals(recorded), "what was recorded").toBe(true);
  return url;
}

/** Plays a room from its introduction to the open door. */
export async function escapeRoom(at: Address, learner: WireLearner): Promise<void> {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${learner.token}`, "content-type": "application/json" };
    const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${addressOf(at)}${path}`, request);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const body = { context: "MYSTERY", level: 2 } as const;
  const params = await granted(learner.ask(escapeRoomCalls.create, { body }));
  const show = () => granted(learner.ask(escapeRoomCalls.show, { params }));
  const { introductionAudio } = await whole(show);
  await readMedia(at, introductionAudio?.url ?? "");
  const { status } = await playRoom({ ask, errs: () => false }, knowing, params.id);
  expect(status, "the room, as its last reader found it").toBe(2);
  expect(await show()).toMatchObject({ completed: true, status: 2, evaluation: { score: 10 } });
}
