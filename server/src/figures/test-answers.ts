import { readingCalls } from "@salida/contract/calls.ts";
import { given } from "#reports/test-reports.ts";
import type { TestLearner } from "#test-house.ts";

/** Answers every question of a reading by the text of an option. */
export async function answer(
  learner: TestLearner,
  { id, questions }: Awaited<ReturnType<typeof given>>,
  text: string,
): Promise<void> {
  const selectedOptions = questions.map((question) => ({
    questionId: question.id,
    optionId: question.options.find((option) => option.text === text)?.id ?? "",
  }));
  const { status } = await learner.ask(readingCalls.moves.evaluate, {
    params: { id },
    body: { selectedOptions },
  });
  if (status !== 200) throw new Error(`answered ${status}`);
}

/** Creates a reading and answers it. */
export async function answered(learner: TestLearner, text: string) {
  const made = await given(learner);
  await answer(learner, made, text);
  return made;
}
