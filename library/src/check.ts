import * as fillIn from "./fill-in-checks.ts";
import type { Check, Finding } from "./finding.ts";
import * as language from "./language-checks.ts";
import * as level from "./level-checks.ts";
import * as listening from "./listening-checks.ts";
import * as option from "./option-checks.ts";
import { idOnce, idPrefix, place } from "./place-checks.ts";
import type { ReadFile } from "./read.ts";
import * as sentence from "./sentence-checks.ts";
import * as stem from "./stem-checks.ts";
import * as text from "./text-checks.ts";
import * as variety from "./variety-checks.ts";

const checks: Record<string, Check> = {
  place,
  idPrefix,
  idOnce,
  ...text,
  ...option,
  ...stem,
  ...language,
  ...level,
  ...sentence,
  ...variety,
  ...listening,
  ...fillIn,
};

/** The names of all checks. */
export const checkNames = Object.keys(checks);

/** Everything that is to be mended in the files, sorted by file. */
export function findingsOf(files: ReadFile[]): Finding[] {
  return Object.entries(checks)
    .flatMap(([check, find]) => find(files).map((spot) => ({ check, ...spot })))
    .sort((a, b) => a.path.localeCompare(b.path));
}
