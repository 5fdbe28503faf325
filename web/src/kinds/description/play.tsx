import type { DescriptionEvaluation, description } from "@salida/contract/kinds/description.ts";
import { descriptionWords } from "@salida/rules/description-words.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { FeedbackPoints } from "#parts/feedback-points.tsx";
import { useAnswer } from "#parts/use-answer.ts";
import { WrittenText } from "#parts/written-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { DescriptionLayout } from "./layout.tsx";
import { Picture } from "./picture.tsx";
import { playWords } from "./play-words.ts";

/** The picture, and the text to be written beside or under it. */
export function DescriptionPlay(props: PlayProps<typeof description>) {
  const { exercise, moves, readAgain, setting, failure, draft, keepDraft } = props;
  const { image, task, level, minLength, maxLength } = exercise;
  const say = useWords(playWords);
  const [tried, setTried] = useState<DescriptionEvaluation>();
  const { answer, busy, change, verify } = useAnswer({
    first: () => (typeof draft === "string" ? draft : ""),
    keepDraft,
    async send(description) {
      const reply = await moves.evaluate({ description });
      // what ends it is told by its review
      setTried(reply?.completedAt === null ? reply : undefined);
    },
  });

  return (
    <DescriptionLayout
      stays="first"
      first={
        <>
          {task !== null && (
            <p lang="en" className="text-17">
              {task}
            </p>
          )}
          <Picture image={image} onRetry={readAgain} />
          <Prompts />
        </>
      }
      second={
        <>
          {tried && <NotEnough tried={tried} />}
          <WrittenText
            label={say("yours")}
            hint={
              setting === "page"
                ? say("expected", { level: levelName(level), ...descriptionWords(level) })
                : say("expectedInRoom", { least: Math.ceil(descriptionWords(level).least / 2) })
            }
            text={answer}
            limits={{ least: minLength, most: maxLength }}
            busy={busy}
            failure={failure}
            send={say("verify")}
            sending={say("verifying")}
            onChange={change}
            onSend={verify}
          />
        </>
      }
    />
  );
}

/** A try that did not suffice, and what would. */
function NotEnough({ tried }: { tried: DescriptionEvaluation }) {
  const say = useWords(playWords);
  return (
    <div className="mb-6 grid gap-4">
      <Notice tone="bad" icon="pencil" text={say("notEnough")} />
      <FeedbackPoints points={tried.points} />
    </div>
  );
}

/** Where to look, without telling what is there. */
function Prompts() {
  const say = useWords(playWords);
  return (
    <section className="mt-6 border-l-4 border-line pl-4 text-15">
      <h2 className="font-sans text-15 tracking-normal">{say("prompts")}</h2>
      <ul className="mt-1 text-muted">
        <li>{say("who")}</li>
        <li>{say("what")}</li>
        <li>{say("where")}</li>
      </ul>
    </section>
  );
}
