import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";

/** The work behind "I'm human". Fetched when a form is first touched. */
export interface Proof {
  /** Base64 of the challenge and its solution, as the server checks it. */
  token: string;
  /** Unix milliseconds. */
  expiresAt: number;
}

/** Asks for a challenge and solves it. Every hash is awaited, so the page stays responsive. */
export async function solveHumanCheck(action: string, controller: AbortController): Promise<Proof> {
  const { signal } = controller;
  const response = await fetch(`/auth/v1/human-check?action=${action}`, { signal, cache: "no-store" });
  if (!response.ok) throw new Error(`The human check answered ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const { algorithm, expiresAt } = challenge.parameters;
  const { deriveKey } = algorithm.startsWith("PBKDF2")
    ? await import("altcha-lib/algorithms/web/pbkdf2")
    : await import("altcha-lib/algorithms/web/sha");
  const solution = await solveChallenge({ challenge, controller, deriveKey });
  if (!solution) throw new Error("The human check was not solved in time");
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt ? expiresAt * 1000 : Number.POSITIVE_INFINITY,
  };
}
