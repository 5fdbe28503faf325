import type { Stats } from "@salida/contract/stats.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import { useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { FindLevel } from "#progress/find-level.tsx";
import { LevelPicker } from "#progress/level-picker.tsx";
import { useChangeLevel } from "#progress/stats.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";
import { profileWords } from "./profile-words.ts";

/** The level that new exercises come at. */
export function LevelForm({ stats }: { stats: Stats }) {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const [chosen, setChosen] = useState<Level>();
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useChangeLevel();
  const level = chosen ?? stats.level;

  function save() {
    mutate(level, {
      onSuccess() {
        // The button has nothing more to save, and a disabled one keeps no focus.
        title.current?.focus();
        toast({
          tone: "good",
          title: say("levelSaved"),
          text: say("levelSavedText", { level: levelName(level) }),
        });
      },
      onError: (it) => toast({ tone: "bad", title: say("levelFailed"), text: textOf(it) }),
    });
  }

  return (
    <ProfileSection title={say("level")} intro={say("levelIntro")} titleRef={title}>
      <LevelPicker value={level} disabled={isPending} onChoose={setChosen} />
      {error && <Notice tone="bad" text={`${say("levelFailed")}. ${textOf(error)}`} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={isPending} disabled={!isPending && level === stats.level} onClick={save}>
          {say("saveLevel")}
        </Button>
        <FindLevel />
      </div>
    </ProfileSection>
  );
}
