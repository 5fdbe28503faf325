import { connect } from "node:net";

export interface RawRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Writes bytes to a port and gives back what comes until the other side closes the connection. Rejects when
 * it never does.
 */
export function exchange(port: number, parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(30_000, () => {
      socket.destroy();
      reject(new Error(`no answer and no end in 30 s, after ${JSON.stringify(received)}`));
    });
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    // a reset after an answer is the server's way to stop a body it does not want
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
    socket.on("connect", () => {
      for (const part of parts) socket.write(part);
    });
  });
}

/** Sends a request whose parts may be anything; undefined when the connection was cut without an answer. */
export async function send(port: number, request: RawRequest): Promise<RawAnswer | undefined> {
  const { method, url, headers, body } = request;
  const all = { host: `127.0.0.1:${port}`, connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const length = body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${url} HTTP/1.1`, ...lines, ...length, "", ""].join("\r\n");
  return readAnswer(await exchange(port, body === undefined ? [head] : [head, body]));
}

export function readAnswer(received: string): RawAnswer | undefined {
  const [, head = "", body = ""] = /^(.*?)\r\n\r\n(.*)$/s.exec(received) ?? [];
  const [first = "", ...lines] = head.split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})( |$)/.exec(first)?.[1]);
  if (!status) return undefined;
  if (status === 100) return readAnswer(body);
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status, headers, body: Buffer.from(body, "latin1").toString() };
}

const json = "Content-Type: application/json\r\n";
const post = `POST /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;

/** Bytes that are no proper HTTP, or hardly. */
export const brokenHttp: readonly (readonly (string | Buffer)[])[] = [
  ["\r\n\r\n"],
  ["GET\r\n\r\n"],
  ["GET / HTTP/9.9\r\n\r\n"],
  ["GET / HTTP/1.1\r\n\r\n"],
  ["GET /api/v1/user-stats HTTP/1.0\r\n\r\n"],
  ["get / http/1.1\r\nhost: x\r\n\r\n"],
  ["FROB /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["GET http://elsewhere.test/api/v1/user-stats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["GET /api/v1/user-stats\0 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["GET /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nA\0: b\r\n\r\n"],
  ["GET /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n"],
  ["GET /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n"],
  ["GET /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n"],
  [`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [`GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`],
  [`${post}${json}Content-Length: -1\r\n\r\n{}`],
  [`${post}${json}Content-Length: 1e1\r\n\r\n{}`],
  [`${post}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  [`${post}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  [`${post}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  [`${post}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  [`${post}${json}Transfer-Encoding: gzip\r\n\r\n{}`],
  [`${post}${json}Expect: nonsense\r\nContent-Length: 2\r\n\r\n{}`],
  [`${post}${json}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`],
  [`${post}${json}Upgrade: websocket\r\nContent-Length: 2\r\n\r\n{}`],
  [`${post}${json}Content-Length: 999999999999\r\n\r\n{}`],
  [`${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
  [Buffer.from([0, 0, 0, 0, 255, 255, 255, 255, 13, 10, 13, 10])],
];
