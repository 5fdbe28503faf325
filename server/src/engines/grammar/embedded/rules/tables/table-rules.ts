import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { tableGoesWith } from "./goes-with.ts";
import { tableLightVerbs } from "./light-verbs.ts";
import { tableNearWords } from "./near-words.ts";
import { tableSetPhrases } from "./set-phrases.ts";
import { firstUpperKinds, tableUpperKinds } from "./upper-kinds.ts";

/** Rules made from tables of phrases and of what goes with what. */
export const tableRules: readonly Rule[] = [
  ...tableSetPhrases,
  ...tableGoesWith,
  ...tableLightVerbs,
  ...tableNearWords,
  ...tableUpperKinds,
];

/** Those of them that are heard before all others. */
export const firstTableRules: readonly Rule[] = [...firstUpperKinds];
