import { useEffect, useRef, useState } from "react";
import { config } from "#config.ts";
import type { Proof } from "./human-solver.ts";

export type HumanState = "idle" | "working" | "verified" | "failed" | "insecure";

export interface HumanCheck {
  on: boolean;
  state: HumanState;
  /** Begins where it has not begun; a form calls it when it is first touched. */
  start: () => void;
  /** A token to send, waited for; undefined where the check is off, null where there is none. */
  token: () => Promise<string | null | undefined>;
  /** A token is good once: after a refusal the next one must be worked for. */
  reset: () => void;
}

/** A proof that expires sooner than this is made anew before it is sent. */
const marginMs = 10_000;

export function useHumanCheck(action: "login" | "signup"): HumanCheck {
  const on = config.humanCheck !== "off";
  const [state, setState] = useState<HumanState>("idle");
  const running = useRef<{ proof: Promise<Proof | null>; controller: AbortController } | undefined>(
    undefined,
  );

  useEffect(() => () => running.current?.controller.abort(), []);

  function start() {
    if (!on || running.current) return;
    const controller = new AbortController();
    const proof = prove(action, controller).then(
      (it) => settle(it, "verified"),
      () => settle(null, globalThis.isSecureContext ? "failed" : "insecure"),
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

  return { on, state, start, token, reset };
}

async function prove(action: string, controller: AbortController): Promise<Proof> {
  if (!globalThis.isSecureContext) throw new Error("No secure context");
  const { solveHumanCheck } = await import("./human-solver.ts");
  return solveHumanCheck(action, controller);
}
