import * as z from "zod/mini";

/** Every refusal of the product API: its status and its title in English. Learners read the web's own words for the code. */
export const problems = {
  malformed: { status: 400, title: "The request cannot be read" },
  unauthorised: { status: 401, title: "Sign in first" },
  too_slow: { status: 408, title: "The request took too long to arrive" },
  not_found: { status: 404, title: "Nothing here, or nothing of yours" },
  stats_not_found: { status: 404, title: "No level chosen yet" },
  conflict: { status: 409, title: "Something changed in between" },
  stats_required: { status: 409, title: "Choose a level first" },
  not_yet: { status: 409, title: "It is too early for that" },
  not_playing: { status: 409, title: "This is not being played now" },
  already_completed: { status: 409, title: "Already completed" },
  too_large: { status: 413, title: "Too large" },
  wrong_type: { status: 415, title: "Send JSON" },
  invalid: { status: 422, title: "Something in it is not valid" },
  not_english: { status: 422, title: "This has to be written in English" },
  idempotency_mismatch: { status: 422, title: "This key was used for something else" },
  too_many: { status: 429, title: "Too many of these; wait a little" },
  limit_reached: { status: 429, title: "The day's limit is reached" },
  unexpected: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "Cannot serve now" },
} as const;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 problem details. `errors` names the fields at fault, by path. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
