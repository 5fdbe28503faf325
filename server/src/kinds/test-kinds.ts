import { openKinds } from "./kinds.ts";

/** The kinds for tests that ask nothing of what they need. */
export const kinds = openKinds({
  partner: {
    open: unasked,
    reply: unasked,
    help: unasked,
    mark: unasked,
    personaOf: () => ({ name: "Ana" }),
  },
  correct: unasked,
  sceneOf: unasked,
  gradeDescription: unasked,
});

function unasked(): never {
  throw new Error("a test asked for what it said it would not");
}
