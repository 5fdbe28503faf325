import clsx from "clsx";
import { useId } from "react";
import { useWords } from "#i18n/room-words.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { humanWords } from "./human-words.ts";
import type { HumanCheck, HumanState } from "./use-human-check.ts";

const said = {
  idle: "humanIdle",
  working: "humanWorking",
  verified: "humanVerified",
  failed: "humanFailed",
  insecure: "humanInsecure",
} as const satisfies Record<HumanState, keyof typeof humanWords.en>;

interface HumanCheckBoxProps {
  check: HumanCheck;
  error?: string | undefined;
  disabled: boolean;
  /** Out of sight until the check has begun. */
  shyly?: boolean;
}

/** Shows how the human check is getting on; pressing it starts it or tries it again. */
export function HumanCheckBox({ check, error, disabled, shyly = false }: HumanCheckBoxProps) {
  const say = useWords(humanWords);
  const id = useId();
  if (!check.on) return null;
  const { state } = check;
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a press starts work that may fail, which a native checkbox cannot show */}
      <button
        type="button"
        role="checkbox"
        aria-checked={state === "verified"}
        aria-busy={state === "working"}
        aria-label={say("human")}
        aria-describedby={id}
        disabled={disabled}
        hidden={shyly && state === "idle"}
        onClick={check.start}
        className="choice w-full text-left"
      >
        <span
          className={clsx(
            "grid size-7 shrink-0 place-items-center rounded-lg border",
            state === "verified" ? "border-ok bg-ok text-on-brand" : "border-field",
          )}
        >
          {state === "working" && <Spinner className="size-5 text-brand" />}
          {state === "verified" && <Icon name="check" className="pop size-5" />}
        </span>
        <span className="flex-1">
          <span className="block font-semibold">{say("human")}</span>
          <span
            id={id}
            aria-live="polite"
            className={clsx(
              "block text-13",
              state === "failed" || state === "insecure" ? "text-bad" : "text-muted",
            )}
          >
            {say(said[state])}
          </span>
        </span>
        <Icon name="shield" className="size-6 shrink-0 text-muted" />
      </button>
      <div ref={check.stage} className="not-empty:mt-3" />
      {/* what was wrong before is not once it works */}
      <FieldError text={state === "working" || state === "verified" ? undefined : error} />
    </div>
  );
}
