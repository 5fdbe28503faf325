import type { Call } from "./call.ts";
import { exerciseCalls } from "./exercises.ts";
import { kindContracts } from "./kinds.ts";
import { accountCalls, statsCalls } from "./stats.ts";

export const listeningCalls = exerciseCalls(kindContracts.listening);
export const readingCalls = exerciseCalls(kindContracts.reading);
export const completableListeningCalls = exerciseCalls(kindContracts["completable-listening"]);
export const descriptionCalls = exerciseCalls(kindContracts.description);
export const chatCalls = exerciseCalls(kindContracts.chat);

/** The calls of each kind, typed by it. */
export const kindCalls = {
  listening: listeningCalls,
  reading: readingCalls,
  "completable-listening": completableListeningCalls,
  description: descriptionCalls,
  chat: chatCalls,
} as const satisfies Record<keyof typeof kindContracts, unknown>;

/** Every call of the product API: requests are checked, the client typed and the OpenAPI document made from these. */
export const calls: readonly Call[] = [
  ...Object.values(statsCalls),
  ...Object.values(accountCalls),
  ...Object.values(kindCalls).flatMap(({ moves, ...flow }) => [
    ...Object.values(flow),
    ...Object.values(moves),
  ]),
];
