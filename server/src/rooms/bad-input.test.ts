import type { Call } from "@salida/contract/call.ts";
import { calls } from "@salida/contract/calls.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House } from "#test-house.ts";
import { aPlayer, must, type Player, towerWorks } from "./test-tower.ts";

let house: House;
let player: Player;
let riddleId: string;
beforeAll(async () => {
  house = await aHouse(towerWorks);
  player = await aPlayer(house, "breaks");
  await player.start();
  riddleId = must((await player.puzzle()).riddle).riddleId;
});
afterAll(() => house.close());

const named = Object.entries(roomCalls as Readonly<Record<string, Call>>);
const longest = "x".repeat(400);
const nobody = "00000000-0000-4000-8000-000000000000";

/** Bodies that no call of rooms takes. */
const bodies: readonly [what: string, payload: string][] = [
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["a number", "7"],
  ["a text", '"solved"'],
  ["a field nobody knows", '{"elapsedTime":0}'],
  ["a prototype", '{"__proto__":{"status":2},"constructor":1}'],
  ["another status", '{"status":1}'],
  ["a status in words", '{"status":"2"}'],
  ["empty codes", '{"numericCode":"","textCode":" "}'],
  ["codes that are too long", JSON.stringify({ numericCode: longest, textCode: longest })],
  ["codes that are numbers", '{"numericCode":123,"textCode":456}'],
  ["no solution", '{"solution":""}'],
  ["a solution that is too long", JSON.stringify({ solution: longest })],
  ["a solution that is a list", '{"solution":["The wind"]}'],
  ["more time in words", '{"extendedTime":"yes"}'],
];

function ask(call: Call, params: Record<string, string>, payload?: string) {
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  return house.app.inject({
    method: call.method,
    url,
    headers: {
      authorization: `Bearer ${player.learner.token}`,
      ...(payload !== undefined && { "content-type": "application/json" }),
    },
    ...(payload !== undefined && { payload }),
  });
}

async function kept(): Promise<unknown> {
  const { rows } = await house.db.execute(sql`
    select r.status, r.spent, e.version, e.state from room r join exercise e on e.id = r.exercise
      where r.exercise = ${player.id}`);
  return rows;
}

describe.each(named.filter(([, { body }]) => body))("%s", (_, call) => {
  test("refuses each body that is none of its own as the learner's fault, and does nothing", async () => {
    const before = await kept();
    const id = call.path.includes("user-riddles") ? riddleId : player.id;
    const params = { id, riddleId, hintId: nobody, puzzleId: nobody };
    for (const [what, payload] of bodies) {
      const { statusCode, headers, json } = await ask(call, params, payload);
      expect([400, 422], `${what}: ${statusCode}`).toContain(statusCode);
      expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
      expect(json().code).toMatch(/^(malformed|invalid)$/);
    }
    expect(await kept()).toEqual(before);
  });
});

describe.each(named)("%s", (_, call) => {
  test.each([
    ["what is no id", "not-an-id"],
    ["an id that nobody has", nobody],
    ["something to break out with", encodeURIComponent("'; drop table room; --")],
  ])("finds nothing at %s", async (_, id) => {
    const params = { id, riddleId: id, hintId: id, puzzleId: id };
    const proper: Record<string, object> = {
      solution: { solution: "The wind" },
      decode: { numericCode: "123", textCode: "BCD" },
      finish: { status: 3 },
    };
    const body = call.body && JSON.stringify(proper[call.path.split("/").at(-1) ?? ""] ?? {});
    const { statusCode, json } = await ask(call, params, body);

    expect([statusCode, json().code]).toEqual([404, "not_found"]);
  });

  test("is nobody's without a token", async () => {
    const url = call.path.replaceAll(/\{\w+\}/g, player.id);
    const { statusCode } = await house.app.inject({
      method: call.method,
      url,
      ...(call.body && { payload: {} }),
    });

    expect(statusCode).toBe(401);
  });
});

test("what is none of a riddle's answers is a fault in what was sent: it is no try, and tells nothing", async () => {
  const before = await kept();
  for (const solution of ["42", "the wind", "*"]) {
    const { status, problem, reply } = await player.learner.ask(roomCalls.solveRiddle, {
      params: { id: riddleId },
      body: { solution },
    });
    expect({ status, reply }).toEqual({ status: 422, reply: undefined });
    expect(problem).toMatchObject({ code: "invalid", errors: [{ path: "solution" }] });
  }
  const { reply } = await player.learner.ask(roomCalls.readRiddle, { params: { id: riddleId } });
  expect(reply?.answers.map(({ correct }) => correct)).toEqual([null, null, null, null]);
  expect(await kept()).toEqual(before);
});

test("every call of rooms is among the calls of the API", () => {
  for (const [, call] of named) expect(calls).toContain(call);
});
