import type { LibraryFile, Listening, Reading } from "#format.ts";
import type { Piece, PieceOf, Story } from "./story.ts";

/** A piece and where it stands; puzzles and places are counted from 0. */
export interface PlacedPiece<P extends Piece = Piece> {
  piece: P;
  /** Its work's name. */
  id: string;
  puzzle: number;
  place: number;
}

/** Every piece of a story, all alternates, in order. */
export function piecesOf(story: Story): PlacedPiece[] {
  return story.puzzles.flatMap(({ places }, puzzle) =>
    places.flatMap((alternates, place) =>
      alternates.map((piece) => ({ piece, id: pieceId(story, piece), puzzle, place })),
    ),
  );
}

/** The pieces of one kind. */
export function piecesOfKind<K extends Piece["kind"]>(story: Story, kind: K): PlacedPiece<PieceOf<K>>[] {
  return piecesOf(story).filter((placed): placed is PlacedPiece<PieceOf<K>> => placed.piece.kind === kind);
}

/** The name of a piece's work. */
export function pieceId({ id }: Story, { kind, name }: Piece): string {
  return `${roomId(id)}-${kind === "picture" ? "picture-" : ""}${name}`;
}

/** The name of a room's own work. */
export function roomId(storyId: string): string {
  return `room-${storyId}`;
}

/** What is read and heard in a story, as a file of the library. */
export function textsFile(story: Story): LibraryFile {
  const readings = piecesOfKind(story, "reading").map((placed) => asReading(story, placed));
  const listenings = piecesOfKind(story, "listening").map((placed) => asListening(story, placed));
  return { topic: story.topic, level: story.band, readings, listenings };
}

/** What is filled in, as a file of listenings that are nothing but their fill-in. */
export function fillInsFile(story: Story): LibraryFile {
  const listenings = piecesOfKind(story, "fillIn").map((placed) => asFilledIn(story, placed));
  return { topic: story.topic, level: story.band, readings: [], listenings };
}

function asReading({ spelling }: Story, { id, piece }: PlacedPiece<PieceOf<"reading">>): Reading {
  const { found: title, text, glossed, items } = piece;
  return { id, title, genre: "notice", spelling, text, glossed, items };
}

function asListening({ spelling }: Story, { id, piece }: PlacedPiece<PieceOf<"listening">>): Listening {
  const { found: title, text, glossed, items, speakers } = piece;
  return { id, title, genre: "message", spelling, speakers, text, glossed, items, fillIns: [] };
}

function asFilledIn({ spelling }: Story, { id, piece }: PlacedPiece<PieceOf<"fillIn">>): Listening {
  const { found: title, text, voice } = piece;
  const speakers = [{ name: "Speaker", voice }];
  const whole = text.replace(/[{}]/g, "");
  return {
    ...{ id, title, genre: "message", spelling, speakers, text: whole, items: [] },
    fillIns: [{ id, title, text }],
  };
}
