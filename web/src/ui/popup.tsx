import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface PopupProps {
  /** Of the button. */
  label: string;
  button: (open: boolean) => ReactNode;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}

/**
 * A button that opens a panel under it, which Tab walks through. It closes on Escape, on a press beside it, when the
 * focus leaves it, and when a link in it is followed.
 */
export function Popup({ label, button, buttonClass, panelClass, children }: PopupProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    function pressed({ target }: PointerEvent) {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    }
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [open]);

  function keyed(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls let through
    <div
      ref={whole}
      className="relative flex"
      onKeyDown={keyed}
      onClick={({ target }) => target instanceof Element && target.closest("a") && setOpen(false)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        className={buttonClass}
        onClick={() => setOpen(!open)}
      >
        {button(open)}
      </button>
      <div id={id} hidden={!open} className={panelClass}>
        {open && children}
      </div>
    </div>
  );
}
