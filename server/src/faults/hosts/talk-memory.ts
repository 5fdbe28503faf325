import { setTimeout as sleep } from "node:timers/promises";
import { chatCalls } from "@salida/contract/calls.ts";
import { expect } from "vitest";
import { unlessLost } from "#faults/learner-memory.ts";
import { type Address, granted, type WireLearner } from "#faults/wire.ts";
import { aWav } from "#media/test-audio.ts";
import { askMedia } from "./media-wire.ts";

/** What a client knows for sure of one who talks aloud, because the whole answer arrived. */
export interface TalkMemory {
  at: Address;
  learner: WireLearner;
  /** Recordings by the messages that must have them. */
  said: Map<string, { chat: string; recorded: Buffer }>;
  /** Messages so far. */
  asked: number;
}

export function emptyTalk(at: Address, learner: WireLearner): TalkMemory {
  return { at, learner, said: new Map(), asked: 0 };
}

/** Sends recordings until `over`, two in each conversation. */
export async function talkAloud(memory: TalkMemory, over: () => boolean): Promise<void> {
  while (!over()) {
    const body = { context: "FOOD", level: 2 } as const;
    const chat = (await unlessLost(memory.learner.ask(chatCalls.create, { body })))?.reply?.id;
    if (chat !== undefined) for (const _ of "12") await say(memory, chat);
    // the others' turn: recordings are large
    await sleep(100);
  }
}

async function say(memory: TalkMemory, chat: string): Promise<void> {
  memory.asked += 1;
  const { learner, asked } = memory;
  // no two that follow each other are of the same length
  const recorded = aWav({ seconds: 0.5 + (asked % 500) / 1000 });
  const audio = { content: recorded.toString("base64"), contentType: "audio/wav" };
  const move = { params: { id: chat }, body: { message: `I like bread ${asked}.`, audio }, key: `${asked}` };
  const answer = await unlessLost(learner.ask(chatCalls.moves.predict, move));
  if (answer?.reply) memory.said.set(answer.reply.userMessage.id, { chat, recorded });
}

/** Every message that was acknowledged is in its conversation, and its recording is what was sent. */
export async function compareTalk({ at, learner, said }: TalkMemory): Promise<void> {
  for (const [id, { chat, recorded }] of said) {
    const { messages } = await granted(learner.ask(chatCalls.show, { params: { id: chat } }));
    const url = messages.find((message) => message.id === id)?.audio?.url;
    const heard = url === undefined ? undefined : await (await askMedia(at, url)).arrayBuffer();
    expect(heard && Buffer.from(heard).equals(recorded), `recording of ${id}`).toBe(true);
  }
}
