import type { Sound } from "@salida/contract/media.ts";
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { SmallPlayer } from "#sound/small-player.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { HearMessage } from "./hear-message.tsx";
import type { Line } from "./lines.ts";
import { MessageCorrections } from "./message-corrections.tsx";
import { playWords } from "./play-words.ts";

interface MessageLineProps {
  line: Line;
  /** The partner's. */
  name: string;
  /** It came just now, and is heard by itself. */
  playsByItself: boolean;
  askAgain: () => Promise<Sound | undefined>;
  /** Has it spoken; nothing where it cannot be. */
  onHear: (() => Promise<boolean>) | undefined;
  /** What can be done where it was not sent. */
  notSent: ReactNode;
}

/** One message: who said it, what, when, and what is better in it. */
export function MessageLine({ line, name, playsByItself, askAgain, onHear, notSent }: MessageLineProps) {
  const say = useWords(playWords);
  // who asked for it hears it as soon as it is there
  const [asked, setAsked] = useState(false);
  const { message, audio, corrections, state } = line;
  const mine = line.sender === "USER";
  return (
    <li className={clsx("flex gap-3", mine && "justify-end")}>
      {!mine && (
        <span className="shrink-0 max-sm:hidden">
          <Avatar name={name} />
        </span>
      )}
      <div className={clsx("grid min-w-0 max-w-[min(85%,38rem)] gap-1", mine && "justify-items-end")}>
        <div
          className={clsx(
            "rounded-card border px-4 py-2",
            mine ? "border-transparent bg-brand-soft" : "border-line bg-card",
          )}
        >
          <span className="sr-only">{mine ? say("you") : name}: </span>
          {message && (
            <p lang="en" className="whitespace-pre-wrap">
              {message}
            </p>
          )}
          {state === "growing" && (
            <p aria-hidden="true" className="text-15 text-muted">
              {say("writing", { name })}
            </p>
          )}
          {audio && (
            <SmallPlayer
              sound={audio}
              askAgain={askAgain}
              playsByItself={playsByItself || asked}
              takesFocus={asked}
            />
          )}
          {!audio && onHear && (
            <HearMessage
              onHear={() => {
                setAsked(true);
                return onHear();
              }}
            />
          )}
        </div>
        {state === "failed" ? notSent : <SentAt line={line} />}
        <MessageCorrections corrections={corrections} />
      </div>
    </li>
  );
}

/** The hour, with the day where that is another one. */
function SentAt({ line: { sentAt, state } }: { line: Line }) {
  const say = useWords(playWords);
  const { hour, moment } = useFormat();
  const at = new Date(sentAt);
  if (state === "growing") return null;
  return (
    <p className="text-13 text-muted">
      {state === "sending" ? (
        say("sending")
      ) : (
        <time dateTime={sentAt}>
          {at.toDateString() === new Date().toDateString() ? hour(at) : moment(at)}
        </time>
      )}
    </p>
  );
}
