import type { Caller } from "#http/serve.ts";

/** Milliseconds for which a token that was looked up is not looked up again. */
const life = 5_000;
const most = 10_000;

interface Remembered {
  caller: Caller;
  until: number;
}

/** Who was seen a moment ago, by access token. What this process ends is forgotten at once. */
export interface RememberedCallers {
  find(token: string, now: number): Caller | undefined;
  /** Looks the caller up and remembers them, unless anything was forgotten meanwhile: it may have been them. */
  learn(token: string, now: number, expires: number, look: () => Promise<Caller>): Promise<Caller>;
  forget(isGone: (caller: Caller) => boolean): void;
}

export function rememberCallers(): RememberedCallers {
  const remembered = new Map<string, Remembered>();
  let forgotten = 0;
  return {
    find(token, now) {
      const found = remembered.get(token);
      if (found && found.until > now) return found.caller;
      remembered.delete(token);
      return undefined;
    },
    async learn(token, now, expires, look) {
      const before = forgotten;
      const caller = await look();
      if (before !== forgotten) return caller;
      const [oldest] = remembered.keys();
      if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
      remembered.set(token, { caller, until: Math.min(now + life, expires) });
      return caller;
    },
    forget(isGone) {
      forgotten += 1;
      for (const [token, { caller }] of remembered) if (isGone(caller)) remembered.delete(token);
    },
  };
}
