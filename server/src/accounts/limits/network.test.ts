import Fastify from "fastify";
import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:50123", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001::3:4:5:6:7", "2001:0:0:3::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["hidden", "unknown"],
  ["", "unknown"],
])("%s counts for %s", (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

test("a header that no proxy is trusted for does not change who is counted", async () => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  const direct = Fastify({ trustProxy: (_address, hop) => hop < 0 });
  for (const server of [app, direct]) server.get("/", async (request) => networkOf(request));
  const asked = { url: "/", headers: { "x-forwarded-for": "198.51.100.1, 2001:db8:1:2::9" } };

  expect((await direct.inject(asked)).body).toBe("127.0.0.1");
  expect((await app.inject(asked)).body).toBe("2001:db8:1:2::/64");
});
