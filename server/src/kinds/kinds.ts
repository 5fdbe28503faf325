import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { chat } from "./chat/chat.ts";
import { completableListening } from "./completable-listening/completable-listening.ts";
import { description } from "./description/description.ts";
import { listening } from "./listening/listening.ts";
import { reading } from "./reading/reading.ts";

/** Every kind of exercise. */
export const kinds = {
  listening,
  reading,
  "completable-listening": completableListening,
  description,
  chat,
} satisfies Record<KindName, AnyKind>;
