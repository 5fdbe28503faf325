import { exerciseCalls, type PageQuery } from "@salida/contract/exercises.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import { type Asked, type Door, type MayAsk, serve } from "#http/serve.ts";
import { readAllowance } from "./allowance.ts";
import { createExercise } from "./create.ts";
import type { CreateParams } from "./creating.ts";
import type { Flow } from "./flow.ts";
import { pageReader } from "./list.ts";
import { withPictures } from "./list-pictures.ts";
import type { Loaded } from "./load.ts";
import { readOwnOffers } from "./own-offers.ts";
import { playMove, showExercise } from "./play.ts";
import { reportExercise } from "./report.ts";
import { pendingOf, serveWriting, settledLoader, written } from "./serve-writing.ts";

/** Mounts every call of every kind. */
export function serveExercises(door: Door, flow: Flow): void {
  const readPage = pageReader(flow);
  const load = settledLoader(flow);
  for (const kind of Object.keys(flow.kinds) as KindName[]) serveKind(door, flow, kind, { readPage, load });
}

type Readers = { readPage: ReturnType<typeof pageReader>; load: ReturnType<typeof settledLoader> };

function serveKind(door: Door, flow: Flow, kind: KindName, { readPage, load }: Readers): void {
  // the calls of all kinds are alike, so one of them is served without knowing which
  const { contract } = flow.kinds[kind];
  const calls = exerciseCalls(contract);

  serve(door, calls.create, ({ caller, body, idempotencyKey: key }) =>
    createExercise(flow, { learner: caller.account, kind, params: body as CreateParams, key }),
  );
  const settle = async (learner: string) => {
    if (kind === flow.director.directs) await flow.director.settle(learner);
  };
  serveLists(door, flow, kind, { readPage, settle });
  serve(door, calls.offers, async ({ caller, query }) => ({
    elements: await readOwnOffers(flow, kind, caller.account, query),
  }));
  serve(door, calls.show, async ({ caller, params }) => {
    await settle(caller.account);
    const loaded = await load(caller.account, kind, params.id ?? "");
    if (loaded.generation) return pendingOf(loaded);
    if (loaded.part) await flow.director.admit(loaded.part);
    return (await showExercise(flow, kind, loaded, caller.account)) as never;
  });
  serve(door, calls.report, async ({ caller, params, body }) => {
    const loaded = written(await load(caller.account, kind, params.id ?? ""));
    await reportExercise(flow, loaded, { learner: caller.account, kind, ...body });
  });
  serveWriting(door, flow, calls, (asked) => load(asked.caller.account, kind, asked.params.id ?? ""));
  for (const [move, call] of Object.entries(calls.moves)) {
    const { params: own } = contract.moves[move] ?? {};
    const loadOf: MayAsk<Loaded> = async ({ caller, params }) =>
      written(await load(caller.account, kind, params.id ?? ""));
    const play = async (asked: Asked<typeof call>) => {
      const { caller, params, body, query, idempotencyKey: key, tell } = asked;
      const reload = () => loadOf(asked);
      const { id: _, ...named } = params;
      const address = { params: own && named, query };
      const made = { learner: caller.account, kind, move, address, body, key, tell, reload };
      return (await playMove(flow, await reload(), made)) as never;
    };
    serve(door, call, play, loadOf);
  }
}

interface Listing {
  readPage: Readers["readPage"];
  /** Has what time did by itself be seen. */
  settle: (learner: string) => Promise<void>;
}

/** The calls that tell of many at once. */
function serveLists(door: Door, flow: Flow, kind: KindName, { readPage, settle }: Listing): void {
  const calls = exerciseCalls(flow.kinds[kind].contract);
  const pageOf = async (learner: string, asked: PageQuery) => {
    await settle(learner);
    const page = await readPage({ ...asked, learner, kind });
    return (await withPictures(flow, kind, learner, page)) as never;
  };
  serve(door, calls.list, ({ caller }) => pageOf(caller.account, { page: 0, state: "all" }));
  serve(door, calls.page, ({ caller, query }) => pageOf(caller.account, query));
  serve(door, calls.allowance, async ({ caller, query }) => {
    await settle(caller.account);
    const of = { learner: caller.account, kind, day: query.creationDate, limit: flow.limits[kind] };
    return readAllowance(flow.db, of, flow.tools.now());
  });
}
