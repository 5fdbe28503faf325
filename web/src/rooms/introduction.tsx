import { useEffect, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Passage } from "#parts/passage.tsx";
import { ExerciseSound } from "#sound/exercise-sound.tsx";
import { usePlayer } from "#sound/use-player.ts";
import type { Phase, Room } from "./room.ts";
import { words } from "./words.ts";

interface IntroductionProps {
  room: Room;
  phase: Phase;
  readAgain: () => Promise<Room | undefined>;
}

/** How the story begins, to be read and heard. It folds up once the clock runs, and goes on being heard. */
export function Introduction({ room, phase, readAgain }: IntroductionProps) {
  const say = useWords(words);
  const player = usePlayer(room.introductionAudio, async () => (await readAgain())?.introductionAudio);
  const [open, setOpen] = useState(phase === "before");
  useEffect(() => setOpen(phase === "before"), [phase]);
  return (
    <details
      className="room-intro card p-5 sm:p-7"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-8 font-display text-20 font-semibold">{say("introduction")}</summary>
      <div className="mt-4 grid grid-cols-1 gap-5">
        <ExerciseSound player={player} making={room.generation} again={readAgain} />
        <Passage text={room.introduction} />
      </div>
    </details>
  );
}
