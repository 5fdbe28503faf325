import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { randomFrom } from "@salida/rules/random.ts";
import type pg from "pg";
import { temporaryFolder } from "../clean-up.ts";
import { cpuSeconds, serverSeconds } from "../cpu-time.ts";
import { databaseOf, type Salida, startSalida } from "../salida.ts";
import { each, openClient, seed } from "../seed.ts";
import { ask, type Member, read, signUpAll } from "./learners.ts";
import { type Crowd, openCrowd } from "./open-loop.ts";
import { words } from "./reviews.ts";

/** A server with a crowd of learners who have histories. */
export interface Stage {
  salida: Salida;
  client: pg.Client;
  members: readonly Member[];
  crowd: Crowd;
}

/**
 * As it runs for everybody but for what is asked of people: no human check, no mail to confirm. Each learner's requests
 * come through a proxy from an address of their own, so limits count as they do in the world.
 */
const settings = { RATE_LIMITS: "on", TRUSTED_PROXIES: "1", ALLOW_UNSAFE: "1" };

export async function stageFor(
  name: string,
  count: number,
  flags: readonly string[] = [],
  env = {},
): Promise<Stage> {
  const salida = await startSalida(temporaryFolder(name), { ...settings, ...env }, flags);
  const client = await openClient(databaseOf(salida));
  const members = await signUpAll(salida, count);
  await seed(databaseOf(salida), count * each);
  await giveCards(salida, client, members);
  return { salida, client, members, crowd: openCrowd(salida.port, members, randomFrom(name)) };
}

/** Gives everybody words to be reviewed that are due. */
async function giveCards({ port }: Salida, client: pg.Client, [first]: readonly Member[]): Promise<void> {
  if (!first) throw new Error("there is nobody");
  for (const word of words) {
    const step = { name: "keep", method: "POST", path: "/api/v1/user-reviews", body: { word } } as const;
    read(await ask(port, first, step));
  }
  await client.query(
    `insert into review_card (learner, id, ref, face, due, created_at)
      select l.id, gen_random_uuid(), ref, face, now() - interval '1 day', now() - interval '2 days'
        from review_card c cross join learner l where c.learner = $1 and l.id <> $1`,
    [first.id],
  );
}

/** Has the crowd work until what it hears is spoken and what is hot is compiled, and waits until nothing is left to be made. */
export async function warmUp({ crowd, salida }: Stage, rate: number, seconds: number): Promise<void> {
  await crowd.work(rate, seconds);
  crowd.leave();
  for (let busy = 1; busy > 0.2; ) {
    const before = serverSeconds(salida.pid);
    await sleep(2_000);
    busy = serverSeconds(salida.pid) - before;
  }
}

/** Seconds of processor time so far of the server, of its PostgreSQL, and of this process. */
export function processorTime({ salida }: Stage): Record<"server" | "database" | "loader", number> {
  const pidFile = `${salida.folder}/postgres/cluster/postmaster.pid`;
  const postmaster = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  const living = children.map((pid) => cpuSeconds(Number(pid)) || 0);
  return {
    server: serverSeconds(salida.pid),
    database: living.reduce((sum, one) => sum + one, cpuSeconds(postmaster, true)),
    loader: cpuSeconds(process.pid),
  };
}
