import { useState } from "react";
import { useKind } from "#exercises/kinds-context.ts";
import { type ReportAbout, ReportDialog } from "#exercises/reports/report-dialog.tsx";
import { useWords } from "#i18n/room-words.ts";
import { ReportControl } from "#parts/report-control.tsx";
import type { useOrders } from "#rooms/dialogs/use-orders.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { Phase, Room } from "./room.ts";
import { roomName } from "./room-query.ts";
import { words } from "./words.ts";

interface RoomFooterProps {
  room: Room;
  phase: Phase;
  orders: ReturnType<typeof useOrders>;
}

/** Under the room: that something is wrong with it, and how to give it up. */
export function RoomFooter({ room, phase, orders }: RoomFooterProps) {
  const say = useWords(words);
  const kind = useKind(roomName);
  const [about, setAbout] = useState<ReportAbout>();
  const [asking, setAsking] = useState(false);

  async function giveUp() {
    if (await orders.giveUp()) setAsking(false);
  }

  return (
    <footer className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <ReportControl reported={room.reported.whole} onReport={() => setAbout({})} />
      {(phase === "playing" || phase === "paused") && (
        <button type="button" className="link min-h-11 text-15 text-muted" onClick={() => setAsking(true)}>
          {say("giveUp")}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title={say("giveUpTitle")}
        text={say("giveUpText")}
        confirm={say("giveUp")}
        cancel={say("stay")}
        busy={orders.busy === "end"}
        error={asking ? orders.failure : undefined}
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      />
      <ReportDialog
        kind={kind}
        exerciseId={room.id}
        completed={room.completed}
        about={about}
        onClose={() => setAbout(undefined)}
      />
    </footer>
  );
}
