import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { isFromHere } from "./from-here.ts";
import { Refusal } from "./refusal.ts";

export interface MetricsReaders {
  /** Opens the figures from anywhere. */
  token: string | undefined;
  /** Whether who asks on this machine needs no token. */
  fromHere: boolean;
}

/**
 * Makes a counter that is served with the other figures, and answers what raises it by one. A label's values are few
 * and our own, never what somebody sent.
 */
export type NewCounter = <Value extends string = never>(
  name: string,
  help: string,
  label?: string,
) => (...value: [Value] extends [never] ? [] : [Value]) => void;

/** Counts and times every answer by route, and serves what was measured to whoever may see it. */
export function serveMetrics(app: FastifyInstance, { token, fromHere }: MetricsReaders): NewCounter {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "salida_http_seconds",
    help: "Time from a request's first byte to its answer's last, by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const faults = new Counter({
    name: "salida_http_faults_total",
    help: "Answers that were our fault (5xx)",
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "unknown";
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) faults.inc();
    done();
  });
  app.get("/metrics", async (request, reply) => {
    const mayRead = (fromHere && isFromHere(request)) || hasToken(request, token);
    if (!mayRead) throw new Refusal("not_found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return (name, help, label) => {
    const labelNames = label === undefined ? [] : [label];
    const counter = new Counter({ name, help, labelNames, registers: [registry] });
    return (value?: string) => (label && value ? counter.inc({ [label]: value }) : counter.inc());
  };
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
