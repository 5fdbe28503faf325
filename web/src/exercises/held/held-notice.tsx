import { useWords } from "#i18n/room-words.ts";
import type { Held } from "#offline/held.ts";
import { Problem } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { heldWords } from "./words.ts";

interface HeldNoticeProps {
  held: Held;
  onSend: () => void;
}

/** Under an exercise: that its answer waits for a connection, or why the server did not take it. */
export function HeldNotice({ held: { refused }, onSend }: HeldNoticeProps) {
  const say = useWords(heldWords);
  const textOf = useProblemText();
  if (refused)
    return (
      <Notice
        tone="bad"
        className="mt-6"
        text={say("refused", { why: textOf(new Problem(refused, 0, refused)) })}
      />
    );
  return (
    <Notice
      icon="clock"
      className="mt-6"
      text={
        <>
          <p className="font-semibold">{say("waits")}</p>
          <p className="mt-1">{say("waitsText")}</p>
        </>
      }
    >
      <Button look="quiet" onClick={onSend}>
        {say("tryNow")}
      </Button>
    </Notice>
  );
}
