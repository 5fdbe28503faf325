import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as later } from "node:timers/promises";
import type { ProviderName } from "#engines/text/settings.ts";
import { type Protocol, protocols } from "./protocols.ts";

/** One request, as a model would see it. */
export interface Asked {
  provider: ProviderName;
  system: string;
  user: string;
  /** The schema that went along. */
  schema: unknown;
  /** Any JSON was asked for. */
  json: boolean;
  /** Everything that was sent, and where to. */
  body: string;
  path: string;
  headers: IncomingMessage["headers"];
  /** Whoever asked hung up before the end. */
  left: boolean;
}

/** What the server does about a request. */
export interface Reply {
  text?: string;
  /** Instead of 200, with the headers. */
  status?: number;
  headers?: Record<string, string>;
  finish?: "stop" | "length";
  /** Breaks off after so many pieces, or stays silent from there on. */
  cutAfter?: number;
  silentAfter?: number;
  /** Milliseconds before each piece. */
  pace?: number;
  tokens?: { in: number; out: number };
}

export interface TestProvider {
  /** Each provider's address on this server. */
  addresses: Record<ProviderName, string>;
  asked: Asked[];
  /** What it answers from now on. */
  answer(brain: (asked: Asked, count: number) => Reply): void;
  /** Keeps every answer back until then. */
  hold(until: Promise<void>): void;
  close(): Promise<void>;
}

const pieceLength = 24;

/** A real server on loopback that speaks the four protocols and misbehaves as it is told. */
export async function openTestProvider(): Promise<TestProvider> {
  const asked: Asked[] = [];
  let held: Promise<void> = Promise.resolve();
  let brain: (asked: Asked, count: number) => Reply = () => ({ status: 500 });
  const server = createServer(async (request, response) => {
    const known = Object.entries(protocols).find(([, { at }]) => at.test(request.url ?? ""));
    const body = await bodyOf(request);
    if (!known) return void response.writeHead(404).end("{}");
    const [provider, protocol] = known as [ProviderName, Protocol];
    const it = {
      provider,
      ...protocol.read(JSON.parse(body)),
      body,
      path: request.url ?? "",
      headers: request.headers,
      left: false,
    };
    asked.push(it);
    response.on("close", () => {
      it.left = !response.writableFinished;
    });
    await held;
    await reply(response, protocol, brain(it, asked.length));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    addresses: {
      openai: `${base}/openai/v1`,
      anthropic: `${base}/anthropic/v1`,
      google: `${base}/google/v1beta`,
      "openai-compatible": `${base}/compatible/v1`,
    },
    answer: (next) => {
      brain = next;
    },
    hold: (until) => {
      held = until;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function reply(response: ServerResponse, protocol: Protocol, it: Reply): Promise<void> {
  if (it.status) {
    response.writeHead(it.status, { "content-type": "application/json", ...it.headers });
    return void response.end(
      JSON.stringify({ error: { message: `told to answer ${it.status}`, type: "t" } }),
    );
  }
  const pieces = it.text?.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, "g")) ?? [];
  const events = protocol.write(pieces, {
    finish: it.finish ?? "stop",
    tokens: it.tokens ?? { in: 100, out: pieces.length },
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const [at, event] of events.entries()) {
    if (at === it.cutAfter) return void response.destroy();
    if (at === it.silentAfter) return;
    if (it.pace) await later(it.pace);
    response.write(event);
  }
  response.end();
}
