import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "./clean-up.ts";
import { type Learner, signIn, signUp } from "./learner.ts";
import { databaseUrl, type Salida, startSalida } from "./salida.ts";
import type { Stage } from "./stages.ts";
import { type Crossing, openWire, type Wire } from "./wire.ts";

/** A second server on a stage's database, whose every statement is seen; nothing else is on its wire. */
export interface Watched {
  salida: Salida;
  wire: Wire;
  learner: Learner;
  email: string;
}

/** `settings` hold for its connections to the database. */
export async function watch(
  { database, salida: first }: Stage,
  settings: Record<string, string> = {},
): Promise<Watched> {
  const wire = await openWire(database);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const query = options.length > 0 ? `?options=${encodeURIComponent(options.join(" "))}` : "";
  const SECRETS = join(first.folder, "secrets.json");
  const env = { SECRETS, DATABASE_URL: databaseUrl(database, wire.port) + query, WORKERS: "0" };
  const salida = await startSalida(temporaryFolder("watched"), env);
  const email = `${randomUUID()}@example.test`;
  return { salida, wire, email, learner: await signUp(salida, email) };
}

/** Milliseconds after which a caller is looked up again. */
const remembered = 5_200;
const readings = "/api/v1/user-readings";
const chats = "/api/v1/user-chats";

/** What the hot calls send to the database, by call. Each was asked before, so connections and names are there. */
export async function crossings(watched: Watched): Promise<Map<string, Crossing>> {
  const { learner, wire } = watched;
  const params = await inStock(learner);
  const create = (key?: string) =>
    learner.ask<{ id: string }>("POST", readings, params, key ? { "idempotency-key": key } : {});
  const made = await create();
  for (const path of ["", `/page?page=1`, `/creation-stats`, `/${made.id}`])
    await learner.ask("GET", readings + path);
  await (await evaluation(learner, made.id))();
  const other = await create(randomUUID());
  const evaluate = await evaluation(learner, other.id);
  const chat = await chatting(learner);

  const found = new Map<string, Crossing>();
  const during = async (name: string, work: () => Promise<unknown>) => {
    found.set(name, await wire.during(work));
  };
  const key = randomUUID();
  await during("create", () => create());
  await during("create, with a key", () => create(key));
  await during("create, the same key again", () => create(key));
  await sleep(remembered);
  await during("create, with a key, caller not remembered", () => create(randomUUID()));
  await during("list", () => learner.ask("GET", `${readings}/page?page=0`));
  await during("list, filtered", () => learner.ask("GET", `${readings}/page?page=0&state=open&context=FOOD`));
  await during("list, past the end", () => learner.ask("GET", `${readings}/page?page=99`));
  await during("show", () => learner.ask("GET", `${readings}/${other.id}`));
  await during("evaluate", evaluate);
  await during("report", () => learner.ask("POST", `${readings}/${other.id}/reports`, { reason: "other" }));
  await during("a message of a chat", () => chat("I like old stories."));
  await during("a message of a chat, with a key", () => chat("My sister reads a lot.", randomUUID()));
  await during("stats", () => learner.ask("GET", "/api/v1/user-stats"));
  await during("allowance", () => learner.ask("GET", `${readings}/creation-stats`));
  await during("offers", () => learner.ask("GET", `${readings}/offers?level=2`));
  await during("sign in", () => signIn(watched.salida, watched.email));
  await during("delete the account", () => learner.ask("DELETE", "/api/v1/users"));
  return found;
}

/** A topic and level the stock has. */
async function inStock({ ask }: Learner): Promise<object> {
  const document = await ask<{ paths: Record<string, { post?: { requestBody?: unknown } }> }>(
    "GET",
    "/api/v1/openapi.json",
  );
  const topics = /"context":\{[^{}]*?"enum":\[([^\]]*)\]/.exec(JSON.stringify(document.paths[readings]))?.[1];
  for (const context of JSON.parse(`[${topics ?? ""}]`) as string[]) {
    const params = { context, level: 2, numOfQuestions: 5 };
    const { id } = await ask<{ id: string }>("POST", readings, params);
    const shown = await ask<{ context: string; level: number }>("GET", `${readings}/${id}`);
    if (shown.context === context && shown.level === params.level) return params;
  }
  throw new Error("nothing is in stock for what was asked");
}

/** Begins a chat; what it gives says something in it. */
async function chatting({ ask }: Learner): Promise<(message: string, key?: string) => Promise<unknown>> {
  const { id } = await ask<{ id: string }>("POST", chats, { context: "LITERATURE", level: 2 });
  const say = (message: string, key?: string) =>
    ask("POST", `${chats}/${id}/predict`, { message }, key ? { "idempotency-key": key } : {});
  await say("Hello.", randomUUID());
  return say;
}

/** Reads an exercise's questions; what it gives answers them. */
async function evaluation({ ask }: Learner, id: string): Promise<() => Promise<unknown>> {
  const { questions } = await ask<{ questions: { id: string; options: { id: string }[] }[] }>(
    "GET",
    `${readings}/${id}`,
  );
  const selectedOptions = questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[0]?.id,
  }));
  return () => ask("POST", `${readings}/${id}/evaluate`, { selectedOptions });
}
