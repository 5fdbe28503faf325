import { useWords } from "#i18n/room-words.ts";
import { Page } from "#ui/page.tsx";
import { AllowanceCounter } from "./allowance-counter.tsx";
import { BackLink } from "./back-link.tsx";
import { CreateExercise } from "./create-exercise.tsx";
import { ExerciseList } from "./exercise-list.tsx";
import type { AnyKind } from "./kind.ts";
import { useKind } from "./kinds-context.ts";
import { useAllowance, useExercises } from "./queries.ts";
import { SummaryStats } from "./summary-stats.tsx";
import { words } from "./words.ts";

/** The learner's exercises of one kind: how many today, a new one, how they went, the list. */
export function SummaryPage({ name }: { name: string }) {
  const kind = useKind(name);
  const say = useWords(words);
  const of = useWords(kind.words);
  return (
    <Page
      key={name}
      title={of("many")}
      intro={of("pitch")}
      before={<BackLink to="/exercises">{say("catalogue")}</BackLink>}
      beside={<AllowanceCounter kind={kind} />}
    >
      <SummaryBody kind={kind} />
    </Page>
  );
}

function SummaryBody({ kind }: { kind: AnyKind }) {
  const list = useExercises(kind);
  const allowance = useAllowance(kind);
  const create = <CreateExercise kind={kind} allowance={allowance} />;
  return (
    <>
      <div className="mt-6">{create}</div>
      <SummaryStats kind={kind} total={list.data?.pages[0]?.totalElements} failed={list.isLoadingError} />
      <ExerciseList kind={kind} list={list} />
    </>
  );
}
