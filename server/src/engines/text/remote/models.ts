import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { type ProviderName, splitModel, type TextSettings } from "#engines/text/settings.ts";

/** Where a provider is, instead of where it usually is. */
export type Addresses = Partial<Record<ProviderName, string>>;

/** The model of a name like `openai:…`; always an instance, since a bare name would go to a vendor's gateway. */
export function openModel(
  name: string,
  settings: TextSettings,
  addresses: Addresses = {},
): Exclude<LanguageModel, string> {
  const { provider, model } = splitModel(name);
  const at = addresses[provider];
  const address = at ? { baseURL: at } : {};
  switch (provider) {
    case "openai":
      return createOpenAI({ ...address, apiKey: settings.OPENAI_API_KEY ?? "" })(model);
    case "anthropic":
      return createAnthropic({ ...address, apiKey: settings.ANTHROPIC_API_KEY ?? "" })(model);
    case "google":
      return createGoogleGenerativeAI({ ...address, apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY ?? "" })(
        model,
      );
    case "openai-compatible":
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL: at ?? settings.OPENAI_COMPATIBLE_URL ?? "",
        ...(settings.OPENAI_COMPATIBLE_KEY && { apiKey: settings.OPENAI_COMPATIBLE_KEY }),
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
  }
}
