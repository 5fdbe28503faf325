import type { PlacementItem } from "@salida/library/placement/placement-item.ts";
import { isAccepted, isPlaced, nextItem, type Trial } from "@salida/rules/placement.ts";

/** A question of a test. It holds its item whole: an item that is corrected later changes no test. */
export interface AskedQuestion {
  id: string;
  /** With its options in this learner's order. */
  item: PlacementItem;
  /** Absent while it is open, null for not knowing. */
  answer?: string | null;
  right?: boolean;
}

/** A test on its way: what was asked, the last of it open while the test runs. */
export interface Course {
  questions: AskedQuestion[];
  /** Items of the test before, which come only when all else is used up. */
  last: string[];
}

/** What a test is drawn with. */
export interface Means {
  items: readonly PlacementItem[];
  newId(): string;
  shuffle<T>(things: readonly T[]): T[];
}

/** What came of the questions that were answered. */
export function trialsOf({ questions }: Course): Trial[] {
  return questions.flatMap(({ item: { level, form }, right }) =>
    right === undefined ? [] : [{ level, form, right }],
  );
}

/** Asks the next question; undefined where nothing is left to ask. `seed` makes the test's own order. */
export function askNext(course: Course, seed: string, means: Means): Course | undefined {
  const asked = course.questions.map(({ item }) => item.id);
  const item = nextItem(means.items, trialsOf(course), { seed, asked, last: course.last });
  if (!item) return undefined;
  const options = means.shuffle(item.options);
  return { ...course, questions: [...course.questions, { id: means.newId(), item: { ...item, options } }] };
}

/** Whether an answer can be one to this question at all: of options, one of them. */
export function fits({ options }: PlacementItem, answer: string | null): boolean {
  return answer === null || options.length === 0 || options.includes(answer);
}

/** Marks the open question and asks the next one, or ends the test. */
export function answerOpen(
  { questions, last }: Course,
  answer: string | null,
  seed: string,
  means: Means,
): { course: Course; over: boolean } {
  const marked = questions.map((question) => {
    if (question.right !== undefined) return question;
    return { ...question, answer, right: answer !== null && isAccepted(question.item.accepted, answer) };
  });
  const course = { questions: marked, last };
  const more = isPlaced(trialsOf(course)) ? undefined : askNext(course, seed, means);
  return { course: more ?? course, over: more === undefined };
}
