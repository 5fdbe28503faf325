import type { DescriptionEvaluation } from "@salida/contract/kinds/description.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { reviewWords } from "./review-words.ts";

/** What is in the picture, each with whether it was said. */
export function DetailsSaid({ details }: { details: DescriptionEvaluation["details"] }) {
  const say = useWords(reviewWords);
  if (details.length === 0) return null;
  const told = details.filter(({ said }) => said).length;
  return (
    <section>
      <h3 className="text-20">{say("details")}</h3>
      <p className="mt-1 text-15 text-muted">{say("detailsSaid", { said: told, all: details.length })}</p>
      <ul className="mt-3 divide-y divide-line">
        {details.map(({ text, said }) => (
          <li key={text} className="flex items-baseline gap-3 py-2">
            <span
              aria-hidden="true"
              className={clsx(
                "grid size-5 shrink-0 place-items-center self-start",
                said ? "mt-1 text-ok" : "text-muted",
              )}
            >
              {said ? <Icon name="check" /> : "–"}
            </span>
            <span lang="en" className="min-w-0 flex-1">
              {text}
            </span>
            <span className={clsx("shrink-0 text-13 font-semibold", said ? "text-ok" : "text-muted")}>
              {say(said ? "said" : "notSaid")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
