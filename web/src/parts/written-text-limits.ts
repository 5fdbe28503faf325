/** Characters of a text that can be sent. */
export interface TextLimits {
  least: number;
  most: number;
}

export type LengthFault = "blank" | "short" | "long";

/** Why a text cannot be sent as it is; blanks around it do not count. */
export function lengthFault(text: string, { least, most }: TextLimits): LengthFault | undefined {
  const { length } = text.trim();
  if (length === 0) return "blank";
  if (length < least) return "short";
  return length > most ? "long" : undefined;
}

/** What a length is worth saying aloud; `left` in steps, so that not every key is answered. */
export type LengthNote = { word: "enough" } | { word: "left"; left: number } | { word: "over" };

const nearby = 20;
const steps = [10, 25, 50, 100] as const;

/** Something to say near the limits, and nothing between them. */
export function lengthNote(text: string, { least, most }: TextLimits): LengthNote | undefined {
  const { length } = text.trim();
  if (length > most) return { word: "over" };
  const left = steps.find((step) => most - length <= step);
  if (left !== undefined) return { word: "left", left };
  return length >= least && length < least + nearby ? { word: "enough" } : undefined;
}
