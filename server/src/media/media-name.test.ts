import { expect, test } from "vitest";
import { nameOf, newName, partsOf } from "./media-name.ts";

test("a name by chance is one, and no two are the same", () => {
  const [one, other] = [newName("audio/mpeg"), newName("audio/mpeg")];

  expect(partsOf(one)).toEqual({ hash: one.slice(0, 64), type: "audio/mpeg" });
  expect(one.slice(64)).toBe(".mp3");
  expect(one).not.toBe(other);
});

test("what stands around a name, or ends as nothing does, makes none", () => {
  const name = nameOf(Buffer.from("sound"), "audio/mpeg");
  const ends = name.replace("mp3", "exe");

  const read = [name, `../${name}`, `${name}/`, `${name}\n`, ends, "mp3", ""].map(partsOf);
  expect(read.map((parts) => parts !== undefined)).toEqual([true, ...Array(6).fill(false)]);
});
