import { levels } from "@salida/rules/levels.ts";
import { z } from "zod";
import { line, Said } from "#format.ts";

/** What stands in a sentence where a word is to come. */
export const blank = "____";

const frame = {
  id: z
    .string()
    .regex(/^[abc][12]-\d\d$/, "the level and a number, as b1-07")
    .describe("never changes"),
  level: z.enum(levels),
  sentence: line
    .max(200)
    .describe("one sentence with one ____; what is to be put into another form stands behind it in brackets"),
  why: Said.describe("why it is right, in a sentence"),
};

const TypedItem = z.strictObject({
  ...frame,
  type: z.literal("typed"),
  accepted: z.array(line.max(40)).min(1).max(8).describe("all that is right, the best one first"),
});

const ChoiceItem = z.strictObject({
  ...frame,
  type: z.literal("choice"),
  options: z.array(line.max(60)).length(4),
  accepted: z.array(line.max(60)).length(1).describe("the option that is right"),
});

/** An item of the placement test as its author writes it: a sentence of its own with one gap. */
const PlacementDraft = z.discriminatedUnion("type", [TypedItem, ChoiceItem]);
export type PlacementDraft = z.infer<typeof PlacementDraft>;

/** The file of them all. */
export const PlacementFile = z.array(PlacementDraft).min(1);
