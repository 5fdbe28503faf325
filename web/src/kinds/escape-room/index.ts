import { escapeRoom as contract } from "@salida/contract/kinds/escape-room.ts";
import { webKind } from "#exercises/kind.ts";
import { RoomFacts } from "./facts.tsx";
import { RoomStatus } from "./status.tsx";
import { kindWords } from "./words.ts";

/** A room with three puzzles and a clock. It has pages of its own. */
export const escapeRoom = webKind({
  contract,
  words: kindWords,
  icon: "door",
  hue: "text-brand",
  usual: {},
  keys: ["room"],
  troubles: ["wrong_key", "sound_or_picture"],
  Facts: RoomFacts,
  Status: RoomStatus,
});
