import type { Thread } from "@salida/library/partner/prose.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";

const yesOrNo = /^(?:do|is|are|can)\b/i;

/** What a thread is about, asked in easy words: best where yes or no answers it. */
export function easyOf(thread: Thread | undefined, state: PartnerState): string | undefined {
  const open = thread?.easy.filter((one) => !state.asked.includes(one)) ?? [];
  return open.find((one) => yesOrNo.test(one)) ?? open[0];
}

/** The same, where yes or no answers it. */
export function yesOrNoOf(thread: Thread | undefined, state: PartnerState): string | undefined {
  return thread?.easy.find((one) => yesOrNo.test(one) && !state.asked.includes(one));
}

/** Said before what is asked again. */
export const again = [
  "Let me ask again.",
  "Let me ask it in easier words.",
  "Let me ask it more simply.",
] as const;
