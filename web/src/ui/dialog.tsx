import "./dialog.css";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import { dialogOpened } from "./open-dialogs.ts";

interface DialogProps {
  open: boolean;
  title: string;
  /** Of the title, where it is not in the interface's language. */
  titleLang?: string | undefined;
  text?: string | undefined;
  /** Absent where the dialog cannot be dismissed. */
  onClose?: () => void;
  closeLabel?: string;
  role?: "dialog" | "alertdialog";
  /** For what has to be looked over at a glance. */
  wide?: boolean;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps focus, gives it back, and makes the page behind it inert. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    titleLang,
    text,
    onClose,
    closeLabel,
    role = "dialog",
    wide = false,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref, open);

  function pressed(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // Chromium closes a dialog on a second Escape even where the cancel event was refused.
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  }

  function clicked(event: MouseEvent) {
    if (event.target === ref.current) onClose?.();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      className={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        // The back gesture of a phone, or Escape while the focus is nowhere.
        event.preventDefault();
        onClose?.();
      }}
      onClick={clicked}
      onKeyDown={pressed}
    >
      {open && (
        <div className="p-5 max-[20rem]:p-3 sm:p-7">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} lang={titleLang} className="text-24">
              {title}
            </h2>
            {onClose && (
              <button
                type="button"
                className="icon-button -mt-2 -mr-2"
                aria-label={closeLabel}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {text && (
            <p id={`${id}-text`} className="mt-2 text-muted">
              {text}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}

function useModal(ref: { current: HTMLDialogElement | null }, open: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const closed = dialogOpened(dialog);
    return () => {
      dialog.close();
      closed();
    };
  }, [ref, open]);
}
