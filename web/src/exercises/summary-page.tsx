import { useWords } from "#i18n/room-words.ts";
import { Page } from "#ui/page.tsx";
import { AllowanceCounter } from "./allowance-counter.tsx";
import { BackLink } from "./back-link.tsx";
import { CreateExercise } from "./create-exercise.tsx";
import { ExerciseList } from "./exercise-list.tsx";
import type { AnyKind } from "./kind.ts";
import { useKind } from "./kinds-context.ts";
import { isUsedUp } from "./limit-reached.tsx";
import { isFiltered, useListFilter } from "./lists/list-filter.ts";
import { useAllowance, useExercises } from "./queries.ts";
import { Resume } from "./resume.tsx";
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
  const [filter, show] = useListFilter();
  const all = useExercises(kind);
  const list = useExercises(kind, filter);
  const allowance = useAllowance(kind);
  const total = all.data?.pages[0]?.totalElements;
  const create = <CreateExercise kind={kind} allowance={allowance} />;
  return (
    <>
      <div className="mt-6">{create}</div>
      {/* at the limit its message says it */}
      {allowance.data && !isUsedUp(allowance.data) && <Resume kind={kind} allowance={allowance.data} />}
      <SummaryStats kind={kind} total={total} failed={all.isLoadingError} />
      <ExerciseList
        kind={kind}
        list={list}
        filtering={total !== 0 || isFiltered(filter) ? { filter, show } : undefined}
      />
    </>
  );
}
