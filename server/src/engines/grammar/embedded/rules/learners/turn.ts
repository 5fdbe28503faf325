import type { Rule } from "#engines/grammar/embedded/rule.ts";

const examples: Readonly<Record<string, string>> = {
  "#poss": "my",
  "#det": "the",
  "#obj": "it",
  "#sub": "they",
  "#one": "book",
  "#adj": "new",
  "#num": "two",
  "#ing": "going",
  "#plurals": "books",
};

function sayPlace(place: string): string {
  const [first = ""] = place.replace(/^-\S+$/, "").split("|");
  return first.startsWith("#") ? (examples[first] ?? "") : first.replace("~", "").replace(/[$^]/, "");
}

/** The place as an example says it; what is optional is left out. */
function say(pattern: string): string {
  const words = pattern.split(" ").map((place) => (place.endsWith("?") ? "" : sayPlace(place)));
  const whole = words.filter(Boolean).join(" ");
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

/**
 * A rule of a line of a table: the phrase as a pattern, in which `[wrong>right]` is what is said wrongly and what belongs
 * there: "~come [in>to] terms with".
 */
export function turn(kind: string, line: string, why?: Rule["why"]): Rule {
  const [, before = "", wrong = "", right = "", after = ""] =
    /^(.*?)\[(.+?)>(.*?)\](.*)$/.exec(line.trim()) ?? [];
  const phrase = (middle: string) => [before.trim(), middle, after.trim()].filter(Boolean).join(" ");
  const rightly = say(phrase(right)).replace(/\.$/, "");
  const said = rightly.charAt(0).toLowerCase() + rightly.slice(1);
  return {
    kind,
    find: phrase(`(${wrong})`),
    better: right,
    why: why ?? { en: `The phrase is “${said}”.`, es: `La expresión fija es “${said}”.` },
    wrong: { [say(phrase(wrong))]: `${rightly}.` },
    right: [`${rightly}.`],
  };
}

/** The rules of a table, one a line. */
export const turns = (kind: string, table: string, why?: Rule["why"]): Rule[] =>
  table
    .trim()
    .split("\n")
    .map((line) => turn(kind, line, why));
