import type { Today } from "@salida/contract/today.ts";
import { useWords } from "#i18n/room-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { todayWords } from "./today-words.ts";

/** How many cards wait to be reviewed, and the words kept so far; nothing before the first is kept. */
export function ReviewDue({ reviews: { due, words, learnt } }: Pick<Today, "reviews">) {
  const say = useWords(todayWords);
  if (due === 0 && words === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-24">{say("review")}</h2>
      <div className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-4 p-5">
        <Icon name="repeat" className="size-8 shrink-0 text-brand max-[22rem]:hidden" />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-17 leading-snug">{due > 0 ? say("due", { count: due }) : say("dueNone")}</h3>
          {words > 0 && <p className="mt-0.5 text-15 text-muted">{say("words", { count: words, learnt })}</p>}
        </div>
        <a href="/review" className={buttonClass(due > 0 ? "primary" : "quiet")}>
          {say("review")}
        </a>
      </div>
    </section>
  );
}
