import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { chatCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterEach, expect, test } from "vitest";
import { eventually } from "./processes.ts";
import { aSite, patient, type Running, statusOf } from "./site.ts";
import { granted, signUp } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

/** What came of a request: its status, or the code of the fault. */
type Outcome = { status: number } | { fault: string };

/** Asks, and writes the body in two parts with a pause between. */
function ask(salida: Running, agent: Agent, path: string, token: string, pause?: number): Promise<Outcome> {
  const body = JSON.stringify({ level: 1 });
  const type = pause !== undefined && { "content-type": "application/json", "content-length": body.length };
  const headers = { authorization: `Bearer ${token}`, ...type };
  const method = pause === undefined ? "GET" : "POST";
  return new Promise((resolve) => {
    const asking: ClientRequest = request(`${salida.url}${path}`, { agent, method, headers });
    asking.on("error", ({ code = "" }: NodeJS.ErrnoException) => resolve({ fault: code }));
    asking.on("response", (answer) => {
      answer.on("error", ({ code = "" }: NodeJS.ErrnoException) => resolve({ fault: code }));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0 }));
      answer.resume();
    });
    if (pause === undefined) return void asking.end();
    asking.write(body.slice(0, 4));
    setTimeout(() => asking.end(body.slice(4)), pause);
  });
}

test(
  "nothing that was sent before the signal or soon after it is reset; what is slow is answered",
  patient,
  async () => {
    const salida = await site.start(site.folder());
    const learner = await signUp(salida.url, "ada@example.test");
    await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
    const chat = await granted(learner.ask(chatCalls.create, { body: { context: "FOOD", level: 2 } }));
    const { token } = learner;
    // the first reply waits for its judges to start
    await streamed(salida, token, chat.id);
    let told = Number.POSITIVE_INFINITY;
    const outcomes: Outcome[] = [];
    const kept = Array.from({ length: 12 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < told + 200) {
        outcomes.push(await ask(salida, agent, statsCalls.readStats.path, token));
      }
      agent.destroy();
    });
    await sleep(300);
    const slow = ask(salida, new Agent(), statsCalls.createStats.path, token, 3_000);
    const stream = streamed(salida, token, chat.id);
    await sleep(20);

    salida.signal("SIGTERM");
    told = performance.now();
    // on a slow machine none of those who ask again and again may come to ask in time
    const soonAfter = ask(salida, new Agent(), statsCalls.readStats.path, token);
    const readiness = eventually(
      "health to tell",
      async () => (await statusOf(`${salida.url}/readyz`)) === 503,
    );

    await Promise.all(kept);
    outcomes.push(await soonAfter);
    const faults = outcomes.filter((outcome) => !("status" in outcome && outcome.status === 200));
    expect(outcomes.length).toBeGreaterThan(12);
    expect(faults).toEqual([]);
    expect(await readiness).toBe(true);
    expect(await slow).toEqual({ status: 201 });
    expect(await stream).toMatch(/event: (reply|problem)\n.*\n\n$/);
    expect(await salida.ended).toEqual({ code: 0, signal: null });
    expect(salida.err() + salida.out()).not.toMatch(/"fault"|Cannot use a pool/);
  },
);

/** All events of a reply that is read as it comes. */
async function streamed(salida: Running, token: string, id: string): Promise<string> {
  const answer = await fetch(`${salida.url}${chatCalls.moves.predict.path.replace("{id}", id)}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify({ message: "I like old stories about food." }),
  });
  return answer.text();
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "the log says that it stops by %s, and last that it has",
  patient,
  async (signal) => {
    const salida = await site.start(site.folder(), { LOG_LEVEL: "info" });

    salida.signal(signal);
    salida.signal(signal);
    expect(await salida.ended).toEqual({ code: 0, signal: null });

    const lines = salida
      .out()
      .trim()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /^stop/.test(msg));
    expect(told).toMatchObject([
      { level: 30, msg: "stopping", signal },
      { level: 30, msg: "stopped" },
    ]);
    expect(lines.at(-1)).toContain('"msg":"stopped"');
  },
);
