import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { refuseBytes } from "./refuse-bytes.ts";

/** Milliseconds in which a body has to come once its headers are there. */
const patience = 10_000;
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Whether a request says that a body comes with it. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) !== 0 || headers["transfer-encoding"] !== undefined;
}

/** Cuts the caller if the body of their request does not come in time. */
export function expectBody(request: IncomingMessage): void {
  // what is injected comes whole, and has no wire that could be cut
  if (!bringsBody(request) || !(request.socket instanceof Socket)) return;
  const cut = () => {
    if (!request.complete) refuseBytes({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, request.socket);
  };
  timers.set(request, setTimeout(cut, patience).unref());
  // one that is answered unread and then breaks off tells neither; its time runs out on a closed socket
  for (const over of ["end", "close"]) request.once(over, () => clearTimeout(timers.get(request)));
}

/** Lets a body take as long as the server waits for any request. */
export function waitLonger(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
