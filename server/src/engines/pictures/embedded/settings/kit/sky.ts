import type { Air } from "#engines/pictures/scene.ts";
import { fade, oval, path, rect, scatter, times } from "./shapes.ts";

const clear = {
  morning: ["#7cc4f5", "#cfe9fb", "#ffe9c9"],
  day: ["#2f93ea", "#7cc6f8", "#d3eefc"],
  evening: ["#5566b8", "#e88a7d", "#ffd49a"],
  night: ["#141b45", "#2b3673", "#565a9c"],
};
const grey = {
  morning: ["#a3b8c9", "#c3d1da", "#dfe6e6"],
  day: ["#8ea9be", "#b6c8d4", "#dbe4e8"],
  evening: ["#6f7796", "#a98f9d", "#d6b6a4"],
  night: ["#1a2140", "#323a5e", "#4d5478"],
};

/** The sky down to `bottom`: its colours, the sun or the moon, stars, clouds. */
export function sky(air: Air, bottom: number): string {
  const colours = (air.weather === "sunny" ? clear : grey)[air.time];
  const drawn = [`<defs>${fade("sky", ...colours)}</defs>`, rect(0, 0, 1024, bottom + 2, "url(#sky)")];
  if (air.time === "night") drawn.push(stars(bottom), air.weather === "sunny" ? moon() : "");
  else if (air.weather === "sunny") drawn.push(sun(air));
  drawn.push(clouds(air));
  return drawn.join("");
}

/** The round sun with its glow; low and large in the evening. */
function sun(air: Air): string {
  const [x, y, r] = air.time === "day" ? [128, 92, 44] : [176, 178, 52];
  const [core, glow] = air.time === "evening" ? ["#ffb347", "#ff8f5a"] : ["#ffe066", "#fff3b0"];
  return [
    `<radialGradient id="glow"><stop offset=".25" stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    oval(x, y, r * 4, r * 4, "url(#glow)"),
    oval(x, y, r, r, core),
  ].join("");
}

function moon(): string {
  return `${oval(860, 100, 70, 70, "#fdf6d8", 'opacity=".12"')}${path("M872 58a42 42 0 1 0 28 62a46 46 0 0 1-28-62z", "#fdf3c4")}`;
}

/** Stars down to `bottom`, the same every night. */
export function stars(bottom: number, count = 60): string {
  return times(count, (at) =>
    oval(
      Math.round(scatter(at) * 1024),
      Math.round(scatter(at, 1) * bottom * 0.9),
      1 + scatter(at, 2) * 1.4,
      1 + scatter(at, 2) * 1.4,
      "#fff",
      `opacity="${(0.35 + scatter(at, 3) * 0.6).toFixed(2)}"`,
    ),
  );
}

function clouds(air: Air): string {
  const fill = { morning: "#fff8ef", day: "#ffffff", evening: "#ffd9c9", night: "#7d86b8" }[air.time];
  if (air.weather === "sunny") return cloud(390, 88, 0.9, fill, 0.9) + cloud(742, 62, 1.15, fill, 0.92);
  const dull = { morning: "#eef2f5", day: "#e6edf2", evening: "#c3b2bd", night: "#5b648f" }[air.time];
  return [
    [40, 70, 1.6],
    [300, 48, 1.9],
    [590, 80, 1.7],
    [830, 52, 1.9],
    [180, 130, 1.1],
    [700, 138, 1.2],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      cloud(
        x,
        y,
        size,
        air.weather === "cloudy" && air.time !== "night" && !(air.tinted && air.time === "evening")
          ? "#f2f5f8"
          : dull,
        0.95,
      ),
    )
    .join("");
}

function cloud(x: number, y: number, size: number, fill: string, opacity: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" opacity="${opacity}">${path("M18 40a19 19 0 0 1 3-38a28 28 0 0 1 52-8a22 22 0 0 1 32 18a15 15 0 0 1-4 28z", fill)}</g>`;
}

/** Rain or snow over the whole picture, thin enough to see through. */
export function falling(air: Air): string {
  if (air.weather === "rainy")
    return `<g stroke="#dcecf8" stroke-width="2" opacity=".55" stroke-linecap="round">${times(110, (at) => {
      const x = Math.round(scatter(at, 5) * 1060);
      const y = Math.round(scatter(at, 6) * 768);
      return `<path d="M${x} ${y}l-6 22"/>`;
    })}</g>`;
  if (air.weather === "snowy")
    return times(110, (at) =>
      oval(
        Math.round(scatter(at, 5) * 1024),
        Math.round(scatter(at, 6) * 768),
        2 + scatter(at, 7) * 2.5,
        2 + scatter(at, 7) * 2.5,
        "#fff",
        'opacity=".85"',
      ),
    );
  return "";
}
