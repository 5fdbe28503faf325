import { descriptionCalls, readingCalls } from "@salida/contract/calls.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { afterEach, expect, test, vi } from "vitest";
import { pictureWorks } from "#stock/picture-works.ts";
import { readPictures } from "#stock/test-pictures.ts";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";

let house: House;
afterEach(() => house.close());

/** Of the cell; pictures are always in stock. */
const pictures = pictureWorks(readPictures()).filter(({ topic, level }) => topic === "FOOD" && level === 2);
const body = { context: "FOOD", level: 2 } as const;

async function listed(learner: TestLearner) {
  return (await learner.ask(descriptionCalls.list)).reply?.elements ?? [];
}

test("a list shows the pictures of its exercises once they are drawn, at each learner's own address", async () => {
  house = await aHouse([aReading("a text")]);
  const [one, other] = [await house.learner("one", 2), await house.learner("other", 2)];
  for (let made = 0; made < pictures.length; made += 1) await one.ask(descriptionCalls.create, { body });
  await other.ask(descriptionCalls.create, { body });
  await one.ask(readingCalls.create, { body });

  await vi.waitFor(
    async () => expect((await listed(one)).filter(({ picture }) => picture)).toHaveLength(pictures.length),
    { timeout: 15_000, interval: 200 },
  );

  const mine = await listed(one);
  expect(new Set(mine.map(({ picture }) => picture?.url)).size).toBe(pictures.length);
  for (const { id, picture } of mine) {
    const { reply } = await one.ask(descriptionCalls.show, { params: { id } });
    expect(picture).toMatchObject({ width: reply?.image.width, height: reply?.image.height });
    const [small, large] = [await read(picture?.url), await read(reply?.image.url)];
    expect(small.equals(large)).toBe(true);
  }
  const [theirs] = await listed(other);
  expect(mine.map(({ picture }) => picture?.url)).not.toContain(theirs?.picture?.url);
  const { reply: today } = await other.ask(todayCalls.readToday);
  expect(today?.unfinished.map(({ picture }) => picture?.width)).toEqual([theirs?.picture?.width]);
  const readings = await one.ask(readingCalls.list);
  expect(readings.reply?.elements.map(({ picture }) => picture)).toEqual([null]);
});

async function read(url = ""): Promise<Buffer> {
  const { statusCode, rawPayload } = await house.app.inject({ url });
  expect(statusCode).toBe(200);
  return rawPayload;
}
