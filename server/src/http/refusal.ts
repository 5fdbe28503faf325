import { type ProblemCode, problems } from "@salida/contract/problems.ts";

export interface RefusalFacts {
  detail?: string;
  /** Fields at fault, by path. */
  errors?: { path: string; message: string }[];
  /** Whole seconds after which it is worth another try. */
  retryAfter?: number;
}

/** A call that is not granted. The only error that rooms throw on purpose; `problem.ts` turns it into an answer. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ProblemCode;
  readonly facts: RefusalFacts;

  constructor(code: ProblemCode, facts: RefusalFacts = {}) {
    super(facts.detail ?? problems[code].title);
    this.code = code;
    this.facts = facts;
  }
}
