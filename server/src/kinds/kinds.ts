import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { openChat } from "./chat/chat.ts";
import type { ChatNeeds } from "./chat/partner.ts";
import { completableListening } from "./completable-listening/completable-listening.ts";
import { openDescription } from "./description/description.ts";
import type { DescriptionNeeds } from "./description/grader.ts";
import { escapeRoom } from "./escape-room/escape-room.ts";
import { listening } from "./listening/listening.ts";
import { reading } from "./reading/reading.ts";

/** What the kinds need of the world, each its own. */
export type KindNeeds = ChatNeeds & DescriptionNeeds;

type Kinds = Readonly<Record<KindName, AnyKind>>;

/** Every kind of exercise. */
export function openKinds(needs: KindNeeds): Kinds {
  return {
    listening,
    reading,
    "completable-listening": completableListening,
    description: openDescription(needs),
    chat: openChat(needs),
    "escape-room": escapeRoom,
  };
}
