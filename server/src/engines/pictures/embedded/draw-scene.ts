import { height, width } from "#engines/pictures/scene.ts";
import { drawIcon } from "./art/art.ts";
import { paint, shade } from "./colours.ts";
import type { Box, Composition, Drawn } from "./composition.ts";
import { drawFigure, figureBox } from "./people/figure.ts";
import { moves } from "./people/moves.ts";
import type { Person } from "./people/person.ts";
import { complexion } from "./people/skin.ts";
import { falling } from "./settings/kit/sky.ts";
import { settingOf } from "./settings/settings.ts";

/** The picture as SVG, painted from the back to the front. Only the rendered picture is given out: this one tells its facts. */
export function drawScene(scene: Composition): string {
  const setting = settingOf(scene.setting.id);
  const fixtures = setting.fixtures(scene.air);
  const things = scene.drawn.map((one) =>
    one.art.kind === "fixture" ? (fixtures[one.art.index]?.svg ?? "") : drawOne(one),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="shadow"><stop offset="0" stop-color="#14202c" stop-opacity=".42"/><stop offset=".6" stop-color="#14202c" stop-opacity=".26"/><stop offset="1" stop-color="#14202c" stop-opacity="0"/></radialGradient></defs>`,
    setting.backdrop(scene.air),
    ...things,
    falling(scene.air),
    light(scene),
    "</svg>",
  ].join("");
}

function drawOne({ art, box, shadowAt }: Drawn): string {
  const shadow = shadowAt === undefined ? "" : contactShadow(box, shadowAt);
  if (art.kind === "person") return shadow + drawPerson(art.person, box, art.flip);
  if (art.kind === "fixture") return "";
  return shadow + drawIcon(art.icon, { x: box.x, y: box.y, tall: box.h, flip: art.flip }, art.fills);
}

/** Where it touches the ground, a little away from the light. */
function contactShadow(box: Box, y: number): string {
  const wide = Math.min(box.w * 0.56, 150);
  return `<ellipse cx="${Math.round(box.x + box.w * 0.54)}" cy="${Math.round(y - 1)}" rx="${Math.round(wide)}" ry="${Math.round(Math.max(5, wide * 0.17))}" fill="url(#shadow)"/>`;
}

function drawPerson(person: Person, box: Box, flip: boolean): string {
  if (person.move) {
    const move = moves[person.move as keyof typeof moves];
    return drawIcon(move.icons[person.sex], { x: box.x, y: box.y, tall: box.h, flip }, fillsOf(person));
  }
  const own = figureBox(person);
  const scale = box.h / own.h;
  const mirror = flip ? `translate(${box.w} 0) scale(-1 1) ` : "";
  return `<g transform="translate(${box.x} ${box.y}) ${mirror}scale(${scale.toFixed(4)}) translate(${-own.x} ${-own.y})">${drawFigure(person)}</g>`;
}

function fillsOf(person: Person): Record<string, string> {
  const fills = complexion(person.tone, person.hair);
  const move = moves[person.move as keyof typeof moves];
  if (!("top" in move) || !move.top) return fills;
  for (const fill of move.top.plain) fills[fill] = paint(person.top);
  for (const fill of move.top.shade) fills[fill] = shade(person.top);
  fills["#9b9b9b"] = paint(person.bottom);
  fills["#636363"] = shade(person.bottom);
  return fills;
}

/** Warm light from the side of the sun by day, bluish at night, and edges a little darker. */
function light(scene: Composition): string {
  const night = scene.air.time === "night";
  const warm = scene.air.weather === "sunny" && !night;
  const outdoors = settingOf(scene.setting.id).weathers.length > 0;
  const dusk =
    outdoors && night ? `<rect width="${width}" height="${height}" fill="#141d52" opacity=".15"/>` : "";
  const wash = night ? "#6f7dff" : scene.air.time === "evening" ? "#ff9a5a" : "#ffe9a8";
  return [
    dusk,
    `<radialGradient id="wash" cx=".14" cy=".1" r="1"><stop offset="0" stop-color="${wash}" stop-opacity="${warm ? ".26" : ".10"}"/><stop offset=".6" stop-color="${wash}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="edge" cx=".5" cy=".48" r=".75"><stop offset=".68" stop-color="#10182c" stop-opacity="0"/><stop offset="1" stop-color="#10182c" stop-opacity=".26"/></radialGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#wash)"/><rect width="${width}" height="${height}" fill="url(#edge)"/>`,
  ].join("");
}
