import { isIPv6, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The network that a request counts for: the address that the trusted proxies tell, or the peer's. An IPv6 address
 * stands for its /64, since one customer has the whole of it; an IPv4 address for itself, however it is written.
 * What is no address counts together.
 */
export function networkOf({ ip }: Pick<FastifyRequest, "ip">): string {
  const address = written(ip)?.address;
  if (!address) return "unknown";
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstHalf(address)}::/64` : address;
}

/** The address as everybody writes it. Some proxies add a port, some systems the name of a device. */
function written(ip: string | undefined): SocketAddress | undefined {
  const [plain = ""] = (ip ?? "").split("%");
  return SocketAddress.parse(isIPv6(plain) ? `[${plain}]` : plain);
}

function firstHalf(address: string): string {
  const [head = [], tail = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
