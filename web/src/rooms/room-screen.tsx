import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useKind } from "#exercises/kinds-context.ts";
import { ShortcutsDialog } from "#exercises/shortcuts-dialog.tsx";
import { useWords } from "#i18n/room-words.ts";
import { useStatsBefore } from "#progress/stats-before.ts";
import { useOrders } from "#rooms/dialogs/use-orders.ts";
import { Page } from "#ui/page.tsx";
import { Board } from "./board.tsx";
import { clockText, secondsLeft } from "./clock.ts";
import { Introduction } from "./introduction.tsx";
import { currentPuzzle, lightIn, phaseOf, type Room } from "./room.ts";
import { RoomBar } from "./room-bar.tsx";
import { ClockWatch } from "./room-clock.tsx";
import { RoomEnd } from "./room-end.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { RoomFooter } from "./room-footer.tsx";
import { roomName } from "./room-query.ts";
import { RoomScene } from "./room-scene.tsx";
import { PausedCard, StartCard } from "./start-card.tsx";
import type { Directed } from "./use-room.ts";
import { pressTile, useRoomKeys } from "./use-room-keys.ts";
import { useRoomSound } from "./use-room-sound.ts";
import { useEndedHere, usePenaltySaid, useReading, useShown } from "./use-screen.ts";
import { useVoice, Voice } from "./voice.tsx";
import { words } from "./words.ts";

/** Asked for at once, and not waited for: nothing is opened before the clock runs. */
const dialogs = () => import("#rooms/dialogs/room-dialogs.tsx");
dialogs().catch(() => undefined);
const RoomDialogs = lazy(async () => ({ default: (await dialogs()).RoomDialogs }));

interface RoomScreenProps {
  room: Room;
  directed: Directed;
}

/** A room as it is played: before it, in it, while its clock stands, and once it is over. */
export function RoomScreen({ room, directed }: RoomScreenProps) {
  const say = useWords(words);
  const part = useRef<HTMLDivElement>(null);
  const { keys } = useKind(roomName);
  const phase = phaseOf(room);
  const rankBefore = useStatsBefore()?.rank.type;
  const orders = useOrders(directed);
  const [moreTime, setMoreTime] = useState(false);
  const [practising, setPractising] = useState(false);
  const [help, setHelp] = useState(false);
  const [said, tell] = useVoice();
  const [shown, show] = useShown(part, phase);
  const reading = useReading(room, directed.query.dataUpdatedAt, moreTime && phase === "before");
  const fresh = useEndedHere(phase);
  usePenaltySaid(directed.penalty, tell);
  const sound = useRoomSound(room, phase);

  const { puzzles } = room;
  const place = currentPuzzle(puzzles);
  const playing = phase === "playing" || (phase === "over" && practising);
  const puzzle = playing && place !== undefined ? puzzles[place] : undefined;
  const busy = orders.busy === "clock";
  // the way out opens before the learner's eyes, not behind the last lock
  const atLock = shown?.what === "lock";

  useRoomKeys(part, {
    onTime() {
      const [minutes, seconds] = clockText(secondsLeft(reading, Date.now())).split(":").map(Number);
      if (phase !== "over") tell(say("timeSaid", { minutes: minutes ?? 0, seconds: seconds ?? 0 }));
    },
    onClock() {
      if (phase === "playing") void orders.pause();
      else pressTile(part.current, "start");
    },
    onNothing: () => playing && tell(say("notReady")),
    onHelp: () => setHelp(true),
  });

  const board = puzzle && (
    <Board
      puzzle={puzzle}
      number={puzzles.indexOf(puzzle) + 1}
      total={puzzles.length}
      practice={phase === "over"}
      onOpen={show}
    />
  );

  return (
    <Lit part={part} share={phase === "paused" ? 0 : lightIn(puzzles)}>
      <RoomBar
        reading={reading}
        penalty={directed.penalty}
        running={phase === "playing"}
        busy={busy}
        onPause={orders.pause}
        onKeys={() => setHelp(true)}
        sound={sound}
      />
      <Page title={room.title} titleLang="en">
        <RoomFacts room={room} />
        <div className="mt-5 overflow-hidden rounded-card border border-line">
          <RoomScene
            topic={room.context}
            puzzles={phase === "paused" ? [] : puzzles}
            out={room.status === 2 && !atLock}
            opening={fresh && !atLock}
            low={phase === "playing"}
          />
        </div>
        {phase === "playing" && board}
        {phase === "over" && (
          <RoomEnd
            room={room}
            fresh={fresh}
            rankBefore={rankBefore}
            practising={practising}
            onPractise={() => setPractising(true)}
            onOpen={show}
          >
            {board}
          </RoomEnd>
        )}
        {phase === "paused" && (
          <PausedCard
            busy={busy}
            failure={orders.failure}
            byItself={!orders.pausedByLearner.current}
            onResume={() => orders.start(false)}
          />
        )}
        <div className="room-opening mt-6" data-phase={phase}>
          <Introduction room={room} phase={phase} readAgain={directed.reread} />
          {phase === "before" && (
            <StartCard
              room={room}
              busy={busy}
              failure={orders.failure}
              moreTime={moreTime}
              onMoreTime={setMoreTime}
              onStart={() => orders.start(moreTime)}
            />
          )}
        </div>
        <RoomFooter room={room} phase={phase} orders={orders} />
      </Page>
      <Suspense>
        <RoomDialogs
          room={room}
          directed={directed}
          reading={phase === "playing" ? reading : undefined}
          shown={shown}
          onShow={show}
          onRest={phase === "playing" ? orders.pause : undefined}
        />
      </Suspense>
      <ShortcutsDialog keys={keys} open={help} onClose={() => setHelp(false)} />
      {phase === "playing" && <ClockWatch reading={reading} tell={tell} onOver={directed.reread} />}
      <Voice said={said} />
    </Lit>
  );
}

interface LitProps {
  part: { current: HTMLDivElement | null };
  /** Of the room, how much is understood. */
  share: number;
  children: ReactNode;
}

/** The room's page, lit by what is understood of it. */
function Lit({ part, share, children }: LitProps) {
  return (
    <div ref={part} className="room" style={{ "--lit": share } as CSSProperties}>
      {children}
    </div>
  );
}
