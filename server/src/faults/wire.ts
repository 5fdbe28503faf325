import type { BodyOf, Call, QueryOf, ReplyOf } from "@salida/contract/call.ts";
import { Problem } from "@salida/contract/problems.ts";
import * as z from "zod/mini";

type Ask<C extends Call> = {
  params?: Record<string, string>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  key?: string;
};

/** What came over the wire, checked against the contract. */
export interface WireAnswer<C extends Call> {
  status: number;
  /** Undefined when it was refused. */
  reply: ReplyOf<C> | undefined;
  problem: Problem | undefined;
  retryAfter: string | null;
}

/** Where calls are asked: at one address, or at one that is picked for each. */
export type Address = string | (() => string);

/** A signed-in learner who asks over a real connection. A call whose answer is lost on the way rejects. */
export interface WireLearner {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  ask<C extends Call>(call: C, ask?: Ask<C>): Promise<WireAnswer<C>>;
  /** The same learner, asking another server. */
  at(address: Address): WireLearner;
}

type Who = Omit<WireLearner, "ask" | "at">;

export const password = "a lit door";

export function addressOf(address: Address): string {
  return typeof address === "string" ? address : address();
}

export async function postAuth(address: Address, path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  return fetch(`${addressOf(address)}/auth/v1/${path}`, request);
}

/** Asks the auth wire as somebody who is signed in. */
export async function askAuth(
  address: Address,
  { token }: Pick<WireLearner, "token">,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return fetch(`${addressOf(address)}/auth/v1/${path}`, request);
}

/** Signs up and in. */
export function signUp(address: Address, email: string): Promise<WireLearner> {
  return opened(address, email, postAuth(address, "signup", { email, password }));
}

export function signIn(address: Address, email: string): Promise<WireLearner> {
  return opened(address, email, postAuth(address, "token?grant_type=password", { email, password }));
}

/** The same session with fresh tokens. */
export function refresh(address: Address, { email, refreshToken }: WireLearner): Promise<WireLearner> {
  const body = { refresh_token: refreshToken };
  return opened(address, email, postAuth(address, "token?grant_type=refresh_token", body));
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

async function opened(address: Address, email: string, asked: Promise<Response>): Promise<WireLearner> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  const { access_token: token, refresh_token: refreshToken, user } = (await answer.json()) as Session;
  return learnerAt(address, { id: user.id, email, token, refreshToken });
}

function learnerAt(address: Address, { id, email, token, refreshToken }: Who): WireLearner {
  const who = { id, email, token, refreshToken };
  return {
    ...who,
    ask: (call, ask) => askCall(addressOf(address), token, call, ask),
    at: (other) => learnerAt(other, who),
  };
}

async function askCall<C extends Call>(
  url: string,
  token: string,
  call: C,
  { params = {}, query, body, key }: Ask<C> = {},
): Promise<WireAnswer<C>> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const search = query === undefined ? "" : `?${new URLSearchParams(query as Record<string, string>)}`;
  const answer = await fetch(`${url}${path}${search}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { ...(await checked(call, answer)), retryAfter: answer.headers.get("retry-after") };
}

async function checked<C extends Call>(call: C, answer: Response) {
  const { status } = answer;
  const text = await answer.text();
  if (status >= 400) {
    const type = answer.headers.get("content-type") ?? "no type";
    if (!type.startsWith("application/problem+json")) throw new NotAsPromised(call, status, type, text);
    return { status, reply: undefined, problem: z.parse(Problem, JSON.parse(text)) };
  }
  if (status !== call.status) throw new NotAsPromised(call, status, "", text);
  const reply = call.reply && z.parse(call.reply, JSON.parse(text));
  return { status, reply: reply as ReplyOf<C>, problem: undefined };
}

/** The reply of a call that must have been granted. */
export async function granted<C extends Call>(asked: Promise<WireAnswer<C>>): Promise<ReplyOf<C>> {
  const { status, reply, problem } = await asked;
  if (problem) throw new Error(`refused with ${status}: ${JSON.stringify(problem)}`);
  return reply as ReplyOf<C>;
}

/** An answer that the contract does not know. Not to be taken for one that was lost. */
export class NotAsPromised extends Error {
  override name = "NotAsPromised";
  constructor({ method, path }: Call, status: number, type: string, text: string) {
    super(`${method} ${path} answered ${status} ${type} ${text.slice(0, 300)}`);
  }
}
