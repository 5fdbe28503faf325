import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Milliseconds that an answer is waited for. */
const patience = 30_000;
/** Milliseconds: one that was quiet for longer the server may let go at any moment. */
const restful = 8_000;

/** What came back, whatever it says. */
export interface Answer {
  status: number;
  /** The status line and the headers, as they were sent. */
  head: string;
  body: Buffer;
}

/** A kept-alive connection with one request in flight at most. */
export interface Exchange {
  ask(request: Buffer): Promise<Answer>;
  /** Whether it should not be asked again. */
  isStale(): boolean;
  close(): void;
}

/** Opens a bare socket: reading its answers costs far less than an HTTP client does. */
export async function openExchange(port: number): Promise<Exchange> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let waiting: PromiseWithResolvers<Answer> | undefined;
  let last = performance.now();
  let ends = false;
  const fail = (why: string) => {
    socket.destroy();
    waiting?.reject(new Error(why));
  };
  socket.on("error", ({ message }) => fail(message));
  socket.on("close", () => fail("the server closed the connection"));
  readAnswers(socket, (answer) => {
    last = performance.now();
    ends = /\r\nconnection: close/i.test(answer.head);
    waiting?.resolve(answer);
  });
  return {
    async ask(request) {
      waiting = Promise.withResolvers();
      const late = setTimeout(() => fail(`no answer within ${patience / 1000} s`), patience);
      socket.write(request);
      return waiting.promise.finally(() => clearTimeout(late));
    },
    isStale: () => ends || socket.destroyed || performance.now() - last > restful,
    close: () => socket.destroy(),
  };
}

function readAnswers(socket: Socket, tell: (answer: Answer) => void): void {
  let chunks: Buffer[] = [];
  let length = 0;
  /** Bytes of the answer; not known before its head is there. */
  let whole = Number.POSITIVE_INFINITY;
  let headLength = 0;
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (headLength === 0) {
      chunks = [Buffer.concat(chunks)];
      const end = chunks[0]?.indexOf("\r\n\r\n") ?? -1;
      if (end < 0) return;
      headLength = end + 4;
      whole = headLength + bodyLength(chunks[0]?.toString("latin1", 0, headLength) ?? "");
    }
    if (length < whole) return;
    const bytes = Buffer.concat(chunks);
    const head = bytes.toString("latin1", 0, headLength);
    const answer = { status: Number(head.slice(9, 12)), head, body: bytes.subarray(headLength) };
    [chunks, length, whole, headLength] = [[], 0, Number.POSITIVE_INFINITY, 0];
    tell(answer);
  });
}

function bodyLength(head: string): number {
  if (/^HTTP\/1.1 (204|304) /.test(head)) return 0;
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
}
