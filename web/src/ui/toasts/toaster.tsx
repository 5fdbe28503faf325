import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { ToastRegionProps } from "./toast-region.tsx";
import { shownToasts, watchToasts } from "./toast-store.ts";

/**
 * Where toasts appear. What draws them is fetched with the first one, and with the next where that failed: a toast that
 * cannot be drawn, without a connection, must not take the page with it.
 */
export function Toaster(labels: { region: string; close: string }) {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const newest = toasts[0]?.id;
  useEffect(() => {
    if (newest === undefined || Region) return;
    import("./toast-region.tsx").then((it) => setRegion(() => it.ToastRegion)).catch(() => {});
  }, [newest, Region]);
  return Region && toasts.length > 0 ? <Region toasts={toasts} {...labels} /> : null;
}
