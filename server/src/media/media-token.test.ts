import { expect, test } from "vitest";
import { nameOf } from "./media-name.ts";
import { openMediaTokens } from "./media-token.ts";

const secret = "a secret that is only for these tests, forty-three or more";
const tokens = openMediaTokens(secret);
const name = nameOf(Buffer.from("sound"), "audio/mpeg");
const learner = "01990000-1111-7222-8333-444455556666";
const now = new Date("2026-03-01T10:20:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("what was granted can be read off by us, until the hour after next begins", () => {
  const token = tokens.seal(name, learner, now);
  const grant = { name, learner, expires: new Date("2026-03-01T12:00:00Z") };

  expect(tokens.open(token, now)).toEqual(grant);
  expect(tokens.open(token, later(99))).toEqual(grant);
  expect(tokens.open(token, later(100))).toBeUndefined();
});

test("an address that was given before an upgrade is good after it", () => {
  const given =
    "yHz7Wev79qi3xQju0lDGB629eUsAmij5iecwCHBFjl1ojKSfM05o3BtOEM_9JXSOfTjNQjbkGAG4SZSY1mxIDRmFHGDRdmpd8N07yd1fPMyt";

  expect(tokens.seal(name, learner, now)).toBe(given);
});

test("it is the same for an hour, and another for another hour, file, type or learner", () => {
  const token = tokens.seal(name, learner, now);
  const others = [
    tokens.seal(name, learner, later(40)),
    tokens.seal(name.replace("mp3", "wav"), learner, now),
    tokens.seal(nameOf(Buffer.from("other"), "audio/mpeg"), learner, now),
    tokens.seal(name, learner.replace("6666", "6667"), now),
  ];

  expect(tokens.seal(name, learner, later(39))).toBe(token);
  expect(openMediaTokens(secret).seal(name, learner, now)).toBe(token);
  expect(new Set([token, ...others]).size).toBe(5);
});

test("neither learner nor file can be read off it", () => {
  const token = tokens.seal(name, learner, now);
  const bytes = Buffer.from(token, "base64url");

  expect(token).toMatch(/^[\w-]{108}$/);
  expect(bytes.toString("hex")).not.toContain(learner.replaceAll("-", ""));
  expect(bytes.toString("hex")).not.toContain(name.slice(0, 16));
});

test("changed anywhere, cut, lengthened or of another secret it is good for nothing", () => {
  const token = tokens.seal(name, learner, now);
  const changed = [...token].map((letter, at) => {
    const other = letter === "A" ? "B" : "A";
    return token.slice(0, at) + other + token.slice(at + 1);
  });

  for (const bad of [
    ...changed,
    token.slice(1),
    `${token}A`,
    `${token}=`,
    ` ${token}`,
    "",
    "..",
    "A".repeat(108),
  ])
    expect(tokens.open(bad, now)).toBeUndefined();
  expect(openMediaTokens(`${secret}!`).open(token, now)).toBeUndefined();
});

test("what is no name is not granted", () => {
  expect(() => tokens.seal("../../secrets.json", learner, now)).toThrow("not a name");
});
