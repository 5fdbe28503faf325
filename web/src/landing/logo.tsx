import type { ReactNode } from "react";

export function Logo(): ReactNode {
  return (
    <svg className="size-8" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="fill-on-night/10" width="32" height="32" rx="8" />
      <path className="fill-lamp" d="M10 27V13a6 6 0 0 1 12 0v14z" />
      <path className="logo-leaf" d="M10 27V13a6 6 0 0 1 2.6-4.9L17 11v19z" />
      <circle className="fill-lamp" cx="14.8" cy="20.5" r="1.2" />
    </svg>
  );
}
