import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings, shapes } from "./env.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 3000,
    PUBLIC_URL: "http://127.0.0.1:3000",
    DATA_DIR: ".data",
    HUMAN_CHECK: "proof-of-work",
    SIGNUP_CONFIRMATION: "on",
    PASSWORD_MIN_LENGTH: 6,
    RATE_LIMITS: "on",
    BROWSER_RECOGNITION: "off",
    OFFLINE: "on",
    DAILY_LIMITS: { reading: 10 },
    unsafe: [],
  });
});

test("names every wrong setting at once, with what is expected", () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "mysql://x",
    SIGNUP_CONFIRMATION: "maybe",
    BROWSER_RECOGNITION: "maybe",
    DAILY_LIMITS: "cooking=3",
  };

  expect(() => readSettings(wrong)).toThrow(
    /PORT: a whole number.*BROWSER_RECOGNITION: .*"on"\|"off".*DATABASE_URL: a postgres:\/\/ address.*SIGNUP_CONFIRMATION: .*"on"\|"off".*DAILY_LIMITS: one number, or kind=number/,
  );
});

test("DAILY_LIMITS is one number for all kinds, or some kinds' own", () => {
  const limits = (DAILY_LIMITS: string) => readSettings({ DAILY_LIMITS }).DAILY_LIMITS;
  const usual = limits("");

  expect(new Set(Object.values(limits("7")))).toEqual(new Set([7]));
  expect(limits("reading=120, escape-room=0,")).toEqual({ ...usual, reading: 120, "escape-room": 0 });
  expect(limits("5,chat=999999")).toMatchObject({ reading: 5, chat: 999_999 });
  for (const wrong of [
    "1000000",
    "reading=",
    "reading=1x",
    "only reading=1",
    "reading=-1",
    "Reading=1",
    "=1",
  ])
    expect(() => limits(wrong), wrong).toThrow(
      "DAILY_LIMITS: one number, or kind=number with commas between (listening, reading, ",
    );
});

test("what is wrong by itself, beside others and on the open internet is told in one go", () => {
  const beside = { PORT: "http", SMTP_URL: "smtp://mail.example", AUTH_KEY: "public" };
  expect(() => readSettings(beside)).toThrow(
    /PORT: a whole number.*MAIL_FROM: needed with SMTP_URL; AUTH_KEY: means nothing without AUTH_URL$/,
  );
  const open = { HOST: "0.0.0.0", SMTP_URL: "smtp://mail.example", RATE_LIMITS: "off" };
  expect(() => readSettings(open)).toThrow(/MAIL_FROM: needed with SMTP_URL; RATE_LIMITS is off: fine on/);
});

test("what hangs on a wrong setting is not called wrong", () => {
  const misspelt = { ...hosted, AUTH_URL: "project.example", MAIL_FROM: "Salida", SMTP_URL: mail.SMTP_URL };

  expect(() => readSettings(misspelt)).toThrow(
    /^settings: MAIL_FROM: an address, or Name <address>; AUTH_URL: an http or https address; SMTP_URL: with AUTH_URL/,
  );
});

test("the table in the README names every setting, with its default", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, table = ""] = /\n\| setting[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(readme) ?? [];
  const rows = table.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
  const told = rows.flatMap(([, names = "", usual = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => [name, /^`([^`]+)`/.exec(usual)?.[1]]),
  );

  const usual: Record<string, unknown> = { ...readSettings({}), ALLOW_UNSAFE: "0" };
  expect(told.map(([name]) => name).sort()).toEqual(Object.keys(shapes).sort());
  for (const [name = "", value] of told) if (value) expect(String(usual[name]), name).toBe(value);
});

test("a port that the system would choose is refused: links and tokens could not name it", () => {
  expect(() => readSettings({ PORT: "0" })).toThrow(/PORT: /);
  expect(() => readSettings({ PORT: "0", PUBLIC_URL: "https://salida.test" })).toThrow(/PORT: /);
});

test("limits are one number for all kinds, or named", () => {
  const texts = { listening: 10, reading: 10, "completable-listening": 10 };
  const usual = { ...texts, description: 6, chat: 6, "escape-room": 3 };

  expect(readSettings({}).DAILY_LIMITS).toEqual(usual);
  expect(readSettings({ DAILY_LIMITS: "3" }).DAILY_LIMITS).toEqual({
    listening: 3,
    reading: 3,
    "completable-listening": 3,
    description: 3,
    chat: 3,
    "escape-room": 3,
  });
  expect(readSettings({ DAILY_LIMITS: "reading=0, description=2" }).DAILY_LIMITS).toEqual({
    ...usual,
    reading: 0,
    description: 2,
  });
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

const hosted = { AUTH_URL: "https://project.example", AUTH_KEY: "public", AUTH_ADMIN_KEY: "admin" };
const turnstile = { TURNSTILE_SITE_KEY: "0x4AAA", TURNSTILE_SECRET_KEY: "0x4BBB" };

test.each([
  "https://project.example",
  "https://PROJECT.example:443/",
  "https://project.example/auth/v1",
  "https://project.example/auth/v1//",
])("a hosted project is named by its own address or that of its auth calls: %s", (AUTH_URL) => {
  expect(readSettings({ ...hosted, AUTH_URL })).toMatchObject({
    AUTH_URL: "https://project.example/auth/v1",
    HUMAN_CHECK: "off",
  });
});

test("a hosted project is safe on the open internet: it sends the mail and checks who is human", () => {
  const PUBLIC_URL = "https://salida.example";
  expect(readSettings({ ...hosted, PUBLIC_URL }).unsafe).toEqual([]);
  expect(readSettings({ ...hosted, PUBLIC_URL, TURNSTILE_SITE_KEY: "0x4AAA" })).toMatchObject({
    HUMAN_CHECK: "turnstile",
    unsafe: [],
  });
});

const serviceToken = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.c2ln`;
test.each([
  [{ AUTH_KEY: "public" }, /AUTH_KEY: means nothing without AUTH_URL/],
  [{ AUTH_JWT_SECRET: "s".repeat(32) }, /AUTH_JWT_SECRET: means nothing without AUTH_URL/],
  [{ AUTH_URL: hosted.AUTH_URL }, /AUTH_KEY: needed with AUTH_URL; AUTH_ADMIN_KEY: needed with AUTH_URL/],
  [{ ...hosted, AUTH_URL: "project.example" }, /AUTH_URL: an http or https address/],
  [{ ...hosted, AUTH_URL: "https://me@project.example" }, /AUTH_URL: an address without name/],
  [{ ...hosted, AUTH_KEY: "two words" }, /AUTH_KEY: a key, without blanks/],
  [{ ...hosted, AUTH_KEY: "admin" }, /AUTH_KEY: the public key/],
  [{ ...hosted, AUTH_KEY: "sb_secret_1" }, /AUTH_KEY: the public key/],
  [{ ...hosted, AUTH_KEY: serviceToken }, /AUTH_KEY: the public key/],
  [{ ...hosted, AUTH_JWT_SECRET: "short" }, /AUTH_JWT_SECRET: 32 characters or more/],
  [{ ...hosted, HUMAN_CHECK: "proof-of-work" }, /HUMAN_CHECK: turnstile or off/],
  [{ ...hosted, SIGNUP_CONFIRMATION: "off" }, /SIGNUP_CONFIRMATION: with AUTH_URL the project decides/],
  [
    { ...hosted, SMTP_URL: "smtp://mail.example", MAIL_FROM: "salida@example.test" },
    /SMTP_URL: with AUTH_URL the project sends the mail/,
  ],
])("names what is wrong about a hosted project: %o", (settings, fault) => {
  expect(() => readSettings(settings)).toThrow(fault);
});

test("a hosted project is asked over https, unless it is on this machine", () => {
  const inClear = { ...hosted, AUTH_URL: "http://project.example" };
  expect(() => readSettings(inClear)).toThrow(/AUTH_URL is not https.*ALLOW_UNSAFE=1/);
  expect(readSettings({ ...inClear, ALLOW_UNSAFE: "1" }).unsafe).toEqual(["AUTH_URL is not https"]);
  expect(readSettings({ ...hosted, AUTH_URL: "http://127.0.0.1:9999" }).unsafe).toEqual([]);
});

test("the hosted challenge is on when its keys are set, and needs both", () => {
  expect(readSettings(turnstile).HUMAN_CHECK).toBe("turnstile");
  expect(readSettings({ ...turnstile, HUMAN_CHECK: "off" }).HUMAN_CHECK).toBe("off");
  expect(() => readSettings({ HUMAN_CHECK: "turnstile" })).toThrow(
    /TURNSTILE_SITE_KEY: needed with HUMAN_CHECK=turnstile; TURNSTILE_SECRET_KEY: needed/,
  );
});

test.each([
  { ...turnstile, TURNSTILE_SITE_KEY: "1x00000000000000000000AA" },
  { ...turnstile, TURNSTILE_SITE_KEY: "3x00000000000000000000FF" },
  { ...turnstile, TURNSTILE_SECRET_KEY: "2x0000000000000000000000000000000AA" },
  { ...hosted, TURNSTILE_SITE_KEY: "1x00000000000000000000BB" },
])("keys for tests are for this machine only: %o", (settings) => {
  const open = { ...settings, PUBLIC_URL: "https://salida.example" };
  expect(readSettings(settings).unsafe).toEqual([]);
  expect(() => readSettings(open)).toThrow(/TURNSTILE keys for tests let everybody through/);
  expect(readSettings({ ...open, ALLOW_UNSAFE: "1" }).unsafe).toContain(
    "TURNSTILE keys for tests let everybody through",
  );
});

const mail = { SMTP_URL: "smtps://salida:p%40ss@mail.example", MAIL_FROM: "Salida <salida@mail.example>" };

test("with a mail server, Salida is safe on the open internet", () => {
  const open = { PUBLIC_URL: "https://salida.example" };

  expect(() => readSettings(open)).toThrow(/mail goes to the local outbox only.*ALLOW_UNSAFE=1/);
  expect(readSettings({ ...open, ...mail })).toMatchObject({ ...mail, unsafe: [] });
});

test.each(["smtp://localhost", "smtp://[::1]:25", "smtp://salida:p%40ss@mail.example:2525/"])(
  "takes a mail server's address: %s",
  (SMTP_URL) => expect(readSettings({ ...mail, SMTP_URL }).SMTP_URL).toBe(SMTP_URL),
);

test.each(["salida@mail.example", "Salida <salida@mail.example>", "Salida, English <salida@mail.example>"])(
  "takes a sender: %s",
  (MAIL_FROM) => expect(readSettings({ ...mail, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM),
);

test.each([
  [{ SMTP_URL: mail.SMTP_URL }, /MAIL_FROM: needed with SMTP_URL/],
  [{ ...mail, SMTP_URL: "https://mail.example" }, /SMTP_URL: smtp:\/\/ or smtps:\/\//],
  [{ ...mail, SMTP_URL: "mail.example:25" }, /SMTP_URL: smtp:\/\/ or smtps:\/\//],
  [{ ...mail, SMTP_URL: "mail.example" }, /SMTP_URL: smtp:\/\/ or smtps:\/\//],
  [{ ...mail, SMTP_URL: "smtp://" }, /SMTP_URL: smtp:\/\/ or smtps:\/\//],
  [{ ...mail, SMTP_URL: "smtp://mail.example/?tls.rejectUnauthorized=false" }, /SMTP_URL: .*nothing after/],
  [{ ...mail, SMTP_URL: "smtp://salida:100%@mail.example" }, /SMTP_URL: /],
  [{ ...mail, SMTP_URL: "smtp://:secret@mail.example" }, /SMTP_URL: /],
  [{ ...mail, MAIL_FROM: "Salida" }, /MAIL_FROM: an address, or Name <address>/],
  [{ ...mail, MAIL_FROM: "a@mail.example, b@mail.example" }, /MAIL_FROM: an address/],
  [{ ...mail, MAIL_FROM: "Salida\r\nBcc: x <a@mail.example>" }, /MAIL_FROM: an address/],
])("names what is wrong about the mail: %#", (settings, fault) => {
  expect(() => readSettings(settings)).toThrow(fault);
  expect(() => readSettings(settings)).not.toThrow(/secret|100%|p%40ss/);
});

test.each([{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://salida.example" }, { TRUSTED_PROXIES: "1" }])(
  "is not open to the internet without rate limits: %o",
  (settings) => {
    const off = { ...settings, RATE_LIMITS: "off" };
    expect(() => readSettings(off)).toThrow(/RATE_LIMITS is off.*ALLOW_UNSAFE=1/);
    expect(readSettings({ ...off, ALLOW_UNSAFE: "1" }).unsafe).toContain("RATE_LIMITS is off");
    const counted = readSettings({ ...off, RATE_LIMITS: "memory", ALLOW_UNSAFE: "1" });
    expect(counted.unsafe).not.toContain("RATE_LIMITS is off");
  },
);

test("rate limits are counted in the database, in memory or not at all, and nothing else", () => {
  for (const RATE_LIMITS of ["on", "memory", "off"]) {
    expect(readSettings({ RATE_LIMITS })).toMatchObject({ RATE_LIMITS, unsafe: [] });
  }
  expect(() => readSettings({ RATE_LIMITS: "none" })).toThrow(/RATE_LIMITS: .*"on"\|"memory"\|"off"/);
});
