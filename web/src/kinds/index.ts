import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { reading } from "./reading/index.ts";

/** Every kind the web can show. One that the contract has and this has not does not compile. */
export const kinds = { reading } satisfies Record<KindName, AnyKind>;
