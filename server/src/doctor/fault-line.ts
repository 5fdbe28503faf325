import { splitModel, type TextSettings } from "#engines/text/settings.ts";
import type { TextFault } from "#engines/text/text.ts";

const keys = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  "openai-compatible": "OPENAI_COMPATIBLE_KEY",
} as const;

/** What an operator is told when a model did not answer, and what to do about it. */
export function faultLine(
  { why, message }: TextFault,
  name: string | undefined,
  settings: TextSettings,
): string {
  if (!name) return "set TEXT_MODEL";
  const { provider, model } = splitModel(name);
  const at = provider === "openai-compatible" ? (settings.OPENAI_COMPATIBLE_URL ?? "") : provider;
  const lines = {
    unset: "set TEXT_MODEL",
    key: `the key in ${keys[provider]} is refused`,
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
