import type { ReactNode } from "react";
import { useWords } from "#i18n/room-words.ts";
import type { Reading } from "#rooms/clock.ts";
import { PenaltyNote, RoomClock } from "#rooms/room-clock.tsx";
import type { Penalty } from "#rooms/use-room.ts";
import { Dialog } from "#ui/dialog.tsx";
import { dialogWords } from "./dialog-words.ts";

interface RoomDialogProps {
  open: boolean;
  title: string;
  titleLang?: string;
  /** Nothing while there is no clock. */
  reading: Reading | undefined;
  penalty: Penalty | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of a room: the clock stands in it too. */
export function RoomDialog({ reading, penalty, children, ...dialog }: RoomDialogProps) {
  const say = useWords(dialogWords);
  return (
    <Dialog {...dialog} closeLabel={say("close")}>
      {reading && (
        <div className="room-dialog-clock mt-1 flex items-center gap-2">
          <RoomClock reading={reading} className="text-17" />
          <PenaltyNote penalty={penalty} />
        </div>
      )}
      {children}
    </Dialog>
  );
}
