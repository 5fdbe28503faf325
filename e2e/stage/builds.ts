import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A Salida behind a proxy that can pretend another build: what it answers is changed on the way. */
export interface Builds {
  url: string;
  /** From now on this is done to answers: to the text of a path, or nothing where there is no such file any more. */
  serve(change: Change): void;
  stop(): Promise<void>;
}

type Change = (path: string, text: string) => string | undefined;

const textual = /text\/html|javascript/;

export async function behindProxy(origin: string): Promise<Builds> {
  let change: Change = (_path, text) => text;
  const proxy = createServer((request, response) => {
    pass(origin, request, response, change).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve(next) {
      change = next;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections();
        proxy.close(() => resolve());
      }),
  };
}

async function pass(origin: string, request: IncomingMessage, response: ServerResponse, change: Change) {
  const path = request.url ?? "/";
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { host: _, connection: __, ...rest } = request.headers;
  const headers = { ...(rest as Record<string, string>), "accept-encoding": "identity" };
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const answer = await fetch(origin + aliasOf(path), {
    method: request.method ?? "GET",
    headers,
    body,
    redirect: "manual",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-length|connection|transfer-encoding|keep-alive|etag)$/.test(name),
  );
  const isText = textual.test(answer.headers.get("content-type") ?? "");
  const changed = isText ? change(path, bytes.toString()) : bytes;
  response.writeHead(changed === undefined ? 404 : answer.status, kept);
  response.end(changed);
}

const renamed = ".next.js";

/** A file that another build calls by another name. */
export function nextName(path: string): string {
  return path.replace(/\.js$/, renamed);
}

function aliasOf(path: string): string {
  return path.replace(renamed, ".js");
}
