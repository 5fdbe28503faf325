import type { KindName } from "@salida/contract/kinds.ts";

/** The kinds by name alone: the route table needs no schema. One that is missing does not compile. */
export const kindNames = Object.keys({
  listening: true,
  reading: true,
  "completable-listening": true,
  description: true,
  chat: true,
} satisfies Record<KindName, true>);
