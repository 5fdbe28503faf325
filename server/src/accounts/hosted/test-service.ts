import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { JWTPayload } from "jose";

export const publicKey = "sb_publishable_for_tests";
export const adminKey = "sb_secret_for_tests";
export const sharedSecret = "a secret that the project shares with its API";

export interface ProjectSession {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

export interface TestService {
  /** The project's address. */
  url: string;
  /** Where its auth calls are, and what it issues tokens as. */
  base: string;
  /** Signs up, confirms and so signs in: a session of the project's. */
  signedUp(email: string): Promise<ProjectSession>;
  /** A token of these claims, signed with the project's own key. */
  sign(claims: JWTPayload, header?: object): Promise<string>;
  /** Replaces its signing key. */
  rotate(): Promise<void>;
  /** How it misbehaves from now on, by a part of the path: a status, "silent", "hangs up", or another answer. */
  misbehave(faults: Record<string, string>): Promise<void>;
  /** What it was asked since this was last asked. */
  asked(): Promise<{ method: string; path: string; body: string }[]>;
  stop(): Promise<void>;
}

/** A hosted project in a process of its own. */
export async function aService(algorithm: "RS256" | "ES256" | "HS256"): Promise<TestService> {
  const file = fileURLToPath(new URL("./recorded-service.ts", import.meta.url));
  const args = [file, algorithm, publicKey, adminKey, sharedSecret];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  const base = `${url}/auth/v1`;
  return {
    url,
    base,
    async signedUp(email) {
      const { id } = await post<{ id: string }>(`${base}/signup`, { email, password: "right horse, 16 ñ" });
      return post(`${base}/verify`, { type: "signup", token_hash: id });
    },
    sign: (claims, header) => post(`${url}/control/sign`, { claims, header }),
    rotate: () => post(`${url}/control/rotate`, {}),
    misbehave: (faults) => post(`${url}/control/faults`, faults),
    asked: () => post(`${url}/control/asked`, {}),
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function post<T>(address: string, body: unknown): Promise<T> {
  const headers = { apikey: publicKey };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}
