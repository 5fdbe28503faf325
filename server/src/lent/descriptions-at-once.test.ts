import { descriptionCalls } from "@salida/contract/calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";

const learners = 3;
const each = 4;
const text = "There is a woman and a man. The man is dig a hole. On the left I can see a tree and two dogs.";

let house: House;
beforeAll(async () => {
  house = await aHouse();
  // a checker that is still being loaded is not waited for
  const first = await house.learner("first", 1);
  const [id = ""] = await begun(first);
  await marked(first, id);
}, 120_000);
afterAll(() => house.close());

async function begun(learner: TestLearner): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < each; count += 1) {
    const { reply } = await learner.ask(descriptionCalls.create, { body: { context: "FOOD", level: 1 } });
    ids.push(reply?.id ?? "");
  }
  return ids;
}

/** A mark, after as many tries as it is told to make: how many fit into a while is the machine's matter. */
async function marked(learner: TestLearner, id: string) {
  for (;;) {
    const answer = await learner.ask(descriptionCalls.moves.evaluate, {
      params: { id },
      body: { description: text },
    });
    if (answer.status !== 503) return answer;
    expect(answer.problem).toMatchObject({ code: "unavailable", retryAfter: "5" });
  }
}

test("descriptions of several learners at once are all marked, each with its mistakes", async () => {
  const writers = await Promise.all(
    Array.from({ length: learners }, async (_, at) => {
      const learner = await house.learner(`writer-${at}`, 1);
      return { learner, ids: await begun(learner) };
    }),
  );

  const answers = await Promise.all(
    writers.flatMap(({ learner, ids }) => ids.map((id) => marked(learner, id))),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(learners * each).fill(200));
  for (const { reply } of answers)
    expect(reply?.corrections.map(({ wrong, better }) => [wrong, better])).toContainEqual([
      "is dig",
      "is digging",
    ]);
}, 120_000);
