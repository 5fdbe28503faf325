import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, type TestLearner, whole } from "#test-house.ts";
import { firstMove, type SampleMove, vainMoves } from "./sample.ts";
import { kinds } from "./test-kinds.ts";
import { aSampleHouse, begin, bodyOf, samples } from "./test-samples.ts";

let house: House;
beforeAll(async () => {
  house = await aSampleHouse();
});
afterAll(() => house.close());

describe.each(kindNames)("the law of every kind: %s", (name) => {
  const sample = samples[name];
  const calls = exerciseCalls(kindContracts[name] as KindContract);

  async function move(learner: TestLearner, id: string, { move, params, body }: SampleMove) {
    const call = calls.moves[move];
    if (!call) throw new Error(`a ${name} has no move ${move}`);
    return learner.ask(call, { params: { ...params, id }, body });
  }

  test("its content passes its own schema", () => {
    expect(kinds[name].content.safeParse(sample.content).success).toBe(true);
  });

  test("tells no secret before it is earned, in any answer", async () => {
    const learner = await house.learner(`${name}-secrets`, 2);
    const before = house.received.length;

    const { id, shown } = await begin(learner, name);
    await learner.ask(calls.list);
    await learner.ask(calls.page, { query: { page: 0 } });
    await learner.ask(calls.allowance, { query: {} });
    for (const made of vainMoves(sample, shown)) await move(learner, id, made);

    const received = house.received.slice(before).join("\n");
    expect(received).toContain(String(shown.title));
    for (const secret of sample.secrets) expect(received).not.toContain(secret);
    expect(received).not.toMatch(/"(correct|correctOptionId|key|why|whyNot|distractors|evidence|at|item)"/);
  });

  test("tells nothing in what is heard and seen either: addresses, headers, metadata", async () => {
    const learner = await house.learner(`${name}-media`, 2);
    const { id } = await begin(learner, name);
    const shown = await whole(async () => {
      const { reply } = await learner.ask(calls.show, { params: { id } });
      return reply as unknown as { generation: unknown };
    });

    const addresses = JSON.stringify(shown).match(/\/api\/v1\/media\/[\w-]+/g) ?? [];
    for (const url of addresses) {
      const { headers, rawPayload } = await house.app.inject({ url });
      const said = decodeURIComponent(url) + JSON.stringify(headers);
      for (const secret of sample.secrets) expect(said).not.toContain(secret);
      expect(partsBesides(rawPayload)).toEqual([]);
    }
    expect(addresses).toHaveLength(sample.media);
  });

  test("is not there for a stranger, exactly like what nobody has", async () => {
    const [owner, stranger] = await Promise.all([
      house.learner(`${name}-owner`, 2),
      house.learner(`${name}-stranger`, 2),
    ]);
    const { id, shown } = await begin(owner, name);
    const nobodys = { id: "0190e3a5-7e57-7b00-8b00-0123456789ab" };

    const foreign = await stranger.ask(calls.show, { params: { id } });
    const unknown = await stranger.ask(calls.show, { params: nobodys });
    const first = firstMove(sample, shown);
    const played = first && (await move(stranger, id, first));

    expect(foreign.problem).toEqual(unknown.problem);
    expect(foreign.problem?.code).toBe("not_found");
    if (played) expect(played.problem?.code).toBe("not_found");
  });

  test("gives two learners ids of their own for the same content", async () => {
    const [one, other] = await Promise.all([
      house.learner(`${name}-one`, 2),
      house.learner(`${name}-other`, 2),
    ]);
    const mine = await begin(one, name);
    const theirs = await begin(other, name);

    const ids = (shown: unknown): string[] => JSON.stringify(shown).match(/[0-9a-f-]{36}/g) ?? [];

    expect(ids(mine.shown).filter((id) => ids(theirs.shown).includes(id))).toEqual([]);
  });

  test("can be reported while it is open, and is then not given again", async () => {
    const learner = await house.learner(`${name}-report`, 2);
    const { id } = await begin(learner, name);

    const reported = await learner.ask(calls.report, { params: { id }, body: { reason: "other" } });

    expect(reported.status).toBe(204);
    const after = await learner.ask(calls.show, { params: { id } });
    expect(after.reply).toMatchObject({ completed: false, reported: { whole: true, questionIds: [] } });
    await begin(learner, name);
    const { rows } = await house.db.execute(
      sql`select count(*)::int given, count(distinct content)::int contents from exercise
        where learner = ${learner.id} and kind = ${name}`,
    );
    expect(rows).toEqual([{ given: 2, contents: 2 }]);
  });

  test("tells on its page what its list tells of it", async () => {
    const learner = await house.learner(`${name}-facts`, 2);
    const { shown } = await begin(learner, name);

    const { reply } = await learner.ask(calls.list);

    const [{ picture: _, writing, ...told } = { picture: null, writing: false }] = reply?.elements ?? [];
    expect(writing).toBe(false);
    expect(told).toMatchObject({ id: shown.id });
    expect(shown).toMatchObject(told);
  });

  test("offers what a create then gives", async () => {
    const learner = await house.learner(`${name}-offers`, 2);
    const offers = await learner.ask(calls.offers, { query: { level: 2 } });

    await begin(learner, name);

    const offer = offers.reply?.elements.find(({ context }) => context === "MYSTERY");
    expect(offer).toEqual({
      context: "MYSTERY",
      given: { context: "MYSTERY", level: 2, repeat: false },
      askedAt: null,
    });
  });

  test("starts no exercise before a level is chosen", async () => {
    const learner = await house.learner(`${name}-new`);

    expect((await learner.ask(calls.create, { body: bodyOf(name) })).problem).toMatchObject({
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
