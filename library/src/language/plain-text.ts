const forbidden: readonly (readonly [RegExp, string])[] = [
  [/(?!\n)[\p{Cc}\p{Cf}]/u, "control characters"],
  [/<\/?[a-z][^>]*>|&[a-z]+;/i, "markup"],
  [/```|^[ \t]*#{1,6}[ \t]|\*\*|^[ \t]*[-*][ \t]|\]\(/m, "markup"],
  [/https?:|www\.|@\w+\.\w/i, "an address"],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, "letters that are not Latin"],
  [/\p{Co}|\p{Cn}|\p{Cs}|\uFFFD/u, "broken characters"],
  [/\b(?:as an ai|language model|true option|not true:|evidence:)\b/i, "words about the task"],
];

/** What no text for learners has, wherever it comes from: markup, addresses, hidden characters, talk about the task. */
export function plainTextFindings(text: string): string[] {
  const found = forbidden.flatMap(([pattern, what]) => {
    const match = pattern.exec(text)?.[0];
    return match === undefined ? [] : [`${what}: "${match.trim()}"`];
  });
  return [...new Set(found)];
}
