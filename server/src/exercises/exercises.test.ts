import { readingCalls } from "@salida/contract/calls.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";

const body = { context: "FOOD" as const, level: 2 as const };
const many = Array.from({ length: 70 }, (_, at) => aReading(`text ${at}`));

let house: House;
beforeAll(async () => {
  house = await aHouse(many);
});
afterAll(() => house.close());

/** Comes again where the server had no time for it. */
async function created(learner: TestLearner) {
  for (;;) {
    const answer = await learner.ask(readingCalls.create, { body });
    if (answer.status !== 503) return answer;
  }
}

describe("creating", () => {
  test("60 creates at the same time at limit 10 make exactly 10, all of them new", async () => {
    const learner = await house.learner("sixty", 2);

    const answers = await Promise.all(Array.from({ length: 60 }, () => created(learner)));

    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ problem }) => problem?.code === "limit_reached");
    expect([made.length, refused.length]).toEqual([10, 50]);
    const { reply } = await learner.ask(readingCalls.list);
    expect(reply?.totalElements).toBe(10);
    expect(new Set(reply?.elements.map(({ title }) => title)).size).toBe(10);
    expect((await learner.ask(readingCalls.allowance, { query: {} })).reply).toMatchObject({
      count: 10,
      limit: 10,
    });
  });

  test("tells how long the limit stands", async () => {
    const learner = await house.learner("waits", 2);
    await Promise.all(Array.from({ length: 10 }, () => learner.ask(readingCalls.create, { body })));

    const { problem } = await learner.ask(readingCalls.create, { body });

    const wait = Number(problem?.retryAfter);
    const midnight = (86_400_000 - (Date.now() % 86_400_000)) / 1000;
    expect(Math.abs(wait - midnight)).toBeLessThan(5);
  });

  test("one idempotency key makes one thing, however often and however parallel", async () => {
    const learner = await house.learner("keyed", 2);
    const asked = { body, key: "first-try" };

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => learner.ask(readingCalls.create, asked)),
    );
    const later = await learner.ask(readingCalls.create, asked);

    expect(new Set([...answers, later].map(({ reply }) => reply?.id)).size).toBe(1);
    expect((await learner.ask(readingCalls.allowance, { query: {} })).reply?.count).toBe(1);
  });

  test("refuses the same key with another body, and takes it from another learner", async () => {
    const [one, other] = await Promise.all([house.learner("key-one", 2), house.learner("key-other", 2)]);
    const first = await one.ask(readingCalls.create, { body, key: "shared" });

    const mismatch = await one.ask(readingCalls.create, { body: { ...body, level: 3 }, key: "shared" });
    const others = await other.ask(readingCalls.create, { body, key: "shared" });

    expect(mismatch.problem).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    expect(others.status).toBe(201);
    expect(others.reply?.id).not.toBe(first.reply?.id);
  });

  test("names each field that is wrong", async () => {
    const learner = await house.learner("wrong", 2);
    const wrong = { context: "COOKING", level: 6, numOfQuestions: 0, numOfWords: "many", points: 1000 };

    const { problem } = await learner.ask(readingCalls.create, { body: wrong as never });

    expect(problem?.code).toBe("invalid");
    expect(problem?.errors?.map(({ path }) => path).sort()).toEqual([
      "",
      "context",
      "level",
      "numOfQuestions",
      "numOfWords",
    ]);
  });
});

describe("listing", () => {
  test("pages of 20, newest first, and an empty page past the end", async () => {
    const learner = await house.learner("lister", 2);
    await fill(learner, 45);

    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => learner.ask(readingCalls.page, { query: { page } })),
    );
    const plain = await learner.ask(readingCalls.list);

    expect(pages.map(({ reply }) => [reply?.elements.length, reply?.totalElements])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
      [0, 45],
    ]);
    const titles = pages.flatMap(({ reply }) => reply?.elements.map(({ title }) => title) ?? []);
    expect(titles).toEqual(Array.from({ length: 45 }, (_, at) => `filled ${45 - at}`));
    expect(plain.reply).toEqual(pages[0]?.reply);
  });

  test("an empty list is 200 and empty", async () => {
    const learner = await house.learner("nobody-yet", 2);

    expect(await learner.ask(readingCalls.list)).toMatchObject({
      status: 200,
      reply: { elements: [], totalElements: 0 },
    });
  });

  test("pages of what is open, what is finished and what is about a topic count what they show", async () => {
    const learner = await house.learner("filters", 2);
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1)
      made.push((await learner.ask(readingCalls.create, { body })).reply?.id ?? "");
    const [first = "", second = ""] = made;
    for (const id of [first, second]) await finish(learner, id, 2);

    const told = async (query: object) => {
      const { reply } = await learner.ask(readingCalls.page, { query });
      return [reply?.totalElements, reply?.elements.map(({ id }) => id)];
    };

    expect(await told({ state: "finished" })).toEqual([2, [second, first]]);
    expect(await told({ state: "open" })).toEqual([3, made.slice(2).toReversed()]);
    expect(await told({ state: "all", context: "FOOD" })).toEqual([5, made.toReversed()]);
    expect(await told({ state: "finished", context: "FOOD" })).toEqual([2, [second, first]]);
    expect(await told({ context: "SPORTS" })).toEqual([0, []]);
    expect(await told({ state: "open", page: 1 })).toEqual([3, []]);
    const { reply } = await learner.ask(readingCalls.page, { query: { state: "open" } });
    const whole = await learner.ask(readingCalls.list);
    expect(reply?.elements).toEqual(whole.reply?.elements.slice(0, 3));
  });

  test("a filter shows nobody else's, and one that is none is refused", async () => {
    const [learner, other] = [await house.learner("own-1", 2), await house.learner("own-2", 2)];
    await other.ask(readingCalls.create, { body });
    const { reply } = await learner.ask(readingCalls.page, { query: { state: "open", context: "FOOD" } });
    expect(reply).toEqual({ elements: [], totalElements: 0 });
    for (const query of [{ state: "lost" }, { context: "COOKING" }, { context: "FOOD' or 1=1" }])
      expect((await learner.ask(readingCalls.page, { query: query as never })).problem).toMatchObject({
        status: 422,
      });
  });

  test("refuses a page that is none", async () => {
    const learner = await house.learner("no-page", 2);

    const asks = ["-1", "1.5", "x", "1e9"].map((page) =>
      learner.ask(readingCalls.page, { query: { page: page as never } }),
    );

    expect((await Promise.all(asks)).map(({ problem }) => problem?.code)).toEqual(Array(4).fill("invalid"));
  });
});

/** Gives a learner many exercises without the day's limit in the way. */
async function fill(learner: TestLearner, count: number): Promise<void> {
  const { reply } = await learner.ask(readingCalls.create, { body });
  await house.db.execute(sql`
    insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin, repeat, items, facts, state, created_at)
      select learner, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, kind, content,
        work, topic, level, asked_topic, asked_level, 'filled ' || n, origin, repeat, items, facts, state, created_at
        from exercise, generate_series(1, ${count}) n where id = ${reply?.id}`);
  await house.db.execute(sql`delete from exercise where id = ${reply?.id}`);
  await house.db.execute(sql`update tally set created = ${count} where learner = ${learner.id}`);
}

describe("the learner's day", () => {
  const allowance = async (learner: TestLearner, creationDate?: string) =>
    (await learner.ask(readingCalls.allowance, { query: creationDate ? { creationDate } : {} })).reply?.count;

  test("is counted in the zone they live in", async () => {
    const learner = await house.learner("kiritimati");
    const zone = "Pacific/Kiritimati";
    await learner.ask(statsCalls.createStats, { body: { level: 2, timeZone: zone } });

    await learner.ask(readingCalls.create, { body });

    const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format();
    expect([
      await allowance(learner),
      await allowance(learner, today),
      await allowance(learner, "2001-01-01"),
    ]).toEqual([1, 1, 0]);
  });

  test("changes zone from the next day on, so moving never gives a day twice", async () => {
    const learner = await house.learner("mover");
    await learner.ask(statsCalls.createStats, { body: { level: 2, timeZone: "Pacific/Kiritimati" } });
    await Promise.all(Array.from({ length: 10 }, () => learner.ask(readingCalls.create, { body })));

    await learner.ask(statsCalls.changeStats, { body: { timeZone: "Pacific/Pago_Pago" } });
    const sameDay = await learner.ask(readingCalls.create, { body });
    // as if the old zone's day were over: the new zone is still at a date before it
    await house.db.execute(
      sql`update learner set next_zone_at = now() - interval '1 second' where id = ${learner.id}`,
    );
    const moved = await learner.ask(readingCalls.create, { body });

    expect([sameDay.problem?.code, moved.problem?.code]).toEqual(["limit_reached", "limit_reached"]);
    expect(await allowance(learner)).toBe(10);
  });

  test("says when it is over, in their zone", async () => {
    const learner = await house.learner("auckland");
    await learner.ask(statsCalls.createStats, { body: { level: 2, timeZone: "Asia/Kolkata" } });

    const { reply } = await learner.ask(readingCalls.allowance, { query: {} });

    // midnight in Kolkata is half past six in the evening, UTC
    expect(reply?.resetsAt).toMatch(/T18:30:00.000Z$/);
    const wait = Date.parse(reply?.resetsAt ?? "") - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400_000);
  });

  test("is never counted in a zone that the database does not know", async () => {
    const { refuseUnknownZone } = await import("#progress/stats.ts");

    await expect(refuseUnknownZone(house.db, "Mars/Olympus_Mons")).rejects.toMatchObject({ code: "invalid" });
    await expect(refuseUnknownZone(house.db, "America/Bogota")).resolves.toBeUndefined();
  });

  test("a new day has a new count", async () => {
    const learner = await house.learner("tomorrow", 2);
    await Promise.all(Array.from({ length: 10 }, () => learner.ask(readingCalls.create, { body })));
    await house.db.execute(sql`update day_counter set day = day - 1 where learner = ${learner.id}`);

    expect(await allowance(learner)).toBe(0);
    expect((await learner.ask(readingCalls.create, { body })).status).toBe(201);
  });
});

describe("statistics", () => {
  test("are not there before a level is chosen, and are made once", async () => {
    const learner = await house.learner("fresh");
    const before = await learner.ask(statsCalls.readStats);
    const asks = [0, 1, 2, 3, 4, 5].map((level) =>
      learner.ask(statsCalls.createStats, { body: { level: level as 0 } }),
    );

    const levels = new Set((await Promise.all(asks)).map(({ reply }) => reply?.level));

    expect(before.problem).toMatchObject({ status: 404, code: "stats_not_found" });
    expect(levels.size).toBe(1);
    expect((await learner.ask(statsCalls.createStats, { body: { level: 5 } })).reply?.level).toBe(
      [...levels][0],
    );
  });

  test("take an idempotency key like every create", async () => {
    const learner = await house.learner("keyed-stats");
    const first = await learner.ask(statsCalls.createStats, { body: { level: 2 }, key: "begin" });
    const again = await learner.ask(statsCalls.createStats, { body: { level: 2 }, key: "begin" });
    const other = await learner.ask(statsCalls.createStats, { body: { level: 3 }, key: "begin" });

    expect([first.status, again.reply]).toEqual([201, first.reply]);
    expect(other.problem?.code).toBe("idempotency_mismatch");
  });

  test("count what is completed, average it in percent and move the rank", async () => {
    const learner = await house.learner("ranked", 2);
    for (const right of [2, 1]) await complete(learner, right);
    await house.db.execute(sql`update learner set points = 500 where id = ${learner.id}`);

    const { reply } = await learner.ask(statsCalls.readStats);

    expect(reply).toMatchObject({
      readingsDone: 2,
      averageReadingScore: 75,
      points: 500,
      rank: { type: 1, maxPoints: 1200 },
    });
    expect(reply).toMatchObject({ listeningDone: 0, chatsDone: 0, averageChatScore: 0 });
  });

  test("change the level, and refuse to before there are any", async () => {
    const [learner, none] = await Promise.all([house.learner("climber", 0), house.learner("groundless")]);

    expect((await learner.ask(statsCalls.changeStats, { body: { level: 4 } })).reply?.level).toBe(4);
    expect((await none.ask(statsCalls.changeStats, { body: { level: 4 } })).problem?.code).toBe(
      "stats_not_found",
    );
    expect((await learner.ask(statsCalls.changeStats, { body: {} })).problem?.code).toBe("invalid");
    expect(
      (await learner.ask(statsCalls.changeStats, { body: { timeZone: "Mars/Olympus" } })).problem?.code,
    ).toBe("invalid");
  });
});

async function complete(learner: TestLearner, right: number): Promise<void> {
  const { reply } = await learner.ask(readingCalls.create, { body });
  await finish(learner, reply?.id ?? "", right);
}

async function finish(learner: TestLearner, id: string, right: number): Promise<void> {
  const shown = await learner.ask(readingCalls.show, { params: { id } });
  const selectedOptions = (shown.reply?.questions ?? []).map((question, at) => ({
    questionId: question.id,
    optionId: question.options.find(({ text }) => text === (at < right ? "Right" : "Worst"))?.id ?? "",
  }));
  const { status } = await learner.ask(readingCalls.moves.evaluate, {
    params: { id },
    body: { selectedOptions },
  });
  expect(status).toBe(200);
}

describe("deleting the account", () => {
  test("in the midst of creates and evaluations is a clean refusal for those that come too late", async () => {
    for (let round = 0; round < 10; round += 1) {
      const learner = await house.learner(`racer-${round}`, 2);
      const { reply } = await learner.ask(readingCalls.create, { body });
      const params = { id: reply?.id ?? "" };
      const shown = await learner.ask(readingCalls.show, { params });
      const selectedOptions = (shown.reply?.questions ?? []).map(({ id, options }) => ({
        questionId: id,
        optionId: options[0]?.id ?? "",
      }));
      const creates = Array.from({ length: 6 }, (_, at) =>
        at === 3
          ? learner.ask(readingCalls.moves.evaluate, { params, body: { selectedOptions } })
          : learner.ask(readingCalls.create, { body }),
      );
      const deleted = learner.ask(accountCalls.deleteAccount);

      const statuses = (await Promise.all(creates)).map(({ status }) => status);

      expect((await deleted).status).toBe(204);
      expect([200, 201, 401, 404, 409]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    }
  });

  test("leaves nothing of the learner, and their token opens nothing any more", async () => {
    const learner = await house.learner("leaver", 2);
    await complete(learner, 2);
    await learner.ask(readingCalls.create, { body, key: "leaving" });

    const { status } = await learner.ask(accountCalls.deleteAccount);

    expect(status).toBe(204);
    expect((await learner.ask(statsCalls.readStats)).status).toBe(401);
    expect((await learner.ask(statsCalls.createStats, { body: { level: 1 } })).status).toBe(401);
    const { rows } = await house.db.execute<{ table: string }>(sql`
      select table_schema || '.' || table_name as "table" from information_schema.tables
        where table_schema in ('public', 'accounts')`);
    for (const { table } of rows) {
      const found = await house.db.execute(
        sql`select count(*)::int as n from ${sql.raw(table)} t where t::text like ${`%${learner.id}%`} or t::text like '%leaver@%'`,
      );
      expect([table, found.rows[0]]).toEqual([table, { n: 0 }]);
    }
  });
});

test("without a token, or with a wrong one, every call is 401", async () => {
  const { calls } = await import("@salida/contract/calls.ts");
  for (const call of calls) {
    for (const authorization of [undefined, "Bearer nonsense", "Basic eDp5", "Bearer "]) {
      const url = call.path.replace("{id}", "0190e3a5-7e57-7b00-8b00-0123456789ab");
      const answer = await house.app.inject({
        method: call.method,
        url,
        headers: authorization ? { authorization } : {},
      });
      expect([call.path, answer.statusCode, answer.json().code]).toEqual([call.path, 401, "unauthorised"]);
    }
  }
});
