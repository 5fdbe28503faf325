import type { Match } from "#engines/grammar/embedded/patterns/match.ts";

/** What governs a bare verb: "let him go", "does she work", "suggest that he go". */
const governs =
  /^(?:do|does|did|can|could|will|would|shall|should|may|might|must|let|lets|make|makes|made|help|helps|helped|see|saw|seen|hear|heard|watch|watched|feel|felt|suggest\w*|recommend\w*|insist\w*|demand\w*|propose\w*|essential|important|vital|necessary|imperative|crucial|urgent|desirable|ask\w*|require\w*|request\w*|better|rather|have|has|had|to|wish|god|be|lest|than|not)$/;

/** Whether something shortly before asks for the bare verb. */
export function governed({ sentence, start }: Match): boolean {
  const before = sentence.tokens.slice(Math.max(0, start - 4), start + 1);
  return before.some(({ word }) => governs.test(word));
}
