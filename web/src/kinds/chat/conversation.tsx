import { useEffect } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { hush } from "./hush.ts";
import type { Line, Turn } from "./lines.ts";
import { MessageList } from "./message-list.tsx";
import { playWords } from "./play-words.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

interface ConversationProps extends Omit<Parameters<typeof MessageList>[0], "playsByItself"> {
  turn: Turn | undefined;
  /** Nothing is to be heard now: the microphone is open. */
  silent: boolean;
}

/** All that was said, in an area of its own that follows the newest. */
export function Conversation({ lines, name, turn, silent, ...list }: ConversationProps) {
  const say = useWords(playWords);
  const last = lines.at(-1);
  const { area, behind, toEnd, onScroll } = useStickToEnd(`${lines.length} ${last?.state} ${last?.message}`);
  useEffect(() => {
    if (silent) hush(area.current);
  }, [silent, area]);
  // one's own message is always seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is sent
  useEffect(() => {
    if (turn) toEnd();
  }, [turn?.sentAt]);

  return (
    <div className="chat-talk relative">
      <div
        ref={area}
        role="log"
        aria-live="off"
        aria-label={say("conversation", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys too
        tabIndex={0}
        className="chat-log overflow-y-auto overscroll-contain bg-paper p-4 -outline-offset-3"
        onScroll={onScroll}
      >
        <MessageList
          {...list}
          lines={lines}
          name={name}
          playsByItself={turn?.spoken && !silent ? turn.replyId : undefined}
        />
      </div>
      {behind && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button look="quiet" className="text-15" onClick={toEnd}>
            {say("newMessage")}
          </Button>
        </div>
      )}
      <Heard line={last} before={lines.at(-2)} turn={turn} name={name} />
    </div>
  );
}

interface HeardProps {
  line: Line | undefined;
  before: Line | undefined;
  turn: Turn | undefined;
  name: string;
}

/** For the ear: that the partner writes, and then the reply, whole and once. */
function Heard({ line, before, turn, name }: HeardProps) {
  const say = useWords(playWords);
  const answered = turn?.state === "answered" && line?.state === "settled";
  const mended = before?.corrections.length ?? 0;
  return (
    <div role="status" className="sr-only">
      {turn?.state === "sending" && say("writing", { name })}
      {answered && mended > 0 && <p>{say("toMend", { count: mended })}</p>}
      {answered && <p lang="en">{line?.message}</p>}
    </div>
  );
}
