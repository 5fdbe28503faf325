import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type Message, messageReader, readParse, readQuery } from "../postgres-messages.ts";

/** When a statement, counted from 0, is asked, or when its answer comes. What was to pass then does not pass any more. */
export interface Moment {
  statement: number;
  when: "asked" | "answered";
}

/** What a line shows to whoever strikes. */
export interface Struck {
  /** The process that serves it. */
  backend: number;
  /** Closes both ends. */
  cut(): void;
}

/** A way to PostgreSQL that can be cut. */
export interface CutLine {
  port: number;
  /** The statements that were asked so far. */
  asked: string[];
  /** Whether the moment came. */
  isStruck(): boolean;
  /** Until then. */
  struck: Promise<unknown>;
  close(): void;
}

/** Opens a way to a server; at the moment, if it comes, `strike` is done to it, and nobody else gets through. */
export async function aCutLine(
  server: { host: string; port: number },
  moment?: Moment,
  strike: (line: Struck) => unknown = ({ cut }) => cut(),
): Promise<CutLine> {
  const asked: string[] = [];
  const ends = new Set<Socket>();
  const struck = Promise.withResolvers<unknown>();
  let isStruck = false;
  let answered = 0;
  const proxy = createServer({ noDelay: true }, (client) => {
    if (isStruck) {
      client.destroy();
      return;
    }
    const upstream = connect({ ...server, noDelay: true });
    const cut = () => {
      for (const end of [client, upstream]) end.destroy();
    };
    const strikeAt = (when: Moment["when"], statement: number) => {
      if (moment?.when !== when || moment.statement !== statement) return;
      isStruck = true;
      struck.resolve(strike({ backend: session.backend(), cut }));
    };
    const session = sessionOn(client, upstream, {
      asks(text) {
        strikeAt("asked", asked.length);
        asked.push(text);
      },
      answers() {
        strikeAt("answered", answered);
        answered += 1;
      },
      isOver: () => isStruck,
    });
    for (const end of [client, upstream]) {
      ends.add(end);
      end.on("error", () => undefined);
      end.on("close", () => ends.delete(end));
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    port: (proxy.address() as AddressInfo).port,
    asked,
    isStruck: () => isStruck,
    struck: struck.promise,
    close() {
      proxy.close();
      for (const end of ends) end.destroy();
    },
  };
}

interface Listener {
  asks(text: string): void;
  answers(): void;
  isOver(): boolean;
}

/** Passes the messages of one connection on, one by one. What a server says of its end passes always. */
function sessionOn(client: Socket, upstream: Socket, listener: Listener): { backend(): number } {
  const fromClient = messageReader("client");
  const fromServer = messageReader("server");
  let backend = 0;
  let isReady = false;
  const hear = (message: Message) => {
    if (message.type === "Q") listener.asks(readQuery(message));
    // none has a name to be asked by again, so each is parsed
    if (message.type === "P") listener.asks(readParse(message).text);
  };
  client.on("data", (chunk) => {
    for (const message of fromClient(chunk)) {
      if (!listener.isOver()) hear(message);
      if (!listener.isOver()) upstream.write(message.whole);
    }
  });
  upstream.on("data", (chunk) => {
    for (const message of fromServer(chunk)) {
      if (message.type === "K") backend = message.body.readInt32BE(0);
      // the first says that the session is open
      if (message.type === "Z" && isReady && !listener.isOver()) listener.answers();
      isReady ||= message.type === "Z";
      if (!listener.isOver() || message.type === "E") client.write(message.whole);
    }
  });
  client.on("close", () => upstream.end());
  upstream.on("close", () => client.end());
  return { backend: () => backend };
}
