import type { Caller, Gone } from "#http/serve.ts";
import type { Channel } from "#store/channel.ts";

/** Milliseconds for which a token that was looked up is not looked up again. */
const life = 5_000;
const most = 10_000;

interface Remembered {
  caller: Caller;
  until: number;
}

/** Who was seen a moment ago, by access token. Who goes is forgotten at once. */
export interface RememberedCallers {
  find(token: string, now: number): Caller | undefined;
  /** Looks the caller up and remembers them, unless anything was forgotten meanwhile: it may have been them. */
  learn(token: string, now: number, expires: number, look: () => Promise<Caller>): Promise<Caller>;
  /** Forgets who is gone, here and in the processes beside this one. */
  forget(gone: Gone): void;
}

/** `others` are told who is gone, and tell it; without them only this process forgets before the time. */
export function rememberCallers(others?: Channel<Gone>): RememberedCallers {
  const remembered = new Map<string, Remembered>();
  let forgotten = 0;
  function drop(isGone: (caller: Caller) => boolean) {
    forgotten += 1;
    for (const [token, { caller }] of remembered) if (isGone(caller)) remembered.delete(token);
  }
  others?.hear(
    (gone) => drop(among(gone)),
    () => drop(() => true),
  );
  return {
    find(token, now) {
      const found = remembered.get(token);
      // further ahead than a life it lies after the clock was put back
      if (found && found.until > now && found.until <= now + life) return found.caller;
      remembered.delete(token);
      return undefined;
    },
    async learn(token, now, expires, look) {
      const before = forgotten;
      const caller = await look();
      if (before !== forgotten) return caller;
      // the oldest come first: a token that was renewed never asks again, so nobody else would take it away
      for (const [old, { until }] of remembered) {
        if (until > now && remembered.size < most) break;
        remembered.delete(old);
      }
      remembered.set(token, { caller, until: Math.min(now + life, expires) });
      return caller;
    },
    forget(gone) {
      drop(among(gone));
      others?.tell(gone);
    },
  };
}

function among(gone: Gone): (caller: Caller) => boolean {
  if ("session" in gone) return ({ session }) => session === gone.session;
  return ({ account, session }) => account === gone.account && session !== gone.but;
}
