import type { FastifyReply, FastifyRequest } from "fastify";
import { refusalOf, sendProblem } from "./problem.ts";

/** Calls that speak another wire than the product's: below `under` every refusal is told as `refuse` tells it. */
export interface Wire {
  /** A path without a trailing slash. */
  under: string;
  refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply;
}

/** What is true of a file, and of no refusal to give it. */
const ofTheFile = ["accept-ranges", "content-disposition", "content-range", "etag", "last-modified"];

/** Answers what an error stands for, in the shape of the wire that was asked. No cache keeps it. */
export function refuserOf(wires: readonly Wire[]): Wire["refuse"] {
  return (request, reply, error) => {
    // a good answer may have been begun
    for (const name of ofTheFile) reply.removeHeader(name);
    reply.header("cache-control", "no-store");
    return wireOf(wires, request)?.refuse(request, reply, error) ?? sendProblem(reply, refusalOf(error));
  };
}

/** The wire that an address belongs to, as it was asked for or as its route is written. */
function wireOf(wires: readonly Wire[], { url, routeOptions }: FastifyRequest): Wire | undefined {
  const paths = [url, routeOptions?.url ?? ""].map((path) => path.split("?", 1)[0] ?? "");
  return wires.find(({ under }) => paths.some((path) => path === under || path.startsWith(`${under}/`)));
}
