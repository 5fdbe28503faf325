import { writeFile } from "node:fs/promises";
import fluent from "@iconify-json/fluent-emoji-flat/icons.json" with { type: "json" };
import noto from "@iconify-json/noto/icons.json" with { type: "json" };
import sharp from "sharp";
import { cast } from "#engines/pictures/embedded/cast/cast.ts";
import { jointIcons } from "#engines/pictures/embedded/people/joint-acts.ts";
import { moves } from "#engines/pictures/embedded/people/moves.ts";
import { heldIcons } from "#engines/pictures/embedded/people/roles.ts";
import type { Drawing } from "./art.ts";

type IconSet = { icons: Record<string, { body: string; width?: number }>; width?: number };
const sets: Record<string, IconSet> = { f: fluent, n: noto };

/** The icons the pictures are made of, out of the packages that hold thousands, with the box each really fills. */
export async function gatherArt(): Promise<Record<string, Drawing>> {
  const names = new Set<string>([...heldIcons, ...jointIcons]);
  for (const one of Object.values(cast)) names.add(one.icon);
  for (const move of Object.values(moves)) for (const icon of Object.values(move.icons)) names.add(icon);
  const art: Record<string, Drawing> = {};
  for (const name of [...names].sort()) art[name] = await drawing(name, ...bodyOf(name));
  for (const sex of ["man", "woman"]) art[`head:${sex}`] = await drawing(`head:${sex}`, headOf(sex), 32);
  for (const head of ["robot", "alien"])
    art[`head:${head}`] = await drawing(`head:${head}`, ...bodyOf(`n:${head}`));
  return art;
}

function bodyOf(name: string): [string, number] {
  const [set = "", icon = ""] = name.split(":");
  const found = sets[set]?.icons[icon];
  if (!found) throw new Error(`There is no icon ${name}.`);
  const prefix = `${set}-${icon}`;
  const body = found.body.replaceAll(/(id="|url\(#|href="#)([^")]+)/g, `$1${prefix}-$2`);
  return [body, found.width ?? sets[set]?.width ?? 32];
}

/** The head of the figure that stands: the paths above its neck, and the hair behind it. */
function headOf(sex: string): string {
  const [body] = bodyOf(`f:${sex}-standing-medium`);
  const paths = body.match(/<path[^>]*\/>/g) ?? [];
  const ears = paths.findIndex((path) => path.includes("#bb806e"));
  const behind = sex === "woman" ? paths.slice(0, 1) : [];
  return [...behind, ...paths.slice(ears)].join("");
}

async function drawing(name: string, body: string, size: number): Promise<Drawing> {
  const side = 256;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 40) continue;
    const x = ((at - 3) / 4) % side;
    const y = Math.floor((at - 3) / 4 / side);
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right <= left) throw new Error(`Nothing is drawn by ${name}.`);
  const units = (pixels: number) => Math.round((pixels / side) * size * 100) / 100;
  return { body, x: units(left), y: units(top), w: units(right - left), h: units(bottom - top) };
}

if (import.meta.main) {
  const art = await gatherArt();
  await writeFile(new URL("./art.json", import.meta.url), `${JSON.stringify(art, null, 2)}\n`);
}
