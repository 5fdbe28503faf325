import type { ProviderName } from "#engines/text/settings.ts";

/** How a house is set whose texts one provider writes and solves; each has a key, and none is asked but the test's own. */
export function writtenBy(provider: ProviderName): Record<string, string> {
  return {
    TEXT_MODEL: `${provider}:writer`,
    SOLVER_MODEL: `${provider}:solver`,
    OPENAI_API_KEY: "a-key-of-nobody",
    ANTHROPIC_API_KEY: "a-key-of-nobody",
    GOOGLE_GENERATIVE_AI_API_KEY: "a-key-of-nobody",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
  };
}
