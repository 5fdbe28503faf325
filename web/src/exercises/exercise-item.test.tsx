import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { roomWords } from "#i18n/room-words.ts";
import { ExerciseItem } from "./exercise-item.tsx";
import type { AnyContract, AnyKind, Listed } from "./kind.ts";

const words = roomWords("anything", { en: { one: "Reading" }, es: { one: "Lectura" } });
const kind = {
  contract: { name: "reading" },
  words,
  Facts: () => <span>123 words</span>,
} as unknown as AnyKind;

const item = {
  id: "one",
  title: "The Lost Key",
  context: "FOOD",
  level: 1,
  requested: { context: "MUSIC", level: 2 },
  createdAt: "2026-11-21T12:00:00Z",
  completedAt: null,
  evaluation: null,
  picture: null,
  writing: false,
} as unknown as Listed<AnyContract>;

const drawn = (of: Listed<AnyContract>) =>
  renderToStaticMarkup(<ExerciseItem kind={kind} item={of} />).replace(/<[^>]+>/g, "|");

test("a row tells what an exercise is", () => {
  const said = drawn(item);
  for (const part of ["The Lost Key", "A2", "Food", "123 words", "Pending"]) expect(said).toContain(part);
});

test("of one that is being written a row tells what was asked for, and nothing of what it has so far", () => {
  const said = drawn({ ...item, title: "", writing: true });
  for (const part of ["Being written…", "B1", "Music"]) expect(said).toContain(part);
  for (const part of ["A2", "Food", "123 words", "Pending"]) expect(said).not.toContain(part);
});
