import { expect, it } from "vitest";
import gathered from "./art.json" with { type: "json" };
import { drawIcon } from "./art.ts";
import { gatherArt } from "./gather-art.ts";

it("holds exactly the icons that are used, as the packages have them", async () => {
  expect(gathered).toEqual(await gatherArt());
});

it("holds nothing that could run or be fetched", () => {
  for (const { body } of Object.values(gathered)) {
    expect(body).not.toMatch(/<script|<foreignObject|<image|\son\w+=|https?:/i);
  }
});

it("names each icon's gradients apart from all others", () => {
  const ids = Object.entries(gathered).flatMap(([name, { body }]) =>
    [...body.matchAll(/id="([^"]+)"/g)].map(([, id]) => [name, id]),
  );
  expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
});

it("refuses an icon that was not gathered", () => {
  expect(() => drawIcon("f:nothing", { x: 0, y: 0, tall: 10 })).toThrow("f:nothing");
});
