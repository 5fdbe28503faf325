import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { aHouse } from "#test-house.ts";
import { makeRoom, towerWorks } from "./test-tower.ts";

const house = await aHouse(towerWorks);
afterAll(() => house.close());

test.each([2, 3] as const)(
  "of level %i, the next room is spoken ahead at the level it will be played at",
  async (level) => {
    const learner = await house.learner(`ahead-${level}`, level);
    await makeRoom(learner, level);

    await expect
      .poll(async () => {
        const { rows } = await house.db.execute(sql`
        select c.topic, j.data->'level' level from jobs.job j join content c on c.id = (j.data->>'content')::uuid
          where j.name = 'voice' and j.data->'level' = to_jsonb(${level}::int)`);
        return rows;
      })
      .toEqual([{ topic: "MYSTERY", level }]);
  },
);
