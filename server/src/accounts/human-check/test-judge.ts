import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One answer of the judge: a verdict, or a way to misbehave. */
export type Judgement = object | ((response: ServerResponse) => void);

export interface TestJudge {
  /** Where it listens. */
  siteverify: string;
  /** The forms it was sent. */
  asked: URLSearchParams[];
  /** What it answers from now on: each in turn, the last one for ever. */
  answer(...judgements: Judgement[]): void;
  close(): void;
}

/** A judge of hosted challenges that listens on this machine and answers what the test says. */
export async function aJudge(): Promise<TestJudge> {
  const asked: URLSearchParams[] = [];
  let next: Judgement[] = [];
  const server = createServer(async (request, response) => {
    let form = "";
    for await (const chunk of request) form += chunk;
    asked.push(new URLSearchParams(form));
    const judgement = (next.length > 1 ? next.shift() : next[0]) ?? { success: false };
    if (typeof judgement === "function") return judgement(response);
    response.setHeader("content-type", "application/json").end(JSON.stringify(judgement));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    siteverify: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turnstile/v0/siteverify`,
    asked,
    answer(...judgements) {
      next = judgements;
      asked.length = 0;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
