import { withoutGaps } from "@salida/rules/gaps.ts";
import { bad, type KnownBad } from "./known-bad.ts";
import { fillIns, listening } from "./known-bad-listenings.ts";

/** What the checks are known to find in fill-ins. */
export const knownBadFillIns: KnownBad[] = [
  bad(
    "fillInCount",
    "a single fill-in",
    listening(({ fillIns }) => fillIns.splice(1)),
  ),
  bad("fillInCut", "a fill-in in other words", first(swap("my bread", "our bread"))),
  bad("fillInCut", "a fill-in that begins within a sentence", first(swap("That wasn't ", ""))),
  bad(
    "fillInOverlap",
    "a sentence in two fill-ins",
    fillIns((it, other) => (other.text = it.text)),
  ),
  bad(
    "fillInLength",
    "a fill-in that is too long",
    first((text) => `${text} She gave me half of it when I left home.`),
  ),
  bad("fillInLength", "a fill-in that is too short", second(swap(/ You can.*/, ""))),
  bad("gapCount", "no gaps", first(withoutGaps)),
  bad(
    "gapCount",
    "seven gaps",
    first(swap("the starter", "the {starter}"), swap("aunt made", "aunt {made}")),
  ),
  bad("gapForm", "a gap of two words", first(swap("aunt made", "{aunt made}"))),
  bad("gapForm", "a gap in a part of a word", first(swap("starter", "{start}er"))),
  bad("gapForm", "a capital", first(swap("Older than", "{Older} than"))),
  bad("gapForm", "a contraction", second(swap("{forgot}", "forgot"), swap("don't", "{don't}"))),
  bad("gapForm", "a brace without its other one", first(swap("starter", "{starter"))),
  bad("gapNumeral", "a number", first(swap("nineteen eighty, {before}", "{nineteen} eighty, before"))),
  bad("gapPlace", "a gap in the first sentence", first(swap("cream", "{cream}"))),
  bad(
    "gapPlace",
    "gaps at the ends of three sentences",
    second(
      swap("{knock} on his door", "knock on his {door}"),
      swap(/{jar} of my\s+plum jam/, "jar of my plum {jam}"),
    ),
  ),
  bad("gapDistance", "gaps too near to each other", first(swap("than both", "than {both}"))),
  bad(
    "gapTwice",
    "a word in two gaps",
    first(swap("and it was {older}", "{and} it was older"), swap("and {water}", "{and} water")),
  ),
  bad(
    "gapSound",
    "a word that sounds like another",
    fillIns((it) => {
      it.title = "Every Few Days";
      it.text = swap("flour and {water}", "{flour} and water")(it.text);
    }),
  ),
];

function first(...changes: ((text: string) => string)[]) {
  return fillIns((it) => (it.text = changes.reduce((text, change) => change(text), it.text)));
}

function second(...changes: ((text: string) => string)[]) {
  return fillIns((_, it) => (it.text = changes.reduce((text, change) => change(text), it.text)));
}

function swap(from: string | RegExp, to: string) {
  return (text: string) => text.replace(from, to);
}
