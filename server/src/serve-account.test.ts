import type { AddressInfo } from "node:net";
import { readingCalls } from "@salida/contract/calls.ts";
import { accountCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House, type TestLearner } from "./test-house.ts";

const body = { context: "FOOD" as const, level: 2 as const };
const library = Array.from({ length: 12 }, (_, at) => aReading(`text ${at}`));

let house: House;
beforeAll(async () => {
  house = await aHouse(library, { DAILY_LIMITS: "100" });
});
afterAll(() => house.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signs a learner in once more, on something that names itself. */
async function signInOn(
  name: string,
  agent: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await house.app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    headers: { "user-agent": agent },
    payload: { email: `${name}@example.test`, password: "a lit door" },
  });
  return answer.json();
}

const refresh = (refresh_token: string) =>
  house.app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=refresh_token",
    payload: { refresh_token },
  });

const listOf = async (token: string) => {
  const answer = await house.app.inject({ url: accountCalls.listSessions.path, headers: bearer(token) });
  return z.parse(accountCalls.listSessions.reply, answer.json());
};

const exportOf = (of: House, token: string) =>
  of.app.inject({ url: accountCalls.exportAccount.path, headers: bearer(token) });

test("without a token there is nothing: no list, no file, no deletion", async () => {
  for (const { method, path } of Object.values(accountCalls)) {
    for (const headers of [{}, bearer("abc"), { authorization: "Basic abc" }]) {
      const answer = await house.app.inject({ method, url: path, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthorised"]);
    }
  }
});

describe("the list of sessions", () => {
  test("has the learner's own alone, names the one that asks, and begins with the one used last", async () => {
    const { token } = await house.learner("lister");
    await house.learner("bystander");
    const phone = await signInOn("lister", "A phone");
    const tablet = await signInOn("lister", "A tablet");
    await refresh(phone.refresh_token);

    const seen = await listOf(tablet.access_token);

    expect(seen.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ["A phone", false],
      ["A tablet", true],
      ["lightMyRequest", false],
    ]);
    expect((await listOf(token)).map(({ current }) => current)).toEqual([false, false, true]);
    expect(seen[0]?.lastSeenAt.localeCompare(seen[0].createdAt)).toBe(1);
  });

  test("forgets a session that was ended", async () => {
    const { token } = await house.learner("leaver");
    const phone = await signInOn("leaver", "A phone");
    await house.app.inject({
      method: "POST",
      url: "/auth/v1/logout?scope=others",
      headers: bearer(phone.access_token),
    });

    expect((await listOf(phone.access_token)).map(({ userAgent }) => userAgent)).toEqual(["A phone"]);
    const gone = await house.app.inject({ url: accountCalls.listSessions.path, headers: bearer(token) });
    expect(gone.statusCode).toBe(401);
  });

  test("keeps what a browser calls itself short, and takes it as it is", async () => {
    await house.learner("odd-browser");
    const { access_token } = await signInOn("odd-browser", `<script>${"x".repeat(400)}`);

    const [newest] = await listOf(access_token);

    expect(newest?.userAgent).toBe(`<script>${"x".repeat(192)}`);
  });
});

describe("the export", () => {
  test("is a file with everything of the learner's, each exercise as its page shows it", async () => {
    const learner = await house.learner("keeper", 2);
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push((await learner.ask(readingCalls.create, { body })).reply?.id ?? "");
    await evaluate(learner, ids[0] ?? "");

    const answer = await exportOf(house, learner.token);

    const file = z.parse(accountCalls.exportAccount.reply, answer.json());
    const pages = await Promise.all(ids.toReversed().map((id) => pageOf(learner, id)));
    expect(file.exercises).toEqual(pages.map((page) => ({ kind: "reading", ...page })));
    expect(file.exercises.map(({ completed }) => completed)).toEqual([false, false, true]);
    expect(file.account).toMatchObject({
      id: learner.id,
      email: "keeper@example.test",
      metadata: { name: "keeper" },
    });
    expect(file.account.sessions).toHaveLength(1);
    expect(file.learner).toMatchObject({ stats: { readingsDone: 1 }, awards: [{ exercise: ids[0] }] });
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="salida-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
  });

  test("tells no answer that is not earned, no secret, and nothing of anybody else", async () => {
    const learner = await house.learner("curious", 2);
    const other = await house.learner("neighbour", 2);
    await learner.ask(readingCalls.create, { body });
    const theirs = await other.ask(readingCalls.create, { body });

    const { body: text } = await exportOf(house, learner.token);

    expect(text).not.toMatch(
      /"(correct|correctOptionId|key|why|whyNot|distractors|evidence|item)":|Because|argon2/,
    );
    expect(text).not.toMatch(/"(passwordHash|counter|\w*[tT]oken|\w*[sS]ecret)":/);
    for (const strange of ["neighbour", other.id, String(theirs.reply?.id)])
      expect(text).not.toContain(strange);
  });

  test("of a learner with 250 exercises has them all, newest first and each once", async () => {
    const learner = await house.learner("collector", 2);
    await fill(learner, 250);

    const file = z.parse(accountCalls.exportAccount.reply, (await exportOf(house, learner.token)).json());

    const titles = file.exercises.map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 250 }, (_, at) => `filled ${250 - at}`));
  });

  test("of somebody who has chosen no level and done nothing is whole all the same", async () => {
    const { token } = await house.learner("newcomer");

    const file = (await exportOf(house, token)).json();

    expect(file).toMatchObject({ learner: null, exercises: [] });
  });

  test("breaks off when the account is deleted meanwhile, and harms nobody", async () => {
    const leaving = await aHouse(library, { DAILY_LIMITS: "100" });
    const learner = await leaving.learner("leaving", 2);
    const stays = await leaving.learner("stays", 2);
    await fill(learner, 2_000, leaving);
    await leaving.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = leaving.app.server.address() as AddressInfo;

    const answer = await fetch(`http://127.0.0.1:${port}${accountCalls.exportAccount.path}`, {
      headers: bearer(learner.token),
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    const deleted = await learner.ask(accountCalls.deleteAccount);
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    };

    expect([answer.status, deleted.status]).toEqual([200, 204]);
    await expect(readOn()).rejects.toThrow();
    expect((await exportOf(leaving, learner.token)).statusCode).toBe(401);
    expect((await exportOf(leaving, stays.token)).statusCode).toBe(200);
    await leaving.close();
  });

  test("is given 20 times a day, then it says when again", async () => {
    const limited = await aHouse([], { RATE_LIMITS: "on" });
    const [learner, other] = [await limited.learner("eager"), await limited.learner("other")];

    const answers = await Promise.all(Array.from({ length: 21 }, () => exportOf(limited, learner.token)));

    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const { problem } = await learner.ask(accountCalls.exportAccount);
    expect(problem?.code).toBe("too_many");
    expect(Number(problem?.retryAfter)).toBeGreaterThan(86_000);
    expect((await exportOf(limited, other.token)).statusCode).toBe(200);
    await limited.close();
  });
});

async function pageOf(learner: TestLearner, id: string): Promise<object> {
  return (await learner.ask(readingCalls.show, { params: { id } })).reply ?? {};
}

async function evaluate(learner: TestLearner, id: string): Promise<void> {
  const shown = (await learner.ask(readingCalls.show, { params: { id } })).reply;
  const selectedOptions = (shown?.questions ?? []).map(({ id: questionId, options }) => ({
    questionId,
    optionId: options[0]?.id ?? "",
  }));
  const { status } = await learner.ask(readingCalls.moves.evaluate, {
    params: { id },
    body: { selectedOptions },
  });
  expect(status).toBe(200);
}

/** Gives a learner many exercises at once. */
async function fill(learner: TestLearner, count: number, of = house): Promise<void> {
  const { reply } = await learner.ask(readingCalls.create, { body });
  await of.db.execute(sql`
    insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin, repeat, items, facts, state, created_at)
      select learner, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, kind, content,
        work, topic, level, asked_topic, asked_level, 'filled ' || n, origin, repeat, items, facts, state, created_at
        from exercise, generate_series(1, ${count}) n where id = ${reply?.id}`);
  await of.db.execute(sql`delete from exercise where id = ${reply?.id}`);
}
