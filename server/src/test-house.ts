import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { BodyOf, Call, QueryOf, ReplyOf } from "@salida/contract/call.ts";
import { Problem } from "@salida/contract/problems.ts";
import { reviewCalls } from "@salida/contract/reviews.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { commonWords } from "@salida/library/common-words.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { expect } from "vitest";
import * as z from "zod/mini";
import { testItems } from "#placement/test-items.ts";
import { pictureWorks } from "#stock/picture-works.ts";
import { shipped, together } from "#stock/shipped.ts";
import { readPictures } from "#stock/test-pictures.ts";
import type { Database } from "#store/database.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { openSalida, type SalidaParts } from "./app.ts";
import { readSettings } from "./env.ts";

type Ask<C extends Call> = {
  params?: Record<string, string>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  key?: string;
};

/** What came back: a reply that suits the contract, or a problem. */
export type Answer<C extends Call> =
  | { status: number; reply: ReplyOf<C>; problem: undefined }
  | { status: number; reply: undefined; problem: Problem & { retryAfter?: string } };

/** A signed-in caller of the API. */
export interface TestLearner {
  id: string;
  token: string;
  /** Asks a call and checks that what comes back is what the contract promises. */
  ask<C extends Call>(call: C, ask?: Ask<C>): Promise<Answer<C>>;
}

export interface House {
  app: FastifyInstance;
  db: Database;
  /** Every log line so far. */
  log(): string;
  /** Everything the server has answered so far. */
  received: string[];
  /** Signs up and in, or only in where a database was found; with a level when one is named. */
  learner(name: string, level?: 0 | 1 | 2 | 3 | 4 | 5): Promise<TestLearner>;
  close(): Promise<void>;
}

/** Shows an exercise until it is there whole: what is to be heard is spoken meanwhile. */
export async function whole<T extends { generation: unknown }>(show: () => Promise<T>): Promise<T> {
  for (;;) {
    const shown = await show();
    if (shown.generation === null) return shown;
    // a call waits a moment itself
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const pictures = shipped(pictureWorks(readPictures()));
const quick = { WORKERS: "0", HUMAN_CHECK: "off", SIGNUP_CONFIRMATION: "off", RATE_LIMITS: "off" };

/** What a house finds when it opens. */
export interface Found {
  database: TestDatabase;
  /** Its data folder. */
  dir: string;
}

/** A whole Salida of this test's own, spoken to in memory: on a fresh database, or on what it is said to find. */
export async function aHouse(
  library: readonly LibraryWork[] = [],
  env: Record<string, string> = {},
  found?: Found,
  models?: SalidaParts["models"],
): Promise<House> {
  const { database, dir } = found ?? (await nothing());
  let logged = "";
  const lines = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const salida = await openSalida({
    settings: readSettings({ ...quick, DATA_DIR: dir, ...env }),
    log: pino({ base: null }, lines),
    connection: () => database.connection,
    migrations: fileURLToPath(new URL("../migrations", import.meta.url)),
    library: together(shipped(library), pictures),
    placement: testItems,
    commonWords: async () => commonWords,
    ...(models && { models }),
    workers,
    web: undefined,
  });
  const received: string[] = [];
  const { app } = salida;
  const heard: Heard = { received, secrets: secretsOf(library) };

  return {
    app,
    db: database.db,
    log: () => logged,
    received,
    async learner(name, level) {
      const { access_token: token, user } = found ? await logIn(app, name) : await signUp(app, name);
      const learner: TestLearner = {
        id: user.id,
        token,
        ask: (call, ask) => askCall(app, heard, token, call, ask),
      };
      if (level !== undefined) {
        const { status } = await learner.ask(statsCalls.createStats, { body: { level } });
        expect(status).toBe(201);
      }
      return learner;
    },
    async close() {
      await salida.close();
      await database.drop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export const workers = {
  speech: new URL("./engines/speech/embedded/speech-worker.ts", import.meta.url),
  joining: new URL("./engines/speech/remote/joining-worker.ts", import.meta.url),
  measuring: new URL("./engines/transcription/remote/measuring-worker.ts", import.meta.url),
  grammar: new URL("./engines/grammar/embedded/grammar-worker.ts", import.meta.url),
  descriptions: new URL("./engines/descriptions/embedded/descriptions-worker.ts", import.meta.url),
};

async function nothing(): Promise<Found> {
  return { database: await aDatabase(), dir: mkdtempSync(join(tmpdir(), "salida-house-")) };
}

/** What a house has answered, and what it may only tell once it is earned. */
interface Heard {
  received: string[];
  secrets: readonly string[];
}

/** Every explanation in the library: each says which option is right, or that one is not. */
function secretsOf(library: readonly LibraryWork[]): string[] {
  const said: string[] = [];
  JSON.stringify(library, (key, value) => {
    if (key === "why") said.push(value.en, value.es);
    return value;
  });
  return said;
}

/** Only a completed exercise may tell, the evaluation that completes it, and a riddle that is solved. */
function isEarned(call: Call, body: string): boolean {
  if (call.path.endsWith("/evaluate")) return /^\{"score".*"completedAt":"/.test(body);
  if (call.path.endsWith("/solution")) return body.startsWith('{"correct":true,');
  if (call.path.startsWith("/api/v1/user-riddles/")) return /"solved":true/.test(body);
  // cards are made of what is over
  if (call.path === reviewCalls.readReviews.path) return call.method === "GET";
  return /^\{"id":.*"completed":true/.test(body);
}

/** A try that did not suffice tells what was right in it, and of the rest only that it was not. */
function unearned(call: Call, body: string): string {
  if (!/\/(evaluate|solution)$|^\/api\/v1\/user-riddles\//.test(call.path)) return body;
  return JSON.stringify(JSON.parse(body), (key, value) => {
    if (value?.correct === true && "questionId" in value) return undefined;
    return value === null || (key === "correct" && value === false) ? undefined : value;
  });
}

function expectNoSecret(said: string, secrets: readonly string[]): void {
  for (const secret of secrets) expect(said).not.toContain(secret);
  // a chat's corrections and remarks are of what the learner wrote
  const rest = said.replaceAll(/"(?:corrections|list)":\[[^\]]*\]/g, "");
  expect(rest).not.toMatch(/"(correct|correctOptionId|key|why|whyNot|distractors|evidence|at|item)":/);
}

/** What a call may answer: of one that is still being made, that. */
function replyOf({ reply = z.undefined(), pending }: Call): z.ZodMiniType {
  return pending ? z.union([reply, pending]) : reply;
}

type SignedIn = { access_token: string; user: { id: string } };

const signUp = (app: FastifyInstance, name: string) => authenticate(app, "signup", name);
const logIn = (app: FastifyInstance, name: string) => authenticate(app, "token?grant_type=password", name);

async function authenticate(app: FastifyInstance, call: string, name: string): Promise<SignedIn> {
  const answer = await app.inject({
    method: "POST",
    url: `/auth/v1/${call}`,
    payload: { email: `${name}@example.test`, password: "a lit door", data: { name } },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function askCall<C extends Call>(
  app: FastifyInstance,
  { received, secrets }: Heard,
  token: string,
  call: C,
  { params = {}, query, body, key }: Ask<C> = {},
): Promise<Answer<C>> {
  const answer = await app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ""),
    ...(query !== undefined && { query: query as Record<string, string> }),
    ...(body !== undefined && { payload: body as object }),
    headers: { authorization: `Bearer ${token}`, ...(key && { "idempotency-key": key }) },
  });
  const { statusCode: status } = answer;
  // A length is a number like a room's code, and by chance the same.
  const { "content-length": _length, ...told } = answer.headers;
  const headers = JSON.stringify(told);
  received.push(headers + answer.body);
  if (!isEarned(call, answer.body)) expectNoSecret(headers + unearned(call, answer.body), secrets);
  if (status >= 400) {
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    const problem = z.parse(Problem, answer.json());
    expect(problem.status).toBe(status);
    const retryAfter = answer.headers["retry-after"];
    return {
      status,
      reply: undefined,
      problem: { ...problem, ...(retryAfter && { retryAfter: String(retryAfter) }) },
    };
  }
  expect(status).toBe(call.status);
  const reply = call.reply ? z.parse(replyOf(call), answer.json()) : undefined;
  return { status, reply: reply as ReplyOf<C>, problem: undefined };
}
