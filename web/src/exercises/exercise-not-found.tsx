import { useWords } from "#i18n/room-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { Page } from "#ui/page.tsx";
import type { AnyKind } from "./kind.ts";
import { summaryPath } from "./kinds-context.ts";
import { words } from "./words.ts";

/** An exercise that is not there, or is another learner's. */
export function ExerciseNotFound({ kind }: { kind: AnyKind }) {
  const say = useWords(words);
  const of = useWords(kind.words);
  return (
    <Page title={of("notFound")} intro={say("notFoundText")} before={<Door className="mb-6 h-32" />}>
      <a href={summaryPath(kind.contract.name)} className={buttonClass("primary", "mt-6")}>
        {say("backTo", { many: of("many") })}
      </a>
    </Page>
  );
}
