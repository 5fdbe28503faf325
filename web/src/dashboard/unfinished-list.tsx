import type { Unfinished } from "@salida/contract/today.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useState } from "react";
import { useTitle } from "#exercises/exercise-title.ts";
import { exercisePath, useKind } from "#exercises/kinds-context.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { todayWords } from "./today-words.ts";

/** How many are shown at first. */
const few = 3;

/** What was begun and not finished. */
export function UnfinishedList({ unfinished }: { unfinished: readonly Unfinished[] }) {
  const say = useWords(todayWords);
  const [all, setAll] = useState(false);
  if (unfinished.length === 0) return null;
  const shown = all ? unfinished : unfinished.slice(0, few);
  const left = unfinished.length - shown.length;
  return (
    <section className="mt-10">
      <h2 className="text-24">{say("unfinished")}</h2>
      <ul className="card mt-4 divide-y divide-line">
        {shown.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" className="mt-3" onClick={() => setAll(true)}>
          {say("more", { count: left })}
        </Button>
      )}
    </section>
  );
}

function Row({ one }: { one: Unfinished }) {
  const say = useWords(todayWords);
  const kind = useKind(one.kind);
  const of = useWords(kind.words);
  const { title, lang, topic } = useTitle(kind, one as never);
  const { day } = useFormat();
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors hover:bg-brand-soft/50 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-brand sm:px-5">
      {one.picture ? (
        <img
          src={one.picture.url}
          width={one.picture.width}
          height={one.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-auto w-20 shrink-0 rounded-control bg-line"
        />
      ) : (
        <Icon name={kind.icon} className={`size-7 shrink-0 ${kind.hue}`} />
      )}
      <div className="min-w-0 flex-1">
        <h3 lang={lang} className="text-17 leading-snug">
          <a
            href={exercisePath(one.kind, one.id)}
            className="font-semibold outline-none after:absolute after:inset-0"
          >
            {title}
          </a>
        </h3>
        <p className="mt-0.5 text-15 text-muted">
          {[of("one"), topic, levelName(one.level), say("begunOn", { day: day(one.createdAt) })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Icon name="arrow-right" className="shrink-0 text-brand max-[22rem]:hidden" />
    </li>
  );
}
