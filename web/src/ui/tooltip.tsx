import { type ReactNode, useEffect, useRef, useState } from "react";
import { tooltipDelayMs } from "./constants.ts";

interface TooltipProps {
  text: string;
  /** Off where the text stands beside its control anyway. */
  enabled: boolean;
  children: ReactNode;
}

/** Shows the name that an icon-only control has for a screen reader: on focus, or after resting on it. Escape hides it. */
export function Tooltip({ text, enabled, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!enabled) return children;

  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what the control inside is called
    <div
      className="relative"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") timer.current = setTimeout(() => setShown(true), tooltipDelayMs);
      }}
      onPointerLeave={hide}
      onFocus={({ target }) => setShown(target.matches(":focus-visible"))}
      onBlur={hide}
      onKeyDown={({ key }) => key === "Escape" && hide()}
    >
      {children}
      {shown && (
        <span aria-hidden="true" className="tooltip">
          {text}
        </span>
      )}
    </div>
  );
}
