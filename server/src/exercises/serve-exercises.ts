import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { type Door, serve } from "#http/serve.ts";
import { readAllowance } from "./allowance.ts";
import { type CreateParams, createExercise } from "./create.ts";
import type { Flow } from "./flow.ts";
import { pageReader } from "./list.ts";
import { exerciseLoader } from "./load.ts";
import { playMove, showExercise } from "./play.ts";
import { reportExercise } from "./report.ts";

/** Mounts every call of every kind. */
export function serveExercises(door: Door, flow: Flow): void {
  const readPage = pageReader(flow.db);
  const load = exerciseLoader(flow.db);
  for (const kind of kindNames) serveKind(door, flow, kind, { readPage, load });
}

type Readers = { readPage: ReturnType<typeof pageReader>; load: ReturnType<typeof exerciseLoader> };

function serveKind(door: Door, flow: Flow, kind: KindName, { readPage, load }: Readers): void {
  // the calls of all kinds are alike, so one of them is served without knowing which
  const calls = exerciseCalls(kindContracts[kind] as KindContract);

  serve(door, calls.create, ({ caller, body, idempotencyKey: key }) =>
    createExercise(flow, { learner: caller.account, kind, params: body as CreateParams, key }),
  );
  serve(door, calls.list, async ({ caller }) => (await readPage(caller.account, kind, 0)) as never);
  serve(
    door,
    calls.page,
    async ({ caller, query }) => (await readPage(caller.account, kind, query.page)) as never,
  );
  serve(door, calls.allowance, ({ caller, query }) => {
    const of = { learner: caller.account, kind, day: query.creationDate, limit: flow.limits[kind] };
    return readAllowance(flow.db, of, flow.tools.now());
  });
  serve(door, calls.show, async ({ caller, params }) => {
    const loaded = await load(caller.account, kind, params.id ?? "");
    return (await showExercise(flow, kind, loaded, caller.account)) as never;
  });
  serve(door, calls.report, async ({ caller, params, body }) => {
    const loaded = await load(caller.account, kind, params.id ?? "");
    await reportExercise(flow, loaded, { learner: caller.account, kind, ...body });
  });
  for (const [move, call] of Object.entries(calls.moves)) {
    serve(door, call, async ({ caller, params, body, query, idempotencyKey: key, tell }) => {
      const loaded = await load(caller.account, kind, params.id ?? "");
      const made = { learner: caller.account, kind, move, body, query, key, tell };
      return (await playMove(flow, loaded, made)) as never;
    });
  }
}
