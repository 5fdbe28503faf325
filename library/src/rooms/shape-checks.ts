import { countWords } from "@salida/rules/words.ts";
import { topicFolder } from "#checks/name-checks.ts";
import { outside } from "#form.ts";
import { runsOf } from "#language/phrases.ts";
import { riddlesOf, whereOf } from "./lines.ts";
import { piecesOf, piecesOfKind } from "./pieces.ts";
import { each, type Located, whole } from "./room-check.ts";
import type { Piece, Story } from "./story.ts";

/** How many places of a room have a piece of each kind. */
const places: Record<Piece["kind"], number> = { reading: 3, listening: 2, fillIn: 2, picture: 1, talk: 1 };

const sharedRun = 6;
const lengths = {
  introduction: { least: 50, most: 90 },
  lead: { least: 8, most: 30 },
  orderSentence: { least: 8, most: 40 },
  clue: { least: 4, most: 35 },
  riddle: { least: 10, most: 85 },
  hint: { least: 3, most: 25 },
  task: { least: 5, most: 30 },
  saying: { least: 3, most: 40 },
  answer: { least: 5, most: 40 },
  ending: { least: 60, most: 110 },
};

/** A name tells the topic and the band. */
export const roomId = whole(({ id, topic, band }) => {
  const prefix = `${topicFolder(topic)}-${band.toLowerCase()}-`;
  return id.startsWith(prefix) ? [] : [`id should start with ${prefix}`];
});

/** Within a story no two riddles and no two pieces have the same name. */
export const namesOnce = whole((story) => {
  const names = [...riddlesOf(story).map(({ it }) => it.id), ...piecesOf(story).map(({ id }) => id)];
  return names.filter((name, at) => names.indexOf(name) < at).map((name) => `"${name}" is given twice`);
});

/** Nine places: so many of each kind, and alternates are of one. */
export const pieceKinds = whole((story) => {
  const kinds = story.puzzles.flatMap((puzzle) => puzzle.places.map((place) => kindsOf(place)));
  const mixed = kinds.filter((of) => of.length > 1).map((of) => `a place of ${of.join(" and ")}`);
  const wrong = Object.entries(places).map(([kind, count]) => {
    const found = kinds.filter(([first]) => first === kind).length;
    return found === count ? undefined : `${found} places of kind ${kind}, not ${count}`;
  });
  return [...mixed, ...wrong];
});

/** No puzzle without something to read or hear whole, and none of one kind twice. */
export const puzzleKinds = whole(({ puzzles }) =>
  puzzles.flatMap((puzzle, at) => {
    const kinds = puzzle.places.flatMap(kindsOf);
    return [
      kinds.some((kind) => kind === "reading" || kind === "listening")
        ? undefined
        : `puzzle ${at + 1} has no reading and no listening`,
      new Set(kinds).size < puzzle.places.length ? `puzzle ${at + 1} has a kind in two places` : undefined,
    ];
  }),
);

/** Nothing is so long that it holds up, or so short that it says nothing; what pieces check of themselves apart. */
export const roomLengths = each(measured)(({ text, length }) =>
  outside(countWords(text), lengths[length], "words"),
);

/** Who talks asks, until the farewell. */
export const talkAsks = each((story) =>
  piecesOfKind(story, "talk").map((placed) => ({ where: whereOf(placed), it: placed.piece })),
)(({ opens, asks, ends }) => {
  const told = [opens, ...asks].find((said) => !said.trim().endsWith("?"));
  if (told) return `does not end with a question: ${told}`;
  return ends.trim().endsWith("?") ? `a farewell that asks: ${ends}` : undefined;
});

/** No other piece says what is to be filled in, in so many words. */
export const fillInOwn = each((story) =>
  piecesOfKind(story, "fillIn").map((placed) => ({ where: whereOf(placed), it: placed.piece })),
)((fillIn, story) => {
  const own = runsOf(fillIn.text, sharedRun);
  const said = piecesOf(story).flatMap(({ piece }) => {
    if (piece === fillIn || !("text" in piece)) return [];
    return [...runsOf(piece.text, sharedRun)];
  });
  const shared = said.find((run) => own.has(run));
  return shared && `another piece says "${shared}", too`;
});

function kindsOf(place: readonly Piece[]): Piece["kind"][] {
  return [...new Set(place.map(({ kind }) => kind))];
}

function measured(story: Story): Located<{ text: string; length: keyof typeof lengths }>[] {
  const of = (length: keyof typeof lengths, where: string, ...texts: string[]) =>
    texts.map((text) => ({ where: `${where}, ${length}`, it: { text, length } }));
  return [
    ...of("introduction", "room", story.introduction),
    ...story.puzzles.flatMap(({ lead, clues }, at) => [
      ...of("lead", `puzzle ${at + 1}`, lead),
      ...of("orderSentence", `puzzle ${at + 1}`, ...clues.map(({ say }) => say)),
    ]),
    ...riddlesOf(story).flatMap(({ where, it: { text, clues, hints } }) => [
      ...of("riddle", where, text),
      ...of("clue", where, ...clues.map(({ say }) => say)),
      ...of("hint", where, ...hints),
    ]),
    ...piecesOf(story).flatMap((placed) => {
      const { piece } = placed;
      if (piece.kind === "picture") return of("task", whereOf(placed), piece.task);
      if (piece.kind !== "talk") return [];
      return [
        ...of("saying", whereOf(placed), piece.opens, ...piece.asks, piece.ends),
        ...of("answer", whereOf(placed), ...piece.answers),
      ];
    }),
    ...of("ending", "out", story.endings.out),
    ...of("ending", "caught", story.endings.caught),
  ];
}
