import clsx from "clsx";
import type { ComponentProps } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "lamp" | "quiet" | "ghost" | "danger";

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = "primary", className?: string): string {
  return clsx("button", `button-${look}`, className);
}

interface ButtonProps extends ComponentProps<"button"> {
  /** Looks disabled, and can be reached and pressed all the same: it then says what is missing. */
  "aria-disabled"?: boolean;
  look?: ButtonLook;
  /** Shows a spinner and takes no press; the button keeps its focus. */
  busy?: boolean;
}

/** A button whose bottom edge gives way on press. */
export function Button({
  look,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  "aria-disabled": closed,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || closed || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner className="size-5" />}
      {children}
    </button>
  );
}
