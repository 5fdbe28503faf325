import type { Item, LibraryFile, Reading } from "#format.ts";
import { itemsOf } from "./placed.ts";

/** A way to spoil the good library, and the one check that has to find it. */
export interface KnownBad {
  title: string;
  check: string;
  spoil(files: LibraryFile[]): void;
}

/** What the checks are known to find. */
export const knownBad: KnownBad[] = [
  bad(
    "idPrefix",
    "an id of another cell",
    reading((it) => (it.id = "food-b2-cake-first")),
  ),
  bad(
    "textLength",
    "a text that is too long",
    reading((it) => (it.text += `\n\n${"We eat apples. ".repeat(40)}`)),
  ),
  bad(
    "textLength",
    "a text that is too short",
    reading((it) => (it.text = it.items.map((i) => i.evidence).join(" "))),
  ),
  bad(
    "itemCount",
    "a missing item",
    reading((it) => it.items.shift()),
  ),
  bad(
    "skills",
    "too few skills",
    everyItem((it) => (it.skill = "detail")),
  ),
  bad(
    "evidenceInText",
    "evidence in other words",
    item((it) => (it.evidence = "She naps.")),
  ),
  bad(
    "evidenceInText",
    "half a sentence as evidence",
    item((it) => (it.evidence = it.evidence.slice(0, 20))),
  ),
  bad(
    "evidenceOnce",
    "one sentence as evidence of two items",
    items((it, other) => (other.evidence = it.evidence)),
  ),
  bad(
    "titleOnce",
    "a title given twice",
    readings((it, other) => (other.title = it.title)),
  ),
  bad("openingOnce", "an opening used twice", readings(sameOpening)),
  bad(
    "wornPhrase",
    "a worn turn of phrase",
    readings((...all) => all.slice(0, 3).forEach(wear)),
  ),
  bad(
    "optionCount",
    "an item of two options",
    item((it) => it.distractors.splice(1)),
  ),
  bad(
    "optionOnce",
    "the same option twice",
    item((it) => replaceOption(it, `${it.key.toUpperCase()}`)),
  ),
  bad(
    "optionLength",
    "an option that is too long",
    item((it) => replaceOption(it, `Because ${it.key} and ${it.key}`)),
  ),
  bad(
    "optionForm",
    "an option that ends in a full stop",
    item((it) => (it.key += ".")),
  ),
  bad(
    "optionForm",
    "an option that begins small",
    item((it) => (it.key = it.key.toLowerCase())),
  ),
  bad(
    "keyCopied",
    "a key copied from the text",
    item((it) => (it.key = "After the soup she usually")),
  ),
  bad(
    "keyLongest",
    "keys that are too often longest",
    likeOptions((it, { longest }) => (it.key = `${longest} so`)),
  ),
  bad(
    "keyShortest",
    "keys that are too often shortest",
    likeOptions((it, { shortest }) => {
      it.key = shortest;
      for (const distractor of it.distractors) distractor.text += " so";
    }),
  ),
  bad(
    "negativeStem",
    "a stem with not",
    item((it) => (it.stem = "What is not on the plate?")),
  ),
  bad(
    "negativeStem",
    "a stem with a contraction",
    item((it) => (it.stem = "Who isn't there?")),
  ),
  bad(
    "catchAllOption",
    "all of the above",
    item((it) => replaceOption(it, "All of the above are right")),
  ),
  bad(
    "stemOnce",
    "nearly the same stem twice",
    items((it, other) => (other.stem = it.stem.replace("days", "day"))),
  ),
  bad(
    "spanishExplained",
    "English where Spanish should be",
    item((it) => (it.why.es = it.why.en)),
  ),
  bad(
    "englishExplained",
    "Spanish where English should be",
    item((it) => (it.why.en = "Se duerme en la silla.")),
  ),
  bad(
    "vocabulary",
    "words that are too hard",
    reading((it) => (it.text += "\n\nNevertheless, perpetual ambiguity undermines bureaucratic frugality.")),
  ),
  bad(
    "glosses",
    "an explained word that is easy",
    reading((it) => (it.glossed = ["cake"])),
  ),
  bad(
    "glosses",
    "an explained word that is not there",
    reading((it) => (it.glossed = ["hammock"])),
  ),
  bad(
    "spelling",
    "American spelling in a British text",
    reading((it) => (it.text += "\n\nMy favorite color!")),
  ),
  bad(
    "spelling",
    "British spelling in an American text",
    readings((_, other) => (other.title += " in Grey")),
  ),
];

/** A case of its own. */
export function bad(check: string, title: string, spoil: (files: LibraryFile[]) => unknown): KnownBad {
  return { check, title, spoil };
}

function readings(change: (...all: [Reading, Reading, ...Reading[]]) => unknown) {
  return (files: LibraryFile[]) => {
    const [one, other, ...rest] = files.flatMap((file) => file.readings);
    if (one && other) change(one, other, ...rest);
  };
}

function reading(change: (it: Reading) => unknown) {
  return readings(change);
}

function items(change: (it: Item, other: Item) => unknown) {
  return reading(({ items: [one, other] }) => one && other && change(one, other));
}

function item(change: (it: Item) => unknown) {
  return items(change);
}

function everyItem(change: (it: Item) => unknown) {
  return reading((it) => it.items.forEach(change));
}

/** Changes items whose distractors are about as long as each other. */
function likeOptions(change: (it: Item, texts: { shortest: string; longest: string }) => unknown) {
  return (files: LibraryFile[]) => {
    for (const { item: it } of itemsOf(files)) {
      const texts = it.distractors.map(({ text }) => text).sort((a, b) => a.length - b.length);
      const [shortest = "", longest = ""] = [texts[0], texts.at(-1)];
      const most = Math.max(shortest.length + 4, shortest.length * 1.5);
      if (longest.length + " so".length <= most) change(it, { shortest, longest });
    }
  };
}

function replaceOption(it: Item, text: string): void {
  it.distractors = it.distractors.with(0, { text, why: it.why });
}

function sameOpening(one: Reading, other: Reading): void {
  other.text = `${one.text.split(/\s+/).slice(0, 8).join(" ")}.\n\n${other.text}`;
}

function wear(it: Reading): void {
  it.text += "\n\nRain fell on the old roof.";
}
