import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Nearer than this to the end is at the end, px. */
const nearPx = 48;

/**
 * Keeps the end of a scrolled area in sight as it grows, unless the learner has scrolled up: then `behind` says that
 * there is more below. `grown` is another value whenever something was added.
 */
export function useStickToEnd(grown: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [behind, setBehind] = useState(false);

  function toEnd() {
    atEnd.current = true;
    setBehind(false);
    if (area.current) area.current.scrollTop = area.current.scrollHeight;
  }

  function onScroll() {
    const it = area.current;
    if (!it) return;
    atEnd.current = it.scrollHeight - it.scrollTop - it.clientHeight < nearPx;
    if (atEnd.current) setBehind(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is added and nothing else
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    else setBehind(true);
  }, [grown]);

  // a player that comes later, or a panel below it, moves the end
  useEffect(() => {
    const it = area.current;
    if (!it) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) it.scrollTop = it.scrollHeight;
    });
    for (const sized of [it, ...it.children]) watch.observe(sized);
    return () => watch.disconnect();
  }, []);

  return { area, behind, toEnd, onScroll };
}
