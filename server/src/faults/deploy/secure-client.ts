import { connect } from "node:http2";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";

export interface SecureAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

type Ask = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> };

/** Asks a server with TLS over connections that are kept. What is lost on the way rejects. */
export interface SecureClient {
  ask(path: string, ask?: Ask): Promise<SecureAnswer>;
  /** Gives the first piece of an answer once it is there, and hangs up. */
  firstPiece(path: string, ask: Ask): Promise<string>;
  close(): void;
}

export function secureClient(url: string, ca: string): SecureClient {
  const agent = new Agent({ keepAlive: true, ca });
  const begin = (path: string, { method = "GET", token, body, headers }: Ask) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return request(`${url}${path}`, {
      method,
      agent,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }),
      },
    }).end(sent);
  };
  return {
    ask: (path, ask = {}) =>
      new Promise((resolve, reject) => {
        begin(path, ask)
          .on("error", reject)
          .on("response", (answer) => {
            const { statusCode: status = 0, headers } = answer;
            text(answer).then((body) => resolve({ status, headers, body }), reject);
          });
      }),
    firstPiece: (path, ask) =>
      new Promise((resolve, reject) => {
        const asking = begin(path, ask);
        asking.on("error", reject).on("response", (answer) => {
          answer.once("data", (chunk) => {
            resolve(String(chunk));
            asking.destroy();
          });
        });
      }),
    close: () => agent.destroy(),
  };
}

/** The status of a GET over HTTP/2. */
export function statusOverHttp2(url: string, ca: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connect(url, { ca }).on("error", reject);
    const asking = session.request({ ":path": path });
    asking.on("response", ({ ":status": status = 0 }) => {
      session.close();
      resolve(status);
    });
    asking.on("error", reject).resume().end();
  });
}
