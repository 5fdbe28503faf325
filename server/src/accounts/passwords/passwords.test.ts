import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import type { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { atMost } from "./at-most.ts";
import { openPasswords, refuseUnfitPassword } from "./passwords.ts";

test("hashing is argon2id at the agreed cost, and no two hashes are alike", async () => {
  const passwords = await openPasswords();
  const [one, two] = [await passwords.hash("same"), await passwords.hash("same")];

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches("same", one)).toBe(true);
  expect(await passwords.matches("other", one)).toBe(false);
  expect(await passwords.matches("same", undefined)).toBe(false);
});

/** What a refusal of the password says, or undefined when it is taken. */
function weaknessOf(password: string, least = 6, email = "somebody@salida.test"): unknown {
  try {
    refuseUnfitPassword(password, least, email);
    return undefined;
  } catch (error) {
    const { code, status, message, facts } = error as AuthRefusal;
    return { code, status, message, ...facts };
  }
}

test.each([6, 8, 12])("one character less than %i is too short, counted as people count", (least) => {
  const enough = "ñ€😀qx7-kw0vz".repeat(2);
  const characters = [...enough];

  expect(weaknessOf(characters.slice(0, least - 1).join(""), least)).toMatchObject({
    code: "weak_password",
    status: 422,
    message: `Password should be at least ${least} characters.`,
    reasons: ["length"],
  });
  expect(weaknessOf(characters.slice(0, least).join(""), least)).toBeUndefined();
});

test("none of the 3000 most common passwords is taken, whatever its case", () => {
  const common = dictionary["passwords-common"].slice(0, 3_000);
  expect(common).toHaveLength(3_000);
  for (const password of common) {
    expect(weaknessOf(password, 1)).toMatchObject({ code: "weak_password", status: 422, reasons: ["pwned"] });
  }
  expect(weaknessOf("PassWord", 6)).toMatchObject({ message: expect.stringContaining("easy to guess") });
});

test("a password that is short and common is told both", () => {
  expect(weaknessOf("123456", 8)).toMatchObject({
    message:
      "Password should be at least 8 characters. Password is known to be weak and easy to guess, please choose a different one.",
    reasons: ["length", "pwned"],
  });
});

test.each(["salida", "Salida", "SALIDA!", "salida2026", "salida 1"])(
  "our own name is no password: %s",
  (name) => {
    expect(weaknessOf(name)).toMatchObject({ reasons: ["pwned"] });
  },
);

test.each(["noemi.ruiz@salida.test", "Noemi.Ruiz"])("the own address is no password: %s", (own) => {
  expect(weaknessOf(own, 6, "noemi.ruiz@salida.test")).toMatchObject({ reasons: ["pwned"] });
  expect(weaknessOf(own, 6, "other@salida.test")).toBeUndefined();
  expect(weaknessOf(own)).toBeUndefined();
});

test.each([
  "no digits here",
  "83719264051",
  "ñandú ñandú",
  "😀😀😀🐎🐎🐎",
  " password ",
  "password ",
  "\tpass\tword",
  "salida al mar",
  "      x",
])("nothing is asked of a password but that it is not guessed: %j", (password) => {
  expect(weaknessOf(password)).toBeUndefined();
});

test("72 bytes are taken, 73 are not, in whatever characters", () => {
  expect(weaknessOf("x".repeat(72))).toBeUndefined();
  expect(weaknessOf("€".repeat(24))).toBeUndefined();
  for (const long of ["x".repeat(73), "€".repeat(25), "😀".repeat(19)]) {
    expect(weaknessOf(long)).toMatchObject({
      code: "validation_failed",
      status: 400,
      message: "Password cannot be longer than 72 characters",
    });
  }
});

test("every character of a password counts: case, blanks, emoji, and what comes after byte 64", async () => {
  const passwords = await openPasswords();
  const long = "A long password, of sixty-four characters; it is typed with care.";
  const own = `${long.slice(0, 63)}é`;
  expect([...own]).toHaveLength(64);
  expect(weaknessOf(own)).toBeUndefined();
  const pairs = [
    [own, `${own.slice(0, 63)}è`],
    [`${own}1`, `${own}2`],
    ["trailing blank", "trailing blank "],
    ["leading blank", " leading blank"],
    ["two  blanks", "two blanks"],
    ["Capital letter", "capital letter"],
    ["horse 🐎", "horse 🐴"],
  ] as const;

  for (const [right, wrong] of pairs) {
    const hash = await passwords.hash(right);
    expect(await passwords.matches(right, hash)).toBe(true);
    expect(await passwords.matches(wrong, hash)).toBe(false);
  }
});

test("no more runs at once than may, the line goes on past a failure, and a full line refuses", async () => {
  let running = 0;
  let most = 0;
  const inTurn = atMost(2, 6, () => new Error("full"));
  const work = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (fails) throw new Error("failed");
    return "done";
  };

  const tried = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => inTurn(work(at % 3 === 0))));

  const outcomes = tried.map((one) =>
    one.status === "fulfilled" ? one.value : (one.reason as Error).message,
  );
  expect(most).toBe(2);
  expect(outcomes).toEqual([
    "failed",
    "done",
    "done",
    "failed",
    "done",
    "done",
    "failed",
    "done",
    "full",
    "full",
  ]);
});
