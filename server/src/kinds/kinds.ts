import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { completableListening } from "./completable-listening/completable-listening.ts";
import { listening } from "./listening/listening.ts";
import { reading } from "./reading/reading.ts";

/** Every kind of exercise. */
export const kinds = {
  listening,
  reading,
  "completable-listening": completableListening,
} satisfies Record<KindName, AnyKind>;
