import { type RefObject, useEffect, useRef, useState } from "react";
import { config } from "#config.ts";
import type { HumanAction } from "./human-action.ts";
import type { Proof } from "./human-solver.ts";

export type HumanState = "idle" | "working" | "verified" | "failed" | "insecure";

export interface HumanCheck {
  on: boolean;
  state: HumanState;
  /** Where a hosted challenge is drawn. */
  stage: RefObject<HTMLDivElement | null>;
  /** Begins where it has not begun; a form calls it when it is first touched. */
  start: () => void;
  /** A token to send, waited for; undefined where the check is off, null where there is none. */
  token: () => Promise<string | null | undefined>;
  /** A token is good once: after a refusal the next one must be worked for. */
  reset: () => void;
}

/** A proof that expires sooner than this is made anew before it is sent. */
const marginMs = 10_000;

interface Running {
  proof: Promise<Proof | null>;
  controller: AbortController;
}

export function useHumanCheck(action: HumanAction): HumanCheck {
  const on = config.humanCheck !== "off";
  const [state, setState] = useState<HumanState>("idle");
  const stage = useRef<HTMLDivElement>(null);
  const running = useRef<Running>(undefined);

  useEffect(() => () => running.current?.controller.abort(), []);

  function start() {
    if (!on || running.current) return;
    const controller = new AbortController();
    const proof = prove(action, stage, controller).then(
      (it) => settle(it, "verified"),
      () => settle(null, solvable() ? "failed" : "insecure"),
    );
    const mine = { proof, controller };
    running.current = mine;
    setState("working");

    function settle(it: Proof | null, next: HumanState): Proof | null {
      if (running.current !== mine) return null;
      setState(next);
      if (!it) running.current = undefined;
      return it;
    }
  }

  function reset() {
    running.current?.controller.abort();
    running.current = undefined;
    setState("idle");
  }

  async function token(): Promise<string | null | undefined> {
    if (!on) return undefined;
    start();
    const proof = (await running.current?.proof) ?? null;
    if (!proof || proof.expiresAt - Date.now() > marginMs) return proof?.token ?? null;
    reset();
    start();
    return (await running.current?.proof)?.token ?? null;
  }

  return { on, state, stage, start, token, reset };
}

/** The proof of work needs what browsers offer in a secure context only. */
function solvable(): boolean {
  return config.humanCheck === "turnstile" || globalThis.isSecureContext;
}

async function prove(
  action: HumanAction,
  stage: RefObject<HTMLDivElement | null>,
  controller: AbortController,
): Promise<Proof> {
  if (!solvable()) throw new Error("No secure context");
  if (config.humanCheck === "turnstile") {
    const { askTurnstile } = await import("./turnstile.ts");
    return askTurnstile(action, stage, controller.signal);
  }
  const { solveHumanCheck } = await import("./human-solver.ts");
  return solveHumanCheck(action, controller);
}
