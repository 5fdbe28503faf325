import type { Level } from "@salida/rules/levels.ts";
import type { ReactNode } from "react";
import { AllowanceCounter } from "#exercises/allowance-counter.tsx";
import { CreateExercise } from "#exercises/create-exercise.tsx";
import { ExerciseList } from "#exercises/exercise-list.tsx";
import { InsteadNotice } from "#exercises/instead-notice.tsx";
import type { AnyKind } from "#exercises/kind.ts";
import { useKind } from "#exercises/kinds-context.ts";
import { isUsedUp } from "#exercises/limit-reached.tsx";
import { useAllowance, useExercises } from "#exercises/queries.ts";
import { useMaking } from "#exercises/use-making.ts";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { roomName } from "#rooms/room-query.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { Corridor, CorridorGhost } from "./corridor.tsx";
import { RoomStats } from "./room-stats.tsx";
import "#rooms/rooms.css";

/** The learner's escape rooms: how many today, a new one, how they went, the corridor, the list. */
export function RoomSummaryPage() {
  const kind = useKind(roomName);
  const of = useWords(kind.words);
  const list = useExercises(kind);
  const allowance = useAllowance(kind);
  const { data: stats, isPending } = useStats();
  const open = allowance.data !== undefined && !isUsedUp(allowance.data);
  const rooms = <ExerciseList kind={kind} list={list} />;
  return (
    <Page title={of("many")} intro={of("pitch")} beside={<AllowanceCounter kind={kind} />}>
      <div className="mt-6">
        <CreateExercise kind={kind} allowance={allowance} />
      </div>
      <RoomStats total={list.data?.pages[0]?.totalElements} failed={list.isLoadingError} />
      {isPending && <CorridorGhost />}
      {stats && (
        <Doors kind={kind} level={stats.level} open={open}>
          {rooms}
        </Doors>
      )}
      {!isPending && !stats && rooms}
    </Page>
  );
}

interface DoorsProps {
  kind: AnyKind;
  level: Level;
  /** A room may be made today. */
  open: boolean;
  children: ReactNode;
}

/** The corridor; a door that is pressed opens its room. */
function Doors({ kind, level, open, children }: DoorsProps) {
  const making = useMaking(kind, level);
  return (
    <Corridor level={level} making={open ? making : undefined}>
      {making.error && <Notice tone="bad" className="mt-4" text={making.error} />}
      {making.instead && <InsteadNotice offer={making.instead} level={level} className="mt-4 max-w-[60ch]" />}
      {children}
    </Corridor>
  );
}
