import clsx from "clsx";

/** The house's door: closed, or open with light falling out of it. */
export function Door({ open = false, className }: { open?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 160 180" aria-hidden="true" className={className}>
      {open && <path d="M46 150h68l44 30H2Z" className="door-glow" />}
      <path d="M32 150V62a48 48 0 0 1 96 0v88Z" className="door-frame" />
      <path d="M44 150V64a36 36 0 0 1 72 0v86Z" className={open ? "door-light" : "door-dark"} />
      <g transform={open ? "translate(44 0) skewY(14) scale(.36 1) translate(-44 -1)" : undefined}>
        <path d="M44 150V64a36 36 0 0 1 72 0v86Z" className="door-leaf" />
        <circle cx="104" cy="104" r="4.5" className={clsx("door-light", open && "opacity-80")} />
      </g>
      {!open && <path d="M44 150h72" className="door-slit" />}
    </svg>
  );
}
