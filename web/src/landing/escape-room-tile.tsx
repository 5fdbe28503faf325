import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { LandingWords } from "./words.ts";

export function EscapeRoomTile({ words }: { words: LandingWords }): ReactNode {
  const { rooms } = words.features;
  return (
    <article
      data-theme="night"
      className="relative flex flex-col overflow-clip rounded-card bg-night text-on-night md:col-span-2 lg:col-span-7 lg:row-span-2 lg:min-h-[34rem]"
    >
      <LockedRoom label={rooms.drawing} />
      <div className="relative p-6 sm:p-8 lg:p-10">
        <p className="text-15 font-semibold">{rooms.name}</p>
        <h3 className="mt-6 font-display text-32 whitespace-pre-line sm:text-44 leading-[1.05] font-bold tracking-tight">
          {rooms.title}
        </h3>
        <p className="mt-4 max-w-[24rem] text-on-night/85">{rooms.text}</p>
        <a
          href="/escape-room-summary"
          data-way-in=""
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-lamp"
        >
          {rooms.enter} <Icon name="arrow-right" />
        </a>
      </div>
    </article>
  );
}

/** Each letter has a colour and a shape, so that no one has to tell the colours apart. */
function LockedRoom({ label }: { label: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 680 300"
      className="locked order-last mt-auto w-full"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMaxYMax slice"
    >
      <path className="locked-floor" d="M0 262h680v38H0z" />
      <path className="locked-frame" d="M440 262V120a84 84 0 0 1 168 0v142z" />
      <path className="locked-door" d="M452 262V122a72 72 0 0 1 144 0v140z" />
      <path className="locked-panel" d="M472 236v-52h104v52zM472 166v-40a52 52 0 0 1 104 0v40z" />
      <circle className="locked-lamp" cx="584" cy="176" r="6" />
      <path className="locked-lamp" d="M452 258h144v4H452z" />
      <path className="locked-glow" d="M452 262h144l52 38H400z" />
      <rect className="locked-box" x="48" y="150" width="330" height="84" rx="16" />
      <text className="locked-digit" x="76" y="204">
        4
      </text>
      <text className="locked-digit" x="114" y="204">
        0
      </text>
      <path className="locked-gap" d="M150 206h24" />
      <path className="locked-rule" d="M196 168v48" />
      <g className="locked-red">
        <path d="M236 162l27 46h-54z" />
        <text x="236" y="203">
          W
        </text>
      </g>
      <g className="locked-green">
        <rect x="272" y="172" width="34" height="34" rx="4" />
        <text x="289" y="197">
          A
        </text>
      </g>
      <circle className="locked-empty" cx="342" cy="189" r="18" />
      <text className="locked-clock" x="48" y="128">
        38:12
      </text>
    </svg>
  );
}
