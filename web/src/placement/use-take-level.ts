import { type Level, levelName } from "@salida/rules/levels.ts";
import { useNavigate } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { useChangeLevel, useCreateStats, useStats } from "#progress/stats.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { placementWords } from "./words.ts";

/** Saves a level, the first or another one, and goes to the dashboard, where what comes at it is offered. */
export function useTakeLevel() {
  const say = useWords(placementWords);
  const textOf = useProblemText();
  const navigate = useNavigate();
  const { data: stats } = useStats();
  const [create, change] = [useCreateStats(), useChangeLevel()];
  const { mutate, isPending, error } = stats === null ? create : change;

  const take = (level: Level) =>
    mutate(level, {
      onSuccess() {
        toast({ tone: "good", title: say("taken", { level: levelName(level) }), text: say("takenText") });
        void navigate("/dashboard");
      },
    });
  return { take, busy: isPending, failure: error ? `${say("takeFailed")}. ${textOf(error)}` : undefined };
}
