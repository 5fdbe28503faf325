import type { QueryClient } from "@tanstack/react-query";
import type { AnyKind } from "#exercises/kind.ts";
import { playMove, reread } from "#exercises/play-move.ts";
import { allHeld, dropHeld, type Held, heldText, hold, parseHeld } from "#offline/held.ts";
import { codeOf, type TroubleCode } from "#problem.ts";

/** What came of what was held: so many went out; the reason why one was not taken. */
export interface Sent {
  sent: number;
  refused: TroubleCode | undefined;
}

interface Sending {
  client: QueryClient;
  kinds: readonly AnyKind[];
  now?: number;
}

/** The server forgets the keys of moves after a day; before that a move is not made twice. */
const keyLifeMs = 20 * 60 * 60 * 1000;
/** So often an answer that the server stumbles over is tried, as long as the page is open. */
const mostStumbles = 5;
const later: readonly TroubleCode[] = ["offline", "unavailable", "too_many", "too_slow", "unauthorised"];

const stumbles = new Map<string, number>();
const lockName = "salida-held";
let running: Promise<Sent> | undefined;

/** Sends all that is held, one after the other, in one tab at a time. */
export function sendHeld(sending: Sending): Promise<Sent> {
  running ??= inOneTab(() => sendAll(sending)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Where the page is not served securely there are no locks; then the server sees to it that nothing counts twice. */
async function inOneTab(run: () => Promise<Sent>): Promise<Sent> {
  if (!globalThis.navigator?.locks) return run();
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? run() : nothing));
}

const nothing: Sent = { sent: 0, refused: undefined };

async function sendAll({ client, kinds, now = Date.now() }: Sending): Promise<Sent> {
  let { sent, refused } = nothing;
  for (const held of allHeld()) {
    const kind = kinds.find(({ contract }) => contract.name === held.kind);
    // the learner may have taken it back while another one was on its way
    if (!kind || JSON.stringify(parseHeld(heldText(held.id))) !== JSON.stringify(held)) continue;
    const came = held.key && now - held.at > keyLifeMs ? "conflict" : await sendOne(client, kind, held);
    if (came === "sent") sent += 1;
    else if (later.includes(came)) break;
    else refused = refuse(held, came);
  }
  // what was asked for as the connection came back is older than what was sent
  if (sent > 0) void client.invalidateQueries();
  return { sent, refused };
}

/** It stays, with the reason, until the learner has another look at it. */
function refuse(held: Held, refused: TroubleCode): TroubleCode | undefined {
  const tries = (stumbles.get(held.id) ?? 0) + 1;
  stumbles.set(held.id, tries);
  if (refused === "unexpected" && tries < mostStumbles) return undefined;
  hold({ ...held, refused });
  return refused;
}

async function sendOne(client: QueryClient, kind: AnyKind, held: Held): Promise<TroubleCode | "sent"> {
  const { id, move, body, query, key } = held;
  const place = { client, kind, id };
  try {
    await playMove(place, { name: move, body, query, key });
  } catch (error) {
    if (codeOf(error) !== "already_completed") return codeOf(error);
    // it went out once before, or was answered elsewhere: the stored result counts
    await reread(place).catch(() => undefined);
  }
  dropHeld(id);
  return "sent";
}
