import { expect, test } from "vitest";
import { isLoopbackHost } from "./hosts.ts";

test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])("%s is here", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each(["", "0.0.0.0", "localhost.example", "127.0.0.1.example", "a127.0.0.1", "[::1", "::1]", "::2"])(
  "%j is elsewhere",
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);
