import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands inside the field at its end. */
  trailing?: ReactNode;
}

/** A labelled input with its hint and its error under it. */
export function Field({ label, hint, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-15 font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={clsx("input", trailing && "pr-14")}
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-13 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
