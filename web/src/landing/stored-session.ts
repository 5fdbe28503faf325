interface Stored {
  access_token?: unknown;
  refresh_token?: unknown;
  user?: { email?: unknown };
}

/** The session that the application keeps under this key, of whatever shape. */
export function storedSession(key: string | undefined): Stored | undefined {
  try {
    return JSON.parse((key && localStorage.getItem(key)) || "null") ?? undefined;
  } catch {
    return undefined;
  }
}
