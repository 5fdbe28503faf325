import type { Call } from "./call.ts";
import { exerciseCalls } from "./exercises.ts";
import type { KindContract } from "./kind.ts";
import { type ContractOf, type KindName, kindContracts, kindNames } from "./kinds.ts";
import { placementCalls } from "./placements.ts";
import { reviewCalls } from "./reviews.ts";
import { roomCalls } from "./rooms.ts";
import { accountCalls, statsCalls } from "./stats.ts";
import { todayCalls } from "./today.ts";

type KindCalls = { [K in KindName]: ReturnType<typeof exerciseCalls<ContractOf<K>>> };

/** The calls of each kind, typed by it. */
export const kindCalls = Object.fromEntries(
  kindNames.map((kind) => [kind, exerciseCalls(kindContracts[kind] as KindContract)]),
) as unknown as KindCalls;

export const {
  listening: listeningCalls,
  reading: readingCalls,
  "completable-listening": completableListeningCalls,
  description: descriptionCalls,
  chat: chatCalls,
  "escape-room": escapeRoomCalls,
} = kindCalls;

/** Every call of the product API: requests are checked, the client typed and the OpenAPI document made from these. */
export const calls: readonly Call[] = [
  ...Object.values(statsCalls),
  ...Object.values(placementCalls),
  ...Object.values(todayCalls),
  ...Object.values(reviewCalls),
  ...Object.values(accountCalls),
  ...Object.values(kindCalls).flatMap(({ moves, ...flow }) => [
    ...Object.values(flow),
    ...Object.values(moves),
  ]),
  ...Object.values(roomCalls),
];
