import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";

interface StateLinkProps {
  to: string;
  /** What the next page is told; asked for when the link is followed. */
  state: () => object;
  className: string;
  children: ReactNode;
}

/** A link that tells the next page something; one opened in another tab tells nothing. */
export function StateLink({ to, state, className, children }: StateLinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { state: state() });
  }
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
