import { topics } from "@salida/rules/topics.ts";
import type { Finding } from "#checks/finding.ts";
import { partnerProse } from "./partner-prose.ts";
import { proseFindings } from "./prose-checks.ts";

/** Everything to mend in what the partner has to say, with its topic's place. */
export function partnerFindings(): (Finding & { path: string })[] {
  return topics.flatMap((topic) =>
    proseFindings(partnerProse[topic]).map((found) => ({ ...found, path: `partner/${topic.toLowerCase()}` })),
  );
}
