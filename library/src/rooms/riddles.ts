import type { Needed, Riddle } from "./story.ts";

type Option = Riddle["options"][number];
type Trait = Option["traits"][string];

/** For each option of a riddle, the clues that rule it out, counted from 0. */
export function failsOf({ options, clues }: Riddle): number[][] {
  return options.map(({ traits }) =>
    clues.flatMap(({ need }, at) =>
      Object.entries(need).every(([name, needed]) => meets(traits[name], needed)) ? [] : [at],
    ),
  );
}

/** The options that no clue rules out, but for the clues that are left aside. */
export function standingIn(riddle: Riddle, aside: number | undefined = undefined): number[] {
  return failsOf(riddle).flatMap((fails, option) => (fails.every((clue) => clue === aside) ? [option] : []));
}

/** Whether a trait is what is needed. */
function meets(trait: Trait | undefined, needed: Needed): boolean {
  if (typeof needed !== "object") return trait === needed;
  if (typeof trait !== "number") return false;
  return (!("over" in needed) || trait > needed.over) && (!("under" in needed) || trait < needed.under);
}

/**
 * How likely somebody is to find the key who has not read the clues and takes the option with the commonest traits. A
 * trait counts by how many options share its value; a number, by not being the least or the greatest.
 */
export function commonestFinds(riddle: Riddle): number {
  const { options } = riddle;
  const commonness = options.map(({ traits }) =>
    Object.entries(traits).reduce(
      (sum, [name, trait]) => sum + commonnessOf(trait, valuesOf(options, name)),
      0,
    ),
  );
  const most = Math.max(...commonness);
  const [key = -1] = standingIn(riddle);
  if (commonness[key] !== most) return 0;
  return 1 / commonness.filter((it) => it === most).length;
}

function valuesOf(options: readonly Option[], name: string): (Trait | undefined)[] {
  return options.map(({ traits }) => traits[name]);
}

function commonnessOf(trait: Trait, values: readonly (Trait | undefined)[]): number {
  if (typeof trait === "number") {
    const numbers = values.filter((it) => typeof it === "number");
    return trait > Math.min(...numbers) && trait < Math.max(...numbers) ? 1 : 0;
  }
  return (values.filter((it) => it === trait).length - 1) / (values.length - 1);
}
