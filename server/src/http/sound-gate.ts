import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";
import { waitLonger } from "./slow-bodies.ts";

/** Bytes of a body, unless a call says otherwise. */
export const usualBody = 100_000;
/** Bytes of a body with a recording: 5 MB in base64, and beside it as much as any body may have. */
export const soundBody = 6_800_000;
/** Large bodies that are in memory at a time: of one learner, and of all. */
export const mostSounds = { each: 2, all: 16 } as const;

/** What lets large bodies in, a few at a time. */
export interface SoundGate {
  /** Gives a request whose caller is known time to come in, and a place if it is large. Refuses while there is none. */
  enter(request: FastifyRequest, reply: FastifyReply, account: string): void;
  /** Does the work that has the body. The place is given back after it, though the caller may have left before. */
  during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

export function openSoundGate(): SoundGate {
  const inside = new Map<string, number>();
  const places = new WeakMap<FastifyRequest, { account: string; atWork: boolean }>();
  let all = 0;
  const count = (account: string, more: 1 | -1) => {
    all += more;
    const own = (inside.get(account) ?? 0) + more;
    own > 0 ? inside.set(account, own) : inside.delete(account);
  };
  const leave = (request: FastifyRequest) => {
    const place = places.get(request);
    if (places.delete(request) && place) count(place.account, -1);
  };
  return {
    enter(request, reply, account) {
      waitLonger(request.raw);
      if (!isLarge(request)) return;
      if ((inside.get(account) ?? 0) >= mostSounds.each) throw new Refusal("too_many", { retryAfter: 5 });
      if (all >= mostSounds.all) throw new Refusal("unavailable");
      places.set(request, { account, atWork: false });
      count(account, 1);
      // tells of a connection that was closed before, too
      finished(reply.raw, () => places.get(request)?.atWork || leave(request));
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

/** What does not say how much is coming may be large. */
function isLarge({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > usualBody;
}
