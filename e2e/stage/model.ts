import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a model is asked: its orders, and what they are about. */
export interface AskedOfModel {
  system: string;
  user: string;
}

/** A server that speaks as a model's would, and says what a journey has it say. */
export interface TestModel {
  /** Settings under which a Salida asks it. */
  settings: Record<string, string>;
  asked: AskedOfModel[];
  /** What it answers from now on; it says nothing to what it has no answer for, until it has one. */
  answer(brain: (asked: AskedOfModel) => unknown): void;
  close(): Promise<void>;
}

/** Starts a model that says nothing yet. */
export async function startModel(): Promise<TestModel> {
  let brain: (asked: AskedOfModel) => unknown = () => undefined;
  const asked: AskedOfModel[] = [];
  const waiting = new Map<ServerResponse, AskedOfModel>();
  const tryAll = () => {
    for (const [response, it] of waiting) {
      const said = brain(it);
      if (said === undefined) continue;
      waiting.delete(response);
      say(response, JSON.stringify(said));
    }
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { messages } = JSON.parse(Buffer.concat(chunks).toString());
    const it = { system: messages[0].content, user: messages[1].content };
    asked.push(it);
    waiting.set(response, it);
    response.once("close", () => waiting.delete(response));
    tryAll();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      TEXT_MODEL: "openai-compatible:a-writer",
      SOLVER_MODEL: "openai-compatible:a-solver",
      OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${port}/v1`,
      // it may be silent as long as a journey looks at the page
      TEXT_IDLE: "0",
    },
    asked,
    answer(next) {
      brain = next;
      tryAll();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function say(response: ServerResponse, text: string) {
  const chunk = (choices: object[], rest: object = {}) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices, ...rest })}\n\n`;
  const usage = { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunk([{ index: 0, delta: { role: "assistant", content: text }, finish_reason: null }]));
  response.write(chunk([{ index: 0, delta: {}, finish_reason: "stop" }]));
  response.write(chunk([], { usage }));
  response.end("data: [DONE]\n\n");
}
