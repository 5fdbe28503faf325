import { usePlacement } from "./placement.ts";
import { WayToLevel } from "./way-to-level.tsx";

/** The way to the test, once it is known whether one was left half done. */
export function KnownWay() {
  const { data: placement } = usePlacement();
  const left = placement?.completed === false && placement.answered > 0;
  return <WayToLevel next={left ? placement.answered + 1 : undefined} />;
}
