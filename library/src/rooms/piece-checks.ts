import * as evidence from "#checks/evidence-checks.ts";
import * as fillIn from "#checks/fill-in-checks.ts";
import { type Finding, findingsBy } from "#checks/finding.ts";
import * as language from "#checks/language-checks.ts";
import { glosses } from "#checks/level-checks.ts";
import * as listening from "#checks/listening-checks.ts";
import * as option from "#checks/option-checks.ts";
import * as safety from "#checks/safety-checks.ts";
import * as sentence from "#checks/sentence-checks.ts";
import * as sharing from "#checks/sharing-checks.ts";
import * as stem from "#checks/stem-checks.ts";
import * as text from "#checks/text-checks.ts";
import * as vocabulary from "#checks/vocabulary-checks.ts";
import { roomForm } from "#form.ts";
import { fillInsFile, textsFile } from "./pieces.ts";
import type { Story } from "./story.ts";

/** A room's vocabulary and effort are asked of the whole of it: of a short text alone they tell little. */
const textChecks = {
  ...text,
  ...evidence,
  ...option,
  ...stem,
  ...language,
  glosses,
  ...sentence,
  ...listening,
  ...vocabulary,
  ...sharing,
  ...safety,
};

/** A room's fill-ins are not cut from anything. */
const { fillInCount: _count, fillInCut: _cut, fillInOverlap: _overlap, ...gaps } = fillIn;
const { spelling } = language;
const { forTheEar } = listening;
const fillInChecks = { ...gaps, ...sentence, forTheEar, spelling };

/** What is to be mended in a room's pieces, by checks that the library's texts pass too. Pure. */
export function pieceFindings(story: Story): Finding[] {
  const texts = textsFile(story);
  const fillIns = fillInsFile(story);
  return [
    ...findingsBy(textChecks, (check) => check(texts, roomForm)),
    ...findingsBy(fillInChecks, (check) => check(fillIns, roomForm)),
  ];
}
