import type { Call } from "@salida/contract/call.ts";
import { calls } from "@salida/contract/calls.ts";
import { accountCalls } from "@salida/contract/stats.ts";
import type { Chance } from "./chance.ts";
import {
  type FieldPath,
  fieldsOf,
  oddBodies,
  oddFields,
  oddHeaders,
  oddIds,
  oddJson,
  oddQueries,
  withOdd,
} from "./odd-values.ts";
import type { RawRequest } from "./raw-http.ts";

/** Whose requests are broken, and what proper ones would name. */
export interface Asker {
  token: string;
  /** Ids of exercises: of the asker, and of somebody else. */
  ids: readonly string[];
  bodies: ReadonlyMap<Call, unknown>;
}

interface AuthCall {
  path: string;
  body: unknown;
  fields: readonly FieldPath[];
}

const text = (...names: string[]): FieldPath[] => [[], ...names.map((name) => [name])];
const security = { gotrue_meta_security: { captcha_token: "x" } };
const checked = [["gotrue_meta_security"], ["gotrue_meta_security", "captcha_token"]];

/** The auth wire's calls with bodies that are refused after reading, so that none costs a password hash in vain. */
const authCalls: readonly AuthCall[] = [
  {
    path: "signup",
    body: { email: "x@example.test", password: "short", data: { name: "X" }, ...security },
    fields: [...text("email", "password", "data"), ["data", "name"], ...checked],
  },
  {
    path: "token?grant_type=password",
    body: { email: "", password: "x", ...security },
    fields: [...text("email", "password"), ...checked],
  },
  { path: "token?grant_type=refresh_token", body: { refresh_token: "x" }, fields: text("refresh_token") },
  { path: "verify", body: { type: "signup", token_hash: "x" }, fields: text("type", "token_hash") },
  { path: "logout?scope=nonsense", body: undefined, fields: [[]] },
];

/** Deleting the account would end the others' meaning; it is tried apart. */
const tried = calls.filter(({ path }) => path !== accountCalls.deleteAccount.path);

const methods = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "HEAD",
  "TRACE",
  "PROPFIND",
  "SEARCH",
  "QUERY",
];
const elsewhere = [
  ...[
    "/api",
    "/api/",
    "/api/v1",
    "/api/v1/",
    "/api/v2/user-stats",
    "/api/v1//user-stats",
    "/api/v1/user-stats/",
    "/API/V1/user-stats",
  ],
  ...[
    "/api/v1/users/1",
    "/auth/v1",
    "/auth/v1/",
    "/auth/v1/user",
    "/auth/v1/admin/users",
    "/auth/v1/human-check?action=x",
  ],
  ...[
    "/auth/v1/recover",
    "/auth/v1/.well-known/jwks.json",
    "/api/v1/%",
    "/api/v1/%00",
    "/auth/v1/%zz",
    "/api/v1/openapi.json%00",
  ],
  ...[
    "/api/v1/user-readings/%2e%2e/user-stats",
    "/api/v1/..%2f..%2f",
    "/api/v1/user-stats;a=1",
    "/auth/v1/token",
    "/auth/v1/token?grant_type=a&grant_type=b",
  ],
];

/** Every field of every call and of the auth wire with every odd value. */
export function everyOddField(asker: Asker): RawRequest[] {
  const own = oddFields.map(({ call, path, odd }) =>
    requestOf(asker, call, { body: withOdd(asker.bodies.get(call), path, odd) }),
  );
  const auth = authCalls.flatMap((it) =>
    it.fields.flatMap((path) => oddJson.map((odd) => authRequest(asker, it, withOdd(it.body, path, odd)))),
  );
  return [...own, ...auth];
}

/** One more request that something is wrong with, or two things. */
export function aBrokenRequest(asker: Asker, by: Chance): RawRequest {
  const whole =
    by.next() < 0.25
      ? authRequest(asker, by.pick(authCalls), undefined)
      : requestOf(asker, by.pick(tried), {});
  const broken = by.pick(breakers)(whole, asker, by);
  return by.next() < 0.3 ? by.pick(breakers)(broken, asker, by) : broken;
}

type Breaker = (request: RawRequest, asker: Asker, by: Chance) => RawRequest;
const breakers: readonly Breaker[] = [
  (request, _, by) => ({ ...request, body: by.pick(oddBodies) }),
  (request, _, by) => ({ ...request, body: by.pick(oddJson) }),
  (request, _, by) => ({ ...request, headers: { ...request.headers, ...by.pick(oddHeaders) } }),
  (request, _, by) => ({
    ...request,
    headers: without(request.headers, by.pick(["authorization", "content-type"])),
  }),
  (request, _, by) => ({ ...request, method: by.pick(methods) }),
  (request, _, by) => ({ ...request, url: by.pick(elsewhere) }),
  (request, _, by) => ({
    ...request,
    url: `${request.url}${request.url.includes("?") ? "&" : "?"}${by.pick(oddQueries)}`,
  }),
  (_, asker, by) => requestOf(asker, by.pick(withQuery), {}, by.pick(oddQueries)),
  (_, asker, by) => requestOf(asker, by.pick(withId), { id: by.pick(oddIds) }),
  (_, asker, by) => requestOf(asker, by.pick(withId), { id: by.pick(asker.ids) }),
  (_, asker, by) => {
    const call = by.pick(withBody);
    const once = withOdd(asker.bodies.get(call), by.pick(fieldsOf(call)), by.pick(oddJson));
    return requestOf(asker, call, {
      body: once.replace("{", () => `{"${by.pick(["__proto__", "extra", "level", ""])}":1,`),
    });
  },
];
const withQuery = tried.filter(({ query }) => query);
const withId = tried.filter(({ path }) => path.includes("{"));
const withBody = tried.filter(({ body }) => body);

function requestOf(
  asker: Asker,
  call: Call,
  wrong: { id?: string; body?: string },
  query?: string,
): RawRequest {
  const path = call.path.replaceAll(/\{\w+\}/g, () => wrong.id ?? asker.ids[0] ?? "");
  const body = wrong.body ?? (call.body && JSON.stringify(asker.bodies.get(call) ?? {}));
  return {
    method: call.method,
    url: query === undefined ? path : `${path}?${query}`,
    headers: {
      authorization: `Bearer ${asker.token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body,
  };
}

function authRequest(asker: Asker, { path, body }: AuthCall, odd: string | undefined): RawRequest {
  const headers = { "content-type": "application/json", authorization: `Bearer ${asker.token}` };
  return {
    method: "POST",
    url: `/auth/v1/${path}`,
    headers,
    body: odd ?? ((body && JSON.stringify(body)) as string),
  };
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
}
