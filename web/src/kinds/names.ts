import type { KindName } from "@salida/contract/kinds.ts";

/** Whether the flow's own pages show a kind. */
const pages = {
  listening: true,
  reading: true,
  "completable-listening": true,
  description: true,
  chat: true,
  "escape-room": false,
} satisfies Record<KindName, boolean>;

/**
 * The kinds that the flow's pages show, by name alone: the route table needs no schema. One that is missing does not
 * compile.
 */
export const kindNames = Object.entries(pages).flatMap(([name, shown]) => (shown ? [name] : []));
