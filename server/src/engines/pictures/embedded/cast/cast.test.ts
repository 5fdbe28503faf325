import { describe, expect, it } from "vitest";
import { drawIcon, widthOf } from "#engines/pictures/embedded/art/art.ts";
import { paint, paints } from "#engines/pictures/embedded/colours.ts";
import { coloursOf, nameOf } from "#engines/pictures/embedded/test-colours.ts";
import { cast } from "./cast.ts";
import { pluralOf } from "./thing.ts";

const tall = 96;

describe("what is known of the things", () => {
  it.each(Object.entries(cast))("claims no colour that cannot be seen: %s", async (_, thing) => {
    const seen = await coloursOf(
      drawIcon(thing.icon, { x: 0, y: 0, tall }),
      Math.ceil(tall * widthOf(thing.icon)),
      tall,
    );
    for (const colour of thing.colours)
      expect(
        seen.get(colour) ?? 0,
        `${thing.noun} ${colour} of ${JSON.stringify([...seen])}`,
      ).toBeGreaterThan(0.1);
  });

  it.each(Object.entries(cast).filter(([, thing]) => thing.tint))(
    "can be painted in its colours: %s",
    (_, { icon, tint }) => {
      for (const colour of tint?.colours ?? []) {
        for (const fill of tint?.plain ?? []) {
          const plain = drawIcon(icon, { x: 0, y: 0, tall });
          expect(plain).toContain(fill);
          expect(drawIcon(icon, { x: 0, y: 0, tall }, { [fill]: paint(colour) })).toContain(paint(colour));
        }
      }
    },
  );

  it("paints each colour so that it is called by its name", () => {
    for (const [name, [plain]] of Object.entries(paints)) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(plain.slice(at, at + 2), 16),
      );
      expect(nameOf(red, green, blue)).toBe(name);
    }
  });

  it("makes regular plurals", () => {
    expect(["dog", "bus", "box", "baby", "toy", "watch"].map(pluralOf)).toEqual([
      "dogs",
      "buses",
      "boxes",
      "babies",
      "toys",
      "watches",
    ]);
  });
});
