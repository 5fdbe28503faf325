import type { Painter } from "#engines/pictures/painter.ts";
import { TextFault } from "#engines/text/text.ts";
import type { Meter } from "./meter.ts";

/** What a painting counts as, since no provider says it alike. */
const perPainting = 5_000;

/** A painter who paints nothing for which there is no budget. */
export function meteredPainter(painter: Painter, meter: Meter): Painter {
  return {
    name: painter.name,
    ready: () => painter.ready() && !meter.over(),
    async paint(brief) {
      const settle = await meter.reserve(perPainting);
      if (!settle) throw new TextFault("budget", "the day's tokens are used up");
      return painter.paint(brief);
    },
  };
}
