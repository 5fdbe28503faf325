import type { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import type { Told } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { factWords } from "./words.ts";

const counted = ["reading", "listening", "description", "chat"] as const;

/** How many exercises of each sort are in a room. */
export function RoomFacts({ exercise }: { exercise: Told<typeof escapeRoom> }) {
  const say = useWords(factWords);
  return counted
    .filter((kind) => exercise.exerciseCounts[kind] > 0)
    .map((kind) => <span key={kind}>{say(kind, { count: exercise.exerciseCounts[kind] })}</span>);
}
