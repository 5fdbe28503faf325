import type { DailyGoal } from "@salida/rules/progress/daily-goal.ts";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { GoalPicker } from "#progress/goal-picker.tsx";
import { goalWords } from "#progress/goal-words.ts";
import { useChangeGoal } from "#progress/today.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";

interface GoalDialogProps {
  open: boolean;
  goal: DailyGoal;
  onClose: () => void;
}

/** Changes the goal of exercises a day. */
export function GoalDialog({ open, goal, onClose }: GoalDialogProps) {
  const say = useWords(goalWords);
  return (
    <Dialog
      open={open}
      title={say("goalTitle")}
      text={say("goalText")}
      onClose={onClose}
      closeLabel={say("close")}
    >
      <Choice goal={goal} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ goal, onClose }: Pick<GoalDialogProps, "goal" | "onClose">) {
  const say = useWords(goalWords);
  const textOf = useProblemText();
  const [chosen, setChosen] = useState(goal);
  const { mutate, isPending, error } = useChangeGoal();
  const save = () =>
    mutate(chosen, {
      onSuccess() {
        toast({ tone: "good", title: say("saved") });
        onClose();
      },
    });
  return (
    <div className="mt-5 grid gap-5">
      <GoalPicker value={chosen} disabled={isPending} onChoose={setChosen} />
      {error && <Notice tone="bad" text={`${say("failed")}. ${textOf(error)}`} />}
      <Button busy={isPending} onClick={save} className="justify-self-end">
        {say("save")}
      </Button>
    </div>
  );
}
