import { statsCalls } from "@salida/contract/stats.ts";
import { expect, onTestFinished, test } from "vitest";
import { aHouse } from "#test-house.ts";

test("however many ask at once whether it is ready, a learner is still served", async () => {
  const house = await aHouse();
  onTestFinished(() => house.close());
  const ana = await house.learner("ana", 2);

  const crowd = Array.from({ length: 1_000 }, () => house.app.inject({ url: "/readyz" }));
  const served = new Set<number>();
  for (let times = 0; times < 10; times += 1) {
    // the crowd is let in meanwhile
    await new Promise((next) => setImmediate(next));
    served.add((await ana.ask(statsCalls.changeStats, { body: { level: 3 } })).status);
  }

  const told = new Set((await Promise.all(crowd)).map(({ statusCode }) => statusCode));
  expect(told).toEqual(new Set([200]));
  expect(served).toEqual(new Set([200]));
  expect(house.log()).not.toContain("more is asked than the database can answer");
});
