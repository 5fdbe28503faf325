import sharp from "sharp";
import type { Colour } from "./colours.ts";

/** The shares of a drawing's pixels that people would call by each colour. */
export async function coloursOf(drawn: string, wide: number, tall: number): Promise<Map<Colour, number>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${wide}" height="${tall}">${drawn}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const counts = new Map<Colour, number>();
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen++;
    const name = nameOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].map(([name, count]) => [name, count / seen]));
}

/** What people call a colour, told from its hue, its lightness and how strong it is. */
export function nameOf(red: number, green: number, blue: number): Colour {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, chroma] = [(most + least) / 510, (most - least) / 255];
  if (light > 0.8 && chroma < 0.16) return "white";
  if (light < 0.34 && chroma < 0.09) return "black";
  const hue = hueOf(red, green, blue, most, most - least);
  if (hue > 8 && hue < 48 && light < 0.5 && chroma > 0.09) return "brown";
  if (light < 0.27 && chroma < 0.16) return "black";
  if (chroma < 0.17) return "grey";
  if (hue < 48 && hue > 8 && (light < 0.46 || (chroma < 0.6 && light < 0.7))) return "brown";
  if (hue < 13 || hue > (light < 0.5 ? 330 : 345)) return light > 0.72 ? "pink" : "red";
  if (hue < 40) return "orange";
  if (hue < 68) return "yellow";
  if (hue < 165) return "green";
  if (hue < 248) return "blue";
  return hue < 292 ? "purple" : "pink";
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}
