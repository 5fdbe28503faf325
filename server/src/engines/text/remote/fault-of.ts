import { APICallError } from "ai";
import { type FaultReason, TextFault } from "#engines/text/text.ts";

/** A request that a server does not take as it stands: another way of asking may do. */
export class Misfit extends TextFault {}

/** An answer that broke off when some of it was heard already: it is not asked for again. */
export class Midway extends TextFault {}

const reasons: Record<number, FaultReason> = { 401: "key", 403: "key", 404: "model", 429: "busy" };
const longestMessage = 300;

/** What went wrong, without what was asked: a prompt never stands in a fault. */
export function faultOf(error: unknown): TextFault {
  if (error instanceof TextFault) return error;
  if (!APICallError.isInstance(error)) return new TextFault("down", plain(error), { cause: causeOf(error) });
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return new TextFault("down", plain(error), { cause: causeOf(error) });
  if (statusCode === 400 || statusCode === 413 || statusCode === 422)
    return new Misfit("unusable", `refused with ${statusCode}: ${plain(error)}`);
  const wait = waitOf(responseHeaders?.["retry-after"]);
  return new TextFault(reasons[statusCode] ?? "down", `${statusCode}: ${plain(error)}`, wait ? { wait } : {});
}

/** Milliseconds of a `Retry-After`: seconds or a date. */
function waitOf(said: string | undefined): number | undefined {
  if (!said) return undefined;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function plain(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestMessage);
}

/** The network's own error; an error of the kit carries the whole request. */
function causeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? cause : undefined;
}
