import { expect, test } from "vitest";
import { openTurns, TurnFault } from "./turns.ts";

/** Work that ends when it is told to. */
function anEnd() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

test("who asked for ten does not keep who asked for one waiting for ten", async () => {
  const turns = openTurns(1, 100);
  const { end, ended } = anEnd();
  const done: string[] = [];
  const ask = (who: string, what: string) => turns.take(who, async () => void done.push(what));
  const all = [turns.take("ann", () => ended)];
  for (let at = 0; at < 10; at += 1) all.push(ask("ann", `ann ${at}`));
  all.push(ask("bob", "bob 0"), ask("bob", "bob 1"), ask("cat", "cat 0"));

  end();
  await Promise.all(all);

  expect(done.slice(0, 6)).toEqual(["ann 0", "bob 0", "cat 0", "ann 1", "bob 1", "ann 2"]);
  expect(done).toHaveLength(13);
});

test("no more are at it than there are places, and the next begins though one failed", async () => {
  const turns = openTurns(2, 100);
  let most = 0;
  let now = 0;
  const work = async (at: number) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    if (at % 3 === 0) throw new Error("broke");
    return at;
  };

  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((at) => turns.take("ann", () => work(at))),
  );

  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(most).toBe(2);
});

test("what nobody waits for has a place only where all is idle", async () => {
  const turns = openTurns(2, 100);
  const { end, ended } = anEnd();
  const waited = turns.take("ann", () => ended);

  await expect(turns.take(undefined, async () => "ahead")).rejects.toThrow(TurnFault);
  end();
  await waited;

  expect(await turns.take(undefined, async () => "ahead")).toBe("ahead");
});

test("what is made ahead is told to leave as soon as somebody comes, who has the next turn", async () => {
  const turns = openTurns(1, 100);
  const done: string[] = [];
  const ahead = turns.take(
    undefined,
    (leave) =>
      new Promise<void>((resolve) => {
        leave.addEventListener("abort", () => {
          done.push("left");
          resolve();
        });
      }),
  );

  await turns.take("ann", async () => void done.push("ann"));
  await ahead;

  expect(done).toEqual(["left", "ann"]);
});

test("when too much waits, who comes is told so", async () => {
  const turns = openTurns(1, 2);
  const { end, ended } = anEnd();
  const all = [0, 1, 2].map(() => turns.take("ann", () => ended));

  await expect(turns.take("bob", async () => undefined)).rejects.toThrow("too much to do");
  end();
  await Promise.all(all);
});
