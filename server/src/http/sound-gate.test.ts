import { Agent, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { call } from "@salida/contract/call.ts";
import { Spoken } from "@salida/contract/media.ts";
import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { exchange, type RawAnswer, readAnswer, send } from "#faults/raw-http.ts";
import { Refusal } from "./refusal.ts";
import { type Asked, type MayAsk, serve } from "./serve.ts";
import { buildServer } from "./server.ts";
import { mostSounds, soundBody, soundPace, usualBody } from "./sound-gate.ts";

const body = z.strictObject({ message: z.string(), audio: z.optional(Spoken) });
const reply = z.strictObject({ heard: z.int() });
const common = { method: "POST", summary: "", body, reply, status: 200, refusals: [] } as const;
const speak = call({ ...common, path: "/api/v1/spoken", carriesSound: true });
const write = call({ ...common, path: "/api/v1/written" });

let app: FastifyInstance;
let port: number;
/** Bodies that are being worked on, and what lets them go on. */
let working: number;
let letGo: () => void;
let released: Promise<void>;

beforeEach(async () => {
  working = 0;
  [released, letGo] = [Promise.resolve(), () => undefined];
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  // the token is the account; one takes a while to be known
  const who = async (token: string) => {
    if (token === "nobody") throw new Refusal("unauthorised");
    if (token === "slow") await sleep(300);
    return { account: token, session: "" };
  };
  // nothing here is a stranger's
  const mayAsk: MayAsk = async ({ caller }) => {
    if (caller.account.startsWith("stranger")) throw new Refusal("not_found");
  };
  for (const each of [speak, write]) {
    const work = async ({ body: { audio } }: Pick<Asked<typeof write>, "body">) => {
      working += 1;
      await released;
      working -= 1;
      return { heard: Buffer.from(audio?.content ?? "", "base64").length };
    };
    serve({ app, who }, each, work, mayAsk);
  }
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  letGo();
  await app.close();
});

/** From now on, work waits until it is let go. */
function hold(): void {
  released = new Promise((resolve) => {
    letGo = resolve;
  });
}

const audioOf = (bytes: number) => ({
  content: Buffer.alloc(bytes, 7).toString("base64"),
  contentType: "audio/webm",
});
const spoken = (bytes = 200_000) => JSON.stringify({ message: "Hello", audio: audioOf(bytes) });
const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});
const post = (token: string, payload: string, path: string = speak.path) =>
  send(port, { method: "POST", url: path, headers: headersOf(token), body: payload });
const codeOf = (answer: RawAnswer | undefined) => JSON.parse(answer?.body ?? "{}").code;

/** The head of a request and the begin of its body, of which the rest is to come. */
function begun(token: string, length: number, path: string = speak.path): string {
  const named = Object.entries(headersOf(token)).map((pair) => pair.join(": "));
  return [`POST ${path} HTTP/1.1`, "host: x", ...named, `content-length: ${length}`, "", '{"mess'].join(
    "\r\n",
  );
}

describe("size", () => {
  test("the largest recording there may be comes through, with the longest message", async () => {
    const audio = audioOf(uploadLimits.bytes);
    // each letter as six bytes
    const longest = JSON.stringify({ message: "@", audio }).replace("@", "\\u00f1".repeat(1_000));

    const answer = await post("ana", longest);

    expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(soundBody);
    expect([answer?.status, answer?.body]).toEqual([200, `{"heard":${uploadLimits.bytes}}`]);
  });

  test("a body of one byte more than the limit is refused, told ahead or not", async () => {
    const tooLarge = spoken().padEnd(soundBody + 1, " ");
    const told = await post("ana", tooLarge);
    const head = begun("ana", 0).replace("content-length: 0", "transfer-encoding: chunked").slice(0, -6);
    const untold = await exchange(port, [
      head,
      ...Array.from({ length: 68 }, () => `${(100_000).toString(16)}\r\n${" ".repeat(100_000)}\r\n`),
      "1\r\n \r\n0\r\n\r\n",
    ]);

    expect([told?.status, codeOf(told)]).toEqual([413, "too_large"]);
    expect([readAnswer(untold)?.status, codeOf(readAnswer(untold))]).toEqual([413, "too_large"]);
    expect((await post("ana", spoken()))?.status).toBe(200);
  });

  test("no other call takes more than it did", async () => {
    const most = await post("ana", '{"message":""}'.padEnd(usualBody, " "), write.path);
    const more = await post("ana", '{"message":""}'.padEnd(usualBody + 1, " "), write.path);

    expect([most?.status, more?.status, codeOf(more)]).toEqual([200, 413, "too_large"]);
  });

  test("what is no JSON is not read as anything else", async () => {
    const answer = await send(port, {
      method: "POST",
      url: speak.path,
      headers: { ...headersOf("ana"), "content-type": "audio/webm" },
      body: Buffer.alloc(200_000),
    });

    expect([answer?.status, codeOf(answer)]).toEqual([415, "wrong_type"]);
  });
});

describe("who", () => {
  test.each(["nobody", ""])(
    "a caller with the token %j is refused before the body has come",
    async (token) => {
      const { status, code } = await answerAhead(token);

      expect([status, code]).toEqual([401, "unauthorised"]);
      expect(working).toBe(0);
    },
  );

  test("what a caller has nothing to do with takes no place: it is refused before the body has come", async () => {
    const strangers = Array.from({ length: mostSounds.all }, (_, at) => answerAhead(`stranger-${at}`));

    expect((await post("ana", spoken()))?.status).toBe(200);
    for (const answer of await Promise.all(strangers))
      expect(answer).toEqual({ status: 404, code: "not_found" });
  });

  /** What is answered while nearly all of the body is still to come. */
  async function answerAhead(token: string): Promise<{ status: number | undefined; code: string }> {
    return new Promise((resolve, reject) => {
      const agent = new Agent();
      const headers = { ...headersOf(token), "content-length": soundBody };
      const asking = request({ agent, port, host: "127.0.0.1", path: speak.path, method: "POST", headers });
      asking.on("error", reject);
      asking.on("response", (answer) => {
        let said = "";
        answer.on("data", (chunk) => {
          said += chunk;
        });
        answer.on("end", () => {
          resolve({ status: answer.statusCode, code: JSON.parse(said).code });
          agent.destroy();
        });
      });
      asking.write('{"mess');
    });
  }
});

describe("how many", () => {
  test("a learner has two large bodies in at a time; text and small recordings are not counted", async () => {
    hold();
    const first = Array.from({ length: mostSounds.each }, () => post("ana", spoken()));
    await expect.poll(() => working).toBe(mostSounds.each);
    const third = await post("ana", spoken());
    const others = [post("ana", spoken(1_000)), post("ben", spoken()), post("ana", '{"message":"x"}')];
    await expect.poll(() => working).toBe(mostSounds.each + 3);
    letGo();

    expect([third?.status, codeOf(third)]).toEqual([429, "too_many"]);
    expect(Number(third?.headers["retry-after"])).toBeGreaterThan(0);
    const answers = await Promise.all([...first, ...others]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await post("ana", spoken()))?.status).toBe(200);
  });

  test("all learners together have sixteen, and the next is asked to come again", async () => {
    hold();
    const first = Array.from({ length: mostSounds.all }, (_, at) => post(`learner-${at}`, spoken()));
    await expect.poll(() => working).toBe(mostSounds.all);
    const next = await post("one-more", spoken());
    letGo();

    expect([next?.status, codeOf(next)]).toEqual([503, "unavailable"]);
    expect(Number(next?.headers["retry-after"])).toBeGreaterThan(0);
    const answers = await Promise.all(first);
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
  });

  test("whoever leaves while the body comes, before, or after gives the place back, but for work that goes on", async () => {
    const ask = (token: string, rest = "") => {
      const asking = request({
        ...{ port, host: "127.0.0.1", path: speak.path, method: "POST", agent: false },
        headers: { ...headersOf(token), "content-length": Buffer.byteLength(rest) || 200_000 },
      });
      asking.on("error", () => undefined);
      asking.write(rest || '{"mess');
      return asking;
    };
    for (let round = 0; round < 3; round += 1) {
      const both = [ask("ana"), ask("ana")];
      await expect.poll(async () => (await post("ana", spoken()))?.status).toBe(429);
      for (const asking of both) asking.destroy();
      await expect.poll(async () => (await post("ana", spoken()))?.status).toBe(200);
    }
    // gone before it is known who they are
    const early = [ask("slow"), ask("slow"), ask("slow")];
    await sleep(100);
    for (const asking of early) asking.destroy();
    await expect.poll(async () => (await post("slow", spoken()))?.status).toBe(200);

    hold();
    const late = [ask("eva", spoken()), ask("eva", spoken())];
    await expect.poll(() => working).toBe(2);
    for (const asking of late) asking.destroy();
    await expect.poll(connections).toBe(0);
    expect((await post("eva", spoken()))?.status).toBe(429);
    letGo();
    await expect.poll(async () => (await post("eva", spoken()))?.status).toBe(200);
  });

  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

  test("asked in memory, places are given back as well", async () => {
    for (let times = 0; times < 5; times += 1) {
      const headers = headersOf("ana");
      const answer = await app.inject({ method: "POST", url: speak.path, headers, payload: spoken() });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe("how slowly", () => {
  /** A body that comes in a few parts for so many seconds. */
  async function trickle(path: string, seconds: number): Promise<RawAnswer | undefined> {
    const payload = spoken(3_000);
    return new Promise((resolve) => {
      let answered = false;
      const asking = request({
        ...{ port, host: "127.0.0.1", path, method: "POST", agent: false },
        headers: { ...headersOf("ana"), "content-length": payload.length },
      });
      asking.on("response", (answer) => {
        answered = true;
        let said = "";
        answer.on("data", (chunk) => {
          said += chunk;
        });
        answer.on("close", () => resolve({ status: answer.statusCode ?? 0, headers: {}, body: said }));
      });
      asking.on("close", () => answered || resolve(undefined));
      asking.on("error", () => undefined);
      void (async () => {
        for (let at = 0; at < seconds; at += 1) {
          asking.write(payload.slice(at * 100, at * 100 + 100));
          await sleep(1_000);
        }
        asking.end(payload.slice(seconds * 100));
      })();
    });
  }

  test("a recording may take longer to come than anything else", { timeout: 60_000 }, async () => {
    const [slow, other] = await Promise.all([trickle(speak.path, 14), trickle(write.path, 14)]);

    expect([slow?.status, slow?.body]).toEqual([200, '{"heard":3000}']);
    expect(other?.status).toBe(408);
    expect(other?.body).toContain("took too long");
    expect(app.server.requestTimeout).toBe(60_000);
  });

  test("a large body that crawls loses its place, and is told", { timeout: 60_000 }, async () => {
    const crawling = [crawl("ana", soundPace.least / 2), crawl("ana", soundPace.least / 2)];
    await expect.poll(async () => (await post("ana", spoken()))?.status).toBe(429);

    const answers = await Promise.all(crawling);
    expect(answers.map((answer) => codeOf(answer))).toEqual(["too_slow", "too_slow"]);
    expect((await post("ana", spoken()))?.status).toBe(200);
  });

  test("sixteen that are slow on purpose keep nobody out for long", { timeout: 60_000 }, async () => {
    const slow = Array.from({ length: mostSounds.all }, (_, at) =>
      crawl(`slow-${Math.floor(at / mostSounds.each)}`, soundPace.least * 2),
    );
    await expect.poll(async () => (await post("ana", spoken()))?.status).toBe(503);

    const tries = { timeout: soundPace.begins * 3, interval: 500 };
    await expect.poll(async () => (await post("ana", spoken()))?.status, tries).toBe(200);
    const others = await Promise.all(["ben", "cem", "dev"].map((name) => post(name, spoken())));
    expect(others.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    app.server.closeAllConnections();
    await Promise.all(slow);
  });

  /** The answer to the largest of bodies that comes at so many bytes a second. */
  async function crawl(token: string, pace: number): Promise<RawAnswer | undefined> {
    return new Promise((resolve) => {
      let received = "";
      const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(begun(token, soundBody)));
      const sending = setInterval(() => socket.write(" ".repeat(pace / 10)), 100);
      socket.on("data", (chunk) => {
        received += chunk;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clearInterval(sending);
        resolve(readAnswer(received));
      });
    });
  }

  test("a body that goes on and on is cut wherever else it is sent", { timeout: 60_000 }, async () => {
    const received = await Promise.all([
      goOn(begun("ana", 90_000, write.path)),
      goOn(begun("nobody", 200_000)),
      goOn(begun("ana", 90_000, "/%zz")),
      goOn(begun("ana", 90_000, "/nowhere")),
    ]);

    expect(received.map((said) => readAnswer(said)?.status)).toEqual([408, 401, 400, 408]);
  });

  /** Sends a byte now and then until the other side hangs up; gives what it said. Rejects when it never does. */
  function goOn(head: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let received = "";
      const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(head));
      const sending = setInterval(() => socket.write(" "), 500);
      const never = setTimeout(() => reject(new Error("never cut")), 30_000);
      socket.on("data", (chunk) => {
        received += chunk;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clearInterval(sending);
        clearTimeout(never);
        resolve(received);
      });
    });
  }
});
