import sharp from "sharp";
import type { Optician } from "#engines/pictures/painter.ts";
import { height, width } from "#engines/pictures/scene.ts";
import { TextFault } from "#engines/text/text.ts";

/** Bytes, and pixels of a side, that a picture may have before it is made anew. */
const mostBytes = 12_000_000;
const least = 256;
const most = 4_096;
/** How many times as long as the other a side may be. */
const longest = 2.5;
const seconds = 15;

/** How the files begin that are read at all, told by their bytes and by nothing that came with them. */
const beginnings = [
  {
    format: "png",
    is: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  },
  { format: "jpeg", is: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    format: "webp",
    is: (bytes: Buffer) =>
      bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
];

/**
 * Makes a picture anew from bytes of a stranger's: its pixels alone come through, at the size of every picture. Throws a
 * `TextFault` for what is no single still picture of a sensible size.
 */
export async function safePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (given.length > mostBytes) throw unusable("too many bytes");
  const format = beginnings.find(({ is }) => is(given))?.format;
  if (!format) throw unusable("neither PNG, JPEG nor WebP");
  try {
    const picture = sharp(given, { limitInputPixels: most * most, failOn: "warning" }).timeout({ seconds });
    const told = await picture.metadata();
    if (told.format !== format || (told.pages ?? 1) > 1) throw unusable("no single still picture");
    const [short, long] = [Math.min(told.width, told.height), Math.max(told.width, told.height)];
    if (short < least || long > most || long > short * longest)
      throw unusable(`${told.width} by ${told.height} pixels`);
    return await picture
      .autoOrient()
      .resize(width, height, { fit: "cover" })
      .flatten({ background: "white" })
      .webp({ quality: 86, effort: 3 })
      .toBuffer();
  } catch (error) {
    throw error instanceof TextFault ? error : unusable("a broken picture");
  }
}

/** Pictures for models with eyes. */
export const optician: Optician = {
  chart(count, colour) {
    const discs = Array.from(
      { length: count },
      (_, at) => `<circle cx="${110 + at * 150}" cy="150" r="60"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${70 + count * 150}" height="300">
      <rect width="100%" height="100%" fill="white"/><g fill="${colour}">${discs.join("")}</g></svg>`;
    return sharp(Buffer.from(svg)).jpeg().toBuffer();
  },
  asJpeg: (picture) => sharp(picture).jpeg({ quality: 88 }).toBuffer(),
};

function unusable(what: string): TextFault {
  return new TextFault("unusable", `the picture that came: ${what}`);
}
