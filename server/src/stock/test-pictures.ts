import { readFileSync } from "node:fs";
import type { KnownPicture } from "./picture-works.ts";

/** What is known of the pictures in stock, as a server is given it. */
export function readPictures(): KnownPicture[] {
  return JSON.parse(readFileSync(new URL("../../../library/pictures.json", import.meta.url), "utf8"));
}
