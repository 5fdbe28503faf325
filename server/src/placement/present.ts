import type { Placement, PlacementReceipt, RunningPlacement } from "@salida/contract/placements.ts";
import { type Level, levels } from "@salida/rules/levels.ts";
import { likeliest, surenessOf } from "@salida/rules/placement.ts";
import { type Course, trialsOf } from "./course.ts";

/** A learner's test as it is kept. */
export interface KeptPlacement {
  id: string;
  version: number;
  state: Course;
  finishedAt: Date | null;
}

/** What its learner may see of a test: of one that runs only what is asked now. */
export function present({ id, state, finishedAt }: KeptPlacement): Placement {
  return finishedAt ? receipt(id, state, finishedAt) : running(id, state);
}

/** What is asked now. */
export function running(id: string, { questions }: Course): RunningPlacement {
  const open = questions.at(-1);
  if (!open) throw new Error("a placement that runs asks nothing");
  const { form, sentence, options } = open.item;
  const question = { id: open.id, form, sentence, options: [...options] };
  return { id, completed: false, answered: questions.length - 1, question };
}

function receipt(id: string, course: Course, finishedAt: Date): PlacementReceipt {
  const trials = trialsOf(course);
  const { level } = likeliest(trials);
  return {
    id,
    completed: true,
    finishedAt: finishedAt.toISOString(),
    level,
    sureness: Math.round(surenessOf(trials, level) * 100) / 100,
    levels: levels.map((_, of) => {
      const own = trials.filter((trial) => trial.level === of);
      return { level: of as Level, asked: own.length, right: own.filter(({ right }) => right).length };
    }),
    questions: course.questions.map(({ id: question, item, answer = null, right = false }) => ({
      id: question,
      level: item.level,
      form: item.form,
      sentence: item.sentence,
      answer,
      correct: right,
      best: item.accepted[0] ?? "",
      why: item.why,
    })),
  };
}
