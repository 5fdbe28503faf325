import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
} from "cockatiel";
import { TextFault } from "#engines/text/text.ts";
import { Midway } from "./fault-of.ts";

/** What stands between us and a provider that fails. */
export interface Guard {
  /** Not given up for a while. */
  open(): boolean;
  run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

const retries = 2;
const waiting = 1_000;
/** A provider that asks for more is left alone. */
const longestWait = 20_000;
const failures = 5;
const resting = 15_000;

/** Milliseconds before a first retry, and for which a provider that failed is left alone. */
export interface Pauses {
  pause?: number;
  rest?: number;
}

/**
 * At most so many calls at once; two more tries after what may pass, as late as the provider asks or ever later; after five
 * failures in a row nothing for 15 s.
 */
export function openGuard(atOnce: number, { pause = 500, rest = resting }: Pauses = {}): Guard {
  const passing = handleWhen(
    (error) => isFailure(error) && !(error instanceof Midway) && (waitOf(error) ?? 0) <= longestWait,
  );
  const again = retry(passing, {
    maxAttempts: retries,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const asked = "error" in result ? waitOf(result.error) : undefined;
      return asked ?? pause * 2 ** (attempt - 1) * (0.5 + Math.random());
    }),
  });
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(failures),
  });
  let broken = 0;
  breaker.onBreak(() => {
    broken = performance.now();
  });
  const guarded = wrap(again, breaker, bulkhead(atOnce, waiting));
  return {
    // it only notices that its rest is over when it is asked something
    open: () => breaker.state !== CircuitState.Open || performance.now() - broken >= rest,
    run: (call, signal) => guarded.execute(call, signal).catch(asFault),
  };
}

function isFailure(error: unknown): boolean {
  return error instanceof TextFault && ["busy", "down", "slow"].includes(error.why);
}

function waitOf(error: unknown): number | undefined {
  return error instanceof TextFault ? error.wait : undefined;
}

function asFault(error: unknown): never {
  if (error instanceof BrokenCircuitError)
    throw new TextFault("down", "failed five times; left alone for a while");
  if (error instanceof BulkheadRejectedError) throw new TextFault("busy", "too many wait already");
  throw error;
}
