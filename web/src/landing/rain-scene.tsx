import type { ReactNode } from "react";

export function RainScene({ label }: { label: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 560 176"
      className="scene h-44"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      <path className="scene-day" d="M0 0h560v176H0z" />
      <path className="scene-house" d="M0 26h92v110H0zM104 52h84v84h-84zM424 14h136v122H424z" />
      <path
        className="scene-window"
        d="M16 42h20v26H16zM54 42h20v26H54zM16 86h20v26H16zM122 70h18v22h-18zM152 70h18v22h-18zM446 32h24v30h-24zM492 32h24v30h-24zM492 82h24v30h-24z"
      />
      <path className="scene-street" d="M0 136h560v40H0z" />
      <path className="scene-puddle" d="M96 158c14-9 78-9 92 0-14 9-78 9-92 0z" />
      <path className="scene-pole" d="M390 40v100M376 28h28v28h-28z" />
      <path className="scene-bench" d="M214 112h132v9H214zM228 121v19M332 121v19M214 92h132v8H214z" />
      <path
        className="scene-dog"
        d="M276 112c2-8 0-14-4-20-3-5-3-10-1-14l-14-1c-6-1-6-8 0-10l9-2c3-8 13-10 18-4 7 10 15 24 16 40 6-1 9-6 8-12 4 4 4 14-3 20l-2 3z"
      />
      <path className="scene-ear" d="M277 61c8 0 11 8 8 17-5 0-9-7-8-17z" />
      <path
        className="scene-umbrella"
        d="M222 54a62 50 0 0 1 124 0c-10-9-22-9-31 0-10-9-21-9-31 0-10-9-21-9-31 0-9-9-21-9-31 0z"
      />
      <path className="scene-handle" d="M284 8V2M318 52v60" />
      <path
        className="scene-rain"
        d="M40 8l-6 16M130 22l-6 16M214 4l-6 16M196 84l-6 16M378 84l-6 16M356 8l-6 16M412 96l-6 16M540 62l-6 16M480 4l-6 16M92 70l-6 16M64 116l-6 16M440 118l-6 16"
      />
    </svg>
  );
}
