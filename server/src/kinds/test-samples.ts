import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { aHouse, type House, type TestLearner, whole } from "#test-house.ts";
import { chatSample } from "./chat/sample.ts";
import { completableListeningSample } from "./completable-listening/sample.ts";
import { descriptionSample } from "./description/sample.ts";
import { escapeRoomSample } from "./escape-room/sample.ts";
import { towerPieces } from "./escape-room/test-pieces.ts";
import { listeningSample } from "./listening/sample.ts";
import { readingSample } from "./reading/sample.ts";
import type { Sample, ShownSample } from "./sample.ts";

/** Every kind's sample, for the law. */
export const samples: Record<KindName, Sample> = {
  listening: listeningSample,
  reading: readingSample,
  "completable-listening": completableListeningSample,
  description: descriptionSample,
  chat: chatSample,
  "escape-room": escapeRoomSample,
};

/** A house with six works of each sample in stock, and the pieces of its room. */
export function aSampleHouse(): Promise<House> {
  const works = kindNames.flatMap((kind) => Array.from({ length: 6 }, (_, at) => aWork(kind, at)));
  return aHouse([...works, ...towerPieces]);
}

function aWork(kind: KindName, at: number): LibraryWork {
  const { content: body, items } = samples[kind];
  const cell = { kind, topic: "MYSTERY" as const, level: 2 as const };
  return { name: `${kind}-${at}`, ...cell, title: `Work ${at}`, words: 200, items, body };
}

/** A body that creates an exercise of a kind. */
export function bodyOf(kind: KindName) {
  return { ...samples[kind].params, context: "MYSTERY", level: 2 };
}

/** Creates an exercise of a kind and shows it. */
export async function begin(learner: TestLearner, kind: KindName) {
  const calls = exerciseCalls(kindContracts[kind] as KindContract);
  const created = await learner.ask(calls.create, { body: bodyOf(kind) });
  const { id } = created.reply as { id: string };
  const shown = await whole(async () => {
    const { reply } = await learner.ask(calls.show, { params: { id } });
    return reply as ShownSample & { generation: unknown };
  });
  return { id, shown };
}
