import { randomUUID } from "node:crypto";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import { password } from "../learner.ts";
import type { Salida } from "../salida.ts";
import { type Answer, type Exchange, openExchange } from "./exchange.ts";
import { type Kept, nothingKept } from "./kept.ts";

/** One request of a learner's. */
export interface Step {
  /** As the tables name it. */
  name: string;
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Somebody who practises. */
export interface Member {
  id: string;
  email: string;
  /** The address that the proxy in front tells of them. */
  address: string;
  token: string;
  refreshToken: string;
  /** When the tokens came. */
  signedAt: number;
  random: Random;
  /** What the server said it did for them. */
  kept: Kept;
  exchange: Exchange | undefined;
}

/** What the auth service answers. */
export interface Opened {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

const atOnce = 4;

/** Signs so many up, each from a network of their own, with a level chosen. */
export async function signUpAll(salida: Salida, count: number): Promise<Member[]> {
  const members: Member[] = [];
  const joiner = async () => {
    for (let at = members.length; at < count; at = members.length) {
      const member = newcomer(at);
      members.push(member);
      await join(salida, member);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, joiner));
  return members;
}

function newcomer(at: number): Member {
  return {
    id: "",
    email: `learner-${at}@example.test`,
    address: `10.${Math.floor(at / 65_536)}.${Math.floor(at / 256) % 256}.${at % 256}`,
    token: "",
    refreshToken: "",
    signedAt: 0,
    random: randomFrom(`learner ${at}`),
    kept: nothingKept(),
    exchange: undefined,
  };
}

async function join({ port }: Salida, member: Member): Promise<void> {
  const { email } = member;
  const path = "/auth/v1/signup";
  const body = { email, password, data: { name: "Ana" } };
  const opened = await ask(port, member, { name: "sign up", method: "POST", path, body });
  enter(member, read<Opened>(opened));
  const level = { name: "level", method: "POST", path: "/api/v1/user-stats", body: { level: 2 } } as const;
  read(await ask(port, member, level));
}

/** Has a member go on with new tokens. */
export function enter(member: Member, { access_token, refresh_token, user }: Opened): void {
  Object.assign(member, {
    id: user.id,
    token: access_token,
    refreshToken: refresh_token,
    signedAt: performance.now(),
  });
}

/** What an answer says; one that is no success throws. */
export function read<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`answered ${status}: ${body.toString().slice(0, 300)}`);
  return JSON.parse(body.toString() || "null");
}

/** Asks a step on the member's own connection, or on another one where that was quiet for too long. */
export async function ask(port: number, member: Member, step: Step): Promise<Answer> {
  if (!member.exchange || member.exchange.isStale()) {
    member.exchange?.close();
    member.exchange = await openExchange(port);
  }
  return member.exchange.ask(bytesOf(member, step));
}

/** Closes a member's connection, as a browser does when its page is closed. */
export function leave(member: Member): void {
  member.exchange?.close();
  member.exchange = undefined;
}

function bytesOf({ address, token }: Member, { method, path, body, headers }: Step): Buffer {
  const json = body === undefined ? "" : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `x-forwarded-for: ${address}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(json ? ["content-type: application/json", `content-length: ${Buffer.byteLength(json)}`] : []),
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${json}`);
}

/** A header by which a write that is asked again is done once. */
export function onceOnly(): { "idempotency-key": string } {
  return { "idempotency-key": randomUUID() };
}
