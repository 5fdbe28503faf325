/** No sentence that could be told is longer. */
const longest = 1_000;

/** After a mark; three dots may also stand within a sentence. */
const between =
  /(?<=(?<!\.)[.!?]["”’)]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+|(?<=(?:…|\.\.\.)["”’)]*)\s+(?=["“‘]?\p{Lu})/u;

/** The sentences of a text that comes in pieces, each as soon as it is whole. */
export async function* sentencesIn(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let rest = "";
  for await (const piece of pieces) {
    const found = `${rest}${piece}`.trimStart().split(between);
    rest = found.pop() ?? "";
    yield* found.map(inOneLine);
    if (rest.length > longest) break;
  }
  if (rest.trim()) yield inOneLine(rest);
}

function inOneLine(sentence: string): string {
  return sentence.replace(/\s+/g, " ").trim();
}
