import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { chat } from "./chat/index.ts";
import { completableListening } from "./completable-listening/index.ts";
import { description } from "./description/index.ts";
import { escapeRoom } from "./escape-room/index.ts";
import { listening } from "./listening/index.ts";
import { reading } from "./reading/index.ts";

/** Every kind the web can show. One that the contract has and this has not does not compile. */
export const kinds = {
  listening,
  reading,
  "completable-listening": completableListening,
  description,
  chat,
  "escape-room": escapeRoom,
} satisfies Record<KindName, AnyKind>;
