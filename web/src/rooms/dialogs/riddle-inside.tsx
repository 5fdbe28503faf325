import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { riddleQuery } from "#rooms/room-query.ts";
import type { Directed } from "#rooms/use-room.ts";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { dialogWords } from "./dialog-words.ts";
import { RiddleForm } from "./riddle-form.tsx";
import { RiddleHints } from "./riddle-hints.tsx";
import { RiddleSolved } from "./riddle-solved.tsx";
import { useRiddleTry } from "./use-riddle-try.ts";

interface RiddleInsideProps {
  riddleId: string;
  directed: Directed;
  /** What a further hint costs in points. */
  hintCost: number;
  onClose: () => void;
}

/** A riddle in its dialog: read, answered, solved. */
export function RiddleInside({ riddleId, directed, hintCost, onClose }: RiddleInsideProps) {
  const say = useWords(dialogWords);
  const textOf = useProblemText();
  const { data: riddle, error, refetch } = useQuery(riddleQuery(riddleId));
  const trying = useRiddleTry(riddleId, directed);
  const [wasSolved, setWasSolved] = useState<boolean>();
  useEffect(() => {
    if (riddle) setWasSolved((before) => before ?? riddle.solved);
  }, [riddle]);

  if (error && !riddle)
    return (
      <RetryNotice
        className="mt-5"
        text={`${say("failed")}. ${textOf(error)}`}
        retry={say("retry")}
        onRetry={refetch}
      />
    );
  if (!riddle)
    return (
      <Loading label={say("loading")}>
        <Skeleton className="mt-5 h-72 rounded-card" />
      </Loading>
    );
  return (
    <div className="room-sides mt-4">
      <div className="grid grid-cols-1 gap-6">
        <p lang="en" className="room-told">
          {riddle.riddle}
        </p>
        <Clues clues={riddle.clues} against={trying.wrong?.ruledOutBy ?? undefined} />
      </div>
      {riddle.solved && riddle.code ? (
        <RiddleSolved riddle={riddle} code={riddle.code} fresh={wasSolved === false} onContinue={onClose} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <RiddleForm riddle={riddle} trying={trying} />
          <RiddleHints riddle={riddle} cost={hintCost} onRead={directed.reread} />
        </div>
      )}
    </div>
  );
}

/** What is known; what rules out the answer that was tried last is marked. */
function Clues({ clues, against }: { clues: readonly string[]; against: string | undefined }) {
  const say = useWords(dialogWords);
  return (
    <section>
      <h3 className="font-sans text-15 font-semibold tracking-normal text-muted">{say("clues")}</h3>
      <ul className="mt-2 grid gap-2">
        {clues.map((clue) => (
          <li
            key={clue}
            lang="en"
            className={`card rounded-control px-4 py-3 ${clue === against ? "clue-against" : ""}`}
          >
            {clue}
          </li>
        ))}
      </ul>
    </section>
  );
}
