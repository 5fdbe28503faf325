import type { Thread } from "@salida/library/partner/prose.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import type { Who } from "#engines/partner/embedded/hear/who.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { fresh } from "./choose.ts";

/** The next question, and what leads to it. */
export interface Next {
  question: string;
  /** Said before the question. */
  lead?: string;
  /** Said right before the question, which makes no sense without it. */
  tie?: string;
  /** The line the lead or the question was made from, so that it is not used again. */
  line?: string;
  thread: string;
  /** What of the learner's own life it asks about, where it does, and of whom. */
  matter?: string;
  who?: Who | undefined;
  /** The fact that was come back to, by its place among the facts. */
  recalled?: number;
}

/** What is stayed with is not lost by a question between. */
export function kept({ matter }: PartnerState): Pick<Next, "matter" | "who"> {
  return matter ? { matter: matter.name, who: matter.who } : {};
}

/** What is being talked about. */
export function currentThread(state: PartnerState): Thread | undefined {
  return proseOf(state).threads.find(({ name }) => name === state.thread);
}

/** One of the lines that was not asked yet. */
export function unasked(lines: Three, state: PartnerState, degree = degreeOf(state.level)): Next | undefined {
  const open = lines[degree].filter((question) => !state.asked.includes(question));
  return open.length > 0 ? { question: fresh(open, [], state), thread: state.thread } : undefined;
}

type Three = readonly [readonly string[], readonly string[], readonly string[]];
