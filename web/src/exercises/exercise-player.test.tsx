import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { ExercisePlayer } from "./exercise-player.tsx";
import type { AnyContract, AnyKind, Exercise } from "./kind.ts";

const kind = {
  contract: { name: "anything", moves: {} },
  calls: {},
  Play: ({ setting }: { setting: string }) => `played on a ${setting}`,
  Review: () => "reviewed",
} as unknown as AnyKind;

const open = { id: "one", completed: false, evaluation: null } as Exercise<AnyContract>;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  return () => vi.unstubAllGlobals();
});

function drawn(exercise: Exercise<AnyContract>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ExercisePlayer kind={kind} exercise={exercise} setting="page">
        {(inside, { reviewed }) => <p title={reviewed ? "result" : "open"}>{inside}</p>}
      </ExercisePlayer>
    </QueryClientProvider>,
  );
}

test.each([
  ["is played while it is open", open, '<p title="open">played on a page</p>'],
  [
    "stays where it is played when it has just ended and its result is not there yet",
    { ...open, completed: true },
    '<p title="open">played on a page</p>',
  ],
  [
    "is reviewed once its result is there",
    { ...open, completed: true, evaluation: { score: 10 } } as Exercise<AnyContract>,
    '<p title="result">reviewed</p>',
  ],
])("an exercise %s", (_what, exercise, expected) => {
  expect(drawn(exercise)).toContain(expected);
});
