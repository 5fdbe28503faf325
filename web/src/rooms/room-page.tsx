import { useParams } from "react-router";
import { BackLink } from "#exercises/back-link.tsx";
import { ExerciseNotFound } from "#exercises/exercise-not-found.tsx";
import { summaryPath, useKind } from "#exercises/kinds-context.ts";
import { useWords } from "#i18n/room-words.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { useNight } from "#ui/theme.ts";
import { roomName } from "./room-query.ts";
import { RoomScreen } from "./room-screen.tsx";
import { useRoom } from "./use-room.ts";
import { words } from "./words.ts";
import "./rooms.css";

/** One escape room: always at night. */
export function RoomPage() {
  const { id = "" } = useParams();
  useNight();
  return <OneRoom key={id} id={id} />;
}

function OneRoom({ id }: { id: string }) {
  const kind = useKind(roomName);
  const directed = useRoom(id);
  const { data: room, error, refetch } = directed.query;
  if (room) return <RoomScreen room={room} directed={directed} />;
  if (error && ["not_found", "invalid", "malformed"].includes(codeOf(error)))
    return <ExerciseNotFound kind={kind} />;
  return <Waiting error={error} onRetry={refetch} />;
}

/** The room's own layout while it is on its way. */
function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  const say = useWords(words);
  const of = useWords(useKind(roomName).words);
  const textOf = useProblemText();
  return (
    <Page title={of("one")} before={<BackLink to={summaryPath(roomName)}>{say("back")}</BackLink>}>
      {error ? (
        <RetryNotice
          className="mt-8"
          text={`${say("loadFailed")}. ${textOf(error)}`}
          retry={say("retry")}
          onRetry={onRetry}
        />
      ) : (
        <Loading label={say("loading")}>
          <Skeleton className="mt-5 h-72 rounded-card" />
          <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
            <Skeleton className="h-80 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        </Loading>
      )}
    </Page>
  );
}
