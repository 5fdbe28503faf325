import { optionsOf } from "#checks/placed.ts";
import type { Said } from "#format.ts";
import { spokenText } from "#spoken/turns.ts";
import { type PlacedPiece, piecesOf } from "./pieces.ts";
import type { Located } from "./room-check.ts";
import type { OrderSentence, Piece, Riddle, Story } from "./story.ts";

/** Everything English that a player reads or hears, but for explanations. */
export function linesOf(story: Story): Located<string>[] {
  return [
    { where: "introduction", it: story.introduction },
    ...story.puzzles.map(({ lead }, at) => ({ where: `puzzle ${at + 1}, lead`, it: lead })),
    ...ordersOf(story).map(({ where, it: { say } }) => ({ where, it: say })),
    ...riddlesOf(story).flatMap(({ where, it }) => riddleLines(it).map((line) => ({ where, it: line }))),
    ...piecesOf(story).flatMap((placed) =>
      pieceLines(placed.piece).map((it) => ({ where: whereOf(placed), it })),
    ),
    { where: "ending out", it: story.endings.out },
    { where: "ending caught", it: story.endings.caught },
  ];
}

/** What is said to the player aloud, beside what pieces check of themselves. */
export function spokenLinesOf(story: Story): Located<string>[] {
  const talks = piecesOf(story).flatMap((placed) => {
    if (placed.piece.kind !== "talk") return [];
    const { opens, asks, ends } = placed.piece;
    return [opens, ...asks, ends].map((it) => ({ where: whereOf(placed), it }));
  });
  return [{ where: "introduction", it: story.introduction }, ...talks];
}

/** Every explanation in both languages. */
export function explanationsOf(story: Story): Located<Said>[] {
  return [
    ...riddlesOf(story).map(({ where, it }) => ({ where, it: it.why })),
    ...piecesOf(story).flatMap((placed) => {
      const items = "items" in placed.piece ? placed.piece.items : [];
      const said = items.flatMap(({ why, distractors }) => [why, ...distractors.map((it) => it.why)]);
      return said.map((it) => ({ where: whereOf(placed), it }));
    }),
  ];
}

/** Every riddle. */
export function riddlesOf({ puzzles }: Story): Located<Riddle>[] {
  return puzzles.flatMap(({ riddles }, at) =>
    riddles.map((it) => ({ where: `puzzle ${at + 1}, riddle ${it.id}`, it })),
  );
}

/** Every sentence that tells an order. */
export function ordersOf({ puzzles }: Story): Located<OrderSentence>[] {
  return puzzles.flatMap(({ clues }, at) =>
    clues.map((it, number) => ({ where: `puzzle ${at + 1}, order sentence ${number + 1}`, it })),
  );
}

/** As a finding names a piece. */
export function whereOf({ piece, puzzle }: PlacedPiece): string {
  return `puzzle ${puzzle + 1}, ${piece.kind} ${piece.name}`;
}

function riddleLines({ text, clues, ask, options, hints }: Riddle): string[] {
  return [text, ...clues.map(({ say }) => say), ask, ...options.map((option) => option.text), ...hints];
}

function pieceLines(piece: Piece): string[] {
  return [piece.found, ...contentLines(piece)];
}

function contentLines(piece: Piece): string[] {
  if (piece.kind === "picture") return [piece.task];
  if (piece.kind === "talk") return [piece.opens, ...piece.asks, piece.ends];
  if (piece.kind === "fillIn") return [piece.text.replace(/[{}]/g, "")];
  const text = piece.kind === "listening" ? spokenText(piece) : piece.text;
  return [text, ...piece.items.flatMap((item) => [item.stem, ...optionsOf(item)])];
}
