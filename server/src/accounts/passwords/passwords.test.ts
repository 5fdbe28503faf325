import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";
import { openPasswords } from "./passwords.ts";

test("hashing is argon2id at the agreed cost, and no two hashes are alike", async () => {
  const passwords = await openPasswords();
  const [one, two] = [await passwords.hash("same"), await passwords.hash("same")];

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches("same", one)).toBe(true);
  expect(await passwords.matches("other", one)).toBe(false);
  expect(await passwords.matches("same", undefined)).toBe(false);
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
