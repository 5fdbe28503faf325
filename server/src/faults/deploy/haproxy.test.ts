import { describe, expect, test } from "vitest";
import { checkConfiguration, withoutHaproxy } from "./haproxy.ts";

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
  },
);
