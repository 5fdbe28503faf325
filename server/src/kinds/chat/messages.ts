import type { KeptSound, Tools } from "#exercises/kind.ts";
import type { KeptMessage } from "./state.ts";

type Making = Pick<Tools, "newId" | "now">;

/** What the partner says, as it is kept. */
export function ofPartner(message: string, audio: KeptSound | null, { newId, now }: Making): KeptMessage {
  return { id: newId(), message, audio, sender: "ASSISTANT", sentAt: now().toISOString(), corrections: [] };
}

/** What the learner says, likewise; its corrections come after. */
export function ofLearner(message: string, audio: KeptSound | null, { newId, now }: Making): KeptMessage {
  return { id: newId(), message, audio, sender: "USER", sentAt: now().toISOString(), corrections: [] };
}

/** A message as a browser may see it, its sound at this learner's own address. */
export function shownMessage({ audio, ...rest }: KeptMessage, addressOf: (sound: KeptSound) => string) {
  if (!audio) return { ...rest, audio };
  const { contentType, seconds } = audio;
  return { ...rest, audio: { url: addressOf(audio), contentType, seconds } };
}
