import clsx from "clsx";
import type { Puzzle } from "#rooms/room.ts";

type Lock = NonNullable<Puzzle["lock"]>;

interface LockProps {
  lock: Lock;
  open: boolean;
}

/** A lock as one stands before it. */
export function LockFace({ lock, open, wrong }: LockProps & { wrong: boolean }) {
  return (
    <svg
      viewBox="0 0 160 124"
      aria-hidden="true"
      className={clsx("lock-face mx-auto h-28 sm:h-36", wrong && "lock-wrong")}
    >
      <LockDrawing lock={lock} open={open} />
    </svg>
  );
}

/** The drawing alone, 160 by 120, for a larger one. */
export function LockDrawing({ lock, open }: LockProps) {
  const Drawing = drawings[lock];
  return (
    <g className={open ? "lock-open" : undefined}>
      <Drawing open={open} />
    </g>
  );
}

/** What moves as a lock gives way, and how far. */
function Moves({ to, open, children }: { to: string; open: boolean; children: React.ReactNode }) {
  return (
    <g className="lock-moves" style={{ transform: open ? to : "none" }}>
      {children}
    </g>
  );
}

interface DrawingProps {
  open: boolean;
}

function Box({ open }: DrawingProps) {
  return (
    <>
      <ellipse cx="80" cy="44" rx="62" ry="34" className="lock-glow scene-light" />
      <path d="M20 52h120v60a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6Z" className="lock-body" />
      <path d="M44 52v66M116 52v66" className="lock-metal" strokeWidth="3" opacity=".5" />
      <Moves to="translate(0, -26px) rotate(-4deg)" open={open}>
        <path d="M16 52V40a22 22 0 0 1 22-22h84a22 22 0 0 1 22 22v12Z" className="lock-body" />
        <path d="M40 19v33M120 19v33" className="lock-metal" strokeWidth="3" opacity=".5" />
      </Moves>
      <rect x="66" y="44" width="28" height="30" rx="5" className="lock-plate" />
      <path d="M80 55v8" className="lock-metal" />
    </>
  );
}

function Keypad({ open }: DrawingProps) {
  return (
    <>
      <rect x="34" y="2" width="92" height="116" rx="10" className="scene-light lock-glow" />
      <Moves to="translate(74px, 0)" open={open}>
        <rect x="34" y="2" width="92" height="116" rx="10" className="lock-body" />
        <rect x="46" y="13" width="68" height="22" rx="4" className="lock-plate" />
        <path d="M56 24h10M75 24h10M94 24h10" className="lock-metal" strokeWidth="3" stroke="var(--lamp)" />
        {[52, 73, 94].map((y) =>
          [56, 80, 104].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="lock-dot" />),
        )}
        <circle cx="80" cy="109" r="3" className="scene-light" />
      </Moves>
    </>
  );
}

function Safe({ open }: DrawingProps) {
  return (
    <>
      <rect x="16" y="4" width="128" height="108" rx="10" className="lock-body" />
      <path d="M30 112v8M130 112v8" className="lock-metal" />
      <rect x="28" y="15" width="104" height="86" rx="6" className="lock-plate" />
      <rect x="28" y="15" width="104" height="86" rx="6" className="scene-light lock-glow" />
      <g
        className="lock-moves"
        style={{
          transform: open ? "translate(28px, 0) skewY(-8deg) scaleX(.28) translate(-28px, 0)" : "none",
        }}
      >
        <rect x="28" y="15" width="104" height="86" rx="6" className="lock-body" />
        <circle cx="72" cy="58" r="25" className="lock-plate" />
        <circle cx="72" cy="58" r="18" className="lock-metal" strokeWidth="3" />
        <path d="M72 58V46M72 33v4M72 79v4M47 58h4M93 58h4" className="lock-metal" strokeWidth="3" />
        <path d="M112 44v28M104 58h16" className="lock-metal" />
      </g>
    </>
  );
}

function DoorLock({ open }: DrawingProps) {
  return (
    <>
      <path d="M34 118V58a46 46 0 0 1 92 0v60Z" className="lock-plate" />
      <path d="M42 118V60a38 38 0 0 1 76 0v58Z" className="scene-light lock-glow" />
      <g
        className="lock-moves"
        style={{
          transform: open ? "translate(42px, 0) skewY(10deg) scaleX(.32) translate(-42px, 0)" : "none",
        }}
      >
        <path d="M42 118V60a38 38 0 0 1 76 0v58Z" className="lock-body" />
        <rect x="92" y="66" width="18" height="32" rx="5" className="lock-plate" />
        <circle cx="101" cy="76" r="4" className="scene-light" />
        <path d="M101 84v7" className="lock-metal" strokeWidth="3" />
      </g>
    </>
  );
}

const drawings: Record<Lock, (props: DrawingProps) => React.ReactNode> = {
  box: Box,
  keypad: Keypad,
  safe: Safe,
  door: DoorLock,
};
