import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import {
  messageReader,
  type Parameter,
  readBind,
  readNotice,
  readParse,
  readQuery,
} from "../../server/src/faults/postgres-messages.ts";
import { atEnd } from "./clean-up.ts";

/** A statement as it crossed the wire. */
export interface Statement {
  text: string;
  values: Parameter[];
  /** It was bound to a name, so the server may plan it once for all parameters. */
  named: boolean;
}

/** What crossed the wire: every Sync and every simple Query is one round trip, for their answer is waited for. */
export interface Crossing {
  roundTrips: number;
  statements: Statement[];
  /** What the server told of its own accord. */
  notices: string[];
}

/** Stands between a client and PostgreSQL and listens. */
export interface Wire {
  port: number;
  /** What crossed while `work` was done. */
  during(work: () => Promise<unknown>): Promise<Crossing>;
}

export async function openWire(target: { host: string; port: number }): Promise<Wire> {
  let crossing = nothing();
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ ...target, noDelay: true });
    client.on(
      "data",
      clientListener(() => crossing),
    );
    upstream.on(
      "data",
      serverListener(() => crossing),
    );
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => [client, upstream].map((end) => end.destroy()));
      socket.on("close", () => open.delete(socket));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return {
    port: (server.address() as { port: number }).port,
    async during(work) {
      crossing = nothing();
      await work();
      return crossing;
    },
  };
}

function nothing(): Crossing {
  return { roundTrips: 0, statements: [], notices: [] };
}

function serverListener(current: () => Crossing): (chunk: Buffer) => void {
  const read = messageReader("server");
  return (chunk) => {
    for (const message of read(chunk)) {
      if (message.type === "N") current().notices.push(readNotice(message));
    }
  };
}

function clientListener(current: () => Crossing): (chunk: Buffer) => void {
  const read = messageReader("client");
  const prepared = new Map<string, string>();
  return (chunk) => {
    for (const message of read(chunk)) {
      const crossing = current();
      if (message.type === "Q") {
        crossing.statements.push({ text: readQuery(message), values: [], named: false });
      } else if (message.type === "P") {
        const { statement, text } = readParse(message);
        prepared.set(statement, text);
      } else if (message.type === "B") {
        const { statement, values } = readBind(message);
        crossing.statements.push({ text: prepared.get(statement) ?? "", values, named: statement !== "" });
      }
      if (message.type === "Q" || message.type === "S") crossing.roundTrips += 1;
    }
  };
}

/** A statement's first words, on one line. */
export function firstWords({ text }: Pick<Statement, "text">, most = 60): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
