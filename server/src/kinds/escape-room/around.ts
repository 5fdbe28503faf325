import type { RoomSession, RoomStatus } from "@salida/contract/kinds/escape-room.ts";
import type { KindName } from "@salida/contract/kinds.ts";

/** What a room's director knows of it now, for what is shown. */
export interface Around {
  status: RoomStatus;
  session: RoomSession;
  /** Three times the time was chosen. */
  extendedTime: boolean;
  /** ISO 8601 in UTC, as the wire has them. */
  finishedAt: string | null;
  expiresAt: string;
  /** Its nine pieces in the order of their places, 0 to 8: three a puzzle. */
  parts: readonly { id: string; kind: KindName; place: number; completed: boolean }[];
}
