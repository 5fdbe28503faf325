import type { Spot } from "#checks/finding.ts";
import type { Story } from "./story.ts";

/** One rule for a room's story alone. Pure. */
export type RoomCheck = (story: Story) => Spot[];

/** Something of a story and where it stands. */
export interface Located<T> {
  where: string;
  it: T;
}

/** Makes a check of a rule that looks at one thing after the other: what is wrong, or undefined. */
export function each<T>(all: (story: Story) => Located<T>[]) {
  return (wrong: (it: T, story: Story) => string | undefined): RoomCheck =>
    (story) =>
      all(story).flatMap(({ where, it }) => spot(story, wrong(it, story), where));
}

/** Makes a check of a rule that looks at the whole story: all that is wrong. */
export function whole(wrong: (story: Story) => (string | undefined)[]): RoomCheck {
  return (story) => wrong(story).flatMap((what) => spot(story, what, story.id));
}

function spot({ id }: Story, what: string | undefined, where: string): Spot[] {
  return what === undefined ? [] : [{ what, where, text: id }];
}
