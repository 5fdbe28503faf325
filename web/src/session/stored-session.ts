/** Being signed in, as the screens know it. */
export interface Session {
  accessToken: string;
  /** Unix seconds. */
  expiresAt: number;
  user: {
    id: string;
    email: string;
    /** The address the account is about to have, once both mailboxes have agreed. */
    newEmail: string | null;
    name: string;
    /** The name of the drawing they chose to be shown by. */
    avatar: string | null;
  };
}

interface Kept {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_at?: unknown;
  user?: {
    id?: unknown;
    email?: unknown;
    new_email?: unknown;
    user_metadata?: { name?: unknown; avatar?: unknown };
  };
}

/** The session in what the auth client keeps or answers; null where it is none. */
export function sessionOf(kept: unknown): Session | null {
  const { access_token, refresh_token, expires_at, user } = (kept ?? {}) as Kept;
  if (typeof access_token !== "string" || typeof refresh_token !== "string" || !user) return null;
  const email = typeof user.email === "string" ? user.email : "";
  const { new_email } = user;
  const { name, avatar } = user.user_metadata ?? {};
  return {
    accessToken: access_token,
    expiresAt: typeof expires_at === "number" ? expires_at : 0,
    user: {
      id: String(user.id ?? ""),
      email,
      newEmail: typeof new_email === "string" && new_email ? new_email : null,
      name: typeof name === "string" && name.trim() ? name.trim() : (email.split("@")[0] ?? ""),
      avatar: typeof avatar === "string" ? avatar : null,
    },
  };
}

export function parseStoredSession(text: string | null): Session | null {
  if (!text) return null;
  try {
    return sessionOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Seconds until the token runs out; negative once it has. */
export function secondsLeft(session: Session, now = Date.now()): number {
  return session.expiresAt - now / 1000;
}
