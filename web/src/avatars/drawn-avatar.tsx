import clsx from "clsx";
import { useId } from "react";
import type { AvatarName } from "./avatar-names.ts";
import { drawings, tones } from "./drawings.ts";

interface DrawnAvatarProps {
  name: AvatarName;
  className?: string | undefined;
}

/** One of the drawings, in a round window. It says nothing: whose it is stands beside it. */
export function DrawnAvatar({ name, className = "size-9" }: DrawnAvatarProps) {
  const id = useId();
  const { ground, shapes } = drawings[name];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" data-avatar={name} className={clsx("shrink-0", className)}>
      <clipPath id={id}>
        <circle cx="32" cy="32" r="32" />
      </clipPath>
      <g clipPath={`url(#${id})`} strokeLinecap="round" strokeLinejoin="round">
        <rect width="64" height="64" fill={tones[ground]} />
        {shapes.map(([tone, path, line]) =>
          line ? (
            <path key={path} d={path} fill="none" stroke={tones[tone]} strokeWidth={line} />
          ) : (
            <path key={path} d={path} fill={tones[tone]} />
          ),
        )}
      </g>
    </svg>
  );
}
