import { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import { useState } from "react";
import { readDraft } from "#exercises/draft.ts";
import { useWords } from "#i18n/room-words.ts";
import type { Reading } from "#rooms/clock.ts";
import { hasProgress, type Room } from "#rooms/room.ts";
import type { Directed } from "#rooms/use-room.ts";
import type { Shown } from "#rooms/use-screen.ts";
import { words } from "#rooms/words.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DecoderInside } from "./decoder-inside.tsx";
import { dialogWords } from "./dialog-words.ts";
import { PieceInside } from "./piece-inside.tsx";
import { RiddleInside } from "./riddle-inside.tsx";
import { RoomDialog } from "./room-dialog.tsx";

interface RoomDialogsProps {
  room: Room;
  directed: Directed;
  /** Nothing while no clock runs. */
  reading: Reading | undefined;
  shown: Shown | undefined;
  onShow: (shown: Shown | undefined) => void;
  /** Stops the clock between two puzzles; nothing while none runs. */
  onRest: (() => void) | undefined;
}

/** What is opened in a room, each in a dialog of its own. */
export function RoomDialogs({ room, directed, reading, shown, onShow, onRest }: RoomDialogsProps) {
  const say = useWords(dialogWords);
  const page = useWords(words);
  const [asking, setAsking] = useState(false);
  /** What the last try was made with: as long as it is that, nothing is left to be verified. */
  const [tried, setTried] = useState<string>();
  const piece =
    shown?.what === "piece"
      ? room.puzzles.flatMap(({ exercises }) => exercises).find(({ exerciseId }) => exerciseId === shown.id)
      : undefined;
  const clock = { reading, penalty: directed.penalty };
  const close = () => onShow(undefined);

  function closePiece() {
    const draft = piece && !piece.solved && readDraft(piece.exerciseId);
    if (hasProgress(draft) && JSON.stringify(draft) !== tried) setAsking(true);
    else close();
  }

  return (
    <>
      <RoomDialog {...clock} open={shown?.what === "riddle"} title={page("riddleFound")} onClose={close}>
        {shown?.what === "riddle" && (
          <RiddleInside
            riddleId={shown.id}
            directed={directed}
            hintCost={nextHintCost(room)}
            onClose={close}
          />
        )}
      </RoomDialog>
      <RoomDialog
        {...clock}
        open={piece !== undefined}
        title={piece?.found ?? ""}
        titleLang="en"
        onClose={closePiece}
      >
        {piece && (
          <PieceInside
            key={piece.exerciseId}
            piece={piece}
            onMoved={() => {
              setTried(JSON.stringify(readDraft(piece.exerciseId)));
              directed.reread();
            }}
            onClose={closePiece}
          />
        )}
      </RoomDialog>
      <RoomDialog {...clock} open={shown?.what === "lock"} title={say("decoder")} onClose={close}>
        {shown?.what === "lock" && (
          <DecoderInside
            roomId={room.id}
            puzzle={shown.puzzle}
            last={room.puzzles.at(-1)?.id === shown.puzzle.id}
            directed={directed}
            onNext={close}
            onRest={onRest}
          />
        )}
      </RoomDialog>
      <ConfirmDialog
        open={asking}
        title={say("leaveTitle")}
        text={say(reading ? "leaveText" : "leaveTextPractice")}
        confirm={say("leave")}
        cancel={say("stay")}
        look="primary"
        busy={false}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Points that a further hint takes from those of a solved room. Each takes a tenth, down to a half. */
export function nextHintCost({ hintsUsed, repeat, status }: Room): number {
  if (status >= 2) return 0;
  const worth = (hints: number) => pointsFor(escapeRoom.points, Math.max(5, 10 - hints), repeat);
  return worth(hintsUsed) - worth(hintsUsed + 1);
}
