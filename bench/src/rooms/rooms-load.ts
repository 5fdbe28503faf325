import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../clean-up.ts";
import { cpuSeconds, serverSeconds } from "../cpu-time.ts";
import { quantile } from "../figures.ts";
import { type Learner, signUp } from "../learner.ts";
import { openConnection, type Request, requestFor } from "../load.ts";
import { atMost, printTable, type Requirement, type Section } from "../report.ts";
import {
  databaseOf,
  databaseUrl,
  freePort,
  type Salida,
  spawnNode,
  startSalida,
  untilReady,
} from "../salida.ts";

const path = "/api/v1/user-escape-rooms";
const params = { context: "MYSTERY", level: 2 };
const running = 500;
/** Milliseconds between two signs of a page. */
const every = 20_000;
/** The first round is not counted. */
const rounds = 5;
/** One sign of so many is followed by its page reading the room again, another one by reading the list. */
const readsAfter = 10;
const atOnce = 8;
/** Milliseconds of 95 of 100 heartbeats. */
const most = 50;

/** Why calls came to nothing. */
const failures: string[] = [];

type Ask = () => Promise<void>;

interface Page {
  learner: Learner;
  id: string;
  beat: Ask;
  bare: Ask;
  show: Ask;
  list: Ask;
}

const taken = {
  beat: [] as number[],
  bare: [] as number[],
  show: [] as number[],
  list: [] as number[],
};

/** Five hundred rooms that run at the same time, each with a page of its own that says it is there. */
export const roomsLoad: Section = {
  name: "rooms-load",
  about: "500 running rooms with a heartbeat every 20 s each and a few reads, against a bare update",
  async measure() {
    const salida = await startSalida(temporaryFolder("rooms-load"));
    const bare = await startBare(salida);
    const rooms = await makeRooms(salida);
    await quiet(salida);
    const pages: Page[] = [];
    for (const room of rooms) pages.push(await openPage(salida, bare, room));
    const began = cpuSeconds(salida.pid);
    for (let round = 0; round < rounds; round += 1) {
      if (round === 1) for (const times of Object.values(taken)) times.length = 0;
      await beatAll(pages);
    }
    const share = (cpuSeconds(salida.pid) - began) / ((rounds * every) / 1000);
    return report(share, await stillRunning(pages));
  },
};

async function startBare(salida: Salida): Promise<number> {
  const port = await freePort();
  const { child, output } = spawnNode([fileURLToPath(new URL("bare-room.ts", import.meta.url))], {
    NODE_ENV: "production",
    BARE_PORT: String(port),
    BARE_DATABASE_URL: databaseUrl(databaseOf(salida)),
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, child, output);
  return port;
}

interface Room {
  learner: Learner;
  id: string;
}

/** A learner each, with a room of theirs. */
async function makeRooms(salida: Salida): Promise<Room[]> {
  const rooms: Room[] = [];
  let next = 0;
  const maker = async () => {
    while (next < running) {
      next += 1;
      const learner = await signUp(salida, `room-${next}@example.test`);
      rooms.push({ learner, ...(await learner.ask<{ id: string }>("POST", path, params)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, maker));
  return rooms;
}

/** Starts a room, and opens its page. */
async function openPage(salida: Salida, bare: number, { learner, id }: Room): Promise<Page> {
  await learner.ask("POST", `${path}/${id}/session/start`, {});
  const headers = { authorization: `Bearer ${learner.token}`, accept: "application/json" };
  return {
    learner,
    id,
    beat: asking("beat", salida.port, requestFor(`${path}/${id}/session/heartbeat`, headers, "{}")),
    bare: asking("bare", bare, requestFor(`/${learner.id}/${id}`, {}, "{}")),
    show: asking("show", salida.port, requestFor(`${path}/${id}`, headers)),
    list: asking("list", salida.port, requestFor(path, headers)),
  };
}

/** A page's connection is long closed when it asks again: opening another is part of what it waits for. */
function asking(what: keyof typeof taken, port: number, request: Request): Ask {
  return async () => {
    const asked = performance.now();
    const connection = await openConnection(port);
    await connection.ask(request);
    taken[what].push(performance.now() - asked);
    connection.close();
  };
}

/** Waits until what is to be spoken and drawn for the rooms is made. */
async function quiet({ pid }: Salida): Promise<void> {
  for (;;) {
    const before = serverSeconds(pid);
    await sleep(2_000);
    if (serverSeconds(pid) - before < 0.2) return;
  }
}

/** One sign of each page, evenly spread over the time; the bare server is asked between two. */
async function beatAll(pages: readonly Page[]): Promise<void> {
  const gap = every / pages.length;
  const began = performance.now();
  const asked: Promise<void>[] = [];
  const until = (time: number) => sleep(Math.max(0, began + time - performance.now()));
  for (const [at, page] of pages.entries()) {
    await until(at * gap);
    asked.push(noting(page.beat().then(() => readAfter(page, at))));
    await until((at + 0.5) * gap);
    asked.push(noting(page.bare()));
  }
  await until(every);
  await Promise.all(asked);
}

function noting(asked: Promise<void>): Promise<void> {
  return asked.catch((error: Error) => void failures.push(error.message));
}

async function readAfter({ show, list }: Page, at: number): Promise<void> {
  if (at % readsAfter === 0) await show();
  if (at % readsAfter === readsAfter / 2) await list();
}

async function stillRunning(pages: readonly Page[]): Promise<number> {
  let count = 0;
  for (const { learner, id } of pages) {
    const { session } = await learner.ask<{ session: Session }>("GET", `${path}/${id}`);
    if (session.status === 1 && session.elapsedTime >= ((rounds - 1) * every) / 1000) count += 1;
  }
  return count;
}

interface Session {
  status: number;
  elapsedTime: number;
}

function report(share: number, still: number): Requirement[] {
  const sorted = (what: keyof typeof taken) => taken[what].toSorted((a, b) => a - b);
  const figures = (what: keyof typeof taken) =>
    [0.5, 0.95, 0.99, 1].map((quota) => quantile(sorted(what), quota).toFixed(1));
  printTable(
    `rooms-load: ${running} rooms, a heartbeat every ${every / 1000} s each, ${rounds - 1} rounds; ms`,
    ["call", "asked", "p50", "p95", "p99", "longest"],
    [
      ["heartbeat", taken.beat.length, ...figures("beat")],
      ["a bare update", taken.bare.length, ...figures("bare")],
      ["the room", taken.show.length, ...figures("show")],
      ["the list", taken.list.length, ...figures("list")],
    ],
  );
  console.log(`  the server took ${(100 * share).toFixed(0)} % of a core`);
  for (const why of new Set(failures)) console.log(`  failed: ${why}`);
  const p95 = quantile(sorted("beat"), 0.95);
  return [
    atMost(`heartbeat of ${running} rooms, p95`, most, p95, 1, " ms"),
    atMost("calls that failed", 0, failures.length, 0),
    {
      what: "rooms that run to the end, with all of their time",
      wanted: String(running),
      figure: String(still),
      ok: still === running,
    },
  ];
}
