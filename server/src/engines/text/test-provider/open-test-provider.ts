import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as later } from "node:timers/promises";
import type { ProviderName } from "#engines/text/settings.ts";
import { hearingProtocols } from "./hearing-protocols.ts";
import { openEasel, type Painting, type Wanted } from "./paintings.ts";
import { type Protocol, protocols } from "./protocols.ts";
import { soundProtocols } from "./sound-protocols.ts";

/** One request, as a model would see it. */
export interface Asked {
  provider: ProviderName;
  system: string;
  user: string;
  /** The schema that went along. */
  schema: unknown;
  /** Any JSON was asked for. */
  json: boolean;
  /** Speech was asked for: in whose voice, and as what. */
  voice?: string;
  format?: string;
  /** A recording was to be put into words. */
  recording?: Buffer;
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
  /** Instead of text, and what it is said to be. */
  sound?: Buffer;
  type?: string;
  /** Instead of a transcript in its form. */
  raw?: string;
}

type Brain = (asked: Asked, count: number) => Reply | Promise<Reply>;

export interface TestProvider {
  /** Each provider's address on this server. */
  addresses: Record<ProviderName, string>;
  asked: Asked[];
  /** What it answers from now on. */
  answer(brain: Brain): void;
  /** What is asked to be painted, and what comes of it from now on. */
  wanted: Wanted[];
  paint(brush: (wanted: Wanted, count: number) => Painting): void;
  /** Keeps every answer back until then. */
  hold(until: Promise<void>): void;
  close(): Promise<void>;
}

const pieceLength = 24;

/** A real server on loopback that speaks the four protocols and misbehaves as it is told. */
export async function openTestProvider(): Promise<TestProvider> {
  const asked: Asked[] = [];
  const { takes, ...easel } = openEasel();
  let held: Promise<void> = Promise.resolve();
  let brain: Brain = () => ({ status: 500 });
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (takes(request, response, body.toString())) return;
    const known = protocolAt(request.url ?? "", body);
    if (!known) return void response.writeHead(404).end("{}");
    const it = {
      ...known.read,
      body: body.toString(),
      path: request.url ?? "",
      headers: request.headers,
      left: false,
    };
    asked.push(it);
    response.on("close", () => {
      it.left = !response.writableFinished;
    });
    await held;
    await reply(response, known.write, await brain(it, asked.length));
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
    ...easel,
    hold: (until) => {
      held = until;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type Written = { type: string; events: (string | Buffer)[] };

/** Who is spoken to at an address, what is asked there, and how a reply is written. */
function protocolAt(url: string, bytes: Buffer) {
  const hearing = hearingProtocols.find(({ at }) => at.test(url));
  if (hearing) {
    const read = { provider: hearing.provider, system: "", user: "", schema: undefined, json: false };
    return {
      read: { ...read, recording: hearing.read(bytes) },
      write: (it: Reply): Written => ({
        type: "application/json",
        events: it.raw === undefined ? [hearing.write(it.text ?? "")] : [it.raw],
      }),
    };
  }
  const body = bytes.toString();
  const sound = soundProtocols.find(({ at }) => at.test(url));
  if (sound) {
    const read = { provider: sound.provider, system: "", schema: undefined, json: false };
    return {
      read: { ...read, ...sound.read(JSON.parse(body)) },
      write(it: Reply): Written {
        const { type, pieces } = sound.write(it.sound ?? Buffer.from(it.text ?? ""), it.type ?? "audio/wav");
        return { type, events: pieces };
      },
    };
  }
  const text = Object.entries(protocols).find(([, { at }]) => at.test(url));
  if (!text) return undefined;
  const [provider, protocol] = text as [ProviderName, Protocol];
  return {
    read: { provider, ...protocol.read(JSON.parse(body)) },
    write: (it: Reply) => inEvents(protocol, it),
  };
}

function inEvents(protocol: Protocol, it: Reply): Written {
  const pieces = it.text?.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, "g")) ?? [];
  const tokens = it.tokens ?? { in: 100, out: pieces.length };
  return {
    type: "text/event-stream",
    events: protocol.write(pieces, { finish: it.finish ?? "stop", tokens }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function reply(response: ServerResponse, write: (it: Reply) => Written, it: Reply): Promise<void> {
  if (it.status) {
    response.writeHead(it.status, { "content-type": "application/json", ...it.headers });
    return void response.end(
      JSON.stringify({ error: { message: `told to answer ${it.status}`, type: "t" } }),
    );
  }
  const { type, events } = write(it);
  response.writeHead(200, { "content-type": type });
  for (const [at, event] of events.entries()) {
    if (at === it.cutAfter) return void response.destroy();
    if (at === it.silentAfter) return;
    if (it.pace) await later(it.pace);
    response.write(event);
  }
  response.end();
}
