import { expect, test } from "vitest";
import { openRefreshTokens } from "./refresh-tokens.ts";

const tokens = openRefreshTokens("a secret that is only for these tests, forty-three or more");
const place = { session: "01990000-1111-7222-8333-444455556666", counter: 7 };
const given = "AQGZAAAREXIigzNERFVVZmYAAAAH3jvaavBxHRG6FYVgXsHm0EcuqNf2XBbyK5IdVpFQ8uA";

test("a token that was given before an upgrade is good after it", () => {
  expect(tokens.derive(place)).toBe(given);
  expect(tokens.read(given)).toEqual(place);
});

test("what is shaped like a token and is none is forged, anything else is malformed", () => {
  const bytes = Buffer.from(given, "base64url");
  const changed = (at: number) => {
    const other = Buffer.from(bytes);
    other[at] = (other[at] ?? 0) ^ 1;
    return other.toString("base64url");
  };

  // its session, its counter, its seal
  expect([1, 20, 52].map((at) => tokens.read(changed(at)))).toEqual(["forged", "forged", "forged"]);
  expect(openRefreshTokens("another secret").read(given)).toBe("forged");
  // its version, one byte less, one more, written otherwise
  const odd = [
    changed(0),
    bytes.subarray(0, 52).toString("base64url"),
    Buffer.concat([bytes, Buffer.alloc(1)]).toString("base64url"),
    `${given}=`,
    bytes.toString("base64"),
    "",
  ];
  expect(odd.map((token) => tokens.read(token))).toEqual(odd.map(() => "malformed"));
});
