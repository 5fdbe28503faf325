import { afterEach, expect, test } from "vitest";
import { i18n } from "#i18n/i18n.ts";
import { refusalText } from "./refusal-text.ts";

afterEach(async () => {
  await i18n.changeLanguage("en");
});

test("a weak password is told with each of its reasons", () => {
  const weak = { name: "AuthWeakPasswordError", code: "weak_password", reasons: ["length", "pwned", "new"] };
  expect(refusalText(weak)).toBe(
    "This password is too weak. It's too short. It's on the lists of known passwords.",
  );
});

test("a mail that came too soon tells for how long", () => {
  const refused = (seconds: number) => ({
    code: "over_email_send_rate_limit",
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
  });
  expect(refusalText(refused(43))).toMatch(/in 43 seconds\.$/);
  expect(refusalText(refused(1))).toMatch(/in 1 second\.$/);
  expect(refusalText({ ...refused(43), message: "email rate limit exceeded" })).toMatch(/Wait a minute/);
});

test("no answer, an ended session and what nobody foresaw have words too", () => {
  const texts = [
    { name: "AuthRetryableFetchError", message: "{}" },
    { name: "AuthSessionMissingError" },
    { code: "something_new" },
    new Error("broken"),
    null,
  ].map(refusalText);
  expect(texts[0]).toMatch(/isn't answering/);
  expect(texts[1]).toMatch(/session has ended/);
  expect(new Set(texts.slice(2))).toEqual(new Set(["Something went wrong. Try again in a moment."]));
});

test("it is said in the language of the moment", async () => {
  await i18n.changeLanguage("es");
  expect(refusalText({ code: "same_password" })).toBe("Esa ya es tu contraseña. Elige otra.");
});
