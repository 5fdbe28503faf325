import type { Riddle } from "@salida/contract/kinds/escape-room.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#api.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { riddleQuery } from "#rooms/room-query.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { dialogWords } from "./dialog-words.ts";

interface RiddleHintsProps {
  riddle: Riddle;
  /** What the next one costs in points; nothing where none are to be had. */
  cost: number;
  onRead: () => Promise<unknown>;
}

/** The hints, each hidden until it is asked for, with what that costs said before. */
export function RiddleHints({ riddle, cost, onRead }: RiddleHintsProps) {
  const say = useWords(dialogWords);
  const textOf = useProblemText();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const next = riddle.hints.find(({ used }) => !used)?.id;

  async function take(hintId: string) {
    setBusy(hintId);
    setFailure(undefined);
    const params = { id: riddle.escapeRoomId, riddleId: riddle.id, hintId };
    try {
      const { text } = await api(roomCalls.useHint, { params, body: {} });
      client.setQueryData(
        riddleQuery(riddle.id).queryKey,
        (it) =>
          it && {
            ...it,
            hints: it.hints.map((one) => (one.id === hintId ? { id: hintId, used: true, text } : one)),
          },
      );
      await onRead();
    } catch (error) {
      setFailure(`${say("hintFailed")}. ${textOf(error)}`);
    }
    setBusy(undefined);
  }

  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-sans text-15 font-semibold tracking-normal text-muted">{say("hints")}</h3>
      {riddle.hints.map(({ id, text }, place) => {
        const number = place + 1;
        if (text !== null)
          return (
            <div key={id} role="status" className="note">
              <p className="text-13 font-semibold text-muted">{say("hint", { number })}</p>
              <p lang="en">{text}</p>
            </div>
          );
        if (id !== next) return null;
        return (
          <div key={id}>
            <Button look="quiet" className="text-15" busy={busy === id} onClick={() => take(id)}>
              {cost > 0 ? say("takeHint", { number, count: cost }) : say("takeHintFree", { number })}
            </Button>
          </div>
        );
      })}
      {failure && <Notice tone="bad" text={failure} />}
    </section>
  );
}
