import type { ReactNode } from "react";

/** What comes with the code of the signed-in, and stands in the bar. */
export interface AccountPlaces {
  /** On a wide screen. */
  menu: ReactNode;
  /** In the menu of a small screen. */
  entries: ReactNode;
}
