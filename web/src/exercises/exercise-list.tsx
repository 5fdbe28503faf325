import { lazy, Suspense, useEffect, useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ExerciseItem } from "./exercise-item.tsx";
import type { AnyKind } from "./kind.ts";
import { isFiltered, type ListFilter, noFilter } from "./lists/list-filter.ts";
import type { useExercises } from "./queries.ts";
import { words } from "./words.ts";

const FilterRow = lazy(async () => ({ default: (await import("./filter-row.tsx")).FilterRow }));

interface ExerciseListProps {
  kind: AnyKind;
  list: ReturnType<typeof useExercises>;
  /** What of them is shown, and how to show other ones; nothing where all are. */
  filtering?: { filter: ListFilter; show: (filter: ListFilter) => void } | undefined;
}

/** The recent exercises, newest first; further pages on demand. */
export function ExerciseList({ kind, list, filtering }: ExerciseListProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const items = list.data?.pages.flatMap(({ elements }) => elements) ?? [];
  const total = list.data?.pages.at(-1)?.totalElements ?? 0;
  const shown = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  const count = items.length;
  const { hasNextPage } = list;

  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    // The button has gone with the last page: the first exercise that came takes the focus.
    if (!hasNextPage) shown.current?.children[before.current]?.querySelector("a")?.focus();
    before.current = undefined;
  }, [count, hasNextPage]);

  function showMore() {
    before.current = count;
    void list.fetchNextPage();
  }

  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-24">{of("recent")}</h2>
        {items.length > 0 && (
          <p role="status" className="text-15 text-muted">
            {say("shownOf", { shown: items.length, total })}
          </p>
        )}
      </div>
      {filtering && (
        <Suspense fallback={<div className="mt-3 min-h-11" />}>
          <FilterRow kind={kind} filter={filtering.filter} onFilter={filtering.show} />
        </Suspense>
      )}
      <div className="mt-4 grid grid-cols-1 gap-3">
        {list.isPending && <ListSkeleton />}
        {list.data && items.length === 0 && <Empty kind={kind} filtering={filtering} />}
        {items.length > 0 && (
          <ul ref={shown} className="grid grid-cols-1 gap-3">
            {items.map((item) => (
              <ExerciseItem key={item.id} kind={kind} item={item} />
            ))}
          </ul>
        )}
        {list.error && <ListError error={list.error} retry={() => list.refetch()} />}
        {list.hasNextPage && !list.error && (
          <Button
            look="quiet"
            busy={list.isFetchingNextPage}
            onClick={showMore}
            className="justify-self-center"
          >
            {list.isFetchingNextPage ? say("loadingMore") : say("more")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Why nothing is listed: there is nothing yet, or nothing of what was asked for. */
function Empty({ kind, filtering }: Pick<ExerciseListProps, "kind" | "filtering">) {
  const say = useWords(words);
  const of = useWords(kind.words);
  if (!filtering || !isFiltered(filtering.filter))
    return <EmptyState title={of("emptyTitle")} text={of("empty")} />;
  return (
    <div role="status">
      <EmptyState title={say("noneShown")} text={say("noneShownText")}>
        <Button look="quiet" onClick={() => filtering.show(noFilter)}>
          {say("showAll")}
        </Button>
      </EmptyState>
    </div>
  );
}

function ListSkeleton() {
  const say = useWords(words);
  return (
    <Loading label={say("loading")}>
      <div className="grid gap-3">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    </Loading>
  );
}

function ListError({ error, retry }: { error: Error; retry: () => void }) {
  const say = useWords(words);
  const textOf = useProblemText();
  if (codeOf(error) === "not_found") return <Notice text={say("noItems")} />;
  return <RetryNotice text={`${say("loadFailed")}. ${textOf(error)}`} retry={say("retry")} onRetry={retry} />;
}
