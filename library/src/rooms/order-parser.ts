/** One of the colours, by its place in the order. */
export type Slot = 1 | 2 | 3;

/** Where each slot comes, from 0; what is claimed of it. */
type Places = Record<Slot, number>;
type Claim = (places: Places) => boolean;

/** A sentence taken apart: what stands before each of its slots, and after the last. */
interface Parts {
  slots: [Slot, Slot, Slot];
  before: [string, string, string];
  after: string;
}

const orders: Slot[][] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];
const slotMark = /\{([123])\}/g;
/** What may follow a slot and is not the thing that has its colour. */
const noThing =
  "after|and|are|at|before|but|can|comes|did|does|first|goes|had|has|have|is|last|must|next|once|only|second|should|then|third|to|until|was|were|when|will";
const thing = new RegExp(
  String.raw`(?:\b(?:the|a|an|this|that|its|your|his|her|my)\s+)?\{([123])\}(?:\s+(?!(?:${noThing})\b)\p{L}+)?`,
  "gu",
);

const denial = /\b(?:not|never|nor|cannot)\b|n't\b/;
const clauseEnd = /[.;:!?](?=\s|$)/;
const fronted =
  /(?:^|[,.;:!?]\s*)(?:so |and |but )?(?:only )?(not until|after|before|once|when|as soon as)\b[^,.;:!?]*$/;

const untilOthers = /\buntil (?:the others?|the other two|both)\b/;
const afterOthers = /\bafter (?:the others?|the other two|both)\b/;
/** What tells of an order that is not kept, or of two: more than this grammar reads. */
const beyond =
  /\b(?:if|unless|whether|n?or|instead|without|would|had (?:i|he|she|we|you|they)|wrong|for the first time)\b/;

/** The slots of a sentence in the order of their mention. */
export function mentionedIn(sentence: string): number[] {
  return [...sentence.matchAll(slotMark)].map(([, slot]) => Number(slot));
}

/**
 * The one order that a plain sentence tells (after, before, not until, then, first, last …), or undefined where its
 * grammar leaves more than one, or is more than this knows.
 */
export function orderIn(sentence: string): Slot[] | undefined {
  const parts = partsOf(sentence);
  if (!parts) return undefined;
  const claims = [...relations(parts), ...positions(parts)];
  const possible = orders.filter((order) => {
    const places = Object.fromEntries(order.map((slot, place) => [slot, place])) as unknown as Places;
    return claims.every((claim) => claim(places));
  });
  return possible.length === 1 ? possible[0] : undefined;
}

function partsOf(sentence: string): Parts | undefined {
  const slots = mentionedIn(sentence) as Slot[];
  const [one, two, three] = slots;
  if (!one || !two || !three || slots.length > 3 || new Set(slots).size < 3) return undefined;
  const plain = sentence.toLowerCase().replaceAll("’", "'").replace(thing, "#");
  if (beyond.test(plain)) return undefined;
  const [first = "", second = "", third = "", after = ""] = plain.split("#");
  return { slots: [one, two, three], before: [first, second, third], after };
}

/** What each slot is said to come before or after. */
function relations({ slots: [one, two, three], before: [lead, link, second], after }: Parts): Claim[] {
  const claims: (Claim | undefined)[] = [];
  const opening = fronted.exec(lead)?.[1];
  if (opening && (/^[^.;:!?]*,/.test(link) || opening === "not until"))
    claims.push(byFront(opening, one, two));
  else claims.push(byLink(link, lead, one, two));
  const reopened = clauseEnd.test(link) ? fronted.exec(link)?.[1] : undefined;
  const shared = /^,? ?(?:but|and)(?: \p{L}+ly)? (?:before|after)\b/u.test(second) && !/\p{L}/u.test(after);
  const delayed = /^,? ?(?:but|and)(?: \p{L}+)? not until\b/u.test(second);
  if (reopened) claims.push(/^[^.;:!?]*,/.test(second) ? byFront(reopened, two, three) : undefined);
  else if (shared || delayed) claims.push(byLink(second.replace(/^,? ?(?:but|and)/, ""), lead, one, three));
  else if (!/^,? ?(?:but|and) (?:before|after)\b/.test(second)) claims.push(byLink(second, link, two, three));
  return claims.filter((claim) => claim !== undefined);
}

/** "After #a, #b." */
function byFront(word: string, one: Slot, other: Slot): Claim {
  return word === "before" ? comesFirst(other, one) : comesFirst(one, other);
}

/** "#a … after … #b": what stands between two slots; what stands before them may deny it. */
function byLink(link: string, lead: string, one: Slot, other: Slot): Claim | undefined {
  const pieces = link.split(clauseEnd);
  const own = pieces.at(-1) ?? "";
  if (/\b(?:later than|next to)\b/.test(own)) return undefined;
  if (
    /\b(?:after (?:that|it|this)|afterwards|then|next|followed by|later|(?:earlier|sooner) than)\b/.test(own)
  )
    return comesFirst(one, other);
  if (/\bbefore (?:that|it|this)\b/.test(own)) return comesFirst(other, one);
  if (pieces.length > 1 || /(?:^|\b)(?:and|but|so),? (?:after|before|when|once)\b/.test(own))
    return undefined;
  const near = own.split(/\b(?:after|before|until)\b/).at(-1) ?? "";
  if (/\b(?:it|them|th(?:is|at) one)\b/.test(own) || /,|\b(?:and|but|so)\b/.test(near)) return undefined;
  const denied = denial.test(
    `${lead.split(/[,.;:!?]/).at(-1)} ${own.split(/\b(?:after|before|until)\b/)[0]}`,
  );
  if (/\buntil\b/.test(own))
    return denied || /\b(?:leave|wait|keep)/.test(lead) ? comesFirst(other, one) : undefined;
  if (/\bbefore\b/.test(own)) return denied ? comesFirst(other, one) : comesFirst(one, other);
  if (/\bafter\b/.test(own)) return denied ? comesFirst(one, other) : comesFirst(other, one);
  if (/\b(?:only when|only if|once|as soon as|follows)\b/.test(own) && !denied) return comesFirst(other, one);
  return undefined;
}

/** What is said to be first, last or between. */
function positions({ slots, before, after }: Parts): Claim[] {
  const following = [before[1], before[2], after];
  return slots.flatMap((slot, at) => {
    const lead = before[at]?.split(/[,.;:!?]|\b(?:and|but)\b/).at(-1) ?? "";
    const rest = following[at]?.split(/[,.;:!?]|\b(?:and|but|after)\b/)[0] ?? "";
    const more = following[at]?.split(/[,.;:!?]/)[0] ?? "";
    const place = placeSaid(lead, rest, more);
    if (place === undefined) return [];
    const denied = !untilOthers.test(more) && (denial.test(rest) || denial.test(lead));
    return [(places: Places) => (places[slot] === place) !== denied];
  });
}

function placeSaid(lead: string, rest: string, more: string): number | undefined {
  if (/\b(?:start|begin)s? with\b/.test(lead) || /\bfirst\b/.test(lead)) return 0;
  if (/\b(?:end|finish)(?:es|s)? with\b/.test(lead) || /\b(?:last|lastly|finally)\b/.test(lead)) return 2;
  if (/\bbefore (?:the others?|the other two|both)\b/.test(more)) return 0;
  if (untilOthers.test(more) || afterOthers.test(more)) return 2;
  if (/\bfirst\b/.test(rest)) return 0;
  if (/\b(?:last|at the end)\b/.test(rest)) return 2;
  if (/\bbetween\b|\bin the middle\b|\bsecond\b/.test(rest)) return 1;
  return /\bthird\b/.test(rest) ? 2 : undefined;
}

function comesFirst(one: Slot, other: Slot): Claim {
  return (places) => places[one] < places[other];
}
