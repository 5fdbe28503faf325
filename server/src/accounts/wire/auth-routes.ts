import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { reauthenticate, recover, resend } from "#accounts/calls/ask-for-mail.ts";
import { changeUser } from "#accounts/calls/change-user.ts";
import { refreshSession } from "#accounts/calls/refresh-session.ts";
import { signOut, signOutScopes } from "#accounts/calls/sessions.ts";
import { signIn } from "#accounts/calls/sign-in.ts";
import { signUp } from "#accounts/calls/sign-up.ts";
import { verify } from "#accounts/calls/verify.ts";
import { humanCheckActions } from "#accounts/human-check/human-check.ts";
import type { RuleName } from "#accounts/limits/limits.ts";
import { networkOf } from "#accounts/limits/network.ts";
import type { Tools } from "#accounts/tools.ts";
import { findAsker } from "#accounts/who.ts";
import { faultOf } from "#http/server.ts";
import { authRefusalOf, sendAuthRefusal, versionHeader } from "./auth-answer.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import {
  readChange,
  readRecover,
  readRefresh,
  readResend,
  readSignIn,
  readSignUp,
  readVerify,
} from "./bodies.ts";
import { type AccountEvent, recorded } from "./record.ts";
import { bearerOf, queryOf, returnToOf } from "./request-parts.ts";
import { verifyLink } from "./verify-link.ts";
import { wireUser } from "./wire-user.ts";

/** Serves the auth service's calls on `app`, whose prefix says where. Its errors are the wire's own. */
export async function serveAuth(app: FastifyInstance, tools: Tools): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const refusal = authRefusalOf(error);
    // the server tells of an outage, and refuses on this wire
    if (refusal.code === "unavailable") throw error;
    if (refusal.status === 500) request.log.error({ fault: faultOf(error) }, "fault");
    return sendAuthRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendAuthRefusal(request, reply, new AuthRefusal("not_found")));
  // nobody's pages but our own may ask from a browser
  await app.register(cors, {
    origin: [new URL(tools.settings.PUBLIC_URL).origin],
    methods: ["GET", "POST", "PUT"],
    allowedHeaders: ["authorization", "content-type", "apikey", "x-client-info", versionHeader],
    exposedHeaders: [versionHeader],
    // an OPTIONS that is no preflight is answered like one, not with a page of its own
    strictPreflight: false,
    maxAge: 600,
  });
  const counted = counting(tools);
  serveSigningIn(app, tools, counted);
  serveMailed(app, tools, counted);
  serveOwn(app, tools, counted);
  servePublic(app, tools);
}

type Counted = ReturnType<typeof counting>;

/** A call that is counted by who asks from where, and logged by how it came out. */
function counting({ limits }: Tools) {
  return <T>(
    rule: RuleName,
    event: AccountEvent,
    request: FastifyRequest,
    work: () => Promise<T>,
  ): Promise<T> =>
    recorded(request.log, event, async () => {
      await limits.take(rule, networkOf(request));
      return work();
    });
}

function serveSigningIn(app: FastifyInstance, tools: Tools, counted: Counted): void {
  app.post("/signup", (request) =>
    counted("sign-up", "sign-up", request, async () =>
      signUp(
        tools,
        { ...readSignUp(request.body), returnTo: returnToOf(request, tools.settings) },
        agentOf(request),
      ),
    ),
  );
  app.post("/token", (request) => {
    const grant = queryOf(request, "grant_type");
    if (grant === "password") {
      return counted("sign-in", "sign-in", request, async () =>
        signIn(tools, readSignIn(request.body), agentOf(request)),
      );
    }
    if (grant === "refresh_token") {
      return counted("refresh", "refresh", request, async () =>
        refreshSession(tools, readRefresh(request.body)),
      );
    }
    throw new AuthRefusal("invalid_credentials", { message: "unsupported_grant_type" });
  });
}

function serveMailed(app: FastifyInstance, tools: Tools, counted: Counted): void {
  app.post("/recover", (request) =>
    counted("recover", "recover", request, async () => {
      await recover(tools, { ...readRecover(request.body), returnTo: returnToOf(request, tools.settings) });
      return {};
    }),
  );
  app.post("/resend", (request) =>
    counted("resend", "resend", request, async () => {
      await resend(tools, { ...readResend(request.body), returnTo: returnToOf(request, tools.settings) });
      return {};
    }),
  );
  app.post("/verify", (request) =>
    counted("verify", "verify", request, async () =>
      verify(tools, readVerify(request.body), agentOf(request)),
    ),
  );
  app.get("/verify", { exposeHeadRoute: false }, async (request, reply) => {
    const address = await verifyLink(tools, request, (work) => counted("verify", "verify", request, work));
    return reply.redirect(address, 303);
  });
}

function serveOwn(app: FastifyInstance, tools: Tools, counted: Counted): void {
  const asker = (request: FastifyRequest) => findAsker(tools, bearerOf(request));
  app.get("/user", async (request) => {
    const { account, change } = await asker(request);
    return wireUser(account, change);
  });
  app.put("/user", (request) =>
    counted("update", "update", request, async () =>
      changeUser(tools, await asker(request), {
        ...readChange(request.body),
        returnTo: returnToOf(request, tools.settings),
      }),
    ),
  );
  app.get("/reauthenticate", { exposeHeadRoute: false }, (request) =>
    counted("update", "reauthenticate", request, async () => {
      await reauthenticate(tools, await asker(request));
      return {};
    }),
  );
  app.post("/logout", async (request, reply): Promise<FastifyReply> => {
    await recorded(request.log, "sign-out", async () => {
      const asked = queryOf(request, "scope") ?? "global";
      const scope = signOutScopes.find((known) => known === asked);
      if (!scope) throw new AuthRefusal("validation_failed", { message: "Unsupported logout scope" });
      const { session } = await asker(request);
      await signOut(tools, session, scope);
    });
    return reply.code(204).send();
  });
}

function servePublic(app: FastifyInstance, { access, humanCheck, limits, settings }: Tools): void {
  app.get("/.well-known/jwks.json", (_request, reply) =>
    reply.header("cache-control", "public, max-age=600").send(access.published),
  );
  // the name is part of the wire
  app.get("/health", async () => ({ version: "embedded", name: "GoTrue", description: "Salida's accounts" }));
  app.get("/settings", async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: settings.SIGNUP === "off",
    mailer_autoconfirm: settings.SIGNUP_CONFIRMATION === "off",
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: false,
  }));
  app.get("/human-check", async (request) => {
    if (!humanCheck?.challenge) throw new AuthRefusal("not_found");
    await limits.take("human-check", networkOf(request));
    const asked = queryOf(request, "action");
    const action = humanCheckActions.find((known) => known === asked);
    if (action) return humanCheck.challenge(action);
    const message = `action must be one of ${humanCheckActions.join(", ")}`;
    throw new AuthRefusal("validation_failed", { message });
  });
}

function agentOf({ headers }: FastifyRequest): string | undefined {
  return headers["user-agent"];
}
