import type { Transcript } from "@salida/contract/media.ts";
import type { ComponentProps, ReactNode } from "react";
import { ExerciseSound } from "#sound/exercise-sound.tsx";
import { ScoreCard } from "./score-card.tsx";
import { useRepeat } from "./use-repeat.ts";

interface HeardReviewProps {
  /** Nothing where it gives none. */
  result: ComponentProps<typeof ScoreCard> | undefined;
  sound: Omit<ComponentProps<typeof ExerciseSound>, "repeat">;
  /** When each sentence of it is heard. */
  turns: Transcript | null;
  /** What was said. */
  said: ReactNode;
  /** What was answered: above it, or beside it where there is room. */
  answered: ReactNode;
}

/** The result of something heard, and the recording again over what was said and answered. */
export function HeardReview({ result, sound, turns, said, answered }: HeardReviewProps) {
  const repeat = useRepeat(sound.player, turns);
  return (
    <div className="grid grid-cols-1 gap-8">
      {result && <ScoreCard {...result} />}
      <ExerciseSound {...sound} repeat={repeat} />
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_25rem]">
          {answered}
          <div className="grid grid-cols-1 gap-8 @4xl:order-first">{said}</div>
        </div>
      </div>
    </div>
  );
}
