import type { PlacementReceipt } from "@salida/contract/placements.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { levelWords } from "#progress/words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { AnsweredList } from "./answered-list.tsx";
import { LevelChart } from "./level-chart.tsx";
import { OtherLevel } from "./other-level.tsx";
import { useTakeLevel } from "./use-take-level.ts";
import { placementWords } from "./words.ts";

interface ReceiptProps {
  receipt: PlacementReceipt;
  /** The last question was answered here. */
  takesFocus: boolean;
  /** How another test is begun. */
  again: { busy: boolean; failure: string | undefined; onBegin: () => void };
}

/** What a test found, what it rests on, and what the learner makes of it. */
export function Receipt({ receipt, takesFocus, again }: ReceiptProps) {
  const say = useWords(placementWords);
  const { day } = useFormat();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Found
        receipt={receipt}
        takesFocus={takesFocus}
        choosing={choosing}
        onOther={() => setChoosing(true)}
      />
      {choosing && <OtherLevel />}
      <LevelChart receipt={receipt} />
      <AnsweredList questions={receipt.questions} />
      <section className="card mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <p className="text-15 text-muted">
          {say("finished", { day: day(receipt.finishedAt) })}. {say("againText")}
        </p>
        <Button look="quiet" busy={again.busy} onClick={again.onBegin}>
          {again.busy ? say("beginning") : say("again")}
        </Button>
        {again.failure && <Notice tone="bad" text={again.failure} />}
      </section>
    </>
  );
}

interface FoundProps {
  receipt: PlacementReceipt;
  takesFocus: boolean;
  choosing: boolean;
  onOther: () => void;
}

/** The level, how sure it is, and the way on with it. */
function Found({ receipt: { level, sureness }, takesFocus, choosing, onOther }: FoundProps) {
  const say = useWords(placementWords);
  const can = useWords(levelWords);
  const { percent } = useFormat();
  const { data: stats } = useStats();
  const { take, busy, failure } = useTakeLevel();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = levelName(level);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section data-theme="night" className="on-night mt-8 grid gap-5 p-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          <span className="block text-15 font-semibold">{say("found")}</span>
          <span className="placement-level text-lamp">{name}</span>
        </h2>
        <div className="grid flex-1 basis-64 gap-2">
          <p className="text-20">{can(name)}</p>
          <p className="text-15 opacity-85">
            {say("sure", { percent: percent(Math.round(sureness * 100)) })}
          </p>
        </div>
      </div>
      {failure && <Notice tone="bad" text={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        {stats?.level === level ? (
          <>
            <p>{say("yours", { level: name })}</p>
            <a href="/dashboard" className={buttonClass("lamp")}>
              {say("dashboard")}
            </a>
          </>
        ) : (
          <Button look="lamp" busy={busy} onClick={() => take(level)}>
            {busy ? say("taking") : say("take", { level: name })}
          </Button>
        )}
        {!choosing && (
          <Button look="ghost" onClick={onOther}>
            {say("other")}
          </Button>
        )}
      </div>
    </section>
  );
}
