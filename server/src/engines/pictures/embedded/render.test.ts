import sharp from "sharp";
import { expect, it } from "vitest";
import { height, width } from "#engines/pictures/scene.ts";
import { composePicture } from "./compose.ts";
import type { Composition } from "./composition.ts";
import { scenesAtRandom } from "./contact-sheet.ts";
import { drawScene } from "./draw-scene.ts";
import { openComposer } from "./open-composer.ts";
import { renderPicture } from "./render.ts";
import { findingsIn } from "./test-findings.ts";

/** The long run draws more. */
const many = process.env.LONG ? 100 : 30;

it(`renders ${many} at random as WebP of its size, below 400 kB, with everything claimed to be seen`, async () => {
  const scenes = scenesAtRandom(many, "a hundred");
  expect(new Set(scenes.map((scene) => scene.topic)).size).toBeGreaterThan(many / 4);
  const render = async (scene: Composition) => {
    expect(findingsIn(scene)).toEqual([]);
    const bytes = await renderPicture(scene);
    const { format, ...size } = await sharp(bytes).metadata();
    expect([format, size.width, size.height]).toEqual(["webp", width, height]);
    expect(bytes.length, scene.topic).toBeLessThan(400_000);
  };
  await Promise.all(scenes.map(render));
}, 120_000);

it("gives no metadata away", async () => {
  const { bytes, type } = await openComposer().draw({ topic: "MYSTERY", level: "C1", seed: "metadata" });
  const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
  expect([type, exif, xmp, icc, iptc, comments]).toEqual([
    "image/webp",
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it("gives the same bytes for the same seed", async () => {
  const picture = () => openComposer().draw({ topic: "OTHER", level: "B1", seed: "same" });
  const [one, other] = await Promise.all([picture(), picture()]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

it("paints something of its own for each fact", async () => {
  const scene = composePicture({ topic: "ANIMALS", level: "B2", seed: "drawn" });
  for (const one of scene.drawn.filter((each) => each.art.kind !== "fixture")) {
    const without = { ...scene, drawn: scene.drawn.filter((each) => each !== one) };
    const pixels = async (drawn: typeof scene) =>
      sharp(Buffer.from(drawScene(drawn)))
        .extract({ left: one.box.x, top: one.box.y, width: one.box.w, height: one.box.h })
        .raw()
        .toBuffer();
    expect((await pixels(scene)).equals(await pixels(without)), one.id).toBe(false);
  }
});
