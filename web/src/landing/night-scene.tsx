import type { ReactNode } from "react";

export function NightScene({ label }: { label: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 360 200"
      className="scene"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      <path className="scene-sky" d="M0 0h360v200H0z" />
      <circle className="scene-moon" cx="262" cy="62" r="34" />
      <path className="scene-hills" d="M0 118c40-22 74-26 112-8 34-24 84-18 118 2 40-14 88-10 130 6v22H0z" />
      <path className="scene-sea" d="M0 128h360v72H0z" />
      <path className="scene-glint" d="M236 140h52M246 150h36M228 161h60M252 172h24" />
      <path className="scene-sail" d="M176 84v46l-30 4zM181 94v38l22 3z" />
      <path className="scene-boat" d="M138 140h74l-12 14h-50z" />
      <path className="scene-wall" d="M0 158h128v42H0zM0 150h136v10H0z" />
      <path
        className="scene-brick"
        d="M0 172h128M0 186h128M30 160v12M84 160v12M56 172v14M106 172v14M30 186v14M84 186v14"
      />
      <path
        className="scene-cat"
        d="M62 150c-6-22 4-34 12-36l-2-14 8 6h10l8-6-1 15c4 6 2 14-4 17 4 6 5 12 4 18zM64 150c-18 2-26-8-22-20 2-5 8-4 7 1-2 9 4 12 15 10z"
      />
    </svg>
  );
}
