import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "./clean-up.ts";
import { middle, spreadText } from "./figures.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { databaseOf, type Salida, startSalida } from "./salida.ts";
import { openClient } from "./seed.ts";

const samples = 500;
const warmUp = 20;
/** By how much one median may be above the other. */
const most = 1.1;
/** Milliseconds in which the mail that was asked for is written. */
const mailTime = 2_000;
const password = "a lit door";

type Side = "known" | "unknown";
const sides: readonly Side[] = ["known", "unknown"];

const asks: readonly [name: string, path: string, body: object][] = [
  ["sign-in", "/token?grant_type=password", { password: "a wrong one" }],
  ["sign-up", "/signup", { password, data: { name: "Eve" } }],
  ["recover", "/recover", {}],
  ["resend", "/resend", { type: "signup" }],
  // last, since by now each known mailbox has a code that waits
  ["verify a code", "/verify", { type: "recovery", token: "no code" }],
];

/** Whether an answer, or the time it takes, tells that somebody has an address. */
export const enumeration: Section = {
  name: "enumeration",
  about: "the auth calls for addresses that somebody has, against those that nobody has: answers and time",
  async measure() {
    const salida = await startSalida(temporaryFolder("enumeration"), { SIGNUP_CONFIRMATION: "on" });
    await makeKnown(salida);
    const found: Compared[] = [];
    for (const [name, path, body] of asks) {
      found.push({ name, ...(await compare(salida, path, body)) });
      await sleep(mailTime);
    }
    await salida.stop();
    printTable(
      `enumeration: ms of ${samples} interleaved samples (min / median / max)`,
      ["call", "known", "unknown", "the slower median to the other"],
      found.map(({ name, ms }) => [
        name,
        spreadText(ms.known),
        spreadText(ms.unknown),
        ratioOf(ms).toFixed(3),
      ]),
    );
    return found.flatMap(requirementsOf);
  },
};

interface Comparison {
  ms: Record<Side, number[]>;
  /** Different answers, without what differs from one call to the next. */
  answers: ReadonlySet<string>;
}
type Compared = Comparison & { name: string };

/** Puts accounts in the database: confirming each by its mail would take longer than the measuring. */
async function makeKnown(salida: Salida): Promise<void> {
  await ask(salida, "/signup", { email: "first@example.test", password });
  const client = await openClient(databaseOf(salida));
  await client.query(
    `insert into accounts.account (id, email, password_hash, metadata, confirmed_at)
      select gen_random_uuid(), 'known' || n || '@example.test', password_hash, '{}', now()
        from accounts.sign_up, generate_series(0, $1::int) n`,
    [samples + warmUp],
  );
  await client.query("vacuum (analyze) accounts.account");
  await client.end();
}

async function compare(salida: Salida, path: string, body: object): Promise<Comparison> {
  const ms: Record<Side, number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let at = 0; at < samples + warmUp; at += 1) {
    for (const side of Math.random() < 0.5 ? sides : sides.toReversed()) {
      const began = performance.now();
      const answer = await ask(salida, path, { email: `${side}${at}@example.test`, ...body });
      const took = performance.now() - began;
      if (at >= warmUp) ms[side].push(took);
      answers.add(plain(answer));
    }
  }
  return { ms, answers };
}

async function ask({ url }: Salida, path: string, body: object): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/auth/v1${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}

function plain(answer: string): string {
  return answer
    .replaceAll(/\w+@example\.test/g, "address")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "id")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");
}

function ratioOf({ known, unknown }: Record<Side, number[]>): number {
  const medians = [middle(known), middle(unknown)];
  return Math.max(...medians) / Math.min(...medians);
}

function requirementsOf({ name, ms, answers }: Compared): Requirement[] {
  return [
    atMost(`${name}: different answers`, 1, answers.size, 0),
    atMost(`${name}: the slower median to the other`, most, ratioOf(ms), 3),
  ];
}
