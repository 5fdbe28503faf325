/** A rectangle; `more` holds further attributes. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, wide: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" ${more}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

/** A gradient from top to bottom; it is painted with by "url(#id)". */
export function fade(id: string, ...stops: string[]): string {
  const marks = stops.map((stop, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${stop}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join("")}</linearGradient>`;
}

/** Drawn once for each whole number below `count`. */
export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}

/** A number that looks accidental and is always the same for the same place. */
export function scatter(at: number, salt = 0): number {
  const wave = Math.sin(at * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
