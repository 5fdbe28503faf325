/** A tone by its partials or noise by the narrowness of its band, and how long it rings when struck. */
interface Made {
  partials?: readonly number[];
  narrow?: number;
  ring: number;
}

const overtones = (count: number, loss: number) =>
  Array.from({ length: count }, (_, at) => (at + 1) ** -loss);

export const timbres = {
  sine: { partials: [1], ring: 1.2 },
  soft: { partials: [1, 0.3, 0.14, 0.05, 0.02], ring: 2 },
  strings: { partials: overtones(14, 1.5), ring: 2 },
  hollow: { partials: [1, 0, 0.34, 0, 0.15, 0, 0.06], ring: 1.6 },
  choir: { partials: [1, 0.75, 0.5, 0.16, 0.05, 0.1], ring: 2 },
  glass: { partials: [1, 0, 0.05, 0.22, 0, 0, 0, 0.07], ring: 2.6 },
  felt: { partials: [1, 0.55, 0.2, 0.16, 0.05], ring: 2.6 },
  string: { partials: overtones(12, 0.9), ring: 1.5 },
  wood: { partials: [1, 0, 0, 0.4, 0, 0, 0, 0, 0.08], ring: 0.8 },
  chip: { partials: [1, 0, 0.33, 0, 0.2, 0, 0.14], ring: 0.7 },
  // two octaves above what is written, with the overtones of metal
  bell: { partials: [0, 0, 0, 1, 0, 0, 0, 0.1, 0, 0, 0.42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.14], ring: 3.6 },
  drum: { partials: [1, 0.3, 0.1], ring: 0.8 },
  wind: { narrow: 1.1, ring: 0.3 },
  whistle: { narrow: 9, ring: 0.3 },
  rain: { narrow: 0.4, ring: 0.12 },
  click: { narrow: 2, ring: 0.05 },
} satisfies Record<string, Made>;

export type Timbre = keyof typeof timbres;

/** How a timbre is made. */
export const madeOf = (timbre: Timbre): Made => timbres[timbre];
