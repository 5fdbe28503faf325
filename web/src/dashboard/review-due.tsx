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
    <section className="card mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <Icon name="repeat" className="size-8 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-20">{due > 0 ? say("due", { count: due }) : say("dueNone")}</h2>
        {words > 0 && <p className="text-15 text-muted">{say("words", { count: words, learnt })}</p>}
      </div>
      <a href="/review" className={buttonClass(due > 0 ? "primary" : "quiet")}>
        {say("review")}
      </a>
    </section>
  );
}
