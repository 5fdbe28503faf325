import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, type JWTPayload } from "jose";
import recorded from "./recorded-answers.json" with { type: "json" };
import { makeKeys, type Signing } from "./recorded-keys.ts";

/**
 * A hosted project for tests, as a process of its own: it speaks the auth wire from recorded answers, signs tokens with
 * keys that only it has, and misbehaves when it is told to. Started by `test-service.ts`.
 */
const [algorithm = "", key = "", adminKey = "", secret = ""] = process.argv.slice(2);

interface User {
  id: string;
  email: string;
  password: string;
  data: unknown;
  at: string;
  confirmedAt?: string;
  signedInAt?: string;
  identity: string;
}
interface Asked {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Record<string, string | undefined> & { data?: unknown };
}
type Answer = { status: number; body?: unknown; code?: string };

const users: User[] = [];
/** Sessions by refresh token, and mailed confirmations by token hash. */
const sessions = new Map<string, { user: User; id: string }>();
const mailed = new Map<string, User>();
/** What is wrong with it at the moment: how it treats each path that contains the name. */
let faults: Record<string, string> = {};
let keys: Signing = await makeKeys(algorithm, secret);
let base = "";

function fill(template: unknown, facts: object): unknown {
  const known = new Map<string, unknown>(Object.entries(facts));
  return JSON.parse(JSON.stringify(template), (_key, value) =>
    typeof value === "string" && value.startsWith("$") ? known.get(value.slice(1)) : value,
  );
}

function refused(code: keyof typeof recorded.errors): Answer {
  const [status = 500, message] = recorded.errors[code] as [number, string];
  return { status, body: { code, message }, code };
}

function userOf(id: string | undefined): User | undefined {
  return users.find((user) => user.id === id);
}

async function opened(user: User, id: string): Promise<Answer> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const times = { issuedAt, expiresAt: issuedAt + 3600 };
  const claims = fill(recorded.claims, { ...user, ...times, base, session: id }) as JWTPayload;
  const refreshToken = randomUUID();
  sessions.set(refreshToken, { user, id });
  const accessToken = await keys.sign(claims);
  const facts = { accessToken, refreshToken, ...times, user: fill(recorded.user, user) };
  return { status: 200, body: fill(recorded.session, facts) };
}

const calls: Record<string, (asked: Asked) => Promise<Answer> | Answer> = {
  "GET /.well-known/jwks.json": () => ({ status: 200, body: { keys: keys.published } }),
  "GET /settings": () => ({ status: 200, body: recorded.settings }),
  "POST /signup": ({ body }) => {
    const { email = "", password = "", data = {} } = body;
    const user = {
      id: randomUUID(),
      email,
      password,
      data,
      at: new Date().toISOString(),
      identity: randomUUID(),
    };
    users.push(user);
    // the mail is not sent: its token is the account's id
    mailed.set(user.id, user);
    return { status: 200, body: fill(recorded.user, user) };
  },
  "POST /verify": ({ body }) => {
    const user = mailed.get(body.token_hash ?? "");
    if (!user) return refused("otp_expired");
    mailed.delete(user.id);
    user.confirmedAt = new Date().toISOString();
    return opened(user, randomUUID());
  },
  "POST /token": ({ query, body }) => {
    if (query.get("grant_type") === "refresh_token") {
      const session = sessions.get(body.refresh_token ?? "");
      if (!session) return refused("refresh_token_not_found");
      sessions.delete(body.refresh_token ?? "");
      return opened(session.user, session.id);
    }
    const user = users.find(({ email, password }) => email === body.email && password === body.password);
    if (!user) return refused("invalid_credentials");
    if (!user.confirmedAt) return refused("email_not_confirmed");
    user.signedInAt = new Date().toISOString();
    return opened(user, randomUUID());
  },
  "GET /user": (asked) => {
    const { user, answer } = bearer(asked);
    return user ? { status: 200, body: fill(recorded.user, user) } : answer;
  },
  // of what can be changed only the data
  "PUT /user": (asked) => {
    const { user, answer } = bearer(asked);
    if (!user) return answer;
    const all = Object.entries({ ...(user.data as object), ...(asked.body.data as object) });
    user.data = Object.fromEntries(all.filter(([, value]) => value !== null));
    return { status: 200, body: fill(recorded.user, user) };
  },
  "POST /logout": (asked) => {
    const { session, user, answer } = bearer(asked);
    if (!user) return answer;
    for (const [token, { id }] of sessions) if (id === session) sessions.delete(token);
    return { status: 204 };
  },
  "GET /admin/users": (asked) => admin(asked, (user) => ({ status: 200, body: fill(recorded.user, user) })),
  "DELETE /admin/users": (asked) =>
    admin(asked, (user) => {
      users.splice(users.indexOf(user), 1);
      for (const [token, session] of sessions) if (session.user === user) sessions.delete(token);
      return { status: 200, body: {} };
    }),
};

function bearer({ headers }: Asked): { user?: User; session?: string; answer: Answer } {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (!token) return { answer: refused("no_authorization") };
  const { sub, session_id } = decodeJwt<{ session_id: string }>(token);
  const session = [...sessions.values()].find(({ id }) => id === session_id);
  if (!session) return { answer: refused("session_not_found") };
  const user = userOf(sub);
  return user ? { user, session: session_id, answer: refused("bad_jwt") } : { answer: refused("bad_jwt") };
}

function admin({ path, headers }: Asked, then: (user: User) => Answer): Answer {
  if (!headers.authorization) return refused("no_authorization");
  if (headers.authorization !== `Bearer ${adminKey}`) return refused("not_admin");
  const user = userOf(path.split("/")[3]);
  return user ? then(user) : refused("user_not_found");
}

/** Deletions that were asked for: with which body, and by which headers. */
const asked: { method: string; path: string; body: string }[] = [];

const control: Record<string, (body: never) => unknown> = {
  "/control/faults": (next: Record<string, string>) => {
    faults = next;
  },
  "/control/rotate": async () => {
    keys = await makeKeys(algorithm, secret);
  },
  "/control/sign": ({ claims, header }: { claims: JWTPayload; header: object }) => keys.sign(claims, header),
  "/control/asked": () => asked.splice(0),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { pathname, searchParams: query } = new URL(request.url ?? "", base);
  const body = text === "" ? {} : JSON.parse(text);
  const steer = control[pathname];
  if (steer) return void response.end(JSON.stringify((await steer(body as never)) ?? null));
  asked.push({ method: request.method ?? "", path: pathname, body: text });
  const fault = Object.entries(faults).find(([part]) => pathname.includes(part))?.[1];
  if (fault !== undefined) return misbehave(fault, response);
  const path = pathname.replace("/auth/v1", "");
  const { headers } = request;
  const open = path === "/.well-known/jwks.json" || headers.apikey === key || headers.apikey === adminKey;
  const call = calls[`${request.method} ${path.replace(/^(\/admin\/users)\/.*/, "$1")}`];
  const unknown = { status: 404, body: { message: "no Route matched with those values" } };
  const served = call ? await call({ path, query, headers, body }) : unknown;
  send(response, open ? served : { status: 401, body: recorded.gateway }, headers["x-supabase-api-version"]);
}

function send(response: ServerResponse, { status, body, code }: Answer, version: unknown): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json");
  if (code) response.setHeader("x-sb-error-code", code);
  if (version === "2024-01-01" || !code) {
    response.setHeader("x-supabase-api-version", "2024-01-01");
    return void response.end(body === undefined ? undefined : JSON.stringify(body));
  }
  const { message } = body as { message: string };
  response.end(JSON.stringify({ code: status, error_code: code, msg: message }));
}

/** A status, silence, a hang-up, or a text that is not what it should be. */
function misbehave(fault: string, response: ServerResponse): void {
  if (fault === "silent") return;
  if (fault === "hangs up") return void response.destroy();
  if (/^\d{3}$/.test(fault)) return void response.writeHead(Number(fault)).end('{"message":"out of order"}');
  response.setHeader("content-type", "application/json").end(fault);
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end());
});
server.listen(0, "127.0.0.1", () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = `${address}/auth/v1`;
  console.log(address);
});
// it goes with whoever started it
process.stdin.on("end", () => process.exit(0)).resume();
