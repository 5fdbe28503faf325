import { recordingsHeard, silenceWished } from "#sound/silence.ts";
import { soundWanted } from "#sound/sound-switch.ts";
import type { Chime } from "./chime-scores.ts";

/** What has not come after so many milliseconds would sound for nothing that is still in sight. */
const patience = 4_000;

/**
 * Sounds for something that went well. Never before the first press, under a recording or an open microphone, or where
 * sounds are switched off; nobody waits for it, and where it cannot be heard nothing else happens.
 */
export async function chime(what: Chime): Promise<void> {
  if (!isWelcome()) return;
  const asked = performance.now();
  try {
    const { bell } = await import("./bell.ts");
    const ring = await bell(what);
    if (isWelcome() && performance.now() - asked < patience) ring();
  } catch {
    // a browser without sound is no fault of anybody's
  }
}

function isWelcome(): boolean {
  if (!soundWanted() || silenceWished() || recordingsHeard().length > 0) return false;
  return navigator.userActivation?.hasBeenActive !== false;
}
