import type { chat } from "@salida/contract/kinds/chat.ts";
import type { ReactNode } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { hush } from "./hush.ts";
import { isSpeakable, type Line } from "./lines.ts";
import { MessageLine } from "./message-line.tsx";

interface MessageListProps {
  lines: readonly Line[];
  /** The partner's. */
  name: string;
  readAgain: PlayProps<typeof chat>["readAgain"];
  /** The id of a message that came just now and is heard by itself. */
  playsByItself?: string | undefined;
  /** Has a message of the partner's spoken; settles with whether it can be heard now. Nothing where that cannot be. */
  onHear?: ((id: string) => Promise<boolean>) | undefined;
  /** What can be done where the last one was not sent. */
  notSent?: ReactNode;
}

/** All that was said, the newest last. */
export function MessageList({ lines, name, readAgain, playsByItself, onHear, notSent }: MessageListProps) {
  async function soundOf(id: string | undefined) {
    const { messages = [] } = (await readAgain()) ?? {};
    return messages.find((it) => it.id === id)?.audio ?? undefined;
  }
  return (
    // only one is heard at a time
    <ol
      className="grid grid-cols-1 gap-4"
      onPlayCapture={({ target, currentTarget }) => hush(currentTarget, target)}
    >
      {lines.map((line, place) => (
        <MessageLine
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, and keep their place as they settle
          key={place}
          line={line}
          name={name}
          playsByItself={line.id !== undefined && line.id === playsByItself}
          askAgain={() => soundOf(line.id)}
          onHear={onHear && isSpeakable(line) ? () => onHear(line.id) : undefined}
          notSent={notSent}
        />
      ))}
    </ol>
  );
}
