import { likeness } from "#language/phrases.ts";
import { eachItem, eachText } from "./check.ts";
import { optionsOf } from "./placed.ts";

const quoted = /["“][^"“”]*["”]/g;
const negative =
  /\b(?:not|\w+n['’]t|cannot|never|no|none|nobody|nothing|neither|nor|except|without|false|untrue)\b/i;
const catchAll = /\b(?:all|none|both|neither|any|some) of (?:the above|these|those|them)\b|\bthe above\b/i;
const mostAlike = 0.75;

/** A stem asks for what is so; what it quotes from the text may deny. */
export const negativeStem = eachItem(({ item }) => {
  const found = item.stem.replace(quoted, "").match(negative)?.[0];
  return found && `negative stem: "${found}"`;
});

/** No stem or option speaks of the other options. */
export const catchAllOption = eachItem(({ item }) => {
  const found = [item.stem, ...optionsOf(item)].find((text) => catchAll.test(text));
  return found && `speaks of the other options: "${found}"`;
});

/** No two stems of a text ask nearly the same. */
export const stemOnce = eachText(({ work: { items } }) => {
  const repeated = items.find(({ stem }, index) =>
    items.slice(0, index).some((before) => likeness(before.stem, stem) >= mostAlike),
  );
  return repeated && `nearly the same stem twice: ${repeated.stem}`;
});
