import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemOf, retryAfterOf } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import { safeHeaders } from "./safe-headers.ts";

/** Refuses what cannot be read as a request, or did not come in time, and hangs up. */
export function refuseBytes({ code }: Pick<NodeJS.ErrnoException, "code">, socket: Socket): void {
  if (code !== "ECONNRESET") {
    say(new Refusal(code === "ERR_HTTP_REQUEST_TIMEOUT" ? "too_slow" : "malformed"), socket);
  }
  socket.destroy();
}

/** Cuts somebody off in the midst of a request, and says why. */
export function cutOff(refusal: Refusal, socket: Socket): void {
  say(refusal, socket);
  socket.destroy();
}

/** Says a refusal where it is the first thing said and something was asked before. */
function say(refusal: Refusal, socket: Socket): void {
  // who has sent nothing has asked nothing: browsers keep spare connections, and take what is said on one for the
  // answer to their next request; after an answer, or in the midst of one, more bytes would be taken for part of it
  if (socket.writable && socket.bytesRead > 0 && socket.bytesWritten === 0) socket.write(rawAnswer(refusal));
}

/** The bytes of a whole answer, for a socket on which no request came about. */
function rawAnswer(refusal: Refusal): string {
  const problem = problemOf(refusal);
  const body = JSON.stringify(problem);
  const retryAfter = retryAfterOf(refusal);
  const headers = {
    ...safeHeaders,
    ...(retryAfter !== undefined && { "retry-after": retryAfter }),
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, "", body].join("\r\n");
}
