import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** One request, ready to be written to a socket again and again. */
export type Request = Buffer;

/** A GET, or a POST of the JSON that is given. */
export function requestFor(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  json?: string,
): Request {
  const sent = json !== undefined && { "content-type": "application/json", "content-length": json.length };
  const lines = Object.entries({ host: "127.0.0.1", ...headers, ...sent }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const method = sent ? "POST" : "GET";
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${json ?? ""}`);
}

/** A kept-alive connection with one request in flight at most. It costs far less than an HTTP client does. */
export interface Connection {
  /** Settles with the bytes of the body; anything but a 200 or 201 throws. */
  ask(request: Request): Promise<number>;
  close(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  return { ask: asker(socket), close: () => socket.destroy() };
}

function asker(socket: Socket): Connection["ask"] {
  let waiting: PromiseWithResolvers<number> | undefined;
  let head = "";
  let missing = -1;
  let size = 0;
  const end = (error: Error) => waiting?.reject(error);
  socket.on("error", end);
  socket.on("close", () => end(new Error("the server closed the connection")));
  socket.on("data", (chunk) => {
    if (missing < 0) {
      head += chunk.toString("latin1");
      const split = head.indexOf("\r\n\r\n");
      if (split < 0) return;
      if (!/^HTTP\/1\.1 20[01] /.test(head)) return end(new Error(`answered ${head.slice(0, 200)}`));
      size = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      missing = size - (head.length - split - 4);
    } else missing -= chunk.length;
    if (missing !== 0) return;
    head = "";
    missing = -1;
    waiting?.resolve(size);
  });
  return (request) => {
    if (socket.destroyed) throw new Error("the server closed the connection");
    waiting = Promise.withResolvers<number>();
    socket.write(request);
    return waiting.promise;
  };
}

/** What a round of load came to. */
export interface Round {
  perSecond: number;
  /** Milliseconds, sorted. */
  latencies: number[];
}

/** Asks the same over several connections for some seconds, each waiting for its answer before it asks again. */
export async function loadFor(
  seconds: number,
  connections: readonly Connection[],
  request: Request,
): Promise<Round> {
  const latencies: number[] = [];
  const began = performance.now();
  let going = true;
  const asking = connections.map(async (connection) => {
    while (going) {
      const asked = performance.now();
      await connection.ask(request);
      latencies.push(performance.now() - asked);
    }
  });
  await Promise.race([sleep(seconds * 1000), Promise.all(asking)]);
  going = false;
  await Promise.all(asking);
  const perSecond = latencies.length / ((performance.now() - began) / 1000);
  return { perSecond, latencies: latencies.sort((a, b) => a - b) };
}
