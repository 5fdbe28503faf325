import { randomUUID } from "node:crypto";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { prepareFarewell } from "./farewell.ts";
import { refuseBadHosts } from "./host.ts";
import { readJsonBodies } from "./json-body.ts";
import { lingerOverBodies } from "./linger.ts";
import { type OutageLog, openOutageLog } from "./outage-log.ts";
import { openPipelines } from "./pipelines.ts";
import { refusalOf } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import { refuseBytes } from "./refuse-bytes.ts";
import { safeHeaders } from "./safe-headers.ts";
import { shedLoad } from "./shed-load.ts";
import { expectBody } from "./slow-bodies.ts";
import { usualBody } from "./sound-gate.ts";
import { refuserOf, type Wire } from "./wires.ts";

const wireLimits = {
  bodyLimit: usualBody,
  // slow clients are cut: headers in 5 s, a body 10 s later unless it is given the whole minute
  requestTimeout: 60_000,
  http: {
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    // refused by us, as a problem
    requireHostHeader: false,
  },
  keepAliveTimeout: 10_000,
  // one that asks and never reads is let go
  connectionTimeout: 15_000,
};
/** Milliseconds for which an answer may be worked on: the longest that is waited for is a model's second look, a minute. */
const longestWork = 75_000;
/** Connections at a time. More are turned away, so that file handles are left for the database and the disk. */
const mostConnections = 10_000;

export interface ServerOptions {
  log: FastifyBaseLogger;
  /** How many proxies' forwarding headers to believe. */
  trustedProxies: number;
  /** Whose refusals are told otherwise than as problems. */
  wires?: readonly Wire[];
  /** Whether whoever calls now would wait too long. */
  isOverloaded?: () => boolean;
  /** Where it is told that the database is away. */
  outages?: OutageLog;
}

/** An HTTP server with the edge's limits, headers, refusals and log lines, and no calls yet. */
export function buildServer({
  log,
  trustedProxies,
  wires = [],
  isOverloaded,
  outages = openOutageLog(log),
}: ServerOptions): FastifyInstance {
  const letsIn = openPipelines();
  const refuse = refuserOf(wires);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // the hook below says less, and nothing personal
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    ...wireLimits,
    forceCloseConnections: "idle",
    // what comes in while the server stops is still answered in full
    return503OnClosing: false,
    // what fails before there is a route
    frameworkErrors: (error, request, reply) => {
      if (!letsIn(request, reply)) return;
      expectBody(request.raw);
      refuse(request, reply.headers(safeHeaders), error);
    },
    clientErrorHandler: refuseBytes,
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: false },
  });
  app.server.maxConnections = mostConnections;
  prepareFarewell(app);
  readJsonBodies(app);
  app.addHook("onRequest", (request, reply, done) => {
    if (!letsIn(request, reply)) return void reply.hijack();
    expectBody(request.raw);
    // no byte goes either way while an answer is made, and that is not the caller's silence
    request.raw.socket.setTimeout?.(longestWork);
    reply.headers(safeHeaders);
    // the route as well: an address can be written so that it only reads as private once it is decoded
    if (isPrivate(request.url) || isPrivate(request.routeOptions.url ?? ""))
      reply.header("cache-control", "no-store");
    done();
  });
  app.addHook("onSend", async (request) => {
    request.raw.socket.setTimeout?.(wireLimits.connectionTimeout);
  });
  lingerOverBodies(app);
  refuseBadHosts(app);
  logAnswers(app);
  if (isOverloaded) shedLoad(app, isOverloaded, () => outages.tell({ code: "overloaded" }));
  refuseFaults(app, refuse, outages);
  return app;
}

function refuseFaults(app: FastifyInstance, refuse: ReturnType<typeof refuserOf>, outages: OutageLog): void {
  app.setErrorHandler((error, request, reply) => {
    // the caller left before a streamed answer began: no fault, and nobody to tell
    if (reply.raw.closed && codeOf(error) === "ERR_STREAM_PREMATURE_CLOSE") return reply.hijack();
    const refusal = refusalOf(error);
    if (refusal.code === "unexpected") request.log.error({ fault: faultOf(error) }, "fault");
    if (refusal.code === "unavailable" && refusal !== error) outages.tell(error);
    return refuse(request, reply, error);
  });
}

const isHealth = /^\/(healthz|readyz)$/;

function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    // the route's pattern, never the address asked for: that can hold ids and tokens
    const route = request.routeOptions.url ?? "unknown";
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // a balancer asks several times a second: that all is well fills a disk
    const level = isHealth.test(route) && reply.statusCode === 200 ? "debug" : "info";
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, "answered");
    done();
  });
}

/** Refuses every call that nothing serves. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Refusal("not_found");
  });
}

/** What is said of one person, or may change at any time, is never kept by a cache. */
function isPrivate(url: string): boolean {
  return /^\/(api|auth|dev|healthz|readyz|metrics)(\/|\?|$)/.test(url);
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

/** A fault without the values that a database error quotes. */
export function faultOf(error: unknown): Record<string, unknown> {
  const { name, code, stack, cause } = error as Error & { code?: string };
  const frames = stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  const why = (cause as { code?: string } | undefined)?.code;
  return { name, code, why, frames };
}
