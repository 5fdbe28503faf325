import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { chatSample } from "./chat/sample.ts";
import { completableListeningSample } from "./completable-listening/sample.ts";
import { descriptionSample } from "./description/sample.ts";
import { kinds } from "./kinds.ts";
import { listeningSample } from "./listening/sample.ts";
import { readingSample } from "./reading/sample.ts";
import type { Sample } from "./sample.ts";

const samples: Record<KindName, Sample> = {
  listening: listeningSample,
  reading: readingSample,
  "completable-listening": completableListeningSample,
  description: descriptionSample,
  chat: chatSample,
};

const library = kindNames.flatMap((kind) =>
  Array.from({ length: 6 }, (_, at): LibraryWork => {
    const { content, items } = samples[kind];
    return {
      name: `${kind}-${at}`,
      kind,
      topic: "MYSTERY",
      level: 2,
      title: `Work ${at}`,
      words: 200,
      items,
      body: content,
    };
  }),
);

let house: House;
beforeAll(async () => {
  house = await aHouse(library);
});
afterAll(() => house.close());

describe.each(kindNames)("the law of every kind: %s", (name) => {
  const sample = samples[name];
  const calls = exerciseCalls(kindContracts[name] as KindContract);
  const finish = calls.moves[sample.move] as (typeof calls.moves)[string];
  const body = { ...sample.params, context: "MYSTERY", level: 2 };

  async function begin(learner: TestLearner) {
    const created = await learner.ask(calls.create, { body });
    const { id } = created.reply as { id: string };
    const shown = await learner.ask(calls.show, { params: { id } });
    return { id, shown: shown.reply as Record<string, unknown> };
  }

  /** Makes what has to come before the move that ends it. */
  async function lead(learner: TestLearner, id: string, marks: "full" | "zero") {
    const { move, ...bodies } = sample.before ?? { move: "", full: [], zero: [] };
    const call = calls.moves[move];
    for (const body of bodies[marks])
      if (call) await learner.ask(call, { params: { id }, body: body as never });
  }

  test("its content passes its own schema", () => {
    expect(kinds[name].content.safeParse(sample.content).success).toBe(true);
  });

  test("tells no secret before it is earned, in any answer", async () => {
    const learner = await house.learner(`${name}-secrets`, 2);
    const before = house.received.length;

    const { id, shown } = await begin(learner);
    await learner.ask(calls.list);
    await learner.ask(calls.page, { query: { page: 0 } });
    await learner.ask(calls.allowance, { query: {} });
    await learner.ask(finish, { params: { id }, body: sample.partial });

    const received = house.received.slice(before).join("\n");
    expect(received).toContain(String(shown.title));
    for (const secret of sample.secrets) expect(received).not.toContain(secret);
    expect(received).not.toMatch(/"(correct|correctOptionId|key|why|whyNot|distractors|evidence|at|item)"/);
  });

  test("tells nothing in what is heard and seen either: addresses, headers, metadata", async () => {
    const learner = await house.learner(`${name}-media`, 2);
    const { shown } = await begin(learner);

    const addresses = JSON.stringify(shown).match(/\/api\/v1\/media\/[\w-]+/g) ?? [];
    for (const url of addresses) {
      const { headers, rawPayload } = await house.app.inject({ url });
      const said = decodeURIComponent(url) + JSON.stringify(headers);
      for (const secret of sample.secrets) expect(said).not.toContain(secret);
      expect(partsBesides(rawPayload)).toEqual([]);
    }
    expect(addresses).toHaveLength(["reading", "chat"].includes(name) ? 0 : 1);
  });

  test("gives 10 and all points for a full answer, and tells why", async () => {
    const learner = await house.learner(`${name}-full`, 2);
    const { id, shown } = await begin(learner);
    await lead(learner, id, "full");

    const { reply } = await learner.ask(finish, { params: { id }, body: sample.full(shown) });
    const stats = await learner.ask(statsCalls.readStats);
    const after = await learner.ask(calls.show, { params: { id } });

    expect(reply).toMatchObject({ score: 10 });
    expect(stats.reply?.points).toBe(kindContracts[name].points);
    expect(after.reply).toMatchObject({ id, completed: true, evaluation: reply });
  });

  test("gives 0 and no points for a zero answer", async () => {
    const learner = await house.learner(`${name}-zero`, 2);
    const { id, shown } = await begin(learner);
    await lead(learner, id, "zero");

    const { reply } = await learner.ask(finish, { params: { id }, body: sample.zero(shown) });

    expect(reply).toMatchObject({ score: 0 });
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(0);
  });

  test("refuses a partial answer and changes nothing", async () => {
    const learner = await house.learner(`${name}-partial`, 2);
    const { id } = await begin(learner);

    const { problem } = await learner.ask(finish, { params: { id }, body: sample.partial });

    expect(problem).toMatchObject(sample.refusal ?? { status: 422, code: "invalid" });
    expect((await learner.ask(calls.show, { params: { id } })).reply).toMatchObject({ completed: false });
  });

  test("refuses a second evaluation and gives no more points", async () => {
    const learner = await house.learner(`${name}-twice`, 2);
    const { id, shown } = await begin(learner);
    await lead(learner, id, "full");
    await learner.ask(finish, { params: { id }, body: sample.full(shown) });

    const again = await learner.ask(finish, { params: { id }, body: sample.full(shown) });

    expect(again.problem).toMatchObject({ status: 409, code: "already_completed" });
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(kindContracts[name].points);
  });

  test("gives points once for 50 evaluations at the same time", async () => {
    const learner = await house.learner(`${name}-crowd`, 2);
    const { id, shown } = await begin(learner);
    await lead(learner, id, "full");
    const answer = { params: { id }, body: sample.full(shown) };

    const answers = await Promise.all(Array.from({ length: 50 }, () => learner.ask(finish, answer)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === "already_completed")).toHaveLength(49);
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(kindContracts[name].points);
  });

  test("is not there for a stranger, exactly like what nobody has", async () => {
    const [owner, stranger] = await Promise.all([
      house.learner(`${name}-owner`, 2),
      house.learner(`${name}-stranger`, 2),
    ]);
    const { id, shown } = await begin(owner);
    const nobodys = { id: "0190e3a5-7e57-7b00-8b00-0123456789ab" };

    const foreign = await stranger.ask(calls.show, { params: { id } });
    const unknown = await stranger.ask(calls.show, { params: nobodys });
    const played = await stranger.ask(finish, { params: { id }, body: sample.full(shown) });

    expect(foreign.problem).toEqual(unknown.problem);
    expect(foreign.problem?.code).toBe("not_found");
    expect(played.problem?.code).toBe("not_found");
  });

  test("gives two learners ids of their own for the same content", async () => {
    const [one, other] = await Promise.all([
      house.learner(`${name}-one`, 2),
      house.learner(`${name}-other`, 2),
    ]);
    const mine = await begin(one);
    const theirs = await begin(other);

    const ids = (shown: unknown): string[] => JSON.stringify(shown).match(/[0-9a-f-]{36}/g) ?? [];

    expect(ids(mine.shown).filter((id) => ids(theirs.shown).includes(id))).toEqual([]);
  });

  test("can be reported once it is completed, and is then not given again", async () => {
    const learner = await house.learner(`${name}-report`, 2);
    const { id, shown } = await begin(learner);
    const body = { reason: "other" } as const;

    const early = await learner.ask(calls.report, { params: { id }, body });
    await lead(learner, id, "full");
    await learner.ask(finish, { params: { id }, body: sample.full(shown) });
    const noQuestion = await learner.ask(calls.report, { params: { id }, body: { ...body, questionId: id } });
    const reported = await learner.ask(calls.report, { params: { id }, body });

    expect(early.problem?.code).toBe("not_yet");
    expect(noQuestion.problem?.code).toBe("invalid");
    expect(reported.status).toBe(204);
    const after = await learner.ask(calls.show, { params: { id } });
    expect(after.reply).toMatchObject({ reported: { whole: true, questionIds: [] } });
    await begin(learner);
    const { rows } = await house.db.execute(
      sql`select count(*)::int given, count(distinct content)::int contents from exercise where learner = ${learner.id}`,
    );
    expect(rows).toEqual([{ given: 2, contents: 2 }]);
  });

  test("starts no exercise before a level is chosen", async () => {
    const learner = await house.learner(`${name}-new`);

    expect((await learner.ask(calls.create, { body })).problem).toMatchObject({
      status: 409,
      code: "stats_required",
    });
  });
});

/** What an MP3 or a WebP holds beside sound or picture: tags, comments, profiles. */
function partsBesides(bytes: Buffer): string[] {
  if (bytes.toString("latin1", 8, 12) === "WEBP")
    return chunksOf(bytes).filter((it) => !/^VP8[ LX]?$/.test(it));
  // a frame's sync word first, where a tag would stand, and none at the end
  const begins = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  const ends = bytes.toString("latin1", bytes.length - 128, bytes.length - 125) !== "TAG";
  return [begins || "no frame first", ends || "TAG", !bytes.includes("APETAGEX") || "APE"].filter(
    (it) => it !== true,
  );
}

function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    names.push(webp.toString("latin1", at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}
