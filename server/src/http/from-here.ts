import type { FastifyRequest } from "fastify";

/**
 * Asked on this machine, by a loopback name, through no proxy. The name counts because a foreign page can make
 * its own name point here, and then read what it likes.
 */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = Object.keys(headers).some((name) =>
    /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
  );
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  return !passedOn && isLoopbackAddress(socket.remoteAddress ?? "") && isLoopbackName(name);
}

function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || address === "::1";
}

function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(name);
}
