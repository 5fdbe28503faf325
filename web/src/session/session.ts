import { useSyncExternalStore } from "react";
import { forgetKept } from "#offline/forget.ts";
import { Problem } from "#problem.ts";
import { type AuthClient, authClient, storageKey } from "./auth-client.ts";
import { parseStoredSession, type Session, secondsLeft, sessionOf } from "./stored-session.ts";

export type SessionState =
  | { status: "loading" }
  | { status: "in"; session: Session }
  /** `left`: by the learner's own wish; where they were is not returned to. */
  | { status: "out"; left: boolean };

/** The auth client renews by itself from here on; until then nothing needs it. */
const renewalMarginSeconds = 90;
/** The client tries for half a minute to reach the auth service; whoever waits for it reads on with what is kept. */
const patienceMs = 8_000;

const knownKey = "salida-known";

let state: SessionState = { status: "loading" };
let renewal: ReturnType<typeof setTimeout> | undefined;
let leaving = false;
const listeners = new Set<() => void>();
const expiries = new Set<() => void>();
let untold = false;

function become(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

function take(session: Session | null) {
  clearTimeout(renewal);
  if (!session) {
    if (state.status === "out") return;
    forgetKept();
    return become({ status: "out", left: leaving });
  }
  // the landing page leads who was never signed in here to an account of their own
  localStorage.setItem(knownKey, "yes");
  become({ status: "in", session });
  const wait = Math.max(0, secondsLeft(session) - renewalMarginSeconds);
  renewal = setTimeout(() => void client().catch(() => {}), Math.min(wait * 1000, 2 ** 31 - 1));
}

/** The client drops a session by itself where that needed to be renewed and was refused. */
function isRunOut(): boolean {
  return state.status === "in" && secondsLeft(state.session) < renewalMarginSeconds;
}

/** Who begins to listen later hears of it then. */
function tellExpiry() {
  untold = expiries.size === 0;
  for (const listener of expiries) listener();
}

let following: Promise<AuthClient> | undefined;

/** The auth client, its events followed. */
function client(): Promise<AuthClient> {
  following ??= authClient().then(
    (it) => {
      it.onAuthStateChange((event, kept) => {
        if (event === "INITIAL_SESSION") return;
        const lost = event === "SIGNED_OUT" && !leaving && isRunOut();
        take(sessionOf(kept));
        if (lost) tellExpiry();
      });
      return it;
    },
    (error: unknown) => {
      following = undefined;
      throw new Problem("offline", 0, "The auth client could not be fetched", error);
    },
  );
  return following;
}

/** Reads the stored session; asks the auth service only where that has run out. */
export async function openSession(): Promise<void> {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKey) take(parseStoredSession(newValue));
  });
  // a page that the browser had put aside whole comes back without having heard of anything
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) take(parseStoredSession(localStorage.getItem(storageKey)));
  });
  const stored = parseStoredSession(localStorage.getItem(storageKey));
  if (!stored || secondsLeft(stored) > renewalMarginSeconds) return take(stored);
  const renewed = await inTime(renewStored());
  // where nobody could be asked it is still theirs, and what they had can be read
  if (renewed === undefined) return take(stored);
  take(renewed);
  if (!renewed) tellExpiry();
}

/** The stored session as it is renewed; null where it is over, nothing where nobody could be asked. */
async function renewStored(): Promise<Session | null | undefined> {
  if (navigator.onLine === false) return undefined;
  try {
    const { data } = await (await client()).getSession();
    return sessionOf(data.session) ?? (localStorage.getItem(storageKey) ? undefined : null);
  } catch {
    return undefined;
  }
}

/** What comes of something, or nothing where that takes too long. */
function inTime<T>(it: Promise<T>): Promise<T | undefined> {
  return Promise.race([it, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** What the auth service answered, or what went wrong; having no connection included. */
export interface Asked<D> {
  data: D;
  error: unknown;
}

/** Asks through the auth client; a sign-in or a change of the account is followed from there. Never throws. */
export async function askAuth<A extends Asked<unknown>>(
  ask: (auth: AuthClient) => Promise<A>,
): Promise<A | Asked<null>> {
  try {
    return await ask(await client());
  } catch (error) {
    return { data: null, error };
  }
}

/** Where a human check's token stands in the options of a call. */
export function captcha(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken };
}

let mayLeave = async () => true;

/** Has `ask` decide whether the learner logs out: something may still be on its way. */
export function askBeforeLeaving(ask: () => Promise<boolean>): void {
  mayLeave = ask;
}

/** Whether nothing keeps the learner from logging out. */
export function isFreeToLeave(): Promise<boolean> {
  return mayLeave();
}

/** Signs out everywhere. Answers whether it worked; if not, the learner is still signed in. */
export async function signOut(): Promise<boolean> {
  leaving = true;
  try {
    const { error } = await (await client()).signOut();
    if (!error) take(null);
    return !error;
  } catch {
    return false;
  } finally {
    leaving = false;
  }
}

/** Forgets the session on this device: the account is gone, or the session is over. */
export async function forgetSession(left: boolean): Promise<void> {
  leaving = left;
  take(null);
  leaving = false;
  await client()
    .then((it) => it.signOut({ scope: "local" }))
    .catch(() => {});
  localStorage.removeItem(storageKey);
}

/** The session as it is kept, given away: another page goes on with it, and nothing of it stays here. */
export async function giveSessionAway(): Promise<Readonly<Record<string, unknown>> | null> {
  const { data } = await (await client()).getSession();
  clearTimeout(renewal);
  localStorage.removeItem(storageKey);
  forgetKept();
  return data.session && { ...data.session };
}

/** Runs when a session that was there cannot be renewed. */
export function onSessionExpired(listener: () => void): () => void {
  expiries.add(listener);
  if (untold) listener();
  untold = false;
  return () => expiries.delete(listener);
}

async function current(): Promise<string | null> {
  if (state.status !== "in") return null;
  return secondsLeft(state.session) > 5 ? state.session.accessToken : renew(state.session.accessToken);
}

/** @throws {Problem} "offline" where the auth service cannot be reached: that ends no session. */
async function renew(refused: string | null): Promise<string | null> {
  if (state.status === "in" && state.session.accessToken !== refused && secondsLeft(state.session) > 5)
    return state.session.accessToken;
  const asked = navigator.onLine === false ? undefined : await inTime((await client()).refreshSession());
  if (!asked) throw new Problem("offline", 0, "No connection to renew the session by");
  const { data, error } = asked;
  if (error?.name === "AuthRetryableFetchError") throw new Problem("offline", 0, error.message, error);
  const session = sessionOf(data.session);
  if (session) take(session);
  return session?.accessToken ?? null;
}

function expire() {
  if (state.status === "out") return;
  void forgetSession(false);
  tellExpiry();
}

/** For the API client. */
export const tokens = { current, renew, expire };

export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** The signed-in learner, on a page behind the guard. */
export function useUser(): Session["user"] {
  const it = useSession();
  return it.status === "in" ? it.session.user : { id: "", email: "", newEmail: null, name: "", avatar: null };
}
