import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { reading } from "./reading/reading.ts";

/** Every kind of exercise. */
export const kinds = { reading } satisfies Record<KindName, AnyKind>;
