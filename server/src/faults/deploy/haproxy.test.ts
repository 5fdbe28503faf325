import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { eventually } from "../processes.ts";
import { checkConfiguration, startBalancer, withoutHaproxy } from "./haproxy.ts";
import { secureClient } from "./secure-client.ts";

const missing = withoutHaproxy(process.env.LONG !== undefined);
const two = { SALIDA_ONE: "127.0.0.1:3001", SALIDA_TWO: "127.0.0.1:3002" };

describe.skipIf(missing !== undefined)(
  `HAProxy and our configuration${missing ? ` (${missing})` : ""}`,
  () => {
    test.each([
      ["two servers", two],
      ["three", { ...two, SALIDA_THREE: "127.0.0.1:3003" }],
      ["nobody in particular who runs it", { ...two, UNPRIVILEGED: "1" }],
    ])("it is taken without a warning with %s", (_, env) => {
      expect(checkConfiguration(env)).toEqual({ status: 0, said: "Configuration file is valid\n" });
    });

    test("it is refused without the address of a server", () => {
      expect(checkConfiguration({ SALIDA_ONE: two.SALIDA_ONE }).status).toBe(1);
    });

    test("whoever comes from outside sees no process's figures or readiness, however they are written", async () => {
      const server = createServer((_request, answer) => answer.end("of a process")).listen(0, "127.0.0.1");
      onTestFinished(() => void server.close());
      await once(server, "listening");
      const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const balancer = await startBalancer({ SALIDA_ONE: address, SALIDA_TWO: address });
      onTestFinished(balancer.close);
      const client = secureClient(balancer.url, balancer.ca);
      onTestFinished(client.close);
      await eventually("a server to be up", async () => (await balancer.states())["ready/one"] === "UP");
      const statusOf = async (path: string) => (await client.ask(path)).status;

      const hidden = ["/readyz", "/readyz?x=1", "/%72eadyz", "/metrics", "/metric%73"];
      expect(await Promise.all(hidden.map(statusOf))).toEqual(hidden.map(() => 404));
      expect(await Promise.all(["/healthz", "/", "/api/v1/readyz"].map(statusOf))).toEqual([200, 200, 200]);
    });
  },
);
