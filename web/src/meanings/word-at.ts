import { sentencesOf } from "@salida/rules/sentences.ts";

/** A word of a text, where it stands and in what sentence. */
export interface TappedWord {
  word: string;
  range: Range;
  sentence: string;
}

const words = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** The word of English text under a point of the window; undefined beside words. */
export function wordAt(x: number, y: number, within: Element): TappedWord | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  if (!caret || !(node instanceof Text) || !within.contains(node)) return undefined;
  const english = node.parentElement?.closest("[lang]");
  if (english?.getAttribute("lang") !== "en" || !within.contains(english)) return undefined;
  for (const { 0: word, index } of node.data.matchAll(words)) {
    if (caret.offset < index || caret.offset > index + word.length) continue;
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    // the caret also goes to the nearest word from beside it
    if (x < left - 2 || x > right + 2 || y < top - 4 || y > bottom + 4) return undefined;
    return { word, range, sentence: sentenceOf(node, word) };
  }
  return undefined;
}

/** The sentence of the word's paragraph that has it; the paragraph may be cut by marks. */
function sentenceOf(node: Text, word: string): string {
  const block = node.parentElement?.closest("p, li, button, div")?.textContent ?? node.data;
  const sentences = sentencesOf(block);
  return sentences.find((sentence) => sentence.includes(word)) ?? block;
}
