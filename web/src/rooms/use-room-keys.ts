import type { RefObject } from "react";
import { useShortcuts } from "#ui/shortcuts.ts";

const tiles = ["r", "1", "2", "3", "d"];
const keys = [...tiles, "p", "t", "?"].flatMap((key) => [key, key.toUpperCase()]);

interface RoomKeys {
  onTime: () => void;
  onClock: () => void;
  /** The key's tile is not there. */
  onNothing: () => void;
  onHelp: () => void;
}

/** The keys of a room: R and 1 to 3 open what is to be solved, D the lock, P the clock, T tells the time. */
export function useRoomKeys(
  part: RefObject<HTMLElement | null>,
  { onTime, onClock, onNothing, onHelp }: RoomKeys,
) {
  useShortcuts(part, keys, (pressed) => {
    const key = pressed.toLowerCase();
    if (key === "t") onTime();
    else if (key === "p") onClock();
    else if (key === "?") onHelp();
    else if (!pressTile(part.current, key)) onNothing();
  });
}

/** Focuses a tile and presses it, so that the focus comes back to it; false where it is not there. */
export function pressTile(part: HTMLElement | null, key: string): boolean {
  const tile = part?.querySelector<HTMLElement>(`[data-tile="${key}"]`);
  tile?.focus();
  tile?.click();
  return tile !== null && tile !== undefined;
}
