/** Every drawing a learner can be shown by. They are kept by name: one that was given out stays. */
export const avatarNames = [
  "fox",
  "owl",
  "cat",
  "rabbit",
  "bear",
  "penguin",
  "frog",
  "octopus",
  "whale",
  "bee",
  "mushroom",
  "cactus",
  "teapot",
  "lantern",
  "balloon",
] as const;

export type AvatarName = (typeof avatarNames)[number];

/** The drawing that was chosen; nothing where none was, or one that is not known here. */
export function avatarOf(kept: string | null): AvatarName | undefined {
  return avatarNames.find((name) => name === kept);
}
