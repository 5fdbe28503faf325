import type { AnsweredQuestion } from "@salida/contract/placements.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { SentenceWithGap } from "./sentence-with-gap.tsx";
import { placementWords } from "./words.ts";

/** Every question of a test: what was said, what is right, and why. */
export function AnsweredList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  const say = useWords(placementWords);
  return (
    <section className="card mt-6 p-5 sm:p-6">
      <h2 className="text-20">{say("each")}</h2>
      <ol className="mt-2">
        {questions.map((question) => (
          <Answered key={question.id} question={question} />
        ))}
      </ol>
    </section>
  );
}

function Answered({ question }: { question: AnsweredQuestion }) {
  const say = useWords(placementWords);
  const language = useLanguage();
  const { level, form, sentence, answer, correct, best, why } = question;
  // an answer that is right too stands where the best one would
  const shown = correct && answer ? answer : best;
  return (
    <li className="flex gap-3 border-t border-line py-4 first:border-t-0">
      <Icon
        name={correct ? "check" : "close"}
        className={`mt-0.5 size-5 shrink-0 ${correct ? "text-ok" : "text-bad"}`}
      />
      <div className="min-w-0 flex-1">
        <p>
          <span className="sr-only">{say(correct ? "yes" : "no")}. </span>
          <span lang="en">
            {/* the verb that stood beside the gap to be put into its form has gone into it */}
            <SentenceWithGap sentence={sentence.replace(/____ \([^)]*\)/, "____")}>
              <strong className={correct ? "text-ok" : "text-brand"}>{shown}</strong>
            </SentenceWithGap>
          </span>
        </p>
        {!correct && (
          <p className={`mt-1 text-15 ${answer === null ? "text-muted" : "text-bad"}`}>
            {answer === null ? say("skipped") : say(form === "typed" ? "wrote" : "chose", { answer })}
          </p>
        )}
        <p className="mt-1 text-15 text-muted">{why[language]}</p>
      </div>
      <span className="chip self-start">{levelName(level)}</span>
    </li>
  );
}
