import type { ProblemCode } from "@salida/contract/problems.ts";

/** A code of the contract, or what only the browser can know: no answer came, or one that nobody promised. */
export type TroubleCode = ProblemCode | "offline" | "unreadable";

/** What the API refused, or what kept it from answering. The web has its own words for each code. */
export class Problem extends Error {
  readonly code: TroubleCode;
  readonly status: number;

  constructor(code: TroubleCode, status: number, title: string, cause?: unknown) {
    super(title, { cause });
    this.name = "Problem";
    this.code = code;
    this.status = status;
  }
}

export function codeOf(error: unknown): TroubleCode {
  return error instanceof Problem ? error.code : "unexpected";
}

/** Whether trying again may help by itself. */
export function isPassing(error: unknown): boolean {
  return ["offline", "unavailable", "unexpected"].includes(codeOf(error));
}
