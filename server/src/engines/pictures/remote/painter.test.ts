import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { TextSettings } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import type { Painting } from "#engines/text/test-provider/paintings.ts";
import { TextFault } from "#engines/text/text.ts";
import { openPainter } from "./open-painter.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());

const keys = { OPENAI_API_KEY: "open-key", GOOGLE_GENERATIVE_AI_API_KEY: "google-key" };
const settings = (IMAGE_MODEL: string, over = {}) =>
  ({ ...keys, IMAGE_MODEL, ...over }) as unknown as TextSettings;
const opened = (model = "openai:gpt-image-1", over = {}) =>
  openPainter(settings(model, over), { addresses: provider.addresses, total: 2_000 });

const plain = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#3a7" } });

/** Why a painting does not come. */
async function faultOf(painting: Painting, model?: string): Promise<string> {
  provider.paint(() => painting);
  try {
    await opened(model)?.paint("a door");
  } catch (error) {
    if (error instanceof TextFault) return error.why;
    throw error;
  }
  return "painted";
}

test.each([
  ["openai:gpt-image-1", /openai/, "Bearer open-key"],
  ["google:gemini-image", /google/, "google-key"],
  ["openai-compatible:sd:xl", /compatible/, "Bearer own-key"],
])("%s paints through its own interface, and what came is made anew", async (model, path, key) => {
  const exif = { IFD0: { Copyright: "somebody", ImageDescription: "<script>" } };
  const bytes = await plain().withExif(exif).withIccProfile("p3").png().toBuffer();
  provider.paint(() => ({ bytes }));

  const over = {
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
    ...(model.startsWith("openai-c") && { IMAGE_KEY: "own-key" }),
  };
  const painted = await opened(model, over)?.paint("a red door");

  const { format, width, height, exif: kept, icc, xmp } = await sharp(painted).metadata();
  expect({ format, width, height, kept, icc, xmp }).toEqual({ format: "webp", width: 1024, height: 768 });
  expect(Buffer.from(painted ?? []).toString("latin1")).not.toMatch(/script|somebody/);
  expect(provider.wanted.at(-1)).toMatchObject({
    brief: "a red door",
    key,
    path: expect.stringMatching(path),
  });
});

/** A PNG that says it is so large, and is small. */
function boasting(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([start, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><image href="file:///etc/passwd"/></svg>',
);
const png = await plain().png().toBuffer();
const stills = ["#f00", "#00f"].map((background) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
);
const frames = await sharp(await Promise.all(stills), { join: { animated: true } })
  .webp()
  .toBuffer();

test.each<[string, Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["an SVG", svg],
  ["HTML", Buffer.from("<html><script>alert(1)</script></html>")],
  ["a GIF", await plain().gif().toBuffer()],
  ["a TIFF", await plain().tiff().toBuffer()],
  ["a PNG that ends too soon", png.subarray(0, png.length / 2)],
  ["a PNG with another's beginning", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png])],
  ["pixels by the billion", boasting(60_000)],
  ["a moving picture", frames],
  ["a picture too small to make out", await plain(100, 80).png().toBuffer()],
  ["a strip", await plain(2_000, 300).png().toBuffer()],
  ["too many bytes", Buffer.concat([png, Buffer.alloc(13_000_000)])],
])("%s is no painting", async (_, bytes) => {
  expect(await faultOf({ bytes })).toBe("unusable");
});

test.each<[string, Painting, string]>([
  ["breaks", { status: 500 }, "down"],
  ["is over its rate", { status: 429 }, "busy"],
  ["refuses the key", { status: 401 }, "key"],
  ["does not know the model", { status: 404 }, "model"],
  ["will not paint that", { status: 400 }, "unusable"],
  ["says nothing", { silent: true }, "slow"],
  ["answers garbage", { raw: "Sure! <html>" }, "unusable"],
  ["answers without a picture", { raw: '{"data":[]}' }, "unusable"],
  ["answers without end", { raw: Buffer.alloc(21_000_000, " ") }, "unusable"],
])("a server that %s", async (_, painting, why) => {
  expect(await faultOf(painting)).toBe(why);
});

test("an address in the answer is never followed to another server", async () => {
  const elsewhere = await openTestProvider();
  try {
    const url = `${elsewhere.addresses.openai}/images/generations`;
    expect(await faultOf({ url }, "openai-compatible:sd")).toBe("unusable");
    expect(elsewhere.wanted).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

test("a painter that failed is left alone for a while", async () => {
  provider.paint(() => ({ status: 500 }));
  const painter = opened();
  expect(painter?.ready()).toBe(true);
  await expect(painter?.paint("a door")).rejects.toThrow();
  expect(painter?.ready()).toBe(false);
});
