import { levelName } from "@salida/rules/levels.ts";
import { useKind } from "#exercises/kinds-context.ts";
import { topicWords } from "#exercises/topics/topic-words.ts";
import { words as flowWords } from "#exercises/words.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import type { Room } from "./room.ts";
import { roomName } from "./room-query.ts";

/** What a room is: its level, its topic, and whether the learner has had it before. */
export function RoomFacts({ room: { level, context, requested, repeat } }: { room: Room }) {
  const kind = useKind(roomName);
  const of = useWords(kind.words);
  const say = useWords(flowWords);
  const topic = useWords(topicWords);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-15 text-muted">
      <span className={`flex items-center gap-1.5 font-semibold ${kind.hue}`}>
        <Icon name={kind.icon} />
        {of("one")} · {levelName(level)}
      </span>
      <span>{topic(context)}</span>
      {requested.context !== context && (
        <span>{say("otherTopic", { asked: topic(requested.context), got: topic(context) })}</span>
      )}
      {repeat && (
        <span className="chip">
          <Icon name="repeat" className="size-4" />
          {say("repeat")}
        </span>
      )}
    </p>
  );
}
