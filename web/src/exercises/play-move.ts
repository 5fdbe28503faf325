import type { Call } from "@salida/contract/call.ts";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { addressOf, api } from "#api.ts";
import { keepInPlace } from "#keeper.ts";
import { Problem } from "#problem.ts";
import { refreshStats } from "#progress/stats.ts";
import type { AnyContract, AnyKind, Exercise, MoveOptions } from "./kind.ts";
import { itemKey } from "./queries.ts";
import { isPending } from "./waiting/pending.ts";

/** A move of any kind, as a call. */
type AnyMove = Call & { query: z.ZodMiniType; body: z.ZodMiniType; reply: z.ZodMiniType };

/** One exercise of one learner. */
export interface Place {
  client: QueryClient;
  kind: AnyKind;
  id: string;
}

export interface Move extends MoveOptions {
  name: string;
  body: unknown;
  /** By which the server knows it again, where it takes one. */
  key?: string | undefined;
}

/** Whether the server knows a move again by a key. */
export function takesKey({ calls }: AnyKind, name: string): boolean {
  return callOf({ calls }, name).idempotent === true;
}

/**
 * Makes a move; the exercise is then what the kind makes of the reply, or is read again. Statistics and lists follow when
 * it was the last one. Answers the reply, and whether it completed the exercise.
 */
export async function playMove({ client, kind, id }: Place, move: Move) {
  const { name, body, params, query, onSentence, key } = move;
  const reply = await api(callOf(kind, name), {
    params: { ...(params as Record<string, string> | undefined), id },
    query,
    body,
    idempotencyKey: key,
    onSentence,
  });
  const before = client.getQueryData<Exercise<AnyContract>>(itemKey(kind, id));
  const after = kind.afterMove?.[name];
  const place = { client, kind, id };
  const now = before && after ? keep(place, after(before, reply)) : await reread(place);
  return { reply, completed: now.completed && !before?.completed };
}

/** Reads the exercise again, as the server has it now. */
export async function reread(place: Place): Promise<Exercise<AnyContract>> {
  const { kind, id } = place;
  const shown = await api(kind.calls.show, { params: { id }, now: true });
  if (isPending(shown)) throw new Problem("not_yet", 409, "It is being written");
  return keep(place, shown);
}

function keep({ client, kind, id }: Place, now: Exercise<AnyContract>): Exercise<AnyContract> {
  if (now.completed) {
    void refreshStats(client);
    void client.invalidateQueries({ queryKey: ["today"] });
    void client.invalidateQueries({ queryKey: [kind.contract.name, "list"] });
    void client.invalidateQueries({ queryKey: [kind.contract.name, "allowance"] });
  }
  client.setQueryData(itemKey(kind, id), now);
  keepInPlace(addressOf(kind.calls.show, { params: { id } }), now);
  return now;
}

function callOf({ calls }: Pick<AnyKind, "calls">, name: string): AnyMove {
  const call = calls.moves[name] as AnyMove | undefined;
  if (!call) throw new Error(`There is no move ${name}`);
  return call;
}
