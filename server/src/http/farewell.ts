import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds after the word to stop. */
export interface FarewellTimes {
  /** Until here connections are taken and kept ones are listened to: their next answer tells them that it is the last. */
  listen: number;
  /** Here streams that still run end with a last event. */
  lastCall: number;
  /** Here whoever still waits is cut off. */
  cut: number;
}

// the process ends ten seconds after the word: a slow machine needs some of them for the database
const usual: FarewellTimes = { listen: 1_000, lastCall: 6_500, cut: 7_000 };

interface Farewell {
  stopping: boolean;
  /** Aborted when what streams has to end. */
  lastCall: AbortController;
  /** What is being answered, its caller still there or not. */
  atWork: Set<Promise<unknown>>;
  sockets: Set<Socket>;
}

const farewells = new WeakMap<Server, Farewell>();

/** Makes a server ready to be closed without cutting anybody off who does not take too long. */
export function prepareFarewell(app: FastifyInstance): void {
  const farewell: Farewell = {
    stopping: false,
    lastCall: new AbortController(),
    atWork: new Set(),
    sockets: new Set(),
  };
  farewells.set(app.server, farewell);
  app.server.on("connection", (socket) => {
    farewell.sockets.add(socket);
    socket.once("close", () => farewell.sockets.delete(socket));
  });
  app.addHook("onSend", async (_request, reply) => {
    if (farewell.stopping) reply.header("connection", "close");
  });
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        farewell.atWork.add(answer);
        const over = () => farewell.atWork.delete(answer);
        answer.then(over, over);
      }
      return answer;
    };
  });
}

/** Whether the server was told to stop: who balances between several should look elsewhere. */
export function isStopping({ server }: FastifyInstance): boolean {
  return farewells.get(server)?.stopping ?? false;
}

/** Aborted when what streams has to end, because the server will. */
export function lastCallOf({ server }: FastifyInstance): AbortSignal | undefined {
  return farewells.get(server)?.lastCall.signal;
}

/**
 * Closes a server: every answer tells that it is its connection's last, then nobody new is let in, and what was
 * accepted is answered. Returns once all work is over, or when it has taken too long.
 */
export async function closeServer(app: FastifyInstance, times = usual): Promise<void> {
  const farewell = farewells.get(app.server);
  if (!farewell) return app.close();
  const began = performance.now();
  const until = (ms: number) => Math.max(0, ms - (performance.now() - began));
  farewell.stopping = true;
  if (app.server.listening) await sleep(times.listen);
  const lastCall = setTimeout(() => farewell.lastCall.abort(), until(times.lastCall));
  const cut = setTimeout(() => app.server.closeAllConnections(), until(times.cut));
  const idle = setInterval(() => closeIdle(app.server, farewell.sockets), 50);
  try {
    await app.close();
    await Promise.race([settled(farewell.atWork), sleep(until(times.cut), undefined, { ref: false })]);
  } finally {
    for (const timer of [lastCall, cut]) clearTimeout(timer);
    clearInterval(idle);
  }
}

/** Closes what waits for another request, and what never sent a first. */
function closeIdle(server: Server, sockets: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

async function settled(work: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (work.size > 0) await Promise.allSettled(work);
}
