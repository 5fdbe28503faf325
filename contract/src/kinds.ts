import type { KindContract } from "./kind.ts";
import { chat } from "./kinds/chat.ts";
import { completableListening } from "./kinds/completable-listening.ts";
import { description } from "./kinds/description.ts";
import { escapeRoom } from "./kinds/escape-room.ts";
import { listening } from "./kinds/listening.ts";
import { reading } from "./kinds/reading.ts";

/** Every kind of exercise there is. A kind missing elsewhere does not compile. */
export const kindContracts = {
  listening,
  reading,
  "completable-listening": completableListening,
  description,
  chat,
  "escape-room": escapeRoom,
} as const satisfies Record<string, KindContract>;

export type KindName = keyof typeof kindContracts;
export type ContractOf<K extends KindName> = (typeof kindContracts)[K];

export const kindNames = Object.keys(kindContracts) as KindName[];
