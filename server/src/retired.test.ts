import { fileURLToPath } from "node:url";
import { kindCalls } from "@salida/contract/calls.ts";
import { commonWords } from "@salida/library/common-words.ts";
import { readFiles } from "@salida/library/read.ts";
import { worksOf } from "@salida/library/works.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { level, play, type Shown, show } from "#generations/test-waiting.ts";
import { importLibrary } from "#stock/import-library.ts";
import { shipped } from "#stock/shipped.ts";
import { aHouse, type House, type TestLearner, whole } from "#test-house.ts";

const texts = fileURLToPath(new URL("../../library/texts", import.meta.url));
const works = readFiles(texts)
  .filter(({ path }) => path === "food/b1.yaml")
  .flatMap(({ file }) => worksOf(file, commonWords));
const kinds = ["reading", "listening", "completable-listening"] as const;
const about = { context: "FOOD", level } as never;

let house: House;
let ana: TestLearner;
const begun = new Map<string, Shown>();
beforeAll(async () => {
  house = await aHouse(works);
  ana = await house.learner("ana", level);
  for (const kind of kinds) {
    const { reply } = await ana.ask(kindCalls[kind].create, { body: about });
    begun.set(kind, await whole(() => show(ana, kind, (reply as { id: string }).id)));
  }
  // the next edition has none of these works any more
  await importLibrary(house.db, shipped([]));
});
afterAll(() => house.close());

test.each(kinds)(
  "a %s that was begun on a work that is retired meanwhile is shown, done and reviewed",
  async (kind) => {
    const before = begun.get(kind);
    if (!before) throw new Error("nothing was begun");

    const now = await whole(() => show(ana, kind, before.id));
    expect({ ...now, audio: null }).toEqual({ ...before, audio: null });
    if (before.audio) {
      const { statusCode, rawPayload } = await house.app.inject({ url: now.audio?.url ?? "" });
      expect(statusCode).toBe(200);
      expect(rawPayload.length).toBeGreaterThan(10_000);
    }
    expect(await play(ana, kind, now)).toBe(200);
    const after = (await show(ana, kind, before.id)) as Shown & { completed: boolean };
    expect(after).toMatchObject({ title: before.title, completed: true });
    expect(JSON.stringify(after)).toMatch(/"why"|"correct|"text":"/);
  },
);

test.each(kinds)("nobody is given a %s of theirs any more", async (kind) => {
  const ben = await house.learner(`ben-${kind}`, level);
  const { status, problem } = await ben.ask(kindCalls[kind].create, { body: about });

  expect([status, problem?.code]).toEqual([503, "unavailable"]);
});
