import { levelOfWord } from "@salida/rules/word-levels.ts";
import { linesOf } from "./lines.ts";
import { piecesOf } from "./pieces.ts";
import type { Story } from "./story.ts";

/** Words that are so well known that a capital does not make names of them: "the Lake House". */
const wellKnown = new Set<string | undefined>(["A1", "A2", "B1", "B2"]);
const titleBefore = /^(?:mr|mrs|ms|miss|dr)$/;

/** Who and what is called by a name that is no well-known word; "Lucan Ferreira" and "Lucan" are one. */
export function namesIn(story: Story): string[] {
  const people = piecesOf(story).flatMap(({ piece }) => {
    if (piece.kind === "talk") return [piece.who.name];
    return piece.kind === "listening" ? piece.speakers.map(({ name }) => name) : [];
  });
  const inside = linesOf(story).flatMap(({ it }) =>
    [...it.matchAll(/(?<=[\p{Ll},;:] [“‘"']?)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu)].map(([name]) => name),
  );
  const names: string[][] = [];
  for (const name of [...inside, ...people]) {
    const parts = name.split(/\s+/).filter(isNoWord);
    if (parts.length === 0) continue;
    const known = names.find((other) => other.some((part) => parts.includes(part)));
    if (known) known.push(...parts.filter((part) => !known.includes(part)));
    else names.push(parts);
  }
  return names.map((parts) => parts.join(" "));
}

function isNoWord(part: string): boolean {
  const word = part.toLowerCase();
  return !wellKnown.has(levelOfWord(word)) && !titleBefore.test(word);
}
