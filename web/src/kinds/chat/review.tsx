import { chat } from "@salida/contract/kinds/chat.ts";
import { pointsFor, tierOf } from "@salida/rules/progress/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { FeedbackPoints } from "#parts/feedback-points.tsx";
import { RemarksCard } from "#parts/remarks-card.tsx";
import { RubricCard } from "#parts/rubric-card.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import { linesOf } from "./lines.ts";
import { MessageList } from "./message-list.tsx";
import { reviewWords, wholeWords } from "./review-words.ts";

const parts = ["turns", "length", "variety", "correctness", "topic"] as const;

/** The result, and the whole conversation with everything that is better in it. */
export function ChatReview(props: ReviewProps<typeof chat>) {
  const { exercise, evaluation, moves, readAgain, fresh, setting } = props;
  const say = useWords(reviewWords);
  const whole = useWords(wholeWords);
  const { number } = useFormat();
  const { partner, messages, repeat, remarks, remarksFrom } = exercise;
  const { score, learnerMessages, correctionCount } = evaluation;
  return (
    <div className="grid grid-cols-1 gap-8">
      <RubricCard
        score={score}
        whole={whole(tierOf(score))}
        parts={parts.map((part) => ({ name: say(part), share: evaluation.parts[part] }))}
        points={setting === "page" ? pointsFor(chat.points, score, repeat) : undefined}
        repeat={repeat}
        fresh={fresh}
      />
      <FeedbackPoints points={evaluation.points} />
      <dl className="grid grid-cols-2 gap-3">
        <StatTile label={say("yours")} value={number(learnerMessages)} />
        <StatTile label={say("mended")} value={number(correctionCount)} />
      </dl>
      <section className="card p-4 sm:p-6">
        <h3 className="mb-4 text-20">{say("conversation")}</h3>
        <MessageList
          lines={linesOf(messages, undefined)}
          name={partner}
          readAgain={readAgain}
          onHear={async (messageId) => Boolean((await moves.hear({}, { params: { messageId } }))?.audio)}
        />
      </section>
      <RemarksCard remarks={remarks} from={remarksFrom} ask={() => moves.remark({})} />
    </div>
  );
}
