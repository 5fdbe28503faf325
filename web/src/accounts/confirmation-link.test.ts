import { expect, test } from "vitest";
import { confirmationIn } from "./confirmation-link.ts";

test("the token and its type are read from behind the hash", () => {
  expect(confirmationIn("#token_hash=abc&type=signup")).toEqual({ tokenHash: "abc", type: "signup" });
});

test.each(["", "#", "#token_hash=abc", "#type=signup", "#token_hash=abc&type=recovery"])(
  "%j confirms nothing",
  (hash) => {
    expect(confirmationIn(hash)).toBeNull();
  },
);
