import { descriptionCalls } from "@salida/contract/calls.ts";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { easel, type Sight, somePicture } from "#authoring/test-easel.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { count } from "./test-waiting.ts";

const provider = await openTestProvider();
const bytes = await somePicture();
let house: House;
afterEach(() => house.close());
afterAll(() => provider.close());

const remote = {
  WORKERS: "1",
  DAILY_LIMITS: "1000",
  SOLVER_MODEL: "openai:seer",
  IMAGE_MODEL: "openai-compatible:painter",
  OPENAI_API_KEY: "some-key",
  OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
};
const open = async () => {
  provider.asked.length = 0;
  provider.wanted.length = 0;
  house = await aHouse([], remote, undefined, { addresses: provider.addresses, pause: 1, die: () => 0 });
};

const level = 2 as const;
const body = { context: "FOOD" as const, level };
/** So many are in stock of a cell. */
const inStock = 3;

async function create(learner: TestLearner): Promise<string> {
  const { reply, problem } = await learner.ask(descriptionCalls.create, { body });
  if (!reply) throw new Error(`nothing was given: ${problem?.code}`);
  return reply.id;
}

/** What a learner gets who had all there is: the first answer, and what it ends with. */
async function afterAllThereIs(learner: TestLearner) {
  for (let had = 0; had < inStock; had += 1) await create(learner);
  const id = await create(learner);
  const show = async () => (await learner.ask(descriptionCalls.show, { params: { id } })).reply;
  const first = await show();
  await vi.waitFor(async () => expect(isWaiting(await show())).toBe(false), {
    timeout: 60_000,
    interval: 100,
  });
  return { id, first, last: await show() };
}

const isWaiting = (shown: unknown) =>
  (shown as { generation: { state: string } | null } | undefined)?.generation?.state === "running";

const painted = async () =>
  (
    await house.db.execute<{ body: { picture: string } }>(
      sql`select body from content where origin = 'model'`,
    )
  ).rows;

test("who has had every picture waits for one that is painted, is marked by what is sure of it, and others get it at once", {
  timeout: 90_000,
}, async () => {
  await open();
  easel(provider, bytes);
  const ana = await house.learner("ana", level);

  const { id, first, last } = await afterAllThereIs(ana);

  expect(isWaiting(first)).toBe(true);
  expect(last).toMatchObject({ origin: "model", madeBy: "painter", completed: false });
  const { image } = last as { image: { url: string; width: number; height: number } };
  const file = await house.app.inject({ url: image.url });
  expect(file.headers["content-type"]).toBe("image/webp");
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1024, height: 768 });
  const { rows } = await house.db.execute<{ reference: string; facts: { noun: string }[] }>(sql`
    select body->'known'->>'reference' reference, body->'known'->'scene'->'facts' facts from content where origin = 'model'`);
  const [{ reference, facts } = { reference: "", facts: [] }] = rows;
  expect(facts.length).toBeGreaterThanOrEqual(6);
  const params = { id };
  const { reply } = await ana.ask(descriptionCalls.moves.evaluate, {
    params,
    body: { description: reference },
  });
  expect(reply?.score).toBeGreaterThan(6);
  // what the painter was told is the composer's, and nothing of a learner's
  expect(provider.wanted).toHaveLength(1);
  expect(provider.wanted[0]?.brief).not.toMatch(/ana/i);
  expect(JSON.stringify(last)).not.toContain(reference);

  const ben = await house.learner("ben", level);
  const others = [];
  for (let at = 0; at <= inStock; at += 1) others.push(await create(ben));
  const { rows: own } = await house.db.execute(
    sql`select from exercise where learner = ${ben.id} and origin = 'model'`,
  );
  expect(own).toHaveLength(1);
  expect(provider.wanted).toHaveLength(1);
});

test.each<[string, () => void]>([
  ["sees lettering", () => easel(provider, bytes, { change: (sight) => ({ ...sight, lettering: true }) })],
  [
    "sees another place, one look in two",
    () => easel(provider, bytes, { change: (sight, look) => ({ ...sight, place: look % 2 === 0 }) }),
  ],
  ["sees nothing that was wished for", () => easel(provider, bytes, { change: unseen })],
  ["has no eyes", () => easel(provider, bytes, { eyes: false })],
  ["has a painter who sends a page", () => easel(provider, Buffer.from("<html>"))],
  [
    "has a painter who breaks",
    () => {
      easel(provider, bytes);
      provider.paint(() => ({ status: 500 }));
    },
  ],
])(
  "where who %s everybody ends with a composed picture, and no other is shown",
  { timeout: 120_000 },
  async (_, misbehave) => {
    await open();
    misbehave();
    const ana = await house.learner("ana", level);

    const { last } = await afterAllThereIs(ana);

    expect(last).toMatchObject({ origin: "library", madeBy: null });
    const { image } = last as { image: { url: string } };
    expect((await house.app.inject({ url: image.url })).statusCode).toBe(200);
    expect(await painted()).toEqual([]);
    expect(await count(house, "media where media_key like 'painting %'")).toBe(0);
  },
);

function unseen(sight: Sight): Sight {
  return { ...sight, things: sight.things.map((it) => ({ ...it, visible: false, count: 0 })) };
}

test("without eyes nothing is painted", { timeout: 90_000 }, async () => {
  await open();
  easel(provider, bytes, { eyes: false });
  await afterAllThereIs(await house.learner("ana", level));

  expect(provider.wanted).toEqual([]);
});
