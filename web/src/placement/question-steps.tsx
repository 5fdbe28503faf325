import { placementLength } from "@salida/rules/placement.ts";
import clsx from "clsx";

const { least, most } = placementLength;

/** A step for each question there can be; those after the least are smaller, for they may never come. */
export function QuestionSteps({ answered }: { answered: number }) {
  return (
    <ol aria-hidden="true" className="placement-steps">
      {Array.from({ length: most }, (_, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={at}
          className={clsx(at < answered && "done", at === answered && "now", at >= least && "maybe")}
        />
      ))}
    </ol>
  );
}
