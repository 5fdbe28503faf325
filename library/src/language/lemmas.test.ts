import { expect, test } from "vitest";
import { roughLemma } from "./lemmas.ts";

test.each([
  ["make", "makes", "making"],
  ["stop", "stops", "stopped", "stopping"],
  ["study", "studies", "studied", "studying"],
  ["use", "uses", "used", "using"],
  ["pass", "passes", "passed", "passing"],
  ["house", "houses"],
  ["box", "boxes"],
  ["bus", "buses"],
  ["need", "needs", "needed"],
  ["bring", "brings", "bringing"],
])("%s and its regular forms are one word", (...forms) => {
  expect(new Set(forms.map(roughLemma)).size).toBe(1);
});

test.each([
  ["string", "strong"],
  ["red", "ring"],
  ["this", "thin"],
  ["speed", "spent"],
])("%s and %s are two words", (one, other) => {
  expect(roughLemma(one)).not.toBe(roughLemma(other));
});
