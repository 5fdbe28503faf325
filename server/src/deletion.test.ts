import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chatCalls, readingCalls } from "@salida/contract/calls.ts";
import { placementCalls } from "@salida/contract/placements.ts";
import { reviewCalls } from "@salida/contract/reviews.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dumpOf } from "#accounts/test-dump.ts";
import { answering, someSmtp, type TestSmtp } from "#mail/test-smtp.ts";
import { aWav } from "#media/test-audio.ts";
import { aReading } from "#stock/test-works.ts";
import {
  account,
  emailChange,
  mailedToken,
  queuedMail,
  rateLimit,
  session,
  signUp,
} from "#store/account-tables.ts";
import { placement, practiceDay, reviewCard } from "#store/learning-tables.ts";
import { award, exercise, idempotencyKey, learner, looseMedia, recording } from "#store/tables.ts";
import { aHouse, type House } from "./test-house.ts";

/*
 * What is left of a learner who deletes the account: nothing that a query, the log or a file of Salida's own tells.
 * (PostgreSQL keeps deleted rows in its files until it tidies them up, as it does with every row.)
 */

const canary = "canary-4711";
const email = `${canary}@example.test`;
const newEmail = `${canary}-new@example.test`;
const password = "a lit door";
const created = { context: "FOOD", level: 2 };

let dataDir: string;
let smtp: TestSmtp;
let down = false;
let house: House;
let old: Opened;
/** What would give the learner away. */
let traces: string[];
/** The names of what they recorded and what was said to them. */
let recorded: string[];

interface Opened {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "salida-deletion-"));
  smtp = await someSmtp({ onMailFrom: (_address, _session, done) => done(down ? answering(451) : null) });
  house = await aHouse([aReading("one"), aReading("two")], {
    DATA_DIR: dataDir,
    SIGNUP_CONFIRMATION: "on",
    RATE_LIMITS: "on",
    WORKERS: "1",
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "Salida <salida@example.test>",
  });
  old = await signUpAndConfirm();
  traces = [canary, old.user.id];
  await live();
});
afterAll(async () => {
  await house.close();
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Asks as the learner, or as nobody in particular. */
async function ask(method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, own?: Opened) {
  // as if the minute between two mails were over
  await house.db.delete(rateLimit);
  const authorization = own && { authorization: `Bearer ${own.access_token}` };
  const headers = { "user-agent": `${canary} browser`, ...authorization };
  return house.app.inject({ method, url, headers, ...(payload && { payload }) });
}

async function signUpAndConfirm(): Promise<Opened> {
  const before = smtp.received.length;
  await ask("POST", "/auth/v1/signup", { email, password, data: { name: canary } });
  await vi.waitFor(async () => expect(smtp.received.length).toBe(before + 1));
  const text = smtp.received.at(-1)?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  const [, token_hash] = /#token_hash=([\w-]+)&type=signup/.exec(text) ?? [];
  const answer = await ask("POST", "/auth/v1/verify", { type: "signup", token_hash });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Leaves something in every place where a learner can. */
async function live(): Promise<void> {
  await ask("POST", statsCalls.createStats.path, { level: 2, timeZone: "America/Bogota" }, old);
  const made = await Promise.all([1, 2].map(() => ask("POST", readingCalls.create.path, created, old)));
  const [first] = made.map((answer) => answer.json());
  await house.app.inject({
    method: "POST",
    url: readingCalls.create.path,
    headers: { authorization: `Bearer ${old.access_token}`, "idempotency-key": canary },
    payload: created,
  });
  await evaluate(first.id);
  await ask("POST", reviewCalls.keepWord.path, { word: "abandon", sentence: canary }, old);
  await answerPlacement();
  await talk();
  await ask("POST", "/auth/v1/token?grant_type=password", { email, password });
  // a link that waits, mail that cannot leave, an address that waits for both mailboxes, strangers
  await ask("POST", "/auth/v1/recover", { email });
  await vi.waitFor(async () => expect(await house.db.$count(mailedToken)).toBe(1));
  await vi.waitFor(async () => expect(await house.db.$count(queuedMail)).toBe(0));
  down = true;
  const change = { data: { nickname: canary }, email: newEmail, current_password: password };
  expect((await ask("PUT", "/auth/v1/user", change, old)).statusCode).toBe(200);
  await ask("GET", "/auth/v1/reauthenticate", undefined, old);
  await ask("POST", "/auth/v1/recover", { email });
  for (const name of ["Mallory", canary]) {
    await ask("POST", "/auth/v1/signup", { email, password: "stranger's", data: { name } });
  }
  await house.app.inject({ url: accountCalls.exportAccount.path, headers: bearerOf(old) });
}

const bearerOf = ({ access_token }: Opened) => ({ authorization: `Bearer ${access_token}` });

async function evaluate(id: string): Promise<void> {
  const shown = (await ask("GET", readingCalls.show.path.replace("{id}", id), undefined, old)).json();
  const selectedOptions = shown.questions.map((question: { id: string; options: { id: string }[] }) => ({
    questionId: question.id,
    optionId: question.options[0]?.id,
  }));
  const path = readingCalls.moves.evaluate.path.replace("{id}", id);
  expect((await ask("POST", path, { selectedOptions }, old)).statusCode).toBe(200);
}

/** Types what nobody else would until a question takes it. */
async function answerPlacement(): Promise<void> {
  let { id, question } = (await ask("POST", placementCalls.beginPlacement.path, undefined, old)).json();
  const path = placementCalls.answerPlacement.path.replace("{id}", id);
  for (let typed = false; !typed; ) {
    typed = question.form === "typed";
    const body = { questionId: question.id, answer: typed ? canary : null };
    ({ question } = (await ask("POST", path, body, old)).json());
  }
}

/** Says something aloud in a chat, and is answered aloud. */
async function talk(): Promise<void> {
  const { id } = (await ask("POST", chatCalls.create.path, created, old)).json();
  const audio = { content: aWav().toString("base64"), contentType: "audio/wav" };
  const path = chatCalls.moves.predict.path.replace("{id}", id);
  const answer = await ask("POST", `${path}?audioEnabled=true`, { message: `I am ${canary}.`, audio }, old);
  expect(answer.statusCode).toBe(200);
  recorded = (await house.db.select().from(recording)).map(({ name }) => name);
}

/** All that Salida itself wrote in its folder. */
function files(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "secrets.json")
    .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), "latin1")}`)
    .join("\n");
}

const recordings = () => recorded.filter((name) => files(dataDir).includes(name));
const found = (text: string) => traces.filter((trace) => text.includes(trace));

test("before the deletion the learner is in every table that can hold one", async () => {
  const tables = [account, session, signUp, emailChange, mailedToken, queuedMail, rateLimit];
  const learners = [learner, exercise, award, placement, practiceDay, reviewCard, idempotencyKey, recording];
  const counts = await Promise.all([...tables, ...learners].map((table) => house.db.$count(table)));

  expect(counts.filter((count) => count === 0)).toEqual([]);
  expect(found(await dumpOf(house.db))).toEqual(traces);
  expect(recordings()).toHaveLength(2);
});

test("afterwards no table, file or log line tells id, address, new address or a word of theirs", async () => {
  const { path, method } = accountCalls.deleteAccount;
  expect((await house.app.inject({ method, url: path, headers: bearerOf(old) })).statusCode).toBe(204);

  const dump = await dumpOf(house.db);
  expect(dump).toContain("jobs.job:");
  expect(await house.db.$count(rateLimit)).toBeGreaterThan(0);
  expect(found(dump)).toEqual([]);
  expect(found(files(dataDir))).toEqual([]);
  expect(recordings()).toEqual([]);
  expect(found(house.log())).toEqual([]);
  for (const table of [account, session, signUp, emailChange, mailedToken, queuedMail, recording, looseMedia])
    expect(await house.db.$count(table)).toBe(0);
});

test("their tokens are refused at once by both APIs", async () => {
  const { refresh_token } = old;
  const product = await ask("GET", statsCalls.readStats.path, undefined, old);
  const wire = await ask("GET", "/auth/v1/user", undefined, old);
  const renewed = await ask("POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token });
  const again = await ask("DELETE", accountCalls.deleteAccount.path, undefined, old);

  expect([product, wire, renewed, again].map(({ statusCode }) => statusCode)).toEqual([401, 403, 400, 401]);
});

test("mail that is asked for late goes to nobody", async () => {
  down = false;
  const before = smtp.received.length;
  await ask("POST", "/auth/v1/recover", { email });
  await ask("POST", "/auth/v1/resend", { email, type: "signup" });
  await ask("POST", "/auth/v1/resend", { email: newEmail, type: "email_change" });

  await vi.waitFor(async () => expect(await house.db.$count(queuedMail)).toBe(0));
  expect(smtp.received.length).toBe(before);
  expect(found(await dumpOf(house.db))).toEqual([]);
});

test("the address can sign up anew, as somebody else with nothing of before", async () => {
  const fresh = await signUpAndConfirm();

  expect(fresh.user.id).not.toBe(old.user.id);
  expect((await ask("GET", statsCalls.readStats.path, undefined, fresh)).statusCode).toBe(404);
  expect((await ask("GET", readingCalls.list.path, undefined, fresh)).json()).toMatchObject({
    totalElements: 0,
  });
});
