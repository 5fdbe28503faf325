import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { testVoice } from "../../server/src/engines/speech/test-voice.ts";
import { temporaryFolder } from "./clean-up.ts";
import { quantile } from "./figures.ts";
import { type Learner, signUp } from "./learner.ts";
import { readWhile, row } from "./reads.ts";
import { atMost, printTable, type Section } from "./report.ts";
import { startSalida } from "./salida.ts";

const atOnce = 8;
/** Each learner has so many put into words, one after the other. */
const each = 6;
const quietSeconds = 5;
const list = "/api/v1/user-chats";
/** Said over and over, it is the better part of the minute that a recording may last. */
const sentence =
  "I like to travel by boat, and my sister likes to travel by train, because she wants to see the country. ";

/** What becomes of those who only read while recordings arrive, are looked at and put into words. */
export const uploads: Section = {
  name: "uploads",
  about: `${atOnce} recordings at a time put into words: what they are answered, and how long another's reads take`,
  async measure() {
    const ear = await startEar();
    const salida = await startSalida(temporaryFolder("uploads"), {
      TRANSCRIPTION_MODEL: "openai-compatible:an-ear",
      TRANSCRIPTION_URL: `http://127.0.0.1:${ear.port}/v1`,
    });
    const reader = await signUp(salida, "reader@example.test");
    const speakers = await prepare(salida);
    const said = await testVoice(sentence.repeat(7));
    const audio = { content: said.toString("base64"), contentType: "audio/wav" };
    // its process is loaded, as on any but the first day
    await transcribed({ learner: reader, id: await aChat(reader) }, audio);

    const quiet = await readWhile(reader, list, sleep(quietSeconds * 1_000));
    const began = performance.now();
    const answering = Promise.all(speakers.map((speaker) => inTurn(speaker, audio)));
    const busy = await readWhile(reader, list, answering);
    const seconds = (performance.now() - began) / 1_000;
    const statuses = Map.groupBy((await answering).flat(), (status) => status);
    ear.close();

    printTable(
      `uploads: ${atOnce * each} recordings of ${(said.length / 32_000).toFixed(0)} s in ${seconds.toFixed(1)} s, ` +
        [...statuses].map(([status, all]) => `${all.length} × ${status}`).join(", ") +
        `; p99 of reads ${(quantile(busy, 0.99) / quantile(quiet, 0.99)).toFixed(1)} × that without`,
      ["another's reads", "reads", "p50 ms", "p99 ms", "longest ms"],
      [
        ["without", quiet],
        ["meanwhile", busy],
      ].map(([name, times]) => row(String(name), times as number[])),
    );
    const untold = [...statuses].filter(([status]) => status !== 200 && status !== 503);
    const meanwhile = quantile(busy, 0.99);
    return [
      atMost("answers that are neither words nor told", 0, untold.flatMap(([, all]) => all).length, 0),
      atMost("another's reads while recordings arrive, p99", 250, meanwhile, 0, " ms"),
    ];
  },
};

interface Speaker {
  learner: Learner;
  id: string;
}

interface Audio {
  content: string;
  contentType: string;
}

async function prepare(salida: { url: string }): Promise<Speaker[]> {
  const all: Speaker[] = [];
  for (let at = 0; at < atOnce; at += 1) {
    const learner = await signUp(salida, `speaker-${at}@example.test`);
    all.push({ learner, id: await aChat(learner) });
  }
  return all;
}

async function aChat(learner: Learner): Promise<string> {
  return (await learner.ask<{ id: string }>("POST", list, { context: "FOOD", level: 2 })).id;
}

async function inTurn(speaker: Speaker, audio: Audio): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < each; count += 1) statuses.push(await transcribed(speaker, audio));
  return statuses;
}

/** The status it is answered with; 0 where nothing was heard although somebody speaks. */
async function transcribed({ learner, id }: Speaker, audio: Audio): Promise<number> {
  try {
    const { text } = await learner.ask<{ text: string | null }>("POST", `${list}/${id}/transcribe`, {
      audio,
    });
    return text ? 200 : 0;
  } catch (error) {
    return Number(/answered (\d+)/.exec((error as Error).message)?.[1] ?? 0);
  }
}

/** A server that hears the same in every recording, after a second. */
async function startEar() {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await sleep(1_000);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ text: sentence.trim() }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
