import { levelName } from "@salida/rules/levels.ts";
import { type ReactNode, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { BackLink } from "./back-link.tsx";
import { useTitle } from "./exercise-title.ts";
import type { AnyContract, AnyKind, Exercise } from "./kind.ts";
import { summaryPath } from "./kinds-context.ts";
import { shortcutWords } from "./shortcut-words.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { topicWords } from "./topics/topic-words.ts";
import { words } from "./words.ts";

interface ExerciseFrameProps {
  kind: AnyKind;
  exercise: Exercise<AnyContract>;
  /** What is said of how it came, before anything else is. */
  note?: string | undefined;
  children: ReactNode;
}

/** What stands around every exercise: its title, where it came from, and the keys that work in it. */
export function ExerciseFrame({ kind, exercise, note, children }: ExerciseFrameProps) {
  const say = useWords(words);
  const keys = useWords(shortcutWords);
  const of = useWords(kind.words);
  const frame = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  useShortcuts(frame, ["?"], () => setHelp(true));
  const { title, lang, topic } = useTitle(kind, exercise);
  const { level, repeat, completed } = exercise;
  const { Facts } = kind;
  return (
    <Page
      title={title}
      titleLang={lang}
      before={<BackLink to={summaryPath(kind.contract.name)}>{of("many")}</BackLink>}
      beside={
        !completed && (
          <button
            type="button"
            className="icon-button max-md:hidden"
            aria-label={keys("shortcuts")}
            onClick={() => setHelp(true)}
          >
            <Icon name="keyboard" />
          </button>
        )
      }
      className="exercise"
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-15 text-muted">
        <span className={`flex items-center gap-1.5 font-semibold ${kind.hue}`}>
          <Icon name={kind.icon} />
          {of("one")} · {levelName(level)}
        </span>
        {topic && <span>{topic}</span>}
        <Facts exercise={exercise} />
        <Origin exercise={exercise} />
        {repeat && (
          <span className="chip">
            <Icon name="repeat" className="size-4" />
            {say("repeat")}
          </span>
        )}
      </p>
      <OtherThanAsked exercise={exercise} note={note} />
      <div ref={frame} className="mt-8">
        {children}
      </div>
      <ShortcutsDialog keys={kind.keys} open={help} onClose={() => setHelp(false)} />
    </Page>
  );
}

/** Who wrote it. */
function Origin({ exercise: { origin, madeBy } }: { exercise: Exercise<AnyContract> }) {
  const say = useWords(words);
  if (origin === "library") return <span>{say("originLibrary")}</span>;
  return <span>{madeBy ? say("originNamed", { model: madeBy }) : say("originModel")}</span>;
}

/** Where nothing new was left of what was asked for, the learner gets the nearest thing, and is told. */
function OtherThanAsked({
  exercise: { context, level, requested, repeat },
  note,
}: Pick<ExerciseFrameProps, "exercise" | "note">) {
  const say = useWords(words);
  const topic = useWords(topicWords);
  const other = [
    requested.context !== context &&
      say("otherTopic", { asked: topic(requested.context), got: topic(context) }),
    requested.level !== level &&
      say("otherLevel", { asked: levelName(requested.level), got: levelName(level) }),
  ];
  const lines = [note, ...(repeat ? [] : other)].filter((it) => it);
  if (lines.length === 0) return null;
  return <Notice className="mt-5 max-w-[60ch]" text={lines.join(" ")} />;
}
