import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that puts recordings into words as a journey has it. */
export interface TestEar {
  /** Settings under which a Salida asks it. */
  settings: Record<string, string>;
  /** How often it was asked. */
  asked(): number;
  /** What it answers from now on, to those who wait too: words, a status, or nothing until it has something. */
  answer(next: string | number | undefined): void;
  close(): Promise<void>;
}

export async function startEar(): Promise<TestEar> {
  let words: string | number | undefined;
  let asked = 0;
  const waiting = new Set<ServerResponse>();
  const tryAll = () => {
    if (words === undefined) return;
    for (const response of waiting) {
      response.writeHead(typeof words === "number" ? words : 200, { "content-type": "application/json" });
      response.end(
        JSON.stringify(typeof words === "number" ? { error: { message: "no" } } : { text: words }),
      );
    }
    waiting.clear();
  };
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    asked += 1;
    waiting.add(response);
    response.once("close", () => waiting.delete(response));
    tryAll();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      TRANSCRIPTION_MODEL: "openai-compatible:an-ear",
      TRANSCRIPTION_URL: `http://127.0.0.1:${port}/v1`,
    },
    asked: () => asked,
    answer(next) {
      words = next;
      tryAll();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
