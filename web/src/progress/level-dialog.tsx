import type { Level } from "@salida/rules/levels.ts";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { FindLevel } from "./find-level.tsx";
import { LevelPicker } from "./level-picker.tsx";
import { useCreateStats } from "./stats.ts";
import { words } from "./words.ts";

/** Asks for the first level. It cannot be dismissed: nothing works without one. */
export function LevelDialog({ open }: { open: boolean }) {
  const say = useWords(words);
  const textOf = useProblemText();
  const [level, setLevel] = useState<Level>();
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useCreateStats();

  function start() {
    if (level === undefined) return setMissing(true);
    mutate(level, {
      onSuccess: () => toast({ tone: "good", title: say("created"), text: say("createdText") }),
      onError: (it) => toast({ tone: "bad", title: say("createFailed"), text: textOf(it) }),
    });
  }

  return (
    <Dialog open={open} title={say("levelTitle")} text={say("levelText")}>
      <div className="mt-5 grid gap-5">
        <LevelPicker
          value={level}
          disabled={isPending}
          onChoose={(it) => {
            setLevel(it);
            setMissing(false);
          }}
        />
        <div className="[@media(height>=34rem)]:sticky bottom-0 grid gap-3 bg-card pb-1">
          {missing && <Notice tone="bad" text={`${say("levelRequired")}. ${say("levelRequiredText")}`} />}
          {error && <Notice tone="bad" text={`${say("createFailed")}. ${textOf(error)}`} />}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <FindLevel />
            <Button look="primary" busy={isPending} onClick={start} className="ml-auto">
              {isPending ? say("starting") : say("start")}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
