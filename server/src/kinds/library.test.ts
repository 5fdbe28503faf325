import { fileURLToPath } from "node:url";
import { readShipped } from "@salida/library/read.ts";
import { paragraphsOf } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import type { RoomContent } from "./escape-room/content.ts";
import { kinds } from "./test-kinds.ts";

const library = readShipped(fileURLToPath(new URL("../../../library", import.meta.url)));

test("every work of the shipped library is what its kind takes, or the server would not start", () => {
  const refused = library.flatMap(({ name, kind, body }) => {
    const { error } = kinds[kind].content.safeParse(body);
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(library.length).toBeGreaterThan(300);
  expect(refused).toEqual([]);
});

test("every paragraph of a fill-in has its speaker", () => {
  const fillIns = library.filter(({ kind, inRoom }) => kind === "completable-listening" && !inRoom);
  const mixed = fillIns.filter(({ body }) => {
    const { script, marked } = body as { script: unknown[]; marked: string };
    return paragraphsOf(marked).length !== script.length;
  });
  expect(fillIns.length).toBeGreaterThan(300);
  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test("every piece that a room names is there for rooms alone, of its kind, and about the same at the same level", () => {
  const rooms = library.filter(({ kind }) => kind === "escape-room");
  const named = rooms.flatMap(({ topic, level, body }) =>
    (body as RoomContent).puzzles.flatMap(({ places }) =>
      places.flat().map(({ work: name, kind }) => ({ name, kind, topic, level, inRoom: true })),
    ),
  );
  const pieces = library.filter(({ inRoom }) => inRoom);

  expect(rooms.length).toBeGreaterThan(0);
  expect(pieces.map(({ name }) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  for (const piece of named) expect(pieces.find(({ name }) => name === piece.name)).toMatchObject(piece);
});
