/** The colours a learner is expected to name, each as it is painted: plain and in shade. */
export const paints = {
  red: ["#e5383b", "#b3202c"],
  blue: ["#2f80dd", "#205fae"],
  green: ["#3fa652", "#2a7a3a"],
  yellow: ["#ffd03d", "#e0a820"],
  orange: ["#ff8f3f", "#d86c22"],
  purple: ["#8e62c6", "#6a449c"],
  pink: ["#ff84b4", "#dc578d"],
  white: ["#f8f6f3", "#d8d3cf"],
  black: ["#37343f", "#211f27"],
  grey: ["#9aa1aa", "#737a84"],
  brown: ["#8f5c3d", "#6a4029"],
} as const;

export type Colour = keyof typeof paints;

/** As it is painted where the light falls. */
export function paint(colour: Colour): string {
  return paints[colour][0];
}

/** As it is painted in the shade. */
export function shade(colour: Colour): string {
  return paints[colour][1];
}
