import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { z } from "zod";
import { text } from "#settings/shapes.ts";

export const exerciseShapes = { DAILY_LIMITS: text().default("").transform(dailyLimits) };

type DailyLimits = Readonly<Record<KindName, number>>;

/** "5" for all kinds, or "reading=10,…" for some. */
function dailyLimits(given: string, context: z.RefinementCtx): DailyLimits {
  const limits = Object.fromEntries(
    kindNames.map((name) => [name, kindContracts[name].dailyLimit]),
  ) as Record<KindName, number>;
  for (const part of given.split(",").filter(Boolean)) {
    const [, name, value] = /^(?:([a-z-]+)=)?(\d{1,6})$/.exec(part.trim()) ?? [];
    const named = name === undefined ? kindNames : kindNames.filter((kind) => kind === name);
    if (value === undefined || named.length === 0) {
      context.addIssue({
        code: "custom",
        message: `one number, or kind=number with commas between (${kindNames.join(", ")})`,
      });
      return z.NEVER;
    }
    for (const kind of named) limits[kind] = Number(value);
  }
  return limits;
}
