import type { AvatarName } from "./avatar-names.ts";

/** The house's colours as they are in the logo: a drawing looks the same by day and by night. */
export const tones = {
  night: "#191d42",
  indigo: "#3d4593",
  sky: "#9fbcf7",
  lamp: "#f9b73f",
  ember: "#f0874c",
  rose: "#f0a090",
  plum: "#c3a0e8",
  leaf: "#6fc49f",
  pine: "#1f6f5c",
  earth: "#8a5a44",
  cream: "#fbf3e4",
} as const;

type Tone = keyof typeof tones;
/** A filled shape, or a line of so much width. */
type Shape = readonly [tone: Tone, path: string, line?: number];

interface Drawing {
  ground: Tone;
  shapes: readonly Shape[];
}

/** An ellipse as a path. */
const round = (x: number, y: number, across: number, up = across) =>
  `M${x - across} ${y}a${across} ${up} 0 1 0 ${2 * across} 0a${across} ${up} 0 1 0 ${-2 * across} 0Z`;

/** The same shape on both sides of the middle. */
const both = (x: number, y: number, across: number, up = across) =>
  round(x, y, across, up) + round(64 - x, y, across, up);

/** Eyes that look at whoever looks. */
const eyes = (x: number, y: number): readonly Shape[] => [
  ["night", both(x, y, 2.6, 3)],
  ["cream", round(x + 0.9, y - 1, 0.9) + round(64.9 - x, y - 1, 0.9)],
];

/** Drawn on 64 × 64, by hand. */
export const drawings: Readonly<Record<AvatarName, Drawing>> = {
  fox: {
    ground: "indigo",
    shapes: [
      ["ember", "M11 12 29 21 13 37ZM53 12 35 21 51 37Z"],
      ["night", "M15 18l8 5-7 7ZM49 18l-8 5 7 7Z"],
      ["ember", "M11 33C15 21 24 19 32 19s17 2 21 14C51 44 40 55 32 55S13 44 11 33Z"],
      ["cream", "M11 33c6 0 14 3 21 22C22 54 13 44 11 33ZM53 33c-6 0-14 3-21 22 10-1 19-11 21-22Z"],
      ...eyes(23, 34),
      ["night", round(32, 51.5, 3.5, 3)],
    ],
  },
  owl: {
    ground: "plum",
    shapes: [
      ["earth", "M15 14l11 7h12l11-7c1 9 2 14 2 22 0 13-9 22-19 22S13 49 13 36c0-8 1-13 2-22Z"],
      ["cream", "M22 46c4-4 16-4 20 0 0 7-5 12-10 12s-10-5-10-12Z"],
      ["cream", both(23.5, 31, 8.5)],
      ["lamp", both(23.5, 31, 6)],
      ["night", both(24.5, 31, 3)],
      ["ember", "M28.5 36h7L32 43Z"],
      ["earth", "M26 49l3 2 3-2 3 2 3-2", 1.8],
    ],
  },
  cat: {
    ground: "lamp",
    shapes: [
      ["indigo", "M13 34 15 12l13 9h8l13-9 2 22c0 12-8 20-19 20S13 46 13 34Z"],
      ["rose", "M18 18l7 5-6 5ZM46 18l-7 5 6 5Z"],
      ["lamp", both(24, 34, 4.5, 5)],
      ["night", both(24.5, 34, 1.7, 4.5)],
      ["rose", "M29.5 41h5L32 44.500Z"],
      ["cream", "M32 45c0 4-6 4-6 1M32 45c0 4 6 4 6 1M8 40l10 1M9 46l9-2M56 40l-10 1M55 46l-9-2", 1.5],
    ],
  },
  rabbit: {
    ground: "rose",
    shapes: [
      ["cream", "M27 30C17 24 15 6 21 5s11 14 10 25ZM37 30C47 24 49 6 43 5S32 19 33 30Z"],
      ["ember", "M26 26c-6-5-7-17-4-17s6 9 6 17ZM38 26c6-5 7-17 4-17s-6 9-6 17Z"],
      ["cream", round(32, 42, 17, 16)],
      ...eyes(25, 39),
      ["rose", both(20, 46, 3, 2.2)],
      ["ember", "M29.5 44.500h5L32 47.500Z"],
      ["night", "M32 48c0 4-5 4-5 1M32 48c0 4 5 4 5 1", 1.5],
    ],
  },
  bear: {
    ground: "sky",
    shapes: [
      ["earth", both(17, 20, 8)],
      ["rose", both(17, 20, 4)],
      ["earth", round(32, 36, 20, 19)],
      ["cream", round(32, 43, 10, 8.5)],
      ...eyes(24, 33),
      ["night", round(32, 40, 3.8, 2.8)],
      ["night", "M32 42c0 6-6 6-6 3M32 42c0 6 6 6 6 3", 1.6],
    ],
  },
  penguin: {
    ground: "leaf",
    shapes: [
      ["night", "M12 60c0-8-3-14 1-22C14 20 22 9 32 9s18 11 19 29c4 8 1 14 1 22Z"],
      ["cream", "M20 62c-3-12-2-18 1-22-3-8-1-17 5-17 3 0 5 2 6 5 1-3 3-5 6-5 6 0 8 9 5 17 3 4 4 10 1 22Z"],
      ...eyes(26, 31),
      ["ember", "M27 37c3-3 7-3 10 0-2 4-8 4-10 0Z"],
      ["rose", both(21.5, 39, 2.5, 1.8)],
    ],
  },
  frog: {
    ground: "cream",
    shapes: [
      ["leaf", both(20, 23, 9.5) + round(32, 39, 22, 17)],
      ["cream", both(20, 22, 6)],
      ["night", both(21, 22.5, 3)],
      ["pine", "M18 41c7 9 21 9 28 0M29 33v.01M35 33v.01", 2.2],
      ["rose", both(16, 38, 3.2, 2.2)],
    ],
  },
  octopus: {
    ground: "night",
    shapes: [
      [
        "plum",
        "M13 33a19 20 0 0 1 38 0v9c0 4 6 3 6 7s-6 5-9 1c-2 5-8 6-10 1-2 5-10 5-12 0-2 5-8 4-10-1-3 4-9 3-9-1s6-3 6-7Z",
      ],
      ["cream", both(24.5, 33, 5.5)],
      ["night", both(25.5, 33.5, 2.8)],
      ["night", "M28 41c2 3 6 3 8 0", 1.8],
      ["rose", both(18, 40, 2.6, 1.9)],
      ["indigo", round(24, 20, 1.7) + round(30, 18, 1.3) + round(38, 19.5, 1.9)],
    ],
  },
  whale: {
    ground: "sky",
    shapes: [
      ["cream", "M25 22c0-7-6-8-9-6M25 22c0-7 6-8 9-6", 2.4],
      [
        "indigo",
        "M6 38c0-9 9-13 19-13 12 0 15 9 25 8-3-4-3-8-5-11 5 0 7 1 8 4 2-2 5-3 8-1 0 12-4 15-7 17-3 9-13 13-26 13C15 55 6 48 6 38Z",
      ],
      ["cream", "M6 40c9 6 20 4 29 10-2 3-5 5-8 5C15 55 6 49 6 40Z"],
      ["night", round(17, 36, 2.4)],
      ["sky", "M30 43c4 0 6 3 5 7", 2],
      ["night", "M9 43c4 2 7 2 10 1", 1.5],
    ],
  },
  bee: {
    ground: "leaf",
    shapes: [
      ["cream", "M30 29C19 24 17 8 26 8s12 10 8 21ZM35 29c-2-11 6-20 13-16s2 15-13 16Z"],
      ["lamp", round(33, 41, 20, 14)],
      ["night", "M29 27.500h7v27h-7ZM42 29.500c4 2 6 4 7 6v11c-1 2-3 4-7 6Z"],
      ["night", "M17 31c-3-3-6-3-7-6M21 28c-1-4-4-6-4-9", 1.8],
      ["night", round(20, 38, 2.5)],
      ["night", "M16 44c2 2 4 2 6 1", 1.6],
      ["rose", round(24, 43, 2.2, 1.7)],
    ],
  },
  mushroom: {
    ground: "pine",
    shapes: [
      ["cream", "M22 34h20l3 19c0 4-4 6-13 6s-13-2-13-6Z"],
      ["ember", "M7 37C7 20 19 9 32 9s25 11 25 28c-6 4-44 4-50 0Z"],
      ["cream", round(22, 24, 5, 4.5) + round(40, 19, 4) + round(47, 31, 3.5, 3) + round(31, 33, 3, 2.5)],
      ...eyes(27, 46),
      ["night", "M29.5 51c1.5 2 3.5 2 5 0", 1.6],
    ],
  },
  cactus: {
    ground: "plum",
    shapes: [
      ["pine", "M26 44h-7a5 5 0 0 1-5-5v-7M38 39h7a5 5 0 0 0 5-5v-8", 8],
      ["pine", "M23 52V20a9 9 0 0 1 18 0v32Z"],
      ["leaf", "M29 18v5M35 24v5M29 44v4M14 33v3M50 28v3", 1.8],
      ["cream", both(28.5, 33, 2.8)],
      ["night", both(29, 33.3, 1.6)],
      ["cream", "M29.5 39c1.5 2 3.5 2 5 0", 1.6],
      ["rose", round(28, 11, 3.5) + round(36, 11, 3.5) + round(32, 8, 3.5)],
      ["lamp", round(32, 11, 2.5)],
      ["ember", "M18 49h28l-3 15H21Z"],
    ],
  },
  teapot: {
    ground: "ember",
    shapes: [
      ["cream", "M17 34c-9-2-9 14 2 14", 4],
      ["cream", "M44 46c8-3 4-13 11-16l5 1c-1 3-3 4-4 9-1 8-6 12-14 13Z"],
      ["cream", round(31, 43, 17, 14)],
      ["indigo", "M20 32c1-7 21-7 22 0-6 2-16 2-22 0Z"],
      ["indigo", round(31, 24, 3.5)],
      ["night", round(26, 42, 2.2, 2.6) + round(37, 42, 2.2, 2.6)],
      ["night", "M29 47c1.5 2 3.5 2 5 0", 1.6],
      ["rose", round(22, 46, 2.5, 1.8) + round(41, 46, 2.5, 1.8)],
      ["cream", "M54 24c-3-3 2-5 0-9M59 23c-2-3 2-4 0-7", 1.8],
    ],
  },
  lantern: {
    ground: "night",
    shapes: [
      ["ember", "M22 17a10 10 0 0 1 20 0", 2.8],
      ["indigo", round(32, 36, 25)],
      ["ember", "M18 22c0-4 6-6 14-6s14 2 14 6ZM16 52h32v4a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3Z"],
      ["lamp", "M19 22h26l2 30H17Z"],
      ["cream", "M32 26c7 6 6 14 3 17 1 3-7 3-6 0-4-3-4-9 0-11 1-2 2-4 3-6Z"],
      ["night", round(29.5, 47, 1.6, 1.8) + round(35.5, 47, 1.6, 1.8)],
    ],
  },
  balloon: {
    ground: "sky",
    shapes: [
      ["cream", round(12, 48, 7, 4) + round(19, 50, 8, 4) + round(52, 22, 6, 3.5) + round(58, 24, 7, 3.5)],
      ["earth", "M26 44l2 9M38 44l-2 9", 1.8],
      ["ember", "M32 7c11 0 18 8 18 18 0 9-8 15-12 20H26c-4-5-12-11-12-20C14 15 21 7 32 7Z"],
      ["lamp", "M32 7c6 3 9 10 9 18 0 9-4 15-6 20h-6c-2-5-6-11-6-20 0-8 3-15 9-18Z"],
      ["night", both(29, 26, 1.8, 2.2)],
      ["night", "M29.5 31c1.5 2 3.5 2 5 0", 1.6],
      ["earth", "M26 52h12v5a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3Z"],
    ],
  },
};
