import type { Level } from "@salida/rules/levels.ts";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { LevelPicker } from "#progress/level-picker.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { useTakeLevel } from "./use-take-level.ts";
import { placementWords } from "./words.ts";

/** The six levels, for who wants another one than the test found. */
export function OtherLevel() {
  const say = useWords(placementWords);
  const [level, setLevel] = useState<Level>();
  const [missing, setMissing] = useState(false);
  const { take, busy, failure } = useTakeLevel();
  return (
    <section className="card mt-6 grid gap-4 p-5 sm:p-6">
      <div>
        <h2 ref={takeFocus} tabIndex={-1} className="text-20 outline-none">
          {say("otherTitle")}
        </h2>
        <p className="mt-1 text-15 text-muted">{say("otherText")}</p>
      </div>
      <LevelPicker
        value={level}
        disabled={busy}
        onChoose={(it) => {
          setLevel(it);
          setMissing(false);
        }}
      />
      {missing && <Notice tone="bad" text={say("otherMissing")} />}
      {failure && <Notice tone="bad" text={failure} />}
      <Button
        busy={busy}
        className="justify-self-start"
        onClick={() => (level === undefined ? setMissing(true) : take(level))}
      >
        {busy ? say("taking") : say("otherTake")}
      </Button>
    </section>
  );
}
