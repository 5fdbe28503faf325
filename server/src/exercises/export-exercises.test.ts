import { completableListeningCalls, descriptionCalls, listeningCalls } from "@salida/contract/calls.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "#env.ts";
import { completableListeningSample } from "#kinds/completable-listening/sample.ts";
import { listeningSample } from "#kinds/listening/sample.ts";
import { kinds } from "#kinds/test-kinds.ts";
import { openDirector } from "#rooms/director.ts";
import { aHouse, type House } from "#test-house.ts";
import { exportExercises } from "./export-exercises.ts";
import { type Flow, tools } from "./flow.ts";

const work = (kind: LibraryWork["kind"], body: unknown, items: string[]): LibraryWork => ({
  name: `exported-${kind}`,
  kind,
  topic: "MYSTERY",
  level: 2,
  title: "Exported",
  words: 50,
  items,
  body,
});
const library = [
  work("listening", listeningSample.content, listeningSample.items),
  work("completable-listening", completableListeningSample.content, []),
];

let house: House;
beforeAll(async () => {
  house = await aHouse(library);
});
afterAll(() => house.close());

const fails = () => Promise.reject(new Error("the engine is down"));

/** The flow of a house in which nothing can be spoken or drawn any more. */
function mute(): Flow {
  return {
    db: house.db,
    kinds,
    limits: readSettings({}).DAILY_LIMITS,
    tools,
    record: fails,
    voiceAhead: fails,
    remember: fails,
    depict: fails,
    glimpse: fails,
    sounds: { keep: fails, speak: fails, own: fails, addressOf: () => "nowhere", read: fails },
    report: fails,
    director: openDirector({ db: house.db, now: tools.now }),
    writing: {
      writes: () => false,
      promises: () => false,
      want: fails,
      refill: fails,
      settle: fails,
      follow: fails,
    },
  };
}

test("an export is whole while nothing can be spoken or drawn, and has no address in it", async () => {
  const learner = await house.learner("exporter", 2);
  const body = { context: "MYSTERY", level: 2 } as const;
  const fillIn = await learner.ask(completableListeningCalls.create, { body });
  await learner.ask(listeningCalls.create, { body });
  await learner.ask(descriptionCalls.create, { body });
  const params = { id: fillIn.reply?.id ?? "" };
  const { reply: open } = await learner.ask(completableListeningCalls.show, { params });
  const filledWords = (open?.blankWords ?? []).map(({ id }) => ({ wordId: id, text: "lantern" }));
  await learner.ask(completableListeningCalls.moves.evaluate, { params, body: { filledWords } });

  const exported: Record<string, unknown>[] = [];
  for await (const exercise of exportExercises(mute(), learner.id)) exported.push(exercise);

  expect(exported.map(({ kind, completed }) => [kind, completed])).toEqual([
    ["description", false],
    ["listening", false],
    ["completable-listening", true],
  ]);
  expect(exported).toMatchObject([
    { image: { url: "" } },
    { audio: { url: "" }, transcript: null },
    { audio: { url: "" }, evaluation: { score: 5 } },
  ]);
  const said = completableListeningSample.content as { script: { text: string }[] };
  const { transcript } = exported[2] as { transcript: { sentences: { text: string }[] }[] };
  expect(transcript[0]?.sentences.map(({ text }) => text).join(" ")).toBe(said.script[0]?.text);
});
