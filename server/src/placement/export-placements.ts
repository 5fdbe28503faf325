import type { Queries } from "#store/database.ts";
import { listPlacements } from "./placements.ts";
import { present } from "./present.ts";

/** A learner's tests, for themselves: of one that runs what was asked and answered, without what is right. */
export async function exportPlacements(queries: Queries, learner: string): Promise<unknown[]> {
  const kept = await listPlacements(queries, learner);
  return kept.map((one) => ({
    ...present(one),
    ...(!one.finishedAt && {
      answers: one.state.questions.flatMap(({ item: { sentence }, answer }) =>
        answer === undefined ? [] : [{ sentence, answer }],
      ),
    }),
  }));
}
