import type { ReactNode } from "react";
import { summaryPath } from "#exercises/kinds-context.ts";
import { useWords } from "#i18n/room-words.ts";
import { RankBar } from "#progress/rank-bar.tsx";
import { RankRise } from "#progress/rank-rise.tsx";
import { useStats } from "#progress/stats.ts";
import { buttonClass } from "#ui/button.tsx";
import { FoundPieces } from "./found-pieces.tsx";
import { Over } from "./over.tsx";
import { overWords } from "./over-words.ts";
import type { Room } from "./room.ts";
import { roomName } from "./room-query.ts";
import type { Shown } from "./use-screen.ts";

interface RoomEndProps {
  room: Room;
  /** It ended just now. */
  fresh: boolean;
  /** The learner's rank when they came. */
  rankBefore: number | undefined;
  /** It is played on without a clock. */
  practising: boolean;
  onPractise: () => void;
  onOpen: (shown: Shown) => void;
  /** The board, where it is played on. */
  children: ReactNode;
}

/** A room that is over: how it ended, what was found in it, and where to go from here. */
export function RoomEnd({ room, fresh, rankBefore, practising, onPractise, onOpen, children }: RoomEndProps) {
  const say = useWords(overWords);
  return (
    <>
      <Over room={room} fresh={fresh} practising={practising} onPractise={onPractise} />
      {children}
      <FoundPieces
        puzzles={room.puzzles}
        onOpen={({ exerciseId }) => onOpen({ what: "piece", id: exerciseId })}
        onRiddle={(id) => onOpen({ what: "riddle", id })}
      />
      <Standing rankBefore={rankBefore} />
      <a href={summaryPath(roomName)} className={buttonClass("lamp", "mt-8")}>
        {say("another")}
      </a>
    </>
  );
}

/** Where the learner stands by now. */
function Standing({ rankBefore }: Pick<RoomEndProps, "rankBefore">) {
  const { data: stats } = useStats();
  if (!stats) return null;
  return (
    <>
      <RankRise silent from={rankBefore} to={stats.rank.type} />
      <div className="plate mt-12 p-6">
        <RankBar stats={stats} />
      </div>
    </>
  );
}
