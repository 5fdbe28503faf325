import { isLoopbackHost } from "@salida/rules/addresses/hosts.ts";
import type { FastifyRequest } from "fastify";

/** Headers by which proxies tell that they pass something on, or that their next hop is not kept open. */
const proxyHeaders = new RegExp(
  [
    "^(x-(forwarded|original|envoy|amzn|amz-cf|azure|appengine|vercel|nf|varnish|arr|proxy|remote)-",
    "x-(real|client|cluster-client|originating|remote)-ip$",
    "x-(request-id|scheme|url-scheme|host|cloud-trace-context)$",
    "(true-|fastly-|fly-)?client-ip$",
    "(cf|cdn|fastly|fly|ali-cdn)-",
    "forwarded",
    "via$",
    "front-end-https$)",
  ].join("|"),
);

/**
 * Asked on this machine, by a loopback name, through no proxy that can be told. The name counts because a foreign
 * page can make its own name point here, and then read what it likes.
 */
export function isFromHere({ socket, headers, raw }: FastifyRequest): boolean {
  // what proxies speak unless told otherwise: HTTP/1.0, and a connection for each request
  if (raw.httpVersion === "1.0" || /\bclose\b/i.test(headers.connection ?? "")) return false;
  if (Object.keys(headers).some((name) => proxyHeaders.test(name))) return false;
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  return isLoopbackAddress(socket.remoteAddress ?? "") && isLoopbackHost(name);
}

function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || address === "::1";
}
