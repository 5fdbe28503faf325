import { type Topic, topics } from "@salida/rules/topics.ts";
import clsx from "clsx";
import { type CSSProperties, useId } from "react";
import { LockDrawing } from "#rooms/dialogs/lock-face.tsx";
import { lightIn, lightOf, type Puzzle } from "./room.ts";

interface RoomSceneProps {
  topic: Topic;
  puzzles: readonly Puzzle[];
  /** The last lock has given way. */
  out: boolean;
  /** It did so just now. */
  opening: boolean;
  /** It leaves the room to what is to be solved. */
  low: boolean;
}

/** Every topic's walls have a night of their own, between blue and violet. */
function hueOf(topic: Topic): number {
  return 235 + ((topics.indexOf(topic) * 37) % 90);
}

const lamps = [400, 590, 780] as const;

/** The room at night: a lamp for each puzzle, which gives light as that is understood, and the door. */
export function RoomScene({ topic, puzzles, out, opening, low }: RoomSceneProps) {
  const id = useId();
  const light = out ? 1 : lightIn(puzzles);
  return (
    <svg
      viewBox="0 0 1200 350"
      // on a narrow screen the window is left out, on a low drawing the ceiling and the floor
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={clsx("scene", low && "scene-low", opening && "scene-opening")}
      style={{ "--hue": hueOf(topic) } as CSSProperties}
    >
      <Light id={id} />
      <path d="M0 0h1200v290H0z" className="scene-wall" />
      <path d="M0 290h1200v60H0z" className="scene-floor" />
      <path
        d="M0 290h1200M0 312h1200M0 334h1200M0 278h930M1090 278h110M150 290 90 350M390 290l-40 60M620 290l-10 60M860 290l20 60"
        className="scene-board"
      />
      <Window id={id} />
      <Furniture />
      <path d="M0 0h1200v350H0z" fill={`url(#${id}warm)`} className="scene-lit" opacity={0.55 * light} />
      {lamps.map((x, place) => (
        <Lamp key={x} x={x} id={id} puzzle={puzzles[place]} out={out} />
      ))}
      <WayOut id={id} out={out} light={light} opened={puzzles.filter((it) => it.decoded).length} />
    </svg>
  );
}

function Light({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}cone`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity=".03" />
      </linearGradient>
      <linearGradient id={`${id}moon`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="oklch(80% .05 265)" stopOpacity=".13" />
        <stop offset="1" stopColor="oklch(80% .05 265)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}halo`}>
        <stop offset="0" stopColor="var(--lamp)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}warm`} cx=".5" cy=".45" r=".6">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Window({ id }: { id: string }) {
  return (
    <g>
      <path d="M96 70h150v130H96z" className="scene-window" />
      <circle cx="206" cy="104" r="15" fill="oklch(86% .03 85)" />
      <circle cx="199" cy="100" r="14" fill="oklch(27% .075 265)" />
      <path d="M171 70v130M96 135h150" className="scene-window" />
      <path
        d="M120 96v.010M140 116v.010M118 160v.010M226 170v.01"
        stroke="white"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M96 70h150l190 280H190z" fill={`url(#${id}moon)`} />
    </g>
  );
}

/** What stands about in the dark; only light tells it from the wall. */
function Furniture() {
  return (
    <g className="scene-things">
      <ellipse cx="1010" cy="318" rx="150" ry="17" />
      <path d="M330 286h520v8H330zM348 294v44M832 294v44M348 318h484" />
      <path d="M462 112h62v46h-62zM668 100h46v62h-46zM836 158h70v7h-70z" />
      <path d="M468 152l16-20 12 12 10-8 12 16zM691 112a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM675 156c2-30 30-30 32 0z" />
      <path d="M842 130h9v28h-9zM852 122h11v36h-11zM864 134h7v24h-7zM872 126h10v32h-10zM883 158l8-30 9 3-7 27z" />
      <path d="M1118 290l-5-30h50l-5 30zM1137 260c-20-8-28-26-26-46 16 6 24 22 26 46zM1139 260c0-30 8-44 26-52 6 22-6 42-26 52zM1138 258c-8-26-4-46 4-62 10 18 8 40-4 62z" />
    </g>
  );
}

interface LampProps {
  x: number;
  id: string;
  puzzle: Puzzle | undefined;
  out: boolean;
}

/** A lamp over the lock that it is lit by. */
function Lamp({ x, id, puzzle, out }: LampProps) {
  const light = out ? 1 : puzzle ? lightOf(puzzle) : 0;
  return (
    <g>
      <path d={`M${x} 0v62`} className="scene-cord" />
      <g className="scene-lit" opacity={light}>
        <path d={`M${x - 26} 92h52l56 204h-164z`} fill={`url(#${id}cone)`} />
        <ellipse cx={x} cy="292" rx="92" ry="10" className="scene-light" opacity=".3" />
        <circle cx={x} cy="94" r="62" fill={`url(#${id}halo)`} />
      </g>
      <circle cx={x} cy="92" r="10" className="scene-dark" />
      <circle cx={x} cy="92" r="10" className="scene-light scene-lit" opacity={light} />
      <path d={`M${x - 30} 92a30 30 0 0 1 60 0z`} className="scene-shade" />
      {puzzle?.lock && (
        <g
          transform={`translate(${x - 44} 219) scale(.55)`}
          className="scene-lit"
          opacity={0.5 + 0.5 * light}
        >
          <LockDrawing lock={puzzle.lock} open={puzzle.decoded} />
        </g>
      )}
    </g>
  );
}

const opening = "M938 290V152a72 72 0 0 1 144 0v138Z";

interface WayOutProps {
  id: string;
  out: boolean;
  light: number;
  /** Of three locks. */
  opened: number;
}

/** The door. Its slit of light grows; three small lamps beside it count the locks. */
function WayOut({ id, out, light, opened }: WayOutProps) {
  return (
    <g>
      {[0, 1, 2].map((place) => (
        <circle
          key={place}
          cx="1128"
          cy={132 + 26 * place}
          r="6"
          className={place < opened || out ? "scene-light" : "scene-dark"}
        />
      ))}
      <path d="M922 290V150a88 88 0 0 1 176 0v140Z" className="scene-frame" />
      <path d={opening} className="scene-dark" />
      {out && (
        <g className="scene-outside">
          <path d={opening} className="scene-light" />
          <path d="M938 290h144l74 60H864z" className="scene-light" opacity=".3" />
          <circle cx="1010" cy="200" r="220" fill={`url(#${id}halo)`} />
        </g>
      )}
      <g className={clsx("scene-door-leaf", out && "scene-door-open")}>
        <path d={opening} className="scene-leaf" />
        <path
          d="M958 272v-62h104v62zM958 192v-38a52 52 0 0 1 104 0v38z"
          fill="none"
          className="scene-board"
          strokeWidth="3"
        />
        <circle cx="1066" cy="202" r="6" className="scene-light" />
      </g>
      {!out && (
        <g className="scene-lit" opacity={0.25 + 0.75 * light}>
          <path d="M938 287h144v4H938z" className="scene-light" />
          <path d="M938 291h144l40 44H898z" className="scene-light" opacity={0.08 + 0.25 * light} />
        </g>
      )}
    </g>
  );
}
