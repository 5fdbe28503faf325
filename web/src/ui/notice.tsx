import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { takeFocus } from "./take-focus.ts";

export type Tone = "plain" | "good" | "bad";

const icons: Record<Tone, IconName> = { plain: "info", good: "check", bad: "alert" };

interface NoticeProps {
  text: ReactNode;
  tone?: Tone;
  icon?: IconName;
  className?: string;
  /** It comes in the place of what was pressed, and takes the focus from there. */
  takesFocus?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Something said in its place on the page. Bad news is announced at once. */
export function Notice({ text, tone = "plain", icon, className, takesFocus, children }: NoticeProps) {
  return (
    <div
      ref={takesFocus ? takeFocus : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      role={tone === "bad" ? "alert" : "status"}
      className={clsx("notice", `notice-${tone}`, className)}
    >
      <Icon name={icon ?? icons[tone]} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-3">
        <div>{text}</div>
        {children}
      </div>
    </div>
  );
}
