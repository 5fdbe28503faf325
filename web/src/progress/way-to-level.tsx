import { useWords } from "#i18n/room-words.ts";
import { words } from "./words.ts";

/** A link to the test that finds a level: to its beginning, or to the question that comes next. */
export function WayToLevel({ next }: { next?: number | undefined }) {
  const say = useWords(words);
  return (
    <p className="text-15">
      {next === undefined && `${say("unsure")} `}
      <a href="/placement" className="link inline-flex min-h-11 items-center">
        {next === undefined ? say("find") : say("findOn", { number: next })}
      </a>
    </p>
  );
}
