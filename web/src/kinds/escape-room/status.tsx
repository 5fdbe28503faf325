import type { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import clsx from "clsx";
import type { Listed } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { statusWords } from "./words.ts";

const told = [
  { word: "notStarted", icon: "clock" },
  { word: "inProgress", icon: "clock" },
  { word: "solved", icon: "check" },
  { word: "failed", icon: "close" },
  { word: "expired", icon: "close" },
] as const;
const givenUp = { word: "givenUp", icon: "close" } as const;

/** How it stands with a room in the list. */
export function RoomStatus({ item }: { item: Listed<typeof escapeRoom> }) {
  const say = useWords(statusWords);
  const { word, icon } = item.givenUp ? givenUp : told[item.status];
  return (
    <p className={clsx("chip px-3 py-1 text-15", word === "solved" && "chip-lamp")}>
      <Icon name={icon} className="size-4" />
      {say(word)}
    </p>
  );
}
