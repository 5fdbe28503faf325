import { request } from "node:http";
import { chatCalls, readingCalls } from "@salida/contract/calls.ts";
import { problems } from "@salida/contract/problems.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestProvider, type TestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { anExternalPostgres } from "../external-postgres.ts";
import { aPort, eventually } from "../processes.ts";
import { aSite, patient, type Running } from "../site.ts";
import { password } from "../wire.ts";
import { type RunningBalancer, startBalancer, withoutHaproxy } from "./haproxy.ts";
import { type SecureAnswer, type SecureClient, secureClient, statusOverHttp2 } from "./secure-client.ts";

const missing = process.env.LONG ? withoutHaproxy(true) : "only in the long run";
const names = ["one", "two"] as const;

const site = aSite();
const servers = new Map<string, Running>();
let provider: TestProvider;
let balancer: RunningBalancer;
let client: SecureClient;
let token = "";
let settings: Record<string, string>;
const ports: Record<string, string> = {};

async function startServer(name: string): Promise<void> {
  servers.set(name, await site.start(site.folder(), { ...settings, PORT: ports[name] ?? "" }));
}

async function untilReady(...ready: string[]): Promise<void> {
  await eventually(`${ready} to be ready`, async () => {
    const states = await balancer.states();
    return names.every((name) => (states[`ready/${name}`] === "UP") === ready.includes(name));
  });
}

const learning = (path: string, method = "GET", body?: unknown) =>
  client.ask(path, { method, token, ...(body !== undefined && { body }) });

/** Has several ask without a pause until told to stop. What comes of it: whose status, or the code of what was lost. */
function asking(each: () => Promise<SecureAnswer>) {
  let over = false;
  const outcomes: (number | string)[] = [];
  const all = Array.from({ length: 6 }, async () => {
    while (!over)
      outcomes.push(
        await each().then(
          ({ status, headers }) => (headers["x-content-type-options"] ? status : `${status} by the balancer`),
          ({ code, message }) => code ?? message,
        ),
      );
  });
  return {
    /** Waits until so many more were answered. */
    more: (count: number) => {
      const enough = outcomes.length + count;
      return eventually("more answers", () => outcomes.length >= enough);
    },
    async stop() {
      over = true;
      await Promise.all(all);
      return [...new Set(outcomes)];
    },
  };
}

describe.skipIf(missing !== undefined)(`HAProxy before two servers${missing ? ` (${missing})` : ""}`, () => {
  beforeAll(async () => {
    provider = await openTestProvider();
    site.later(provider.close);
    const postgres = await anExternalPostgres();
    site.later(postgres.remove);
    for (const name of names) ports[name] = String(await aPort());
    balancer = await startBalancer({
      SALIDA_ONE: `127.0.0.1:${ports.one}`,
      SALIDA_TWO: `127.0.0.1:${ports.two}`,
    });
    site.later(balancer.close);
    settings = {
      PUBLIC_URL: balancer.url,
      DATABASE_URL: postgres.url,
      SECRETS: `${site.folder()}/secrets.json`,
      TRUSTED_PROXIES: "1",
      ALLOW_UNSAFE: "1",
      CHAT_MODEL: "openai-compatible:talker",
      OPENAI_COMPATIBLE_URL: provider.addresses["openai-compatible"],
    };
    client = secureClient(balancer.url, balancer.ca);
    site.later(client.close);
  }, 120_000);
  afterAll(() => site.clear());

  test("while no server is there it says so as they would", patient, async () => {
    const { status, headers, body } = await client.ask("/");

    expect([status, headers["content-type"], headers["retry-after"]]).toEqual([
      503,
      "application/problem+json",
      "2",
    ]);
    expect(JSON.parse(body)).toEqual({ type: "about:blank", code: "unavailable", ...problems.unavailable });
  });

  test(
    "a learner signs up and reads, with TLS, over HTTP/2 too; figures are not shown",
    patient,
    async () => {
      await Promise.all(names.map(startServer));
      await untilReady(...names);
      const account = { email: "ada@example.test", password };

      const signedUp = await client.ask("/auth/v1/signup", { method: "POST", body: account });
      token = JSON.parse(signedUp.body).access_token;
      const level = await learning(statsCalls.createStats.path, "POST", { level: 2 });
      const made = await learning(readingCalls.create.path, "POST", { context: "FOOD", level: 2 });
      const read = await learning(readingCalls.show.path.replace("{id}", JSON.parse(made.body).id));

      expect([signedUp.status, level.status, made.status, read.status]).toEqual([200, 201, 201, 200]);
      expect(JSON.parse(read.body).questions.length).toBeGreaterThan(0);
      expect(signedUp.headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
      expect(await statusOverHttp2(balancer.url, balancer.ca, "/")).toBe(200);
      expect((await client.ask("/metrics")).status).toBe(404);
      expect(await plainly()).toEqual([308, `https://localhost:${balancer.httpPort}/dashboard`]);
    },
  );

  test("too large a body is refused before any server has it", patient, async () => {
    const headers = { "content-length": "6800001", expect: "100-continue" };
    const answer = await client.ask("/auth/v1/signup", { method: "POST", headers });

    expect(answer.status).toBe(413);
  });

  test("each sentence of a reply comes through before there is another", patient, async () => {
    provider.answer(() => ({ text: "I like old books too. Which one do you like most?", silentAfter: 2 }));
    const made = await learning(chatCalls.create.path, "POST", { context: "MYSTERY", level: 2 });
    const path = chatCalls.moves.predict.path.replace("{id}", JSON.parse(made.body).id);

    const first = await client.firstPiece(path, {
      ...{ method: "POST", token, headers: { accept: "text/event-stream" } },
      body: { message: "I like old stories." },
    });

    expect(first).toBe('event: sentence\ndata: {"text":"I like old books too."}\n\n');
    // the model has not come to an end, so no end of anything can have pushed it through
    expect(provider.asked.map(({ left }) => left)).toEqual([false]);
  });

  test("one server is killed: everybody who reads is answered", patient, async () => {
    const readers = asking(() => learning(statsCalls.readStats.path));
    await readers.more(100);

    await servers.get("two")?.killGroup();
    await untilReady("one");
    await readers.more(100);

    expect(await readers.stop()).toEqual([200]);
    await startServer("two");
    await untilReady(...names);
  });

  test(
    "one after the other is told to stop and started again: nothing that is asked is lost",
    patient,
    async () => {
      const rounds = process.env.LONG ? 3 : 1;
      const readers = asking(() => learning(statsCalls.readStats.path));
      const writers = asking(() =>
        learning(statsCalls.changeStats.path, statsCalls.changeStats.method, { level: 3 }),
      );
      await writers.more(20);

      for (const name of Array.from({ length: rounds }, () => names).flat()) {
        const server = servers.get(name);
        server?.signal("SIGTERM");
        expect(await server?.ended).toEqual({ code: 0, signal: null });
        await startServer(name);
        await untilReady(...names);
        await writers.more(20);
      }

      expect(await readers.stop()).toEqual([200]);
      expect(await writers.stop()).toEqual([200]);
    },
  );
});

/** Where somebody is sent who comes without TLS. */
function plainly(): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    request(`http://localhost:${balancer.httpPort}/dashboard`, ({ statusCode = 0, headers }) =>
      resolve([statusCode, headers.location ?? ""]),
    )
      .on("error", reject)
      .end();
  });
}
