import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { tableDailyAgreement } from "./daily-agreement.ts";
import { tableDailyLast } from "./daily-last.ts";
import { tableDailyLater } from "./daily-later.ts";
import { tableDailyPatterns } from "./daily-patterns.ts";
import { tableDailyPlaces } from "./daily-places.ts";
import { tableDailySounds } from "./daily-sounds.ts";
import { tableDailyTalk } from "./daily-talk.ts";
import { tableDailyTenses } from "./daily-tenses.ts";
import { tableDailyThings } from "./daily-things.ts";
import { tableDailyVerbs } from "./daily-verbs.ts";
import { tableDailyWords } from "./daily-words.ts";
import { tableFirstPlaces } from "./first-places.ts";
import { tableFirstSteps } from "./first-steps.ts";
import { tableGoesWith } from "./goes-with.ts";
import { tableHigherJoins } from "./higher-joins.ts";
import { tableHigherPatterns } from "./higher-patterns.ts";
import { tableHigherVerbs } from "./higher-verbs.ts";
import { tableHigherWords } from "./higher-words.ts";
import { tableLightVerbs } from "./light-verbs.ts";
import { tableNearWords } from "./near-words.ts";
import { tableSetPhrases } from "./set-phrases.ts";
import { tableUpperClausesAndMore } from "./upper-clauses-and-more.ts";
import { tableUpperJoins } from "./upper-joins.ts";
import { tableUpperOrder } from "./upper-order.ts";
import { tableUpperPassives } from "./upper-passives.ts";
import { tableUpperTenses } from "./upper-tenses.ts";

/** Rules made from tables of phrases and of what goes with what, and by kinds of mistakes. */
export const tableRules: readonly Rule[] = [
  ...tableSetPhrases,
  ...tableGoesWith,
  ...tableLightVerbs,
  ...tableNearWords,
  ...tableUpperOrder,
  ...tableUpperClausesAndMore,
  ...tableUpperPassives,
  ...tableUpperTenses,
  ...tableUpperJoins,
  ...tableFirstSteps,
  ...tableFirstPlaces,
  ...tableDailyLater,
  ...tableDailyPlaces,
  ...tableDailyLast,
  ...tableDailySounds,
  ...tableHigherWords,
];

/** What is exact enough to be heard before the other rules. */
export const dailyTableRules: readonly Rule[] = [
  ...tableDailyTalk,
  ...tableDailyAgreement,
  ...tableDailyThings,
  ...tableDailyTenses,
  ...tableDailyVerbs,
  ...tableDailyWords,
  ...tableDailyPatterns,
  ...tableHigherVerbs,
  ...tableHigherJoins,
  ...tableHigherPatterns,
];
