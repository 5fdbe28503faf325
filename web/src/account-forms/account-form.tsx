import clsx from "clsx";
import type { ReactNode } from "react";
import { HumanCheckBox } from "#human-check/human-check-box.tsx";
import type { HumanCheck } from "#human-check/use-human-check.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Form } from "./use-form.ts";

interface AccountFormProps<F extends string> {
  form: Form<F>;
  /** What the button says, and what while it works. */
  send: string;
  sending: string;
  check?: HumanCheck;
  /** On a page of its own the button is as wide as the fields. */
  place?: "page" | "section";
  children: ReactNode;
}

/** The frame of every form about an account: what was refused, the fields, the human check, the button. */
export function AccountForm<F extends string>({
  form: { errors, submitting, submit },
  send,
  sending,
  check,
  place = "page",
  children,
}: AccountFormProps<F>) {
  return (
    <form
      noValidate
      className={clsx("grid gap-5", place === "page" ? "mt-6" : "max-w-md")}
      onSubmit={submit}
      onFocus={check?.start}
    >
      {errors.form && <Notice tone="bad" text={errors.form} />}
      {children}
      {check && <HumanCheckBox check={check} error={errors.human} disabled={submitting} />}
      <Button
        type="submit"
        busy={submitting}
        disabled={submitting}
        className={place === "page" ? "w-full" : "justify-self-start"}
      >
        {submitting ? sending : send}
      </Button>
    </form>
  );
}
