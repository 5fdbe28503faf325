import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";

/** A server of the compatible protocol at which somebody sits. */
export interface Desk {
  /** What `OPENAI_COMPATIBLE_URL` has to be. */
  url: string;
  close(): Promise<void>;
}

interface Request {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: { schema: unknown } };
  stream?: boolean;
}

const looking = 250;
/** Signs of life, so that no connection is cut meanwhile. */
const living = 10_000;

/**
 * Lays each request into the model's own folder as `0001.ask.md` and waits for `0001.answer.json`, however long that takes; both are kept.
 * Whoever writes the answers is the model.
 */
export async function openDesk(folder: string, port = 0): Promise<Desk> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith("/models"))
      return sendJson(response, { object: "list", data: [{ id: "desk" }] });
    const asked = JSON.parse(await bodyOf(request)) as Request;
    // so that nobody solves what they wrote
    const own = join(folder, asked.model.replaceAll(/[^\w-]/g, "-"));
    await mkdir(own, { recursive: true });
    const name = join(own, String(++count).padStart(4, "0"));
    const part = `${name}.part`;
    await writeFile(part, pageOf(asked));
    await rename(part, `${name}.ask.md`);
    await answer(response, asked, `${name}.answer.json`);
  });
  // a person needs longer than a server usually waits
  server.requestTimeout = 0;
  server.listen(port, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function pageOf({ messages, response_format }: Request): string {
  const said = messages.map(({ role, content }) => `# ${role}\n\n${content}`);
  const schema = response_format?.json_schema?.schema;
  return [
    ...said,
    ...(schema ? [`# answer in JSON after this schema\n\n${JSON.stringify(schema, null, 1)}`] : []),
  ].join("\n\n");
}

async function answer(response: ServerResponse, { messages, stream }: Request, file: string): Promise<void> {
  const gone = new Promise<"gone">((resolve) => response.once("close", () => resolve("gone")));
  if (stream) response.writeHead(200, { "content-type": "text/event-stream" });
  let signed = Date.now();
  while (!existsSync(file)) {
    if ((await Promise.race([later(looking), gone])) === "gone") return;
    if (stream && Date.now() - signed > living) {
      response.write(": somebody is writing\n\n");
      signed = Date.now();
    }
  }
  const content = (await readFile(file, "utf8")).trim();
  const tokens = (text: string) => Math.ceil(text.length / 4);
  const into = messages.reduce((sum, message) => sum + tokens(message.content), 0);
  const usage = {
    prompt_tokens: into,
    completion_tokens: tokens(content),
    total_tokens: into + tokens(content),
  };
  const frame = { id: "desk", created: 0, model: "desk" };
  if (!stream) {
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
    return sendJson(response, { ...frame, object: "chat.completion", choices, usage });
  }
  const chunk = (delta: object, finish_reason: string | null) =>
    send(response, {
      ...frame,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason }],
    });
  chunk({ role: "assistant", content }, null);
  chunk({}, "stop");
  send(response, { ...frame, object: "chat.completion.chunk", choices: [], usage });
  response.end("data: [DONE]\n\n");
}

function send(response: ServerResponse, value: unknown): void {
  response.write(`data: ${JSON.stringify(value)}\n\n`);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
