import { expect, test } from "vitest";
import { openTurns, TurnFault } from "./turns.ts";

const patient = { atOnce: 1, mostWaiting: 100, patience: 60_000 };

/** Work that ends when it is told to, and the order in which it was begun. */
function workshop(limits = patient) {
  const turns = openTurns(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string) =>
    turns.take(asker, async () => {
      begun.push(asker);
      await new Promise<void>((end) => ends.push(end));
      return asker;
    });
  /** Ends what is being done until nothing is. */
  async function finish(): Promise<void> {
    for (let calm = 0; calm < 10; calm += 1) {
      const end = ends.shift();
      if (end) calm = 0;
      end?.();
      await Promise.resolve();
    }
  }
  return { ask, begun, finish };
}

test("who asks for one thing waits for one of each other's, however much those want", async () => {
  const { ask, begun, finish } = workshop();
  const asked = ["a", "a", "a", "a", "b", "b", "c"].map(ask);
  await finish();

  expect(await Promise.all(asked)).toEqual(["a", "a", "a", "a", "b", "b", "c"]);
  expect(begun.join("")).toBe("aabcaba");
});

test("so many are at work at a time, and no more", async () => {
  const { ask, begun, finish } = workshop({ ...patient, atOnce: 2 });
  const asked = ["a", "b", "c", "d"].map(ask);
  await Promise.resolve();

  expect(begun).toEqual(["a", "b"]);
  await finish();
  await Promise.all(asked);
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("a full queue turns away whoever has most waiting", async () => {
  const { ask, finish } = workshop({ ...patient, mostWaiting: 3 });
  const asked = Promise.allSettled(["a", "a", "a", "a", "a", "b"].map(ask));
  await finish();

  const answers = await asked;
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(3).fill("fulfilled"),
    ...Array(2).fill("rejected"),
    "fulfilled",
  ]);
  for (const answer of answers)
    if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(TurnFault);
});

test("who gets no turn in time is told, and the others go on", async () => {
  const { ask, begun, finish } = workshop({ ...patient, patience: 1 });
  const first = ask("a");
  await expect(ask("b")).rejects.toThrow("no turn in time");
  await finish();
  await first;

  const later = ask("c");
  await finish();
  await later;
  expect(begun).toEqual(["a", "c"]);
});

test("work that fails gives its turn back", async () => {
  const turns = openTurns(patient);
  const broken = turns.take("a", () => Promise.reject(new Error("on purpose")));

  await expect(broken).rejects.toThrow("on purpose");
  expect(await turns.take("b", async () => "done")).toBe("done");
});
