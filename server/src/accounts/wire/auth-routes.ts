import type { FastifyInstance, FastifyRequest } from "fastify";
import { confirmSignUp } from "#accounts/calls/confirm.ts";
import { refreshSession } from "#accounts/calls/refresh-session.ts";
import { signOut, signOutScopes } from "#accounts/calls/sessions.ts";
import { signIn } from "#accounts/calls/sign-in.ts";
import { signUp } from "#accounts/calls/sign-up.ts";
import { humanCheckActions } from "#accounts/human-check/human-check.ts";
import type { Tools } from "#accounts/tools.ts";
import { findAsker } from "#accounts/who.ts";
import { faultOf } from "#http/server.ts";
import { authRefusalOf, sendAuthRefusal } from "./auth-answer.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { readRefresh, readSignIn, readSignUp, readVerify } from "./bodies.ts";
import { recorded } from "./record.ts";
import { wireUser } from "./wire-user.ts";

/** Serves the auth service's calls on `app`, whose prefix says where. Its errors are the wire's own. */
export function serveAuth(app: FastifyInstance, tools: Tools): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = authRefusalOf(error);
    if (refusal.status === 500) request.log.error({ fault: faultOf(error) }, "fault");
    return sendAuthRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendAuthRefusal(request, reply, new AuthRefusal("not_found")));
  serveSigningIn(app, tools);
  serveOwn(app, tools);
  servePublic(app, tools);
}

function serveSigningIn(app: FastifyInstance, tools: Tools): void {
  app.post("/signup", ({ body, log, headers }) =>
    recorded(log, "sign-up", async () => signUp(tools, readSignUp(body), headers["user-agent"])),
  );
  app.post("/token", (request) => {
    const { body, log, headers } = request;
    const grant = queryOf(request, "grant_type");
    if (grant === "password") {
      return recorded(log, "sign-in", async () => signIn(tools, readSignIn(body), headers["user-agent"]));
    }
    if (grant === "refresh_token") {
      return recorded(log, "refresh", async () => refreshSession(tools, readRefresh(body)));
    }
    throw new AuthRefusal("invalid_credentials", { message: "unsupported_grant_type" });
  });
  app.post("/verify", ({ body, log, headers }) =>
    recorded(log, "confirm", async () => confirmSignUp(tools, readVerify(body), headers["user-agent"])),
  );
}

function serveOwn(app: FastifyInstance, tools: Tools): void {
  app.get("/user", async (request) => wireUser((await findAsker(tools, bearerOf(request))).account));
  app.post("/logout", async (request, reply) => {
    await recorded(request.log, "sign-out", async () => {
      const asked = queryOf(request, "scope") ?? "global";
      const scope = signOutScopes.find((known) => known === asked);
      if (!scope) throw new AuthRefusal("validation_failed", { message: "Unsupported logout scope" });
      const { session } = await findAsker(tools, bearerOf(request));
      await signOut(tools, session, scope);
    });
    return reply.code(204).send();
  });
}

function servePublic(app: FastifyInstance, { access, humanCheck, settings }: Tools): void {
  app.get("/.well-known/jwks.json", (_request, reply) =>
    reply.header("cache-control", "public, max-age=600").send(access.published),
  );
  // the name is part of the wire
  app.get("/health", async () => ({ version: "embedded", name: "GoTrue", description: "Salida's accounts" }));
  app.get("/settings", async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: settings.SIGNUP_CONFIRMATION === "off",
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: false,
  }));
  app.get("/human-check", async (request) => {
    if (!humanCheck) throw new AuthRefusal("not_found");
    const asked = queryOf(request, "action");
    const action = humanCheckActions.find((known) => known === asked);
    if (action) return humanCheck.challenge(action);
    const message = `action must be one of ${humanCheckActions.join(", ")}`;
    throw new AuthRefusal("validation_failed", { message });
  });
}

function bearerOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(headers.authorization ?? "") ?? [];
  if (!token) throw new AuthRefusal("no_authorization");
  return token;
}

/** A query parameter, once; given twice it is as good as none. */
function queryOf({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
