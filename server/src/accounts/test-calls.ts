import type { KeptMail } from "#mail/outbox.ts";
import { password, type TestAccounts, type TestSession, tokenOf } from "./test-accounts.ts";

/** The newest mail to an address. */
export async function newestMail({ outbox }: TestAccounts, email: string): Promise<KeptMail | undefined> {
  return (await outbox()).find(({ to }) => to === email);
}

export function bearer({ access_token }: Pick<TestSession, "access_token">): Record<string, string> {
  return { authorization: `Bearer ${access_token}` };
}

/** What an answer comes to: its status, and its code where it is a refusal. */
export function outcomeOf({ status, headers }: Response): [number, string | null] {
  return [status, headers.get("x-sb-error-code")];
}

export function refresh({ post }: TestAccounts, { refresh_token }: TestSession): Promise<Response> {
  return post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
}

export function signIn({ post }: TestAccounts, email: string, own = password): Promise<Response> {
  return post("/auth/v1/token?grant_type=password", { email, password: own });
}

export function verify({ post }: TestAccounts, body: Record<string, unknown>): Promise<Response> {
  return post("/auth/v1/verify", body);
}

export function getUser({ url }: TestAccounts, own: Pick<TestSession, "access_token">): Promise<Response> {
  return fetch(`${url}/auth/v1/user`, { headers: bearer(own) });
}

export function putUser({ url }: TestAccounts, own: TestSession, change: object): Promise<Response> {
  const headers = { "content-type": "application/json", ...bearer(own) };
  return fetch(`${url}/auth/v1/user`, { method: "PUT", headers, body: JSON.stringify(change) });
}

/** The session that an answer opened. */
export async function sessionOf(answer: Response): Promise<TestSession> {
  if (answer.status !== 200) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as TestSession;
}

/** A session that a recovery mail opened. */
export async function recovered(server: TestAccounts, email: string): Promise<TestSession> {
  await server.post("/auth/v1/recover", { email });
  const token_hash = tokenOf(await newestMail(server, email));
  return sessionOf(await verify(server, { type: "recovery", token_hash }));
}

/** What the product API says to an access token. */
export function known(
  { accounts }: TestAccounts,
  { access_token }: Pick<TestSession, "access_token">,
): Promise<boolean> {
  return accounts.who(access_token).then(
    () => true,
    () => false,
  );
}
