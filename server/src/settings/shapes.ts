import { z } from "zod";

/** What a setting may be. Rooms say theirs with these, each with what is expected where it is not that. */
export const text = () => z.string();
export const oneOf = <const Names extends readonly string[]>(...names: Names) => z.enum(names);
export const matching = (shape: RegExp, expected: string) => z.string().regex(shape, expected);
export const atLeast = (characters: number) => z.string().min(characters, `${characters} characters or more`);
export const key = () => matching(/^[\x21-\x7e]+$/, "a key, without blanks");
export const httpUrl = () => address(/^https?$/, "an http or https address");
export const address = (protocols: RegExp, expected: string) =>
  z.url({ protocol: protocols, error: expected });

/** How a password stands in an address. */
export const escaped = "what is not a letter or a digit in a password is written as %23 and so on";

/** What `read` makes of it; undefined is what it cannot be made of. */
export function readBy<Made>(read: (given: string) => Made | undefined, expected: string) {
  return text().transform((given, check): Made => {
    const made = read(given);
    if (made !== undefined) return made;
    check.addIssue({ code: "custom", message: expected });
    return z.NEVER;
  });
}

export function whole(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return matching(/^\d+$/, expected).transform(Number).pipe(z.int().min(least, expected).max(most, expected));
}

/** What the settings of these shapes are once they are read. */
export type Read<Shapes extends z.ZodRawShape> = z.output<z.ZodObject<Shapes>>;

/** A setting that is wrong, by itself or beside others. */
export interface SettingFault {
  name: string;
  expected: string;
}

/** The fault of each of these that is missing although something else asks for it. */
export function needed<Name extends string>(
  settings: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  why: string,
): SettingFault[] {
  return names.filter((name) => !settings[name]).map((name) => ({ name, expected: `needed with ${why}` }));
}
