const forbidden: readonly (readonly [RegExp, string])[] = [
  [/(?!\n)[\p{Cc}\p{Cf}]/u, "control characters"],
  [/<\/?[a-z][^>]*>|&[a-z]+;/i, "markup"],
  [/```|^[ \t]*#{1,6}[ \t]|\*\*|^[ \t]*[-*][ \t]|\]\(/m, "markup"],
  [/[{}[\]\\|~^`]|__/, "marks of code"],
  [/https?:|www\.|@\w+\.\w/i, "an address"],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, "letters that are not Latin"],
  // letters that only look like Latin ones, pictures, heaps of accents
  [
    /[ıſ\u0180-\u019F\u01A2-\u01AE\u01B1-\u01CC\u01DD-\u0217\u021C-\u02FF\uFB00-\uFB06\uFF00-\uFFEF\u{1D400}-\u{1D7FF}]|\p{M}{2}/u,
    "letters in disguise",
  ],
  [/[\p{Co}\p{Cn}\p{Cs}\uFFFD]|(?![©®™])\p{Extended_Pictographic}/u, "broken characters or pictures"],
  [
    /^(?:title|text|paragraph \d|question \d|answer)\s*:|\bhere(?:'s| is) (?:the|your|a) (?:new |revised )?(?:text|story|title)\b/im,
    "words about the task",
  ],
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
