import type { Today } from "@salida/contract/today.ts";
import { type DailyGoal, usualGoal } from "@salida/rules/progress/daily-goal.ts";
import { useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { GoalPicker } from "#progress/goal-picker.tsx";
import { goalWords } from "#progress/goal-words.ts";
import { useChangeGoal, useToday } from "#progress/today.ts";
import { Button } from "#ui/button.tsx";
import { Ghost } from "#ui/ghost.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";

/** How many exercises a day a learner takes as their goal. */
export function GoalForm() {
  const say = useWords(goalWords);
  const { data: today, isPending } = useToday();
  if (today) return <Form goal={today.goal} />;
  if (!isPending) return null;
  return (
    <Ghost label={say("goal")}>
      <Form goal={{ exercises: usualGoal, done: 0 }} />
    </Ghost>
  );
}

function Form({ goal: { exercises } }: Pick<Today, "goal">) {
  const say = useWords(goalWords);
  const textOf = useProblemText();
  const [chosen, setChosen] = useState<DailyGoal>();
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useChangeGoal();
  const goal = chosen ?? exercises;
  const save = () =>
    mutate(goal, {
      onSuccess() {
        title.current?.focus();
        toast({ tone: "good", title: say("saved") });
      },
    });
  return (
    <ProfileSection title={say("goal")} intro={say("goalText")} titleRef={title}>
      <GoalPicker value={goal} disabled={isPending} onChoose={setChosen} />
      {error && <Notice tone="bad" text={`${say("failed")}. ${textOf(error)}`} />}
      <Button
        busy={isPending}
        disabled={!isPending && goal === exercises}
        onClick={save}
        className="justify-self-start"
      >
        {say("save")}
      </Button>
    </ProfileSection>
  );
}
