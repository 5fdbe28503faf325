import { expect, test, vi } from "vitest";
import { mailLinkIn } from "./mail-link.ts";

vi.mock("#config.ts", () => ({
  config: { returnTo: ["https://salida.example", "https://app.example"] },
}));

test("a link brings its token, what it is good for, and whose it is", () => {
  expect(mailLinkIn("#token_hash=abc&type=signup&email=marta%2Ben%40example.test&id=one")).toEqual({
    kind: "token",
    type: "signup",
    tokenHash: "abc",
    email: "marta+en@example.test",
    signUp: "one",
    returnTo: null,
  });
});

test.each([
  ["https://app.example/welcome", "https://app.example/welcome"],
  ["https://salida.example/reading/1", "https://salida.example/reading/1"],
  ["https://app.example.evil.test/", null],
  ["https://salida.example//evil.test", null],
  ["javascript:alert(1)", null],
])("it returns to %s only where that is allowed", (asked, returnTo) => {
  const hash = `#token_hash=abc&type=signup&redirect_to=${encodeURIComponent(asked)}`;
  expect(mailLinkIn(hash)).toMatchObject({ returnTo });
});

test("what is no address is not shown as one", () => {
  const hash = `#token_hash=abc&type=signup&email=${encodeURIComponent("Call us at once: 555")}`;
  expect(mailLinkIn(hash)).toMatchObject({ kind: "token", email: "" });
});

test.each(["signup", "recovery", "email_change"])("%s is a type of link", (type) => {
  expect(mailLinkIn(`#token_hash=abc&type=${type}`)).toMatchObject({ kind: "token", type, email: "" });
});

function tokenOf(payload: object): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload)));
  const text = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `head.${text}.signature`;
}

test("the hosted service's link brings a session, and its token tells the address", () => {
  const token = tokenOf({ email: "maría@example.test" });
  const hash = `#access_token=${token}&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery&sb=`;
  expect(mailLinkIn(hash)).toEqual({
    kind: "session",
    type: "recovery",
    accessToken: token,
    refreshToken: "r",
    email: "maría@example.test",
  });
});

test.each(["x", "a.b.c", tokenOf({ email: 7 })])("the token %j tells no address", (token) => {
  expect(mailLinkIn(`#access_token=${token}&refresh_token=r`)).toMatchObject({ kind: "session", email: "" });
});

test("the first half of a change of address is told as such", () => {
  expect(mailLinkIn("#message=Confirmation+link+accepted&sb=")).toEqual({ kind: "half" });
});

test.each([
  "",
  "#",
  "#token_hash=abc",
  "#type=signup",
  "#token_hash=abc&type=other",
  "#access_token=x",
  "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid",
])("%j is a dead link", (hash) => {
  expect(mailLinkIn(hash)).toMatchObject({ kind: "dead", email: "" });
});
