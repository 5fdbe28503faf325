import { lazy, Suspense, useSyncExternalStore } from "react";
import { shownToasts, watchToasts } from "./toast-store.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx").then((it) => ({ default: it.ToastRegion })));

/** Where toasts appear. What draws them is fetched with the first one. */
export function Toaster(labels: { region: string; close: string }) {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toasts} {...labels} />
    </Suspense>
  );
}
