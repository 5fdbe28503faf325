import { chatCalls, readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import type { Level } from "@salida/rules/levels.ts";
import { granted, password, postAuth, signUp, type WireLearner } from "#faults/wire.ts";
import { aWav } from "#media/test-audio.ts";

/** A learner with something of everything, who can tell afterwards whether it is all there. */
export interface Witness {
  learner: WireLearner;
  /** Not used yet. */
  refreshToken: string;
  /** A conversation with a recording in it, and the recording. */
  chat: string;
  recording: Buffer;
}

/** Signs up, does some exercises, says something, and asks for a mail. */
export async function aWitness(url: string, email: string): Promise<Witness> {
  const learner = await signUp(url, email);
  const { refresh_token: refreshToken } = (await (
    await postAuth(url, "token?grant_type=password", { email, password })
  ).json()) as { refresh_token: string };
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  for (let at = 0; at < 9; at += 1) {
    const body = { context: at % 2 ? "FOOD" : "TRAVEL", level: (at % 6) as Level } as const;
    const { id } = await granted(learner.ask(readingCalls.create, { body, key: `of-the-witness-${at}` }));
    if (at < 6) await answer(learner, id);
  }
  const chat = await beginChat(learner);
  const recording = aWav({ seconds: 0.3 });
  await say(learner, chat, recording);
  const asked = await postAuth(url, "recover", { email });
  if (asked.status !== 200) throw new Error(`a mail was refused with ${asked.status}`);
  return { learner, refreshToken, chat, recording };
}

async function answer(learner: WireLearner, id: string): Promise<void> {
  const { questions } = await granted(learner.ask(readingCalls.show, { params: { id } }));
  const selectedOptions = questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[0]?.id ?? "",
  }));
  await granted(learner.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } }));
}

/** The id of a new conversation. */
export async function beginChat(learner: WireLearner): Promise<string> {
  const body = { context: "LITERATURE", level: 2 } as const;
  return (await granted(learner.ask(chatCalls.create, { body }))).id;
}

/** Says something into a conversation; tells whether that is over now. */
export async function say(learner: WireLearner, chat: string, recording: Buffer): Promise<boolean> {
  const audio = { content: recording.toString("base64"), contentType: "audio/wav" } as const;
  const said = { params: { id: chat }, body: { message: "I like old stories.", audio } };
  return (await granted(learner.ask(chatCalls.moves.predict, said))).completed;
}

/** The first recording of a conversation, as it is played. */
export async function play({ learner, chat }: Witness, url: string): Promise<Buffer> {
  const { messages } = await granted(learner.at(url).ask(chatCalls.show, { params: { id: chat } }));
  const [first] = messages.flatMap(({ sender, audio }) => (sender === "USER" && audio ? [audio.url] : []));
  const sound = await fetch(new URL(first ?? "/", url));
  if (sound.status !== 200) throw new Error(`a recording answered ${sound.status}`);
  return Buffer.from(await sound.arrayBuffer());
}
