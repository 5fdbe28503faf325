import type { Rule } from "#engines/grammar/embedded/rule.ts";

interface More {
  right?: readonly string[];
  unless?: Rule["unless"];
  question?: boolean;
}

/** A rule in few words: `said` is one sentence with the mistake and the same mended. */
export function ruleOf(
  kind: string,
  find: string | readonly string[],
  better: Rule["better"],
  [en, es]: readonly [string, string],
  said: Readonly<Record<string, string>>,
  { right = [], unless, question }: More = {},
): Rule {
  return {
    kind,
    find,
    better,
    why: { en, es },
    wrong: said,
    right: [...Object.values(said), ...right],
    ...(unless && { unless }),
    ...(question !== undefined && { question }),
  };
}
