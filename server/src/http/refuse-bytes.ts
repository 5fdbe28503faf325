import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemOf } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import { safeHeaders } from "./safe-headers.ts";

/** Refuses what cannot be read as a request, or did not come in time, and hangs up. */
export function refuseBytes(error: Pick<NodeJS.ErrnoException, "code">, socket: Socket): void {
  // after an answer, or in the midst of one, more bytes would be taken for part of it
  if (error.code !== "ECONNRESET" && socket.writable && socket.bytesWritten === 0) {
    const late = error.code === "ERR_HTTP_REQUEST_TIMEOUT" && {
      detail: "The request took too long to arrive",
    };
    socket.write(rawAnswer(new Refusal("malformed", late || {})));
  }
  socket.destroy();
}

/** The bytes of a whole answer, for a socket on which no request came about. */
function rawAnswer(refusal: Refusal): string {
  const problem = problemOf(refusal);
  const body = JSON.stringify(problem);
  const headers = {
    ...safeHeaders,
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, "", body].join("\r\n");
}
