/** A part of Salida whose tests are tested: each small change of its code should fail one of them. */
export interface Area {
  name: string;
  /** The files that are changed. */
  mutate: readonly string[];
  /** The test files that should notice, those first that need nothing but the code. */
  quick: readonly string[];
  /** Those that need a database. */
  slow: readonly string[];
}

const points: Area = {
  name: "points",
  mutate: ["rules/src/progress/*.ts"],
  quick: ["rules/src/progress/*.test.ts"],
  slow: [],
};

const limits: Area = {
  name: "limits",
  mutate: [
    "rules/src/exercise-limits.ts",
    "server/src/accounts/limits/*.ts",
    "server/src/exercises/{allowance,settings}.ts",
  ],
  quick: ["server/src/accounts/limits/{network,rules}.test.ts", "server/src/env.test.ts"],
  slow: ["server/src/accounts/limits/limits.test.ts", "server/src/exercises/exercises.test.ts"],
};

const clock: Area = {
  name: "clock",
  mutate: ["rules/src/room-clock.ts", "server/src/rooms/{act,clock-row,endings,session,settle-rooms}.ts"],
  quick: ["rules/src/room-clock.test.ts"],
  slow: ["server/src/rooms/{clock-calls,late-cheats}.test.ts"],
};

const tokens: Area = {
  name: "tokens",
  mutate: [
    "server/src/accounts/calls/refresh-session.ts",
    "server/src/accounts/tokens/*.ts",
    "server/src/media/{media-name,media-token}.ts",
  ],
  quick: [
    "server/src/accounts/tokens/{key-ring,mailed-tokens,own-file,refresh-tokens,secrets}.test.ts",
    "server/src/media/{media-name,media-token}.test.ts",
  ],
  slow: [
    "server/src/accounts/calls/refresh-session.test.ts",
    "server/src/accounts/tokens/{access-tokens,claim-secrets}.test.ts",
  ],
};

const marking: Area = {
  name: "marking",
  mutate: [
    "rules/src/{choices,description-words,fill-ins}.ts",
    "server/src/engines/descriptions/embedded/{coverage,levels,mark}.ts",
    "server/src/engines/partner/embedded/mark.ts",
    "server/src/kinds/{choice-items,missed,tries}.ts",
    "server/src/kinds/*/{completable-listening,description,evaluate-chat,play-room}.ts",
  ],
  quick: [
    "rules/src/{choices,description-words,fill-ins}.test.ts",
    "server/src/engines/descriptions/embedded/{coverage,levels,mark}.test.ts",
    "server/src/engines/partner/embedded/mark.test.ts",
    "server/src/kinds/{choice-items,missed,tries}.test.ts",
    "server/src/kinds/*/{completable-listening,description,play-room,talk}.test.ts",
  ],
  slow: [],
};

/** What a learner earns, may do and keeps: where a fault that no test sees would cost most. */
export const areas: readonly Area[] = [points, limits, clock, tokens, marking];
