import { readingCalls } from "@salida/contract/calls.ts";
import type { Report } from "@salida/contract/reports.ts";
import type { House, TestLearner } from "#test-house.ts";

/** A reading of a learner's, as its page has it. */
export async function shown(learner: TestLearner, id: string) {
  const { reply } = await learner.ask(readingCalls.show, { params: { id } });
  if (!reply) throw new Error("it is not there");
  return reply;
}

/** Creates a reading on FOOD at B1 with as many questions as there are. */
export async function given(learner: TestLearner) {
  const body = { context: "FOOD" as const, level: 2 as const, numOfQuestions: 5 };
  const { reply } = await learner.ask(readingCalls.create, { body });
  if (!reply) throw new Error("nothing was given");
  return shown(learner, reply.id);
}

type Given = Awaited<ReturnType<typeof given>>;

/** Answers every question with its first option. */
export async function complete(learner: TestLearner, { id, questions }: Given): Promise<void> {
  const selectedOptions = questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[0]?.id ?? "",
  }));
  await learner.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } });
}

/** Creates a reading and completes it. */
export async function completed(learner: TestLearner): Promise<Given> {
  const made = await given(learner);
  await complete(learner, made);
  return made;
}

/** Reports a reading, or the question of it with that stem. */
export function reporting(
  learner: TestLearner,
  { id, questions }: Given,
  stem?: string,
  over: Partial<Report> = {},
) {
  const questionId = questions.find(({ question }) => question === stem)?.id;
  if (stem !== undefined && !questionId) throw new Error(`it does not ask ${stem}`);
  const body: Report = { reason: "unclear", ...(questionId && { questionId }), ...over };
  return learner.ask(readingCalls.report, { params: { id }, body });
}

/** Learners at B1, each with a name of their own. */
export function someLearners(house: House, count: number, name: string): Promise<TestLearner[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => house.learner(`${name}-${at}`, 2)));
}
