import type { chat } from "@salida/contract/kinds/chat.ts";
import { useRef, useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { heldText } from "./draft.ts";
import { hasArrived, type Turn } from "./lines.ts";

type Said = Pick<Turn, "message" | "audio" | "spoken">;
type TurnsProps = Pick<PlayProps<typeof chat>, "exercise" | "moves" | "readAgain" | "held">;

/** The turns of a conversation, one at a time: what is on its way, what came of it, and another try where it failed. */
export function useTurns({ exercise, moves, readAgain, held }: TurnsProps) {
  const [turn, setTurn] = useState(() => heldTurn(held, exercise.messages.length));
  const inTurn = useInTurn();

  /** Settles with whether the message went out. */
  async function send(said: Said): Promise<boolean> {
    const { message, audio, spoken } = said;
    const sentAt = new Date().toISOString();
    const after = exercise.messages.length;
    const begun: Turn = { ...said, sentAt, state: "sending", sentences: [], after };
    setTurn(begun);
    const reply = await inTurn(() =>
      moves.predict(
        { message, ...(audio && { audio }) },
        {
          query: { audioEnabled: spoken },
          onSentence: (text) => setTurn((now) => now && { ...now, sentences: [...now.sentences, text] }),
        },
      ),
    );
    if (reply) setTurn((now) => now && { ...now, state: "answered", replyId: reply.id });
    else setTurn({ ...begun, state: "failed" });
    return reply !== undefined;
  }

  /** Has a message of the partner's spoken; settles with whether it can be heard now. */
  async function hear(messageId: string): Promise<boolean> {
    const reply = await inTurn(() => moves.hear({}, { params: { messageId } }));
    return Boolean(reply?.audio);
  }

  /** A recording stays where it was made until it went out; there it can be tried again. */
  async function speak(said: Said): Promise<boolean> {
    const sent = await send(said);
    if (sent) return true;
    setTurn(undefined);
    // if only its answer was lost, the conversation shows it
    void readAgain();
    return false;
  }

  /** Gives back what was not sent, unless it turns out to have arrived; nothing where that could not be found out. */
  async function takeBack(): Promise<string | undefined> {
    if (turn?.state !== "failed") return undefined;
    if (held) {
      held.drop();
      setTurn(undefined);
      return turn.message;
    }
    const now = await readAgain();
    if (!now) return undefined;
    setTurn(undefined);
    const since = now.messages.slice(exercise.messages.length);
    return since.some(({ message }) => message === turn.message) ? "" : turn.message;
  }

  // what waited has gone out meanwhile
  const open = turn && !hasArrived(turn, exercise.messages) ? turn : undefined;
  return { turn: open, send, speak, takeBack, hear };
}

/** Makes one move after the other: of two at once the server would refuse one. */
function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(move: () => Promise<T>): Promise<T> => {
    const done = last.current.then(move);
    last.current = done.catch(() => undefined);
    return done;
  };
}

/** A message that waits to be sent since before the page was opened. */
function heldTurn(held: TurnsProps["held"], after: number): Turn | undefined {
  const message = heldText(held?.body);
  if (message === undefined) return undefined;
  const { audioEnabled: spoken = false } = { ...(held?.query as { audioEnabled?: boolean }) };
  return { message, spoken, sentAt: new Date().toISOString(), state: "failed", sentences: [], after };
}
