import { LineDrawing } from "#ui/icon.tsx";
import type { Piece } from "./room.ts";

/** Drawn as the icons are: on 24 × 24 with a stroke of 2. */
const paths: Record<Piece["as"], string> = {
  paper: "M6 3h9l4 4v14H6ZM15 3v4h4M9 11h7M9 14.500h7M9 18h4",
  screen:
    "M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9 21h6M12 17v4M7 9h6M7 12.500h9",
  radio:
    "M4 9h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM7 9l10-5M11 14.500a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0ZM15 13h3M15 16.500h3",
  phone: "M6 3h3l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z",
  camera:
    "M4 8h3.500L9 5h6l1.500 3H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM15.500 13.500a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0Z",
  person:
    "M15.500 8a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM4.500 20.500c.8-4.200 3.700-6 7.500-6s6.700 1.800 7.500 6",
};

/** What a piece is in the story, at a glance. */
export function SkinIcon({ skin, className }: { skin: Piece["as"]; className?: string }) {
  return <LineDrawing path={paths[skin]} className={className} />;
}
