import type { Salida } from "./salida.ts";

/** A signed-in learner of a running server. */
export interface Learner {
  id: string;
  token: string;
  /** What the auth service answered, as a browser keeps it. */
  session: unknown;
  /** Asks a call and gives what it answers; anything but success throws. */
  ask<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>;
}

export const password = "a lit door";

/** Signs somebody up and chooses a level. */
export async function signUp({ url }: Pick<Salida, "url">, email: string, level = 2): Promise<Learner> {
  const ask = asker(url);
  await ask("POST", "/auth/v1/signup", { email, password, data: { name: "Ana" } });
  const learner = await signIn({ url }, email);
  await learner.ask("POST", "/api/v1/user-stats", { level });
  return learner;
}

export async function signIn({ url }: Pick<Salida, "url">, email: string): Promise<Learner> {
  const opened = await asker(url)<{ access_token: string; user: { id: string } }>(
    "POST",
    "/auth/v1/token?grant_type=password",
    { email, password },
  );
  const { access_token: token, user } = opened;
  return { id: user.id, token, session: opened, ask: asker(url, { authorization: `Bearer ${token}` }) };
}

function asker(url: string, usual: Record<string, string> = {}): Learner["ask"] {
  return async (method, path, body, headers = {}) => {
    const answer = await fetchOpen(`${url}${path}`, {
      method,
      headers: {
        ...usual,
        ...headers,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text || "null");
  };
}

/** Asks again where the server had let an idle connection go just then. */
async function fetchOpen(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== "UND_ERR_SOCKET") throw error;
    return fetch(address, request);
  }
}
