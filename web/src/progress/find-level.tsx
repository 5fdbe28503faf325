import { lazy, Suspense } from "react";
import { WayToLevel } from "./way-to-level.tsx";

const KnownWay = lazy(() =>
  import("./known-way.tsx").then(
    (it) => ({ default: it.KnownWay }),
    () => ({ default: WayToLevel }),
  ),
);

/** The way to the test that finds a level, or on with one that was left half done. */
export function FindLevel() {
  return (
    <Suspense fallback={<WayToLevel />}>
      <KnownWay />
    </Suspense>
  );
}
