import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { thingsOf } from "@salida/library/partner/prose-lines.ts";
import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { contentLemmas } from "./lemmas.ts";

test("every thing that is spoken of can be heard", () => {
  const things = topics.flatMap((topic) => partnerProse[topic].things.flatMap(thingsOf));

  expect(things.filter((thing) => contentLemmas(thing).length === 0)).toEqual([]);
});
