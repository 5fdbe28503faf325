import type { Check } from "#checks/check.ts";
import * as effort from "#checks/effort-checks.ts";
import * as evidence from "#checks/evidence-checks.ts";
import * as fillIn from "#checks/fill-in-checks.ts";
import { type Finding, findingsBy } from "#checks/finding.ts";
import * as language from "#checks/language-checks.ts";
import * as level from "#checks/level-checks.ts";
import * as listening from "#checks/listening-checks.ts";
import * as option from "#checks/option-checks.ts";
import * as safety from "#checks/safety-checks.ts";
import * as sentence from "#checks/sentence-checks.ts";
import * as sharing from "#checks/sharing-checks.ts";
import * as stem from "#checks/stem-checks.ts";
import * as text from "#checks/text-checks.ts";
import * as vocabulary from "#checks/vocabulary-checks.ts";
import type { Form } from "./form.ts";
import type { LibraryFile } from "./format.ts";

/** What can be checked of a file alone. */
export const draftChecks: Record<string, Check> = {
  ...text,
  ...evidence,
  ...option,
  ...stem,
  ...language,
  ...level,
  ...sentence,
  ...listening,
  ...fillIn,
  ...vocabulary,
  ...sharing,
  ...effort,
  ...safety,
};

/** What is to be mended in a file, whoever wrote it, before it is laid beside others. Pure. */
export function draftFindings(file: LibraryFile, form: Form): Finding[] {
  return findingsBy(draftChecks, (check) => check(file, form));
}
