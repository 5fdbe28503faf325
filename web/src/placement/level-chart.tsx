import type { PlacementReceipt } from "@salida/contract/placements.ts";
import { levelName } from "@salida/rules/levels.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Figure } from "#ui/charts/figure.tsx";
import { placementWords } from "./words.ts";

/** A column of dots for each level: full ones for what was right, rings for what was not. */
export function LevelChart({ receipt: { level, levels, questions } }: { receipt: PlacementReceipt }) {
  const say = useWords(placementWords);
  const right = levels.reduce((sum, it) => sum + it.right, 0);
  return (
    <Figure
      className="mt-6"
      title={say("chartTitle")}
      text={say("chartText", { count: questions.length, right })}
      tableLabel={say("table")}
      head={[say("level"), say("asked"), say("right")]}
      rows={levels.map((it) => ({
        key: levelName(it.level),
        cells: [levelName(it.level), it.asked, it.right],
      }))}
    >
      <div className="placement-chart">
        {levels.map((it) => (
          <div key={it.level} className={clsx("placement-column", it.level === level && "found")}>
            <div className="placement-dots">
              {Array.from({ length: it.asked }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                <i key={at} className={at < it.right ? "right" : undefined} />
              ))}
            </div>
            <span>{levelName(it.level)}</span>
          </div>
        ))}
      </div>
    </Figure>
  );
}
