import { type LevelName, levels } from "@salida/rules/levels.ts";
import { effortOf } from "#language/effort.ts";
import { eachText } from "./check.ts";

/** Of a level: so far above it a text may be to follow. Half as far where readers found most texts hard. */
const allowed = { mostly: 1, strictly: 0.5 };

/** No text is much harder to follow than its level, whatever its words. */
export const effort = eachText(({ work, text, file: { level } }) => {
  const heard = "speakers" in work;
  const most = levels.indexOf(level) + (isStrict(level, heard) ? allowed.strictly : allowed.mostly);
  const found = effortOf(text, heard);
  return found > most
    ? `hard to follow at ${level}: effort ${found.toFixed(1)}, more than ${most}; say fewer new things in shorter sentences`
    : undefined;
});

function isStrict(level: LevelName, heard: boolean): boolean {
  return level === "A1" || level === "A2" || (heard && (level === "C1" || level === "C2"));
}
