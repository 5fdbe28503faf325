import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readShipped } from "@salida/library/read.ts";
import { pictureWorks } from "./picture-works.ts";
import { type Shipped, shipped } from "./shipped.ts";

/** Everything in a library's folder that the stock takes in: its texts, and the pictures to describe. */
export function shippedFrom(folder: string): Shipped {
  const pictures = JSON.parse(readFileSync(join(folder, "pictures.json"), "utf8"));
  return shipped([...readShipped(folder), ...pictureWorks(pictures)]);
}
