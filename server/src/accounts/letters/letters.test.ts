import { describe, expect, test } from "vitest";
import { letterFor, type Occasion } from "./letters.ts";

const publicUrl = "https://salida.example";
const to = "o'hara+a&b@salida.test";
const token = "t".repeat(43);
const code = "012345";
const signUp = "0198f2c4-0000-7000-8000-000000000001";
const newEmail = "moved@elsewhere.test";
const elsewhere = "https://app.example/welcome?to=me&b=#x";

type About = Occasion["about"];
type Given = Occasion extends infer One
  ? One extends Occasion
    ? Omit<One, "to" | "language">
    : never
  : never;
const given: { [A in About]: Extract<Given, { about: A }> } = {
  signup: { about: "signup", token, signUp },
  taken: { about: "taken" },
  wanted: { about: "wanted" },
  recovery: { about: "recovery", token, code, returnTo: elsewhere },
  email_change_old: { about: "email_change_old", token, newEmail },
  email_change_new: { about: "email_change_new", token },
  reauthentication: { about: "reauthentication", code },
  password_changed: { about: "password_changed" },
  email_changed: { about: "email_changed", newEmail },
};
const write = (about: About, language: "en" | "es") =>
  letterFor({ ...given[about], to, language } as Occasion, publicUrl);

/** The page a link opens, and what its fragment carries. */
function opened(link: string | undefined): { page: string; carried: Record<string, string> } {
  const { origin, pathname, search, hash } = new URL(link ?? "");
  return {
    page: origin + pathname + search,
    carried: Object.fromEntries(new URLSearchParams(hash.slice(1))),
  };
}

const abouts = Object.keys(given) as About[];
describe.each(abouts)("the mail about %s", (about) => {
  const both = [write(about, "en"), write(about, "es")] as const;

  test("says the same in English and in Spanish, in words of its own", () => {
    const [english, spanish] = both;

    expect(english.html).toContain('<html lang="en">');
    expect(spanish.html).toContain('<html lang="es">');
    expect(english.subject).not.toBe(spanish.subject);
    expect(english.links).toEqual(spanish.links);
    const lines = english.text.split("\n").filter((line) => /[a-z]{3} [a-z]/i.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(spanish.text).not.toContain(line);
  });

  test("is addressed, and has its links and its code in both parts", () => {
    const secret = given[about];
    for (const mail of both) {
      expect(mail.to).toBe(to);
      const lines = mail.text.split("\n");
      for (const link of mail.links) {
        expect(lines).toContain(link);
        expect(mail.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
      }
      if ("code" in secret) expect(lines).toContain(secret.code);
      else expect(`${mail.text} ${mail.subject}`).not.toMatch(/code|código/i);
      if ("code" in secret) expect(mail.html).toContain(`>${secret.code}</p>`);
      if ("token" in secret) expect(mail.text.split(secret.token)).toHaveLength(2);
      expect(mail.subject).not.toMatch(/\d/);
    }
  });

  test("tells for how long what is in it is good", () => {
    const secret = given[about];
    const [english, spanish] = both;
    if ("token" in secret) {
      expect(english.text).toMatch(/once and expires after an hour/);
      expect(spanish.text).toMatch(/una sola vez y caduca en una hora/);
    }
    if ("code" in secret) {
      expect(english.text).toMatch(/ten minutes/);
      expect(spanish.text).toMatch(/diez minutos/);
    }
  });
});

test("each link opens its page and carries its token in the fragment alone", () => {
  const carried = (about: About) => opened(write(about, "en").links[0]);

  expect(carried("signup")).toEqual({
    page: "https://salida.example/confirm",
    carried: { token_hash: token, type: "signup", email: to, id: signUp },
  });
  expect(carried("recovery")).toEqual({
    page: "https://salida.example/reset-password",
    carried: { token_hash: token, type: "recovery", email: to, redirect_to: elsewhere },
  });
  for (const about of ["email_change_old", "email_change_new"] as const) {
    expect(carried(about)).toEqual({
      page: "https://salida.example/confirm",
      carried: { token_hash: token, type: "email_change", email: to },
    });
  }
});

test("who may have lost their account is shown the way to a new password", () => {
  const forgot = "https://salida.example/forgot-password";

  expect(write("taken", "en").links).toEqual(["https://salida.example/login", forgot]);
  expect(write("password_changed", "en").links).toEqual([forgot]);
  expect(write("reauthentication", "en").links).toEqual([forgot]);
  expect(write("email_change_old", "en").links).toContain(forgot);
});

test("the mailbox that agrees sees the whole new address, the one that is left behind only a hint", () => {
  expect(write("email_change_old", "en").text).toContain(newEmail);
  const left = write("email_changed", "es");
  expect(left.text).toContain("m…@elsewhere.test");
  expect(left.text + left.html).not.toContain("moved");
});
