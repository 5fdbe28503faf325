import "./toasts.css";

import clsx from "clsx";
import { Toast as Radix } from "radix-ui";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { toasts as figures } from "#ui/constants.ts";
import { Icon } from "#ui/icon.tsx";
import { useTopDialog } from "#ui/open-dialogs.ts";
import { dismissToast, type Toast } from "./toast-store.ts";

export interface ToastRegionProps {
  toasts: readonly Toast[];
  region: string;
  close: string;
}

/**
 * Draws the toasts of the store; F8 goes to them, a swipe to the right sends them away. They stand in the dialog that is
 * open, if one is: all else is behind it and cannot be reached.
 */
export function ToastRegion({ toasts, region, close }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const dialog = useTopDialog();
  const newest = toasts[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is lifted anew, over a dialog opened meanwhile
  useEffect(() => {
    // a dialog that has just gone took it along; it is drawn anew outside at once
    if (!viewport.current?.isConnected) return;
    viewport.current.hidePopover?.();
    viewport.current.showPopover?.();
  }, [newest, dialog]);
  return (
    <Radix.Provider
      label={region}
      duration={figures.durationMs}
      swipeDirection={figures.swipe.direction}
      swipeThreshold={figures.swipe.thresholdPx}
    >
      {toasts.map((it) => (
        <Radix.Root
          key={it.id}
          open={it.open}
          type={it.tone === "bad" ? "foreground" : "background"}
          onOpenChange={(open) => !open && dismissToast(it.id)}
          className={clsx("toast", `notice-${it.tone}`)}
        >
          <Icon
            name={it.tone === "bad" ? "alert" : it.tone === "good" ? "check" : "info"}
            className="mt-0.5 size-5 shrink-0"
          />
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{it.title}</Radix.Title>
            {it.text && <Radix.Description className="text-15">{it.text}</Radix.Description>}
          </div>
          <Radix.Close className="icon-button -my-2 -mr-2" aria-label={close}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      {createPortal(
        <>
          {/* Radix announces at the end of the body, which is inert under a dialog. */}
          {dialog && toasts[0]?.open && (
            <p role="alert" className="sr-only">
              {toasts[0].title}. {toasts[0].text}
            </p>
          )}
          <Radix.Viewport
            ref={viewport}
            popover="manual"
            hotkey={[figures.hotkey]}
            label={`${region} ({hotkey})`}
            className="toast-viewport"
          />
        </>,
        dialog ?? document.body,
      )}
    </Radix.Provider>
  );
}
