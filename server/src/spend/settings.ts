import { type Read, whole } from "#settings/shapes.ts";

const most = 1_000_000_000_000;

export const spendShapes = {
  TEXT_BUDGET: whole(0, most).optional(),
  LEARNER_TEXT_BUDGET: whole(0, most).optional(),
};
export type SpendSettings = Read<typeof spendShapes>;
