import type { Recommended } from "@salida/contract/today.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { ReactNode } from "react";
import { InsteadNotice } from "#exercises/instead-notice.tsx";
import type { AnyKind } from "#exercises/kind.ts";
import { exercisePath, useKind } from "#exercises/kinds-context.ts";
import { topicWords } from "#exercises/topics/topic-words.ts";
import { useMaking } from "#exercises/use-making.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { todayWords } from "./today-words.ts";

/** The one exercise to do next, and why; one press begins it. */
export function NextUp({ next }: { next: Recommended | null }) {
  const say = useWords(todayWords);
  if (next) return <Next next={next} />;
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h2 className="text-32">{say("spent")}</h2>
      <p className="max-w-[46ch] opacity-85">{say("spentText")}</p>
    </div>
  );
}

function Next({ next }: { next: Recommended }) {
  const { kind: name, id, context, level } = next;
  const say = useWords(todayWords);
  const topic = useWords(topicWords);
  const kind = useKind(name);
  const of = useWords(kind.words);
  return (
    <div className="grid content-start justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-2 text-15">
        <span className="font-semibold text-lamp">{say("next")}</span>
        <span className="chip chip-lamp">{levelName(level)}</span>
      </p>
      <h2 className="flex items-start gap-3 text-32">
        <Icon name={kind.icon} className="mt-1 size-8 shrink-0" />
        {say("nextTitle", { kind: of("one"), topic: topic(context) })}
      </h2>
      <Why next={next} />
      {id ? (
        <Ways>
          <a href={exercisePath(name, id)} className={buttonClass("lamp")}>
            {say("resume")}
            <Icon name="arrow-right" />
          </a>
        </Ways>
      ) : (
        <Start kind={kind} topic={context} level={level} />
      )}
    </div>
  );
}

function Why({ next: { id, reason, daysSince } }: { next: Recommended }) {
  const say = useWords(todayWords);
  const why = reason === "rested" && !daysSince ? say("restedToday") : say(reason, { count: daysSince ?? 0 });
  return <p className="max-w-[46ch] opacity-85">{id ? say("begun") : why}</p>;
}

/** Makes it at one press, and tells before where it would be something else. */
function Start({ kind, topic, level }: { kind: AnyKind; topic: Topic; level: Level }) {
  const say = useWords(todayWords);
  const { press, busy, instead, error } = useMaking(kind, level);
  return (
    <>
      {error && <Notice tone="bad" text={error} />}
      {instead && <InsteadNotice offer={instead} level={level} />}
      <Ways>
        <Button look="lamp" busy={busy !== undefined} onClick={() => press(topic)}>
          {say("start")}
          <Icon name="arrow-right" />
        </Button>
      </Ways>
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  const say = useWords(todayWords);
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {children}
      <a href="/exercises" className={buttonClass("quiet")}>
        {say("choose")}
      </a>
    </div>
  );
}
