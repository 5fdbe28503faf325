import type { Item } from "#format.ts";
import { piecesOfKind } from "./pieces.ts";
import type { PieceOf, Riddle, Story } from "./story.ts";

/** A way to spoil a good story, and the one check that has to find it. */
interface KnownBadRoom {
  title: string;
  check: string;
  spoil(story: Story): void;
}

/** What the checks of rooms are known to find. */
export const knownBadRooms: KnownBadRoom[] = [
  bad("roomId", "an id of another band", (it) => (it.id = "mystery-b1-the-quiet-museum")),
  bad("namesOnce", "two riddles of one name", (it) =>
    each(riddlesIn(it), (riddle) => (riddle.id = "garden")),
  ),
  bad("pieceKinds", "a place of two kinds", (it) => {
    const [visitors] = it.puzzles[1]?.places ?? [];
    visitors?.push(...piecesOfKind(it, "picture").map(({ piece }) => ({ ...piece, name: "3-t" })));
  }),
  bad("puzzleKinds", "a puzzle with nothing to read or hear whole", (it) => {
    const [first, second] = it.puzzles;
    const [reading, fillIn] = [second?.places[0], first?.places[2]];
    if (first && second && reading && fillIn) {
      second.places[0] = fillIn;
      first.places[2] = reading;
    }
  }),
  bad("roomLengths", "a long lead", (it) => each(it.puzzles, (puzzle) => (puzzle.lead += puzzle.lead))),
  bad("roomLengths", "a short ending", (it) => (it.endings.out = "You are out. Nadia is glad.")),
  bad(
    "talkAsks",
    "somebody who asks nothing",
    talk((it) => (it.asks[1] = "Tell me about the room.")),
  ),
  bad(
    "talkAsks",
    "a farewell that asks",
    talk((it) => (it.ends = "Here is a letter. Do you like it?")),
  ),
  bad("fillInOwn", "a fill-in that is read elsewhere", (it) => {
    const visitors = textsIn(it).find(({ name }) => name === "visitors");
    if (visitors)
      visitors.text = visitors.text.replace(
        "What a lovely afternoon!",
        "A young sailor made it on a long trip.",
      );
  }),
  bad(
    "riddleTraits",
    "an option without a trait",
    riddle((it) => delete it.options[3]?.traits.age),
  ),
  bad(
    "riddleTraits",
    "a trait that nothing needs",
    riddle((it) => each(it.options, (o) => (o.traits.tall = true))),
  ),
  bad(
    "riddleKey",
    "two right options",
    riddle((it) => Object.assign(it.options[0]?.traits ?? {}, { years: 15 })),
  ),
  bad(
    "riddleKey",
    "no right option",
    riddle((it) => Object.assign(it.options[1]?.traits ?? {}, { years: 5 })),
  ),
  bad(
    "clueNeeded",
    "a clue too many",
    riddle((it) => it.clues.push({ say: "Look up at the house.", need: { age: { over: 1 } } })),
  ),
  bad(
    "riddleForm",
    "a long option",
    riddle((it) => each(it.options.slice(1, 2), (o) => (o.text += ", and very tall, and always tired"))),
  ),
  bad(
    "riddleForm",
    "a riddle that does not ask",
    riddle((it) => (it.ask = "Say who did it.")),
  ),
  bad(
    "hintNames",
    "a hint that names an option",
    riddle((it) => (it.hints[1] = "The baker is too old.")),
  ),
  bad(
    "orderSlots",
    "a colour that is not mentioned",
    order("Press the {1} button before the {2} one and then this one."),
  ),
  bad("orderTold", "an order of two", order("Press the {1} button before the {2} one and the {3} one.")),
  bad("orderTold", "another order", order("Press the {1} button after the {2} one, and the {3} one last.")),
  bad("orderTold", "a quotation that is not said", (it) => pairs(it, [1, 2, "as long as"], [2, 3, "last"])),
  bad("orderTold", "pairs that leave two orders", (it) => pairs(it, [1, 2, "then"], [1, 3, "last"])),
  bad("orderTold", "a pair of another order", (it) => pairs(it, [2, 1, "then"], [2, 3, "last"])),
  bad("orderMentioned", "a B1 whose sentences need no grammar", (it) => {
    Object.assign(it, { band: "B1", id: "mystery-b1-the-quiet-museum" });
    each(it.puzzles, (puzzle) => (puzzle.clues = [{ say: plainOrder, pairs: undefined }]));
  }),
  bad(
    "roomVocabulary",
    "a hard ending",
    (it) => (it.endings.out += " It is a mellow, lofty, sombre, gaunt afternoon."),
  ),
  bad(
    "shortVocabulary",
    "a hard word in a hint",
    riddle((it) => (it.hints[0] = "Be thorough with their ages.")),
  ),
  bad("wholeVocabulary", "many words of the next level in short lines", (it) => {
    each(riddlesIn(it), (one) => each(one.options, (o) => (o.text += " with a sailor")));
    each(riddlesIn(it), (one) =>
      each(
        one.clues,
        (clue) => (clue.say += " A sailor, a sailor, a sailor, a sailor, a sailor and a sailor say that."),
      ),
    );
  }),
  bad(
    "fewNames",
    "five names",
    (it) => (it.endings.out += " “Where are Abena, Milos and Takumi?” asks Nadia."),
  ),
  bad("codeColours", "a colour of the code in the story", (it) => (it.endings.caught += " Her coat is red.")),
  bad(
    "codeColours",
    "a colour of the code in a reason",
    riddle((it) => (it.why.es += " Es la casa verde.")),
  ),
  bad(
    "roomForTheEar",
    "digits in what is said",
    talk((it) => (it.opens = "Is that you, at 10 at night?")),
  ),
  bad("roomSpelling", "the other spelling", (it) => (it.endings.out += " Her favorite coat is old.")),
  bad(
    "riddleExplained",
    "a reason that is not Spanish",
    riddle((it) => (it.why.es = it.why.en)),
  ),
  bad("roomTime", "a room that takes too long", (it) => {
    each(itemsIn(it), (item) => (item.stem = `${"Look at it again. ".repeat(60)}${item.stem}`));
    talk(({ answers }) =>
      answers.splice(0, 3, ...answers.map((said) => `${said} ${"I am here. ".repeat(7)}`)),
    )(it);
  }),
  bad("roomEffort", "texts that are hard to follow", (it) => {
    const said = "Nobody knows why she never said when or where she had not been.";
    const others = ["what he", "how they", "why you", "who we", "what I"].map((who) =>
      said.replace("why she", who),
    );
    each(textsIn(it), (piece) => (piece.text = [said, ...others].join(" ")));
    each(itemsIn(it), (item) => (item.evidence = said));
  }),
];

const plainOrder = "Press the {1} button, then the {2} one, then the {3} one.";

function bad(check: string, title: string, spoil: (story: Story) => void): KnownBadRoom {
  return { title, check, spoil };
}

function riddle(spoil: (riddle: Riddle) => void): (story: Story) => void {
  return (story) => each(riddlesIn(story).slice(0, 1), spoil);
}

function talk(spoil: (talk: PieceOf<"talk">) => void): (story: Story) => void {
  return (story) => each(piecesOfKind(story, "talk"), ({ piece }) => spoil(piece));
}

function order(say: string): (story: Story) => void {
  return ({ puzzles }) => each(puzzles.slice(0, 1), (puzzle) => (puzzle.clues = [{ say, pairs: undefined }]));
}

function pairs({ puzzles }: Story, ...told: [1 | 2 | 3, 1 | 2 | 3, string][]): void {
  const say = "First the {1} bell, then the {2} one, and the {3} one is last.";
  const all = told.map(([first, then, said]) => ({ first, then, said }));
  each(puzzles.slice(0, 1), (puzzle) => (puzzle.clues = [{ say, pairs: all }]));
}

function riddlesIn({ puzzles }: Story): Riddle[] {
  return puzzles.flatMap((puzzle) => puzzle.riddles);
}

/** What one reads, or hears from one speaker. */
function textsIn(story: Story): (PieceOf<"reading"> | PieceOf<"listening">)[] {
  const pieces = [...piecesOfKind(story, "reading"), ...piecesOfKind(story, "listening")];
  return pieces.map(({ piece }) => piece).filter((it) => it.kind === "reading" || it.speakers.length === 1);
}

function itemsIn(story: Story): Item[] {
  return textsIn(story).flatMap(({ items }) => items);
}

function each<T>(all: readonly T[], spoil: (it: T) => unknown): void {
  for (const it of all) spoil(it);
}
