import clsx from "clsx";
import type { ReactNode } from "react";
import { type Color, colors } from "./room.ts";

/** Each colour has a shape, so that nobody has to tell the colours apart. */
const shapes: Record<Color, string> = {
  red: "M20 3 39 36H1Z",
  green: "M6 6h28v28H6Z",
  blue: "M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z",
};

interface CodeShapeProps {
  color: Color;
  /** Nothing while it has not been found. */
  letter?: string | undefined;
  /** It was found just now. */
  fresh?: boolean;
  className?: string;
}

/** A letter in its colour and shape, or the empty place for it. It says nothing by itself. */
export function CodeShape({ color, letter, fresh = false, className }: CodeShapeProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={clsx(`code-${color} shrink-0`, fresh && letter && "code-fresh", className)}
    >
      <path
        d={shapes[color]}
        fill={letter ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray={letter ? undefined : "5 4"}
      />
      {letter && (
        <text
          x="20"
          y={color === "red" ? 32 : 27}
          textAnchor="middle"
          fontSize={color === "red" ? 17 : 20}
          fontWeight="800"
          fill="oklch(18.5% 0.03 275)"
          className="font-display"
        >
          {letter}
        </text>
      )}
    </svg>
  );
}

interface DigitsProps {
  code: string | null;
  fresh?: boolean;
}

/** Three digits on a plate, or the empty places for them. */
export function Digits({ code, fresh = false }: DigitsProps) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {[0, 1, 2].map((place) => (
        <span key={place} className={clsx("digit", !code && "digit-empty", fresh && code && "code-fresh")}>
          {code?.[place] ?? "–"}
        </span>
      ))}
    </span>
  );
}

const named = new RegExp(`\\b(${colors.join("|")})\\b`, "i");

/** An English sentence with the names of the colours in their colours. */
export function ColoredSentence({ text }: { text: string }): ReactNode {
  return text.split(named).map((part, place) => {
    const color = colors.find((it) => it === part.toLowerCase());
    return color ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentence never changes
      <b key={place} className={`code-${color} whitespace-nowrap`}>
        {part}
        <CodeShape color={color} className="code-named" />
      </b>
    ) : (
      part
    );
  });
}
