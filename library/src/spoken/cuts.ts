import { withoutGaps } from "@salida/rules/gaps.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";

/** The places in a text of the sentences that a marked piece was cut from; nothing where it was not. */
export function cutOf(text: string, marked: string): number[] | undefined {
  const sentences = sentencesOf(text);
  const piece = withoutGaps(marked).trim().split(/\s+/).join(" ");
  return [...sentences.keys()].map((from) => runFrom(from, sentences, piece)).find(Boolean);
}

function runFrom(from: number, sentences: string[], piece: string): number[] | undefined {
  const sentence = sentences[from];
  if (sentence === piece) return [from];
  if (sentence === undefined || !piece.startsWith(`${sentence} `)) return undefined;
  const rest = runFrom(from + 1, sentences, piece.slice(sentence.length + 1));
  return rest && [from, ...rest];
}
