import type { Fixture } from "#engines/pictures/embedded/settings/setting.ts";
import { line, oval, path, rect, times } from "./shapes.ts";

/** Something painted with the background, named but with nothing on or behind it. */
export function part(noun: string, box: Fixture["box"], svg: string, more: Partial<Fixture> = {}): Fixture {
  return { noun, box, svg, hides: 0.45, ...more };
}

/** A park bench from the front; `feet` is where it stands. */
export function bench(x: number, feet: number, wide = 230, tall = 134): Fixture {
  const wood = "#b5713c";
  const leg = (at: number) => rect(at, feet - tall, 9, tall, "#4b4f57", 'rx="3"');
  const plank = (y: number, high: number) =>
    rect(x, feet - y, wide, high, wood, 'rx="4"') +
    rect(x, feet - y + high - 4, wide, 4, "#8d5228", 'rx="2"');
  const svg = [
    oval(x + wide / 2, feet, wide * 0.52, 9, "#12301c", 'opacity=".28"'),
    leg(x + 24),
    leg(x + wide - 33),
    plank(tall, 17),
    plank(tall - 24, 17),
    plank(tall * 0.46, 19),
  ].join("");
  return {
    noun: "bench",
    plural: "benches",
    synonyms: ["seat"],
    colours: ["brown"],
    box: { x, y: feet - tall, w: wide, h: tall },
    z: feet,
    svg,
    hides: 0.5,
    seats: [
      { x: x + wide * 0.3, y: feet + 4 },
      { x: x + wide * 0.72, y: feet + 4 },
    ],
  };
}

/** A table on two legs, seen from the front: people and things beneath its top can be seen. */
export function table(
  x: number,
  feet: number,
  wide: number,
  tall: number,
  wood = "#b98150",
  edge = "#8a5a33",
): Fixture {
  const svg = [
    oval(x + wide / 2, feet, wide * 0.5, 10, "#1a1208", 'opacity=".25"'),
    rect(x + wide * 0.08, feet - tall + 8, 14, tall - 8, edge),
    rect(x + wide * 0.92 - 14, feet - tall + 8, 14, tall - 8, edge),
    path(`M${x + 12} ${feet - tall - 16}H${x + wide - 12}L${x + wide} ${feet - tall}H${x}z`, wood),
    rect(x, feet - tall, wide, 13, edge, 'rx="3"'),
  ].join("");
  return {
    noun: "table",
    colours: ["brown"],
    box: { x, y: feet - tall - 16, w: wide, h: tall + 16 },
    parts: [{ x, y: feet - tall - 16, w: wide, h: 29 }],
    z: feet,
    svg,
    hides: 0.2,
    surface: { x0: x + 16, x1: x + wide - 16, y: feet - tall - 5 },
  };
}

/** A closed counter or desk: whoever is behind it is seen from the waist up. */
export function counter(
  noun: string,
  x: number,
  feet: number,
  wide: number,
  tall: number,
  [front, edge, top]: [string, string, string],
  behind: number[] = [0.5],
): Fixture {
  const panels = Math.max(2, Math.round(wide / 130));
  const gap = wide / panels;
  const svg = [
    oval(x + wide / 2, feet, wide * 0.52, 11, "#1a1208", 'opacity=".25"'),
    rect(x, feet - tall, wide, tall, front, 'rx="4"'),
    times(panels, (at) =>
      rect(
        x + at * gap + 12,
        feet - tall + 26,
        gap - 24,
        tall - 44,
        "none",
        `stroke="${edge}" stroke-width="3" rx="6"`,
      ),
    ),
    rect(x, feet - 10, wide, 10, edge, 'rx="3"'),
    path(`M${x + 8} ${feet - tall - 18}H${x + wide - 8}L${x + wide + 12} ${feet - tall}H${x - 12}z`, top),
    rect(x - 12, feet - tall, wide + 24, 12, edge, 'rx="3"'),
  ].join("");
  return {
    noun,
    box: { x: x - 12, y: feet - tall - 18, w: wide + 24, h: tall + 18 },
    z: feet,
    svg,
    hides: 0.3,
    surface: { x0: x + 6, x1: x + wide - 6, y: feet - tall - 5 },
    behind: behind.map((share) => ({ x: x + wide * share, y: feet - 26 })),
  };
}

/** A market stall: a counter beneath a striped roof. */
export function stall(x: number, feet: number, wide: number, colour: string, roof = 250): Fixture {
  const base = counter("stall", x, feet, wide, 92, ["#b07a48", "#7d4f2a", "#d9a86c"], [0.5]);
  const strip = wide / 8;
  const awning = times(8, (at) =>
    path(
      `M${x - 16 + at * (strip + 4)} ${feet - roof + 58}v-6l${8} -52h${strip + 4}l${at < 4 ? -4 : 4} 52v6a${(strip + 4) / 2} 16 0 0 1 -${strip + 4} 0z`,
      at % 2 === 0 ? colour : "#fdf6ea",
    ),
  );
  const poles =
    rect(x + 2, feet - roof + 40, 9, roof - 40, "#7d4f2a") +
    rect(x + wide - 11, feet - roof + 40, 9, roof - 40, "#7d4f2a");
  return {
    ...base,
    noun: "stall",
    synonyms: ["market stall", "stand"],
    svg: `${poles}${base.svg}${awning}`,
    box: { x: x - 16, y: feet - roof, w: wide + 32, h: roof },
    parts: [base.box, { x: x - 16, y: feet - roof, w: wide + 32, h: 78 }],
  };
}

/** A sofa for two. */
export function sofa(
  x: number,
  feet: number,
  wide: number,
  colour: [plain: string, dark: string],
  name: string,
): Fixture {
  const tall = 156;
  const [plain, dark] = colour;
  const svg = [
    oval(x + wide / 2, feet, wide * 0.52, 11, "#1a1208", 'opacity=".25"'),
    rect(x + 18, feet - 14, 16, 14, "#5a3a22") + rect(x + wide - 34, feet - 14, 16, 14, "#5a3a22"),
    rect(x + 10, feet - tall, wide - 20, tall - 20, dark, 'rx="26"'),
    rect(x + 22, feet - tall + 8, wide / 2 - 26, 70, plain, 'rx="16"') +
      rect(x + wide / 2 + 4, feet - tall + 8, wide / 2 - 26, 70, plain, 'rx="16"'),
    rect(x + 18, feet - 88, wide - 36, 60, plain, 'rx="12"'),
    line(`M${x + wide / 2} ${feet - 82}v50`, dark, 3),
    rect(x + 14, feet - 34, wide - 28, 22, dark, 'rx="8"'),
    rect(x - 8, feet - 106, 40, 94, plain, 'rx="18"') +
      rect(x + wide - 32, feet - 106, 40, 94, plain, 'rx="18"'),
  ].join("");
  return {
    noun: "sofa",
    synonyms: ["couch", "settee"],
    colours: [name],
    box: { x: x - 8, y: feet - tall, w: wide + 16, h: tall },
    z: feet,
    svg,
    hides: 0.6,
    seats: [
      { x: x + wide * 0.3, y: feet + 8 },
      { x: x + wide * 0.7, y: feet + 8 },
    ],
  };
}

/** A pedestal to show something on. */
export function pedestal(
  x: number,
  feet: number,
  wide = 110,
  tall = 118,
  fill = "#efe9df",
  dark = "#c9bfae",
): Fixture {
  const svg = [
    oval(x + wide / 2, feet, wide * 0.56, 9, "#1a1208", 'opacity=".25"'),
    rect(x + 8, feet - tall, wide - 16, tall, fill),
    rect(x + wide - 34, feet - tall, 26, tall, dark, 'opacity=".5"'),
    rect(x, feet - 14, wide, 14, dark, 'rx="2"'),
    path(`M${x + 10} ${feet - tall - 14}h${wide - 20}l12 14H${x - 2}z`, "#fbf8f2"),
    rect(x - 2, feet - tall, wide + 4, 11, dark, 'rx="2"'),
  ].join("");
  return {
    noun: "pedestal",
    synonyms: ["stand", "column"],
    box: { x: x - 2, y: feet - tall - 14, w: wide + 4, h: tall + 14 },
    z: feet,
    svg,
    hides: 0.2,
    surface: { x0: x + 4, x1: x + wide - 4, y: feet - tall - 4 },
  };
}

/** A standing lamp. */
export function lamp(x: number, feet: number, shade = "#f6cf75"): Fixture {
  const tall = 250;
  const svg = [
    `<radialGradient id="lamplight${x}"><stop stop-color="#ffe9a8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>`,
    oval(x, feet - tall + 40, 150, 140, `url(#lamplight${x})`),
    rect(x - 3, feet - tall + 50, 6, tall - 52, "#5d5148"),
    oval(x, feet - 3, 30, 8, "#5d5148"),
    path(`M${x - 24} ${feet - tall}h48l22 62h-92z`, shade),
  ].join("");
  return {
    noun: "lamp",
    synonyms: ["light"],
    colours: ["yellow"],
    box: { x: x - 46, y: feet - tall, w: 92, h: tall },
    parts: [
      { x: x - 46, y: feet - tall, w: 92, h: 62 },
      { x: x - 12, y: feet - 190, w: 24, h: 190 },
    ],
    z: feet,
    svg,
    hides: 0.2,
  };
}

/** A rail fence across the picture. */
export function fence(x: number, feet: number, wide: number, tall = 74, wood = "#c49a6c"): Fixture {
  const posts = times(Math.floor(wide / 74) + 1, (at) =>
    rect(x + at * 74, feet - tall, 14, tall, wood, 'rx="4"'),
  );
  const svg =
    rect(x, feet - tall + 12, wide, 12, "#a97f52", 'rx="4"') +
    rect(x, feet - tall + 40, wide, 12, "#a97f52", 'rx="4"') +
    posts;
  return { noun: "fence", colours: ["brown"], box: { x, y: feet - tall, w: wide, h: tall }, svg, hides: 0.6 };
}
