import type { Call } from "./call.ts";
import { exerciseCalls } from "./exercises.ts";
import { kindContracts } from "./kinds.ts";
import { accountCalls, statsCalls } from "./stats.ts";

export const readingCalls = exerciseCalls(kindContracts.reading);

/** The calls of each kind, typed by it. */
export const kindCalls = { reading: readingCalls } as const satisfies Record<
  keyof typeof kindContracts,
  unknown
>;

/** Every call of the product API: requests are checked, the client typed and the OpenAPI document made from these. */
export const calls: readonly Call[] = [
  ...Object.values(statsCalls),
  ...Object.values(accountCalls),
  ...Object.values(kindCalls).flatMap(({ moves, ...flow }) => [
    ...Object.values(flow),
    ...Object.values(moves),
  ]),
];
