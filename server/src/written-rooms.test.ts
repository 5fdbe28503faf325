import { escapeRoomCalls } from "@salida/contract/calls.ts";
import { commonWords } from "@salida/library/common-words.ts";
import { roomWorks } from "@salida/library/room-works.ts";
import type { Story } from "@salida/library/rooms/story.ts";
import { goodStory } from "@salida/library/test-story.ts";
import { levelOf } from "@salida/rules/levels.ts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  ghostRoom,
  type RoomBrain,
  roomAnsweredBy,
  roomGhost,
  roomPromptOf,
} from "#authoring/test-room-ghost.ts";
import { openEngines } from "#engines/open-engines.ts";
import { openComposer } from "#engines/pictures/embedded/open-composer.ts";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { providers } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import { tools } from "#exercises/flow.ts";
import { Refusal } from "#http/refusal.ts";
import { openKinds } from "#kinds/kinds.ts";
import { lend } from "#lent/lend.ts";
import type { Ask } from "#rooms/player/game.ts";
import { playRoom } from "#rooms/player/room-player.ts";
import { tryOutRoom } from "#rooms/try-out.ts";
import { readSettings } from "./env.ts";
import { aHouse, type House, type TestLearner, workers } from "./test-house.ts";

vi.setConfig({ testTimeout: 180_000 });
const provider = await openTestProvider();
afterAll(() => provider.close());
const level = levelOf(ghostRoom.band);
const env = {
  WORKERS: "1",
  DAILY_LIMITS: "1000",
  ...writtenBy("openai-compatible"),
  // a plan of a room needs more than the usual local server takes
  TEXT_CONTEXT: "32000",
};
const models = { addresses: provider.addresses, pause: 1, rest: 2_000, die: () => 0 };
/** What everybody can be given: a room about something else. */
const shipped: Story = { ...goodStory(), topic: "FOOD", id: "food-a2-the-old-one", title: "The Old One" };
const library = roomWorks(shipped, commonWords);
const openHouse = (over: Record<string, string> = {}) =>
  aHouse(library, { ...env, ...over }, undefined, models);

let house: House;
beforeEach(() => {
  provider.asked.length = 0;
  think();
});
afterEach(() => house?.close());

function think(over: Partial<RoomBrain> = {}) {
  provider.answer(roomAnsweredBy({ ...roomGhost(), ...over }));
}

async function count(what: string): Promise<number> {
  const { rows } = await house.db.execute<{ n: number }>(sql.raw(`select count(*)::int n from ${what}`));
  return rows[0]?.n ?? 0;
}

async function create(learner: TestLearner): Promise<string> {
  const body = { context: ghostRoom.topic, level };
  const { status, reply } = await learner.ask(escapeRoomCalls.create, { body });
  expect(status).toBe(201);
  return reply?.id ?? "";
}

const show = async (learner: TestLearner, id: string) =>
  (await learner.ask(escapeRoomCalls.show, { params: { id } })).reply;

const ended = async () =>
  expect.poll(() => count("generation where ended_at is not null"), { timeout: 100_000 }).toBe(1);

/** The public API as a learner asks it. */
function asking({ token }: TestLearner): Ask {
  return async <T>(method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    for (;;) {
      const { statusCode, json } = await house.app.inject({
        method: method as "GET",
        url: path,
        headers,
        ...(body !== undefined && { payload: body as object }),
      });
      if (statusCode < 300) return json() as T;
      throw new Error(`${method} ${path}: ${statusCode}`);
    }
  };
}

test("a wish for a room gives the library's at once, and a room that was written and played is there for the next", async () => {
  house = await openHouse();
  const [ana, ben] = [await house.learner("ana", level), await house.learner("ben", level)];
  // what is told beforehand is what comes
  const offers = (await ana.ask(escapeRoomCalls.offers, { query: { level } })).reply?.elements;
  const offered = offers?.find(({ context }) => context === ghostRoom.topic);
  expect(offered?.given).toEqual({ context: "FOOD", level, repeat: false });
  const first = await create(ana);

  expect(await show(ana, first)).toMatchObject({ title: "The Old One", origin: "library" });
  expect(await count("waiting")).toBe(0);
  await ended();
  expect(await count("content where origin = 'model' and kind = 'escape-room' and not in_room")).toBe(1);
  expect(await count("content where origin = 'model' and in_room")).toBe(9);
  expect(await count("authored")).toBe(10);

  const { rows } = await house.db.execute<{ file: Story }>(sql`select file from authored limit 1`);
  const story = rows[0]?.file as Story;
  const composer = openComposer();
  const describe = ({ topic, band }: Story, seed: string) =>
    composer.know({ topic, level: band, seed }).reference;
  const id = await create(ben);
  expect(await show(ben, id)).toMatchObject({ title: ghostRoom.title, origin: "model", madeBy: "writer" });
  const play = await playRoom(
    { ask: asking(ben), errs: () => false },
    { storyOf: () => story, describe },
    id,
  );

  expect(play.status).toBe(2);
  expect(play.seconds / play.limit).toBeGreaterThan(0.25);
  expect(play.seconds / play.limit).toBeLessThan(0.7);
  // and who had the other first gets this one the next time
  expect(await show(ana, await create(ana))).toMatchObject({ title: ghostRoom.title, repeat: false });
});

test("a room that the machine player cannot solve is not stocked", async () => {
  house = await openHouse();
  const mute = ["No lo sé, de verdad.", "Es que no quiero decir nada.", "Pues mira, no tengo ni idea."];
  think({
    rest: (asked) => {
      const rest = roomGhost().rest(asked) as { talk: object };
      return { ...rest, talk: { ...rest.talk, answers: mute } };
    },
  });
  const ana = await house.learner("ana", level);
  await create(ana);
  await ended();

  expect(await count("generation where fault like 'unsolvable: %'")).toBe(1);
  expect(await count("content where origin = 'model'")).toBe(0);
});

test("where nothing good comes of it there is the library's, and why is kept", async () => {
  house = await openHouse();
  think({ solve: () => ({ answer: "A", quote: "", others: ["B"] }) });
  const ana = await house.learner("ana", level);
  await create(ana);
  await ended();

  expect(await count("generation where fault = 'nothing that passes' and record is not null")).toBe(1);
  expect(await count("content where origin = 'model'")).toBe(0);
});

test("a try that broke off goes on where it was: nothing is asked twice", async () => {
  house = await openHouse();
  let broken = 0;
  const well = roomAnsweredBy(roomGhost());
  provider.answer((asked) => {
    const fails = roomPromptOf(asked) === "rest" && broken++ < 3;
    return fails ? { status: 500 } : well(asked);
  });
  const ana = await house.learner("ana", level);
  await create(ana);
  await ended();

  expect(await count("generation where state = 'ready' and attempt > 1")).toBe(1);
  // a solver may be given the same question twice in the same order
  const again = new Set<string | undefined>(["rest", "solve"]);
  const others = provider.asked.filter((asked) => !again.has(roomPromptOf(asked)));
  expect(new Set(others.map(({ body }) => body)).size).toBe(others.length);
});

test.each(providers.filter((_, at) => process.env.LONG || at === 1))(
  "%s writes a room that is stocked",
  async (name) => {
    house = await openHouse(writtenBy(name));
    const ana = await house.learner("ana", level);
    await create(ana);
    await ended();

    expect(await show(ana, await create(ana))).toMatchObject({ title: ghostRoom.title, origin: "model" });
    expect(new Set(provider.asked.map(({ provider: it }) => it))).toEqual(new Set([name]));
  },
);

test("the machine player solves a good story, and tells of one that is too long, or whose answers are not its own", async () => {
  house = await openHouse();
  const engines = openEngines({
    workers,
    text: openRemoteText(readSettings({ DATA_DIR: "." })),
    talker: undefined,
    judge: undefined,
    onFault: () => undefined,
  });
  const needs = { kinds: openKinds(lend(engines)), tools };
  const played = (story: Story, works = roomWorks(story, commonWords)) => tryOutRoom(needs, story, works);
  try {
    expect(await played(goodStory())).toBeUndefined();

    const long = goodStory();
    for (const piece of long.puzzles.flatMap(({ places }) => places.flat()))
      if (piece.kind === "reading") piece.text = `${piece.text} `.repeat(40);
    expect(await played(long)).toMatch(/^takes \d+ % of its time, not 25 to 70$/);

    const still = goodStory();
    still.puzzles = still.puzzles.map((puzzle) => ({
      ...puzzle,
      clues: [{ say: "{1} {2} {3}", pairs: undefined }],
    }));
    const other = goodStory();
    expect(await played(other, roomWorks(still, commonWords))).toMatch(/^unsolvable: no order sentence/);

    const works = roomWorks(goodStory(), commonWords);
    for (const { kind, body } of works)
      if (kind === "reading") for (const item of (body as Body).items) item.key.text = "Something else";
    expect(await played(goodStory(), works)).toMatch(/^unsolvable: /);

    // who cannot mark a description now says nothing of the room
    const busy = () => Promise.reject(new Refusal("unavailable"));
    const kinds = openKinds({ ...lend(engines), gradeDescription: busy });
    const tried = tryOutRoom({ kinds, tools }, goodStory(), roomWorks(goodStory(), commonWords));
    await expect(tried).rejects.toThrow(Refusal);
  } finally {
    await engines.close();
  }
});

interface Body {
  items: { key: { text: string } }[];
}
