import { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Passage } from "#parts/passage.tsx";
import { PointsChip } from "#parts/points-chip.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { clockText } from "./clock.ts";
import { overWords } from "./over-words.ts";
import { currentPuzzle, type Room } from "./room.ts";

interface OverProps {
  room: Room;
  /** It ended just now. */
  fresh: boolean;
  practising: boolean;
  onPractise: () => void;
}

/** How a room ended: out or not, what it brought, and the end of its story. */
export function Over({ room, fresh, practising, onPractise }: OverProps) {
  const say = useWords(overWords);
  const outcome = outcomeOf(room);
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
      <section>
        <h2 tabIndex={-1} data-next="" className="text-32 outline-none sm:text-44">
          {say(outcome)}
        </h2>
        <p className="mt-2 max-w-[60ch] text-muted">{say(`${outcome}Intro`)}</p>
        {room.ending && (
          <section className="note mt-6">
            <h3 className="font-sans text-15 font-semibold tracking-normal text-muted">{say("ending")}</h3>
            <div className="mt-2">
              <Passage text={room.ending} />
            </div>
          </section>
        )}
      </section>
      <div className="grid grid-cols-1 gap-5">
        <Figures room={room} fresh={fresh} />
        {outcome !== "solved" && !practising && <PlayOn room={room} onPractise={onPractise} />}
      </div>
    </div>
  );
}

function outcomeOf({ status, givenUp }: Room) {
  if (status === 2) return "solved";
  if (status === 4) return "expired";
  return givenUp ? "givenUp" : "failed";
}

function Figures({ room, fresh }: { room: Room; fresh: boolean }) {
  const say = useWords(overWords);
  const { number } = useFormat();
  const { evaluation, session, hintsUsed, puzzles, repeat } = room;
  const time = {
    name: say("timeNeeded"),
    value: say("timeOf", {
      time: clockText(evaluation?.elapsedTime ?? session.elapsedTime),
      limit: clockText(session.limitTime),
    }),
  };
  const figures = [
    ...(room.status === 2 ? [time] : []),
    { name: say("hintsUsed"), value: number(hintsUsed) },
    {
      name: say("locksOpened"),
      value: `${puzzles.filter(({ decoded }) => decoded).length}/${puzzles.length}`,
    },
  ];
  return (
    <section className="plate grid gap-4 p-5 sm:p-6">
      {evaluation && (
        <PointsChip
          points={pointsFor(escapeRoom.points, evaluation.score, repeat)}
          repeat={repeat}
          fresh={fresh}
        />
      )}
      <dl className="grid gap-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-15 text-on-night/80">{name}</dt>
            <dd className="font-mono text-17 font-bold text-lamp tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was not got out of can be played to its end. */
function PlayOn({ room, onPractise }: { room: Room; onPractise: () => void }) {
  const say = useWords(overWords);
  if (currentPuzzle(room.puzzles) === undefined) return <p className="text-muted">{say("practised")}</p>;
  return (
    <section className="card grid justify-items-start gap-3 p-5">
      <p className="text-15 text-muted">{say("playOnText")}</p>
      <Button look="quiet" onClick={onPractise}>
        <Icon name="play" />
        {say("playOn")}
      </Button>
    </section>
  );
}
