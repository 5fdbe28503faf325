import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";
import { cutOff } from "./refuse-bytes.ts";
import { waitLonger } from "./slow-bodies.ts";

/** Bytes of a body, unless a call says otherwise. */
export const usualBody = 100_000;
/** Bytes of a body with a recording: 5 MB in base64, and beside it as much as any body may have. */
export const soundBody = 6_800_000;
/** Large bodies that are in memory at a time: of one learner, and of all. */
export const mostSounds = { each: 2, all: 16 } as const;
/**
 * Bytes a second that a large body has to come at, on the whole, once it had a few seconds to begin. Slower than
 * `least` it loses its place; slower than `spared` it loses it to somebody who finds none.
 */
export const soundPace = { least: 16_000, spared: 64_000, begins: 3_000 } as const;

/** What lets large bodies in, a few at a time. */
export interface SoundGate {
  /**
   * Gives a request whose caller is known time to come in, and a place if it is large: after `mayAsk`, which refuses
   * what would come to nothing. Refuses while there is no place.
   */
  enter(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string,
    mayAsk: () => Promise<void>,
  ): Promise<void>;
  /** Does the work that has the body. The place is given back after it, though the caller may have left before. */
  during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

interface Place {
  account: string;
  atWork: boolean;
  /** Bytes a second so far; more than any while it may still be beginning, and once it is there. */
  pace(): number;
  watch: NodeJS.Timeout;
}

export function openSoundGate(): SoundGate {
  const places = new Map<FastifyRequest, Place>();
  const leave = (request: FastifyRequest) => {
    clearInterval(places.get(request)?.watch);
    places.delete(request);
  };
  const lose = (request: FastifyRequest, refusal: Refusal) => {
    leave(request);
    cutOff(refusal, request.raw.socket);
  };
  const makeRoom = () => {
    const bySpeed = [...places].map(([request, { pace }]) => ({ request, pace: pace() }));
    const [slowest] = bySpeed.sort((one, other) => one.pace - other.pace);
    if (!slowest || slowest.pace >= soundPace.spared) throw new Refusal("unavailable");
    lose(slowest.request, new Refusal("unavailable"));
  };
  const take = (request: FastifyRequest, reply: FastifyReply, account: string) => {
    const own = [...places.values()].filter((place) => place.account === account);
    if (own.length >= mostSounds.each) throw new Refusal("too_many", { retryAfter: 5 });
    if (places.size >= mostSounds.all) makeRoom();
    const pace = paceOf(request);
    const watch = setInterval(
      () => pace() < soundPace.least && lose(request, new Refusal("too_slow")),
      1_000,
    );
    places.set(request, { account, atWork: false, pace, watch: watch.unref() });
    // tells of a connection that was closed before, too
    finished(reply.raw, () => places.get(request)?.atWork || leave(request));
  };
  return {
    async enter(request, reply, account, mayAsk) {
      if (isLarge(request)) {
        await mayAsk();
        take(request, reply, account);
      }
      waitLonger(request.raw);
    },
    async during(request, work) {
      const place = places.get(request);
      if (place) place.atWork = true;
      try {
        return await work();
      } finally {
        leave(request);
      }
    },
  };
}

function paceOf({ raw }: FastifyRequest): () => number {
  const [since, before] = [performance.now(), raw.socket.bytesRead];
  return () => {
    const ms = performance.now() - since;
    if (raw.complete || ms < soundPace.begins) return Number.POSITIVE_INFINITY;
    return ((raw.socket.bytesRead - before) / ms) * 1_000;
  };
}

/** What does not say how much is coming may be large. */
function isLarge({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > usualBody;
}
