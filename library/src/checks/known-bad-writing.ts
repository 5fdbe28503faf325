import type { Item, LibraryFile, Listening, Reading } from "#format.ts";
import { isSmall } from "#language/shared-words.ts";
import { bad, type KnownBad } from "./known-bad.ts";
import { fillIns } from "./known-bad-listenings.ts";
import { textsOf } from "./placed.ts";

const unsaid = ["Qwart", "Qwelt", "Qwirt", "Qwort"];

/** What the checks are known to find in how a text is written and asked about. */
export const knownBadWriting: KnownBad[] = [
  bad("askedWord", "a vocabulary item that quotes no word", vocabulary("What does the writer like?")),
  bad("askedWord", "a label that is in no list", vocabulary('What does "a blue box" mean here?')),
  bad("askedWord", "a word that the text does not have", vocabulary('What does "breakfast" mean?')),
  bad("askedWord", "a word two levels above", vocabulary('What does "bonnet" mean?', "Look, a bonnet!")),
  bad("askedWord", "a label asked for as a detail", stem('What is "a blue box"?', "detail")),
  bad("privateName", "what a family calls something", stem('What does her family call "a visit"?')),
  bad("privateName", "a label with a capital", stem('In her family, what does "Friday" mean?', "vocabulary")),
  bad("namesAsked", "one name asked after the other", (files) => {
    for (const it of firstOf(files).items.slice(0, 2)) it.stem = `What is ${it.key} called?`;
  }),
  bad(
    "titleGap",
    "a title that says a word to be written",
    fillIns((_, other) => (other.title = "A Warm Smell")),
  ),
  bad("effort", "one reason after the other", (files) => {
    const it = firstOf(files);
    it.text = reasons(it.text);
    for (const item of it.items) item.evidence = reasons(item.evidence);
  }),
  bad("keySharesMost", "three keys in the text's words", (files) => give(firstOf(files), 3, "key")),
  bad("keySharesFewest", "three keys in other words alone", (files) => give(firstOf(files), 3, "rivals")),
  bad("mostShared", "two keys of every text in its words", (files) => {
    for (const { work } of textsOf(files)) give(work, 2, "key");
  }),
  bad("fewestShared", "two keys of every text in other words alone", (files) => {
    for (const { work } of textsOf(files)) give(work, 2, "rivals");
  }),
  bad("evidenceQuoted", "a proof that stands in the stem", (files) => {
    const [item] = firstOf(files).items;
    if (item) item.stem = `"${item.evidence}" Why?`;
  }),
  bad("evidenceInText", "a proof of two sentences that stand apart", (files) => {
    const [item] = firstOf(files).items;
    if (item) item.evidence += " How are you?";
  }),
  bad("evidenceInText", "a proof of three sentences", (files) => {
    const [item] = firstOf(files).items;
    if (item) item.evidence = "Why? It's for my grandmother. She lives with us, and she is eighty-six.";
  }),
];

function firstOf(files: LibraryFile[]): Reading {
  const [it] = files.flatMap(({ readings }) => readings);
  if (!it) throw new Error("no reading");
  return it;
}

function stem(text: string, skill?: Item["skill"]) {
  return (files: LibraryFile[]) => {
    const [item] = firstOf(files).items;
    if (item) Object.assign(item, { stem: text, ...(skill && { skill }) });
  };
}

function vocabulary(text: string, more = "") {
  return (files: LibraryFile[]) => {
    stem(text, "vocabulary")(files);
    firstOf(files).text += `\n\n${more}`;
  };
}

function reasons(text: string): string {
  return text.replaceAll(/\b(?:and|but)\b/g, "because");
}

/** Of the first items either the key or the rivals are words of the text; no other option is. */
function give(work: Reading | Listening, count: number, to: "key" | "rivals"): void {
  const said = [...new Set(work.text.match(/\b\p{Ll}{5}\b/gu))].filter((word) => !isSmall(word)).map(capital);
  for (const [at, item] of work.items.entries()) {
    const given = at < count;
    item.key = (given && to === "key" ? said[0] : unsaid[0]) ?? "";
    for (const [index, rival] of item.distractors.entries())
      rival.text = (given && to === "rivals" ? said[index] : unsaid[index + 1]) ?? "";
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
