import { spots } from "./check.ts";
import { textsOf } from "./placed.ts";
import { type Shelf, type ShelfCheck, type Traits, traitsOf } from "./shelf.ts";

const most = { textsWithAPhrase: 2, textsWithAName: 8 };
/** Share of the shorter text's runs; two texts about the same thing have less than 0.04. */
const mostShared = 0.1;

/** No two texts begin alike. */
export const openingOnce = eachAmong((own, { openings }) => {
  const [other] = othersOf(own, openings.get(own.opening));
  return other && `opening "${own.opening}" is also that of ${other.work.id}`;
});

/** No turn of phrase is worn out. */
export const wornPhrase = eachAmong((own, { phrases }) => {
  const worn = [...own.phrases].find(
    (phrase) => othersOf(own, phrases.get(phrase)).length >= most.textsWithAPhrase,
  );
  return worn && `in more than ${most.textsWithAPhrase} texts: "${worn}"`;
});

/** No two texts say nearly the same. */
export const nearText = eachAmong((own, { runs }) => {
  const shared = new Map<Traits, number>();
  for (const run of own.runs) {
    for (const other of othersOf(own, runs.get(run))) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  const near = [...shared].find(
    ([other, count]) => count > mostShared * Math.min(own.runs.size, other.runs.size),
  );
  return near && `nearly the same text as ${near[0].work.id}`;
});

/** People and places vary: none is in many texts. */
export const wornName = eachAmong((own, { names }) => {
  const worn = [...own.names].find((name) => othersOf(own, names.get(name)).length >= most.textsWithAName);
  return worn && `in more than ${most.textsWithAName} texts: ${worn}`;
});

function eachAmong(wrong: (own: Traits, shelf: Shelf) => string | undefined): ShelfCheck {
  return (file, shelf) => textsOf([file]).flatMap((placed) => spots(placed, wrong(traitsOf(placed), shelf)));
}

function othersOf(own: Traits, all: Traits[] = []): Traits[] {
  return all.filter(({ work }) => work !== own.work);
}
