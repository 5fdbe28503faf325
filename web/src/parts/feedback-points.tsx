import type { Bilingual } from "@salida/contract/values.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { feedbackWords } from "./rubric-words.ts";

interface FeedbackPointsProps {
  points: readonly { tone: "good" | "mend"; text: Bilingual }[];
}

/** What was good and what to mend, in a sentence each. */
export function FeedbackPoints({ points }: FeedbackPointsProps) {
  const say = useWords(feedbackWords);
  const language = useLanguage();
  if (points.length === 0) return null;
  return (
    <section>
      <h3 className="text-20">{say("points")}</h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {points.map(({ tone, text }) => (
          <li key={text.en} className="card flex gap-3 p-4">
            {tone === "good" ? (
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-ok" />
            ) : (
              <Icon name="pencil" className="mt-0.5 size-5 shrink-0 text-brand" />
            )}
            <p className="min-w-0 flex-1">
              <span className="sr-only">{say(tone)} </span>
              {text[language]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
