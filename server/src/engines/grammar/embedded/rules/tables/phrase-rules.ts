import type { Rule } from "#engines/grammar/embedded/rule.ts";

const prepositions =
  "in on at by to for of from with about under into over against through upon onto after up across within around between".split(
    " ",
  );

/** What stands for a class in an example. */
const spoken: Readonly<Record<string, string>> = {
  "#poss": "his",
  "#det": "the",
  "#obj": "him",
  "#sub": "they",
  "#ing": "leaving",
  "#adj": "good",
  "#noun": "water",
  "#base": "leave",
  "#name": "Anna",
  "#wh": "how",
  "#pp": "gone",
};

interface Place {
  /** As a pattern. */
  find: string;
  right: string;
  /** In a pattern too; empty where a word is missing. */
  wrong?: string;
  /** An article that is wanted, or must not be there. */
  article?: "wanted" | "needless";
}

function readPlace(source: string): Place {
  const slot = /^\[(.+)\]$/.exec(source)?.[1];
  if (slot) {
    const fine = slot.split("|");
    const wrong = prepositions.filter((word) => !fine.includes(word)).join("|");
    return { find: slot, right: fine[0] ?? "", wrong };
  }
  const wanted = /^<(\w+)>$/.exec(source)?.[1];
  if (wanted) return { find: wanted, right: wanted, article: "wanted" };
  const needless = /^<-([\w|]+)>$/.exec(source)?.[1];
  if (needless) return { find: needless, right: "", wrong: needless, article: "needless" };
  const [find = "", ...wrong] = source.split("/");
  const first = find.split("|")[0] ?? "";
  const right = /^-|\?$/.test(first) ? "" : (spoken[first] ?? first.replace(/^~/, ""));
  return { find, right, ...(wrong.length > 0 ? { wrong: wrong.join("|") } : {}) };
}

/**
 * Rules from set phrases, one a line. `[in]` is a preposition for which no other does (`[in|on]`: but these), `right/wrong`
 * a word and what is put in its place, `<the>` an article that is often missing, `<-the>` one that does not belong there.
 */
export function phraseRules(kind: string, lines: string): Rule[] {
  return lines
    .trim()
    .split(/[;\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => rulesOf(kind, line.split(/\s+/).map(readPlace)));
}

function rulesOf(kind: string, places: readonly Place[]): Rule[] {
  const phrase = places
    .map(({ right }) => right)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  return places.flatMap(({ wrong, article, right }, at) => {
    if (wrong === undefined && article === undefined) return [];
    const after = places[at + 1]?.find ?? "";
    const find = places
      .map((place, i) => {
        if (place.article === "needless" && i !== at) return "";
        if (i === at && article === "wanted") return "";
        if (i === at && article === "needless") return `(${wrong}`;
        if (i === at + 1 && article) return article === "wanted" ? `(x=${after})` : `x=${after})`;
        return i === at ? `(${wrong})` : place.find;
      })
      .join(" ");
    const better = article === "wanted" ? `${right} {x}` : article === "needless" ? "{x}" : right;
    const bad = article === "wanted" ? "" : exampleOf(wrong ?? "");
    const example = places
      .map((place, i) => (i === at ? bad : place.right))
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    return [
      {
        kind,
        find,
        better,
        why: { en: `The phrase is “${phrase}”.`, es: `La expresión es “${phrase}”.` },
        wrong: { [example]: phrase },
        right: [phrase],
      },
    ];
  });
}

/** "To" before a word makes other rules think of a verb. */
function exampleOf(wrong: string): string {
  const all = wrong.split("|");
  return all.find((word) => word !== "to") ?? all[0] ?? "";
}
