import type { BodyOf, Call, EventOf, PendingOf, QueryOf, ReplyOf } from "@salida/contract/call.ts";
import { Problem as ProblemDetails } from "@salida/contract/problems.ts";
import { readEvents } from "./event-stream.ts";
import { answerOrKept } from "./keeper.ts";
import { Problem, type TroubleCode } from "./problem.ts";

/** Where the bearer token comes from. */
export interface Tokens {
  /** The token there is, renewed first where it has run out. */
  current(): Promise<string | null>;
  /** Another token than the refused one; null where no session can be had any more. */
  renew(refused: string | null): Promise<string | null>;
  /** No session can be obtained: sign out here and say so. */
  expire(): void;
}

let tokens: Tokens = { current: async () => null, renew: async () => null, expire() {} };

export function takeTokensFrom(source: Tokens) {
  tokens = source;
}

interface Asking<C extends Call> {
  params?: Readonly<Record<string, string>>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  idempotencyKey?: string | undefined;
  /** Hears the sentences of a reply as they come, where the call can stream. */
  onSentence?: ((text: string) => void) | undefined;
  signal?: AbortSignal;
  /** Only what the server says now will do. */
  now?: boolean;
}

/**
 * Longer than the server takes at its slowest; a silent connection ends too. A recording may go over a slow line, and
 * events come as long as something is being made.
 */
const patienceMs = { usual: 60_000, large: 120_000 } as const;
const largeBody = 100_000;

const streamType = "text/event-stream";

/**
 * Makes one call of the contract and answers its parsed reply, or, where that can be, that it is still being made. A 401
 * is tried once more with a renewed token. Where no answer comes to what is only read, the last one there was stands in.
 * @throws {Problem} whatever else is answered, or when nothing is, or when the answer breaks off.
 */
export async function api<C extends Call>(
  call: C,
  asking: Asking<C> = {},
): Promise<ReplyOf<C> | PendingOf<C>> {
  const ask = () => bodyOf(call, asking);
  const read = (body: unknown, status: number) => parsed(call, body, status);
  if (call.method === "GET") {
    const { now = false } = asking;
    return answerOrKept({ path: call.path, address: addressOf(call, asking), ask, now, read });
  }
  const { body, status } = await ask();
  return read(body, status);
}

async function bodyOf<C extends Call>(
  call: C,
  asking: Asking<C>,
): Promise<{ body: unknown; status: number }> {
  const response = await answered(call, asking);
  const { status } = response;
  if (!call.reply) return { body: undefined, status };
  const streamed = response.headers.get("content-type")?.startsWith(streamType);
  const body = streamed ? await lastOf(response, asking) : await response.json().catch(() => undefined);
  return { body, status };
}

/**
 * Makes one call that answers in events, and gives them as they come, parsed; those that the contract does not know are
 * left out. It ends as the answer does.
 * @throws {Problem} as `api` does, where it breaks off too.
 */
export async function* apiEvents<C extends Call>(
  call: C,
  asking: Pick<Asking<C>, "params" | "signal"> = {},
): AsyncGenerator<EventOf<C>, void> {
  const { body } = await answered(call, asking);
  try {
    for await (const { name, data } of body ? readEvents(body) : []) {
      const told = call.events?.[name]?.safeParse(JSON.parse(data));
      if (told?.success) yield { name, data: told.data } as EventOf<C>;
    }
  } catch (error) {
    if (asking.signal?.aborted) throw error;
    throw new Problem("offline", 0, "The answer broke off", error);
  }
}

/**
 * Makes one call as `api` does, and answers its reply as a file to keep.
 * @throws {Problem} as `api` does.
 */
export async function apiFile(call: Call): Promise<File> {
  const response = await answered(call, {});
  const told = response.headers.get("content-disposition") ?? "";
  const name = /filename="?([\w.-]+)"?/.exec(told)?.[1] ?? "salida.json";
  try {
    return new File([await response.blob()], name, { type: "application/json" });
  } catch (error) {
    throw new Problem("offline", 0, "The answer broke off", error);
  }
}

async function answered<C extends Call>(call: C, asking: Asking<C>): Promise<Response> {
  const token = await tokens.current();
  let response = await send(call, asking, token);
  if (response.status === 401) {
    const renewed = await tokens.renew(token);
    if (renewed) response = await send(call, asking, renewed);
    if (response.status === 401) tokens.expire();
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function send<C extends Call>(call: C, asking: Asking<C>, token: string | null): Promise<Response> {
  const body = asking.body === undefined ? undefined : JSON.stringify(asking.body);
  const headers = new Headers({
    accept: call.events || (call.streams && asking.onSentence) ? streamType : "application/json",
  });
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  if (asking.idempotencyKey) headers.set("idempotency-key", asking.idempotencyKey);
  const large = call.events !== undefined || (body !== undefined && body.length > largeBody);
  const patience = AbortSignal.timeout(large ? patienceMs.large : patienceMs.usual);
  try {
    return await fetch(addressOf(call, asking), {
      method: call.method,
      headers,
      signal: asking.signal ? AbortSignal.any([asking.signal, patience]) : patience,
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    if (asking.signal?.aborted) throw error;
    throw new Problem("offline", 0, "No answer", error);
  }
}

/** Where a call is made. */
export function addressOf<C extends Call>(call: C, { params = {}, query }: Asking<C>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, it]) => it !== undefined);
  const search = new URLSearchParams(given.map(([name, it]) => [name, String(it)])).toString();
  return search ? `${path}?${search}` : path;
}

/** Reads a streamed answer to its end: its sentences are told as they come, and its whole reply is answered. */
async function lastOf({ body }: Response, { onSentence, signal }: Asking<Call>): Promise<unknown> {
  let reply: unknown;
  try {
    for await (const { name, data } of body ? readEvents(body) : []) {
      const told: unknown = JSON.parse(data);
      if (name === "reply") reply = told;
      if (name === "problem") throw problemIn(told, { status: 500, statusText: "" });
      if (name === "sentence" && isSentence(told)) onSentence?.(told.text);
    }
  } catch (error) {
    if (error instanceof Problem || signal?.aborted) throw error;
    if (reply === undefined) throw new Problem("offline", 0, "The answer broke off", error);
  }
  if (reply === undefined) throw new Problem("offline", 0, "The answer broke off");
  return reply;
}

function isSentence(told: unknown): told is { text: string } {
  return typeof told === "object" && told !== null && "text" in told && typeof told.text === "string";
}

function parsed<C extends Call>(
  { reply, pending }: C,
  body: unknown,
  status: number,
): ReplyOf<C> | PendingOf<C> {
  const result = reply?.safeParse(body);
  if (!result || result.success) return (result ? result.data : body) as ReplyOf<C>;
  const other = pending?.safeParse(body);
  if (other?.success) return other.data as PendingOf<C>;
  if ([result, other].some((it) => it?.error && isOnlyNewer(it.error.issues))) return body as ReplyOf<C>;
  throw new Problem("unreadable", status, result.error.message, result.error);
}

/** A server newer than this page may say more than the page knows; that is no reason to refuse it. */
function isOnlyNewer(issues: readonly { code: string }[]): boolean {
  return issues.every(({ code }) => code === "unrecognized_keys");
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  return problemIn(body, response);
}

/** The problem that problem details tell of; where they are none, what the status says. */
function problemIn(told: unknown, { status, statusText }: { status: number; statusText: string }): Problem {
  const details = ProblemDetails.safeParse(told);
  if (details.success) return new Problem(details.data.code, details.data.status, details.data.title);
  return new Problem(fallbackCode(status), status, statusText);
}

function fallbackCode(status: number): TroubleCode {
  if (status === 401) return "unauthorised";
  if (status === 404) return "not_found";
  return status >= 502 ? "unavailable" : "unexpected";
}

/** A key no other attempt has. `randomUUID` is missing where the page is not served securely. */
export function freshKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) =>
    it.toString(16).padStart(2, "0"),
  ).join("");
}
