import type { ReactNode } from "react";
import type { LandingWords } from "./words.ts";

export function Chip({ open = false, words }: { open?: boolean; words: LandingWords }): ReactNode {
  return <span className={open ? "chip chip-open" : "chip"}>{open ? words.open : words.soon}</span>;
}
