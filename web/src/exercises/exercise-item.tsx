import { levelName } from "@salida/rules/levels.ts";
import { maxScore, tierOf } from "@salida/rules/progress/scores.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { useTitle } from "./exercise-title.ts";
import type { AnyContract, AnyKind, Listed } from "./kind.ts";
import { exercisePath } from "./kinds-context.ts";
import { topicWords } from "./topics/topic-words.ts";
import { words } from "./words.ts";

interface ExerciseItemProps {
  kind: AnyKind;
  item: Listed<AnyContract>;
}

/** One exercise in the list: what it is, and how it went or that it waits. */
export function ExerciseItem({ kind, item }: ExerciseItemProps) {
  const say = useWords(words);
  const topicName = useWords(topicWords);
  const titled = useTitle(kind, item);
  const { title, lang, topic } = item.writing
    ? { title: say("writing"), lang: undefined, topic: topicName(item.requested.context) }
    : titled;
  const { day } = useFormat();
  const { Facts, Status = ItemState } = kind;
  const began = day(item.createdAt);
  const ended = item.completedAt && item.evaluation ? day(item.completedAt) : undefined;
  return (
    <li className="card relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 transition-colors hover:border-field has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-brand">
      {item.picture && (
        <img
          src={item.picture.url}
          width={item.picture.width}
          height={item.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-auto w-28 rounded-control bg-line sm:w-32"
        />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <h3 lang={lang} className="text-20 leading-snug">
          <a
            href={exercisePath(kind.contract.name, item.id)}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </a>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-muted">
          <span className={`chip ${kind.hue}`}>
            {levelName(item.writing ? item.requested.level : item.level)}
          </span>
          {topic && <span>{topic}</span>}
          {!item.writing && <Facts exercise={item} />}
        </p>
        <p className="mt-1 text-13 text-muted">
          {[
            began !== ended && say("createdOn", { day: began }),
            ended && say("completedOn", { day: ended }),
            item.repeat && say("repeat"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {!item.writing && <Status item={item} />}
    </li>
  );
}

/** Completed is not the same as done well: only that is green. */
function isGood(score: number): boolean {
  return ["excellent", "good"].includes(tierOf(score));
}

function ItemState({ item }: { item: Listed<AnyContract> }) {
  const say = useWords(words);
  const { number } = useFormat();
  if (!item.completed || !item.evaluation)
    return (
      <p className="chip chip-lamp px-3 py-1 text-15">
        <Icon name="clock" className="size-4" />
        {say("pending")}
      </p>
    );
  const score = number(item.evaluation.score);
  return (
    <p className="flex items-center gap-2">
      <Icon name="check" className={isGood(item.evaluation.score) ? "text-ok" : "text-muted"} />
      <span className="sr-only">{say("scoreSaid", { score, most: maxScore })}</span>
      <span aria-hidden="true" className="font-display text-24 font-bold tabular-nums">
        {say("scoreOf", { score, most: maxScore })}
      </span>
    </p>
  );
}
