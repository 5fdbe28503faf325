import * as balance from "#checks/balance-checks.ts";
import { type Finding, findingsBy } from "#checks/finding.ts";
import { idOnce, idPrefix, titleOnce } from "#checks/name-checks.ts";
import type { Shelf, ShelfCheck } from "#checks/shelf.ts";
import * as variety from "#checks/variety-checks.ts";
import type { LibraryFile } from "./format.ts";

/** What can be checked of a file only beside others. */
export const shelfChecks: Record<string, ShelfCheck> = { idPrefix, idOnce, titleOnce, ...variety };

/** What can be checked only of many texts together. */
export const balanceChecks = { ...balance };

/** What is to be mended in a file that stands on a shelf, or is to be put there. Pure. */
export function shelfFindings(file: LibraryFile, shelf: Shelf): Finding[] {
  return findingsBy(shelfChecks, (check) => check(file, shelf));
}

/** What is to be mended in a shelf as a whole. Pure. */
export function balanceFindings({ texts }: Shelf): Finding[] {
  return findingsBy(balanceChecks, (check) => check(texts));
}
