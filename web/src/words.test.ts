import { expect, test } from "vitest";
import type { RoomWords } from "#i18n/room-words.ts";

const files = import.meta.glob<Record<string, unknown>>(["./**/*words.ts", "!./landing/**", "!./i18n/**"], {
  eager: true,
});
const rooms = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((it): it is RoomWords<string> => typeof it === "object" && it !== null && "room" in it);

function blanks(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "").sort();
}

test("there are rooms with words, each with a name of its own", () => {
  expect(rooms.length).toBeGreaterThan(8);
  expect(new Set(rooms.map(({ room }) => room)).size).toBe(rooms.length);
});

test.each(rooms)("$room says the same things in both languages", ({ en, es }) => {
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const [word, text] of Object.entries(en)) {
    expect(es[word]?.trim(), word).toBeTruthy();
    expect(text.trim(), word).toBeTruthy();
    expect(blanks(es[word] ?? ""), word).toEqual(blanks(text));
  }
});

test.each(rooms)("$room counts both one and other", ({ en }) => {
  const ones = Object.keys(en).filter((word) => word.endsWith("_one"));
  for (const one of ones) expect(Object.keys(en)).toContain(one.replace(/_one$/, "_other"));
});
