import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterEach, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { compare, emptyMemory, practise } from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { aPort, postgresOf } from "./processes.ts";
import { aSite, patient, statusOf } from "./site.ts";
import { granted, signUp } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

test(
  "two on one data folder share it; stopping one leaves the other; the last one stops PostgreSQL",
  patient,
  async () => {
    const dataDir = site.folder();
    const PUBLIC_URL = "http://127.0.0.1:3000";
    const [one, other] = await Promise.all([
      site.start(dataDir, { PUBLIC_URL }),
      site.start(dataDir, { PUBLIC_URL }),
    ]);
    const learner = await signUp(one.url, "ada@example.test");
    await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));

    const elsewhere = learner.at(other.url);
    const { id } = await granted(elsewhere.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } }));
    expect(await granted(learner.ask(readingCalls.show, { params: { id } }))).toMatchObject({ id });

    one.signal("SIGTERM");
    expect(await one.ended).toEqual({ code: 0, signal: null });
    expect(await granted(elsewhere.ask(readingCalls.show, { params: { id } }))).toMatchObject({ id });
    await granted(elsewhere.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } }));

    other.signal("SIGTERM");
    expect(await other.ended).toEqual({ code: 0, signal: null });
    expect(postgresOf(dataDir)).toBeUndefined();
  },
);

test("stopping under load answers all it began, exits cleanly and stops PostgreSQL", patient, async () => {
  const dataDir = site.folder();
  const settings = { PORT: String(await aPort()) };
  for (let round = 0; round < (process.env.LONG ? 6 : 1); round += 1) {
    const salida = await site.start(dataDir, settings);
    const learners = ["ada", "ben", "cleo", "dev"].map((name) =>
      signUp(salida.url, `${name}-${round}@example.test`),
    );
    const memories = (await Promise.all(learners)).map(emptyMemory);
    for (const { learner } of memories)
      await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
    const load = memories.map((memory, at) => practise(memory, chance(round * 10 + at), () => false));
    await sleep(200 + round * 100);

    salida.signal("SIGTERM");

    expect(await salida.ended).toEqual({ code: 0, signal: null });
    expect(salida.err()).toBe("");
    expect(postgresOf(dataDir)).toBeUndefined();
    await Promise.all(load);
    const again = await site.start(dataDir, settings);
    // nothing was done for a call that was not answered
    for (const memory of memories) {
      memory.lostMoves.clear();
      await compare(memory);
    }
    await checkLedger(databaseOf(dataDir));
    again.signal("SIGTERM");
    await again.ended;
  }
});

test(
  "a request that was taken in is answered though its body comes after the signal to stop",
  patient,
  async () => {
    const salida = await site.start(site.folder());
    const body = JSON.stringify({ email: "late@example.test", password: "a lit door" });
    const socket = connect({ port: salida.port, host: "127.0.0.1" });
    socket.write(
      `POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 100 /);

    salida.signal("SIGTERM");
    await sleep(300);
    socket.write(body);

    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 200 /);
    expect(await salida.ended).toEqual({ code: 0, signal: null });
  },
);

test(
  "stops cleanly though callers hold connections on which they say nothing, or not all",
  patient,
  async () => {
    const dataDir = site.folder();
    const salida = await site.start(dataDir);
    const held = [
      "",
      "GET /healthz HT",
      "POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ];
    for (const bytes of held) {
      const socket = connect({ port: salida.port, host: "127.0.0.1" }).on("error", () => undefined);
      await once(socket, "connect");
      socket.write(bytes);
      site.later(() => socket.destroy());
    }
    expect(await statusOf(`${salida.url}/healthz`)).toBe(200);

    salida.signal("SIGTERM");

    expect(await salida.ended).toEqual({ code: 0, signal: null });
    expect(postgresOf(dataDir)).toBeUndefined();
  },
);
