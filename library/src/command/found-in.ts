import type { Finding } from "#checks/finding.ts";

/** A finding, with the file it is in. */
export interface FoundIn extends Finding {
  /** File below the folder of texts; `*` for the library as a whole. */
  path: string;
}
