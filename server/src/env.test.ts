import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 3000,
    PUBLIC_URL: "http://127.0.0.1:3000",
    DATA_DIR: ".data",
    HUMAN_CHECK: "proof-of-work",
    SIGNUP_CONFIRMATION: "on",
    PASSWORD_MIN_LENGTH: 6,
    DAILY_LIMITS: { reading: 10 },
    unsafe: [],
  });
});

test("names every wrong setting at once, with what is expected", () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "mysql://x",
    SIGNUP_CONFIRMATION: "maybe",
    DAILY_LIMITS: "cooking=3",
  };

  expect(() => readSettings(wrong)).toThrow(
    /PORT: a whole number.*DATABASE_URL: a postgres:\/\/ address.*SIGNUP_CONFIRMATION: .*"on"\|"off".*DAILY_LIMITS: one number, or kind=number/,
  );
});

test("limits are one number for all kinds, or named", () => {
  expect(readSettings({ DAILY_LIMITS: "3" }).DAILY_LIMITS).toEqual({ reading: 3 });
  expect(readSettings({ DAILY_LIMITS: "reading=0" }).DAILY_LIMITS).toEqual({ reading: 0 });
});

test("an empty variable counts as unset", () => {
  expect(readSettings({ PORT: "", PUBLIC_URL: "" }).PUBLIC_URL).toBe("http://127.0.0.1:3000");
});

test.each([
  { HOST: "0.0.0.0", HUMAN_CHECK: "off" },
  { PUBLIC_URL: "https://salida.example", HUMAN_CHECK: "off" },
  { TRUSTED_PROXIES: "1", HUMAN_CHECK: "off" },
])("is not open to the internet without a human check: %o", (settings) => {
  expect(() => readSettings(settings)).toThrow(/HUMAN_CHECK is off.*ALLOW_UNSAFE=1/);
  expect(readSettings({ ...settings, ALLOW_UNSAFE: "1" }).unsafe).toContain("HUMAN_CHECK is off");
});

test("loopback may have everything off", () => {
  for (const HOST of ["127.0.0.1", "localhost", "::1"]) {
    expect(readSettings({ HOST, HUMAN_CHECK: "off" }).unsafe).toEqual([]);
  }
});
