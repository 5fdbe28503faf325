import "#parts/parts.css";
import type { Riddle } from "@salida/contract/kinds/escape-room.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Digits } from "#rooms/code-shapes.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { dialogWords } from "./dialog-words.ts";

interface RiddleSolvedProps {
  riddle: Riddle;
  code: string;
  /** It was solved just now. */
  fresh: boolean;
  onContinue: () => void;
}

/** The right answer, why it is right, and the number it gave. */
export function RiddleSolved({ riddle, code, fresh, onContinue }: RiddleSolvedProps) {
  const say = useWords(dialogWords);
  const language = useLanguage();
  const right = riddle.answers.find(({ correct }) => correct)?.answer;
  return (
    <section className="grid grid-cols-1 gap-5">
      <div className="choice choice-right">
        <span aria-hidden="true" className="key">
          <Icon name="check" className="size-4" />
        </span>
        <p>
          <span lang="en" className="block text-15 text-muted">
            {riddle.ask}
          </span>
          <span lang="en" className="font-semibold">
            {right}
          </span>
        </p>
      </div>
      {riddle.why && (
        <div className="border-l-4 border-line pl-4">
          <h3 className="font-sans text-15 font-semibold tracking-normal text-ok">{say("why")}</h3>
          <p>{riddle.why[language]}</p>
        </div>
      )}
      <div role="status" className="plate flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <Digits code={code} fresh={fresh} />
        <p className="min-w-0 flex-1 basis-48">
          <span className="block font-display text-20 font-bold">{say("correct")}</span>
          <span className="text-15 text-on-night/85">{say("wellDone")}</span>
          <span className="sr-only"> {code.split("").join(" ")}</span>
        </p>
        <Button look="lamp" ref={fresh ? takeFocus : undefined} onClick={onContinue}>
          {say("continue")}
        </Button>
      </div>
    </section>
  );
}
