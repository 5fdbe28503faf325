import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HumanCheckBox } from "./human-check-box.tsx";
import type { HumanState } from "./use-human-check.ts";

function drawn(state: HumanState): string {
  const check = {
    on: true,
    state,
    stage: { current: null },
    start: () => undefined,
    token: async () => null,
    reset: () => undefined,
  };
  return renderToString(<HumanCheckBox check={check} error="Complete it first" disabled={false} />);
}

test.each(["idle", "failed", "insecure"] as const)("what is wrong is said while the check is %s", (state) => {
  expect(drawn(state)).toContain("Complete it first");
});

test.each(["working", "verified"] as const)("and not any more once it is %s", (state) => {
  expect(drawn(state)).not.toContain("Complete it first");
});
