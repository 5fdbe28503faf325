import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestObjectStore } from "./test-object-store.ts";

/** What is answered instead of what the store would. */
export interface OddAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Whether a request is answered oddly. */
export type Odd = (method: string, path: string) => OddAnswer | undefined;

/** An HTTP server before a real object store, which passes on what it is not told to answer itself. */
export interface OddStore {
  place: TestObjectStore["place"];
  url: string;
  /** From now on; without it the store itself answers. */
  answer(odd?: Odd): void;
  close(): Promise<void>;
}

export async function anOddStore({ place, url }: Pick<TestObjectStore, "place" | "url">): Promise<OddStore> {
  const { hostname, port } = new URL(place.endpoint);
  let odd: Odd = () => undefined;
  const server = createServer((asked, answer) => {
    const { method = "", url: path = "", headers } = asked;
    const instead = odd(method, path);
    if (instead) {
      asked.resume();
      answer.writeHead(instead.status, instead.headers).end(instead.body);
      return;
    }
    // under the name that the signature is for
    const passed = request({ hostname, port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 0, given.headers);
      given.pipe(answer);
    });
    passed.once("error", () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    place: { ...place, endpoint },
    url: url.replace(encodeURIComponent(place.endpoint), encodeURIComponent(endpoint)),
    answer(next = () => undefined) {
      odd = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
