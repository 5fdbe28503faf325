import { expect, test } from "vitest";
import { secondsToWait } from "./seconds-to-wait.ts";

const code = "over_email_send_rate_limit";

test("a mail refused for now tells how long to wait", () => {
  const message = "For security purposes, you can only request this after 43 seconds.";
  expect(secondsToWait({ code, message })).toBe(43);
});

test.each([
  { code, message: "email rate limit exceeded" },
  { code, message: "For security purposes, you can only request this after 0 seconds." },
  { code: "captcha_failed", message: "after 5 seconds" },
  undefined,
  "nothing",
])("%j tells no time", (error) => {
  expect(secondsToWait(error)).toBeUndefined();
});
