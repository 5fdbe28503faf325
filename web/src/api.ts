import type { BodyOf, Call, QueryOf, ReplyOf } from "@salida/contract/call.ts";
import { Problem as ProblemDetails } from "@salida/contract/problems.ts";
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
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Longer than the server takes at its slowest; a silent connection ends too. */
const patienceMs = 60_000;

/**
 * Makes one call of the contract and answers its parsed reply. A 401 is tried once more with a renewed token.
 * @throws {Problem} whatever else is answered, or when nothing is.
 */
export async function api<C extends Call>(call: C, asking: Asking<C> = {}): Promise<ReplyOf<C>> {
  return parsed(call, await answered(call, asking));
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
  const headers = new Headers({ accept: "application/json" });
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (asking.body !== undefined) headers.set("content-type", "application/json");
  if (asking.idempotencyKey) headers.set("idempotency-key", asking.idempotencyKey);
  const patience = AbortSignal.timeout(patienceMs);
  try {
    return await fetch(addressOf(call, asking), {
      method: call.method,
      headers,
      signal: asking.signal ? AbortSignal.any([asking.signal, patience]) : patience,
      ...(asking.body !== undefined && { body: JSON.stringify(asking.body) }),
    });
  } catch (error) {
    if (asking.signal?.aborted) throw error;
    throw new Problem("offline", 0, "No answer", error);
  }
}

function addressOf<C extends Call>(call: C, { params = {}, query }: Asking<C>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, it]) => it !== undefined);
  const search = new URLSearchParams(given.map(([name, it]) => [name, String(it)])).toString();
  return search ? `${path}?${search}` : path;
}

async function parsed<C extends Call>(call: C, response: Response): Promise<ReplyOf<C>> {
  if (!call.reply) return undefined as ReplyOf<C>;
  const body: unknown = await response.json().catch(() => undefined);
  const result = call.reply.safeParse(body);
  if (!result.success && isOnlyNewer(result.error.issues)) return body as ReplyOf<C>;
  if (!result.success) throw new Problem("unreadable", response.status, result.error.message, result.error);
  return result.data as ReplyOf<C>;
}

/** A server newer than this page may say more than the page knows; that is no reason to refuse it. */
function isOnlyNewer(issues: readonly { code: string }[]): boolean {
  return issues.every(({ code }) => code === "unrecognized_keys");
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = ProblemDetails.safeParse(body);
  if (parsed.success) return new Problem(parsed.data.code, response.status, parsed.data.title);
  return new Problem(fallbackCode(response.status), response.status, response.statusText);
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
