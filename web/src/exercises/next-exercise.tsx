import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import clsx from "clsx";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { NewExercise } from "./create-exercise.tsx";
import { InsteadNotice } from "./instead-notice.tsx";
import type { AnyKind } from "./kind.ts";
import { isUsedUp, LimitReached } from "./limit-reached.tsx";
import { useAllowance } from "./queries.ts";
import { topicWords } from "./topics/topic-words.ts";
import { useMaking } from "./use-making.ts";
import { words } from "./words.ts";

interface NextExerciseProps {
  kind: AnyKind;
  /** What the one before was about. */
  topic: Topic;
  className?: string;
}

/** After an exercise the next: of the same kind and topic at one press, or of another topic. */
export function NextExercise({ kind, ...next }: NextExerciseProps) {
  const { data: stats } = useStats();
  const { data: allowance, isPending } = useAllowance(kind);
  // who may create nothing more is not shown a way that closes under their finger
  if (isPending) return null;
  if (allowance && isUsedUp(allowance))
    return (
      <div className="mt-8">
        <LimitReached kind={kind} allowance={allowance} />
      </div>
    );
  return stats ? <Next kind={kind} level={stats.level} {...next} /> : null;
}

/** The two stand side by side on a small screen too. */
const slim = "max-sm:px-3 max-sm:text-15";

function Next({ kind, topic, level, className }: NextExerciseProps & { level: Level }) {
  const say = useWords(words);
  const nameOf = useWords(topicWords);
  const [picking, setPicking] = useState(false);
  const { press, busy, instead, error } = useMaking(kind, level);
  return (
    <div className={clsx("grid gap-4", className)}>
      {error && <Notice tone="bad" text={error} className="max-w-[60ch]" />}
      {instead && <InsteadNotice offer={instead} level={level} className="max-w-[60ch]" />}
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {instead?.given !== null && (
          <Button className={slim} busy={busy !== undefined} onClick={() => press(topic)}>
            {instead ? say("takeInstead") : say("next", { topic: nameOf(topic) })}
            <Icon name="arrow-right" />
          </Button>
        )}
        <Button look="quiet" className={slim} onClick={() => setPicking(true)}>
          {say("anotherTopic")}
        </Button>
      </div>
      <NewExercise kind={kind} level={level} open={picking} onClose={() => setPicking(false)} />
    </div>
  );
}
