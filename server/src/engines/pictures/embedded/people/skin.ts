import type { Hair, Tone } from "./person.ts";

/** The fills of the icons' middle tone: skin, skin in shade, its edge, the ears, the nose. */
const drawn = ["#c68d7b", "#b87a66", "#a9715f", "#bb806e", "#ab6a55"];
const drawnHair = "#593b39";

const tones = [
  ["#ffd7c2", "#f4c6ad", "#f1b99b", "#f4c6ad", "#e5af93"],
  ["#eebfaa", "#e4b29a", "#d6a089", "#e4b29a", "#d19479"],
  drawn,
  ["#966661", "#8b5c56", "#764c49", "#8b5c56", "#75443e"],
  ["#6b4644", "#573739", "#452829", "#573739", "#452829"],
] as const;

const hairs: Record<Hair, string> = {
  black: "#2b2428",
  brown: "#63402f",
  blond: "#efcb68",
  red: "#c4562b",
  grey: "#c3bfc4",
  pink: "#ff7bb5",
  blue: "#3f8cf0",
};

/** The skin's plain fill and the one in shade. */
export function skinOf(tone: Tone): { plain: string; shade: string } {
  return { plain: tones[tone][0], shade: tones[tone][1] };
}

/** From the fills of an icon in the middle tone to those of this person. */
export function complexion(tone: Tone, hair: Hair): Record<string, string> {
  const fills: Record<string, string> = { [drawnHair]: hairs[hair] };
  for (const [at, fill] of drawn.entries()) fills[fill] = tones[tone][at] ?? tones[tone][0];
  return fills;
}

/** Hair as painted. */
export function hairFill(hair: Hair): string {
  return hairs[hair];
}
