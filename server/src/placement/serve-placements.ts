import { type Placement, placementCalls } from "@salida/contract/placements.ts";
import { Refusal } from "#http/refusal.ts";
import { type Caller, type Door, serve } from "#http/serve.ts";
import type { Database, Queries } from "#store/database.ts";
import { answerOpen, askNext, fits, type Means } from "./course.ts";
import { keepBegun, listPlacements, takeOn } from "./placements.ts";
import { present, running } from "./present.ts";

export interface Placements {
  db: Database;
  items: Means["items"];
  tools: Omit<Means, "items"> & { now(): Date };
  /** Refuses a caller who is gone this very moment, and holds their account until the transaction's end. */
  stillThere(caller: Caller, tx: Queries): Promise<void>;
}

/** Mounts the test that finds a learner's level. */
export function servePlacements(door: Door, { db, items, tools, stillThere }: Placements): void {
  const means = { ...tools, items };

  serve(door, placementCalls.readPlacement, async ({ caller }) => {
    const [newest] = await listPlacements(db, caller.account);
    return newest ? present(newest) : null;
  });

  serve(door, placementCalls.beginPlacement, ({ caller }) =>
    db.transaction(async (tx) => {
      // nobody who is deleted at this moment leaves a test behind
      await stillThere(caller, tx);
      const { account: learner } = caller;
      const [before] = await listPlacements(tx, learner);
      const id = tools.newId();
      const last = before?.state.questions.map(({ item }) => item.id) ?? [];
      const course = askNext({ questions: [], last }, id, means);
      if (!course) throw new Refusal("unavailable");
      await keepBegun(tx, { learner, id, course, now: tools.now() });
      const [begun] = await listPlacements(tx, learner);
      if (!begun || begun.finishedAt) throw new Refusal("conflict");
      return running(begun.id, begun.state);
    }),
  );

  serve(door, placementCalls.answerPlacement, async ({ caller: { account: learner }, params, body }) => {
    const find = async () => (await listPlacements(db, learner)).find(({ id }) => id === params.id);
    const from = await find();
    const asked = from?.state.questions.find(({ id }) => id === body.questionId);
    if (!from || !asked) throw new Refusal("not_found");
    if (asked.right !== undefined) return present(from);
    if (!fits(asked.item, body.answer)) {
      throw new Refusal("invalid", { errors: [{ path: "answer", message: "is none of the options" }] });
    }
    const { course, over } = answerOpen(from.state, body.answer, from.id, means);
    await takeOn(db, { learner, from, course, finishedAt: over ? tools.now() : null });
    const now: Placement | undefined = await find().then((it) => it && present(it));
    if (!now) throw new Refusal("not_found");
    return now;
  });
}
