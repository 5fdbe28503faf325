import type { ModelPlace } from "#engines/text/other-models.ts";
import { keyNames, splitModel, type TextSettings } from "#engines/text/settings.ts";
import type { TextFault } from "#engines/text/text.ts";

/** What an operator is told when a model did not answer, and what to do about it. */
export function faultLine(fault: TextFault, name: string | undefined, settings: TextSettings): string {
  if (!name) return "set TEXT_MODEL";
  return placeFaultLine(fault, { ...splitModel(name), url: settings.OPENAI_COMPATIBLE_URL });
}

/** The same of a model wherever it is asked. */
export function placeFaultLine(
  { why, message }: TextFault,
  { provider, model, url }: Pick<ModelPlace, "provider" | "model" | "url">,
): string {
  const at = provider === "openai-compatible" ? (url ?? "") : provider;
  const lines = {
    unset: "set TEXT_MODEL",
    key: `the key in ${keyNames[provider]} is refused`,
    model: `${at} knows no model "${model}"`,
    busy: `${at} says that it is asked too much (${message})`,
    down: `${at} cannot be reached, or fails (${message})`,
    slow: `too slow (${message}); TEXT_IDLE says how long silence may last`,
    refused: `does not answer this (${message})`,
    budget: "over TEXT_BUDGET for today",
    unusable: `answers, but nothing of use (${message})`,
  };
  return lines[why];
}
