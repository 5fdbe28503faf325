import { httpUrl, key, matching, needed, type Read, type SettingFault, whole } from "#settings/shapes.ts";
import type { Role } from "./text.ts";

export const providers = ["openai", "anthropic", "google", "openai-compatible"] as const;
export type ProviderName = (typeof providers)[number];

/** A provider and its model. */
export const modelName = () =>
  matching(
    /^(openai|anthropic|google|openai-compatible):\S+$/,
    "a provider (openai, anthropic, google or openai-compatible), a colon and a model's name",
  );

export const textShapes = {
  TEXT_MODEL: modelName().optional(),
  SOLVER_MODEL: modelName().optional(),
  JUDGE_MODEL: modelName().optional(),
  CHAT_MODEL: modelName().optional(),
  OPENAI_API_KEY: key().optional(),
  ANTHROPIC_API_KEY: key().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key().optional(),
  OPENAI_COMPATIBLE_URL: httpUrl().optional(),
  OPENAI_COMPATIBLE_KEY: key().optional(),
  TEXT_CONTEXT: whole(2_000, 2_000_000).optional(),
  TEXT_CONCURRENCY: whole(1, 100).default(4),
  TEXT_IDLE: whole(0, 3_600).default(20),
  MODEL_PRICES: matching(
    /^\S+=\d+(\.\d+)?\/\d+(\.\d+)?(,\S+=\d+(\.\d+)?\/\d+(\.\d+)?)*$/,
    "a model, =, its price for a million tokens in, /, and out: openai:some-model=0.25/2",
  ).optional(),
};
export type TextSettings = Read<typeof textShapes>;

/** Where each provider's key is. */
export const keyNames = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  "openai-compatible": "OPENAI_COMPATIBLE_KEY",
} as const satisfies Record<ProviderName, keyof TextSettings>;

/** What each provider needs beside a model's name. */
const needs = { ...keyNames, "openai-compatible": "OPENAI_COMPATIBLE_URL" } as const;

/** `openai-compatible:qwen3:8b` is of the provider up to the first colon. */
export function splitModel(name: string): { provider: ProviderName; model: string } {
  const at = name.indexOf(":");
  return { provider: name.slice(0, at) as ProviderName, model: name.slice(at + 1) };
}

/** The model of each role; the others fall back to the writer's. */
export function modelsOf(settings: TextSettings): Record<Role, string | undefined> {
  const { TEXT_MODEL, SOLVER_MODEL, JUDGE_MODEL, CHAT_MODEL } = settings;
  return {
    writer: TEXT_MODEL,
    solver: SOLVER_MODEL ?? TEXT_MODEL,
    judge: JUDGE_MODEL ?? TEXT_MODEL,
    partner: CHAT_MODEL ?? TEXT_MODEL,
  };
}

/** Who has a role, as learners are told: the model, and its server where its provider does not say. */
export function toldOf(settings: TextSettings, role: Role): string | undefined {
  const name = modelsOf(settings)[role];
  const { OPENAI_COMPATIBLE_URL: at } = settings;
  return name?.startsWith("openai-compatible:") && at ? `${name}, ${new URL(at).host}` : name;
}

/** What is missing beside the models that are set. */
export function textFaults(settings: TextSettings): SettingFault[] {
  const { TEXT_MODEL, SOLVER_MODEL, JUDGE_MODEL, CHAT_MODEL } = settings;
  const asked = Object.entries({ TEXT_MODEL, SOLVER_MODEL, JUDGE_MODEL, CHAT_MODEL }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const missing = new Map(
    asked
      .flatMap(([name, model]) => {
        const { provider } = splitModel(model);
        // what names no provider is wrong by itself
        return providers.includes(provider) ? needed(settings, [needs[provider]], name) : [];
      })
      .map((fault) => [fault.name, fault]),
  );
  return [...missing.values()];
}

/** What a million tokens of a model cost, in and out, where it was said. */
export function priceOf(
  { MODEL_PRICES }: TextSettings,
  name: string,
): { in: number; out: number } | undefined {
  const said = MODEL_PRICES?.split(",").find((price) => price.startsWith(`${name}=`));
  const [into, out] = said?.slice(name.length + 1).split("/") ?? [];
  return into && out ? { in: Number(into), out: Number(out) } : undefined;
}

/** Tokens that a model takes at once; small servers are often set to 4 096 and cut silently. */
export function contextOf({ TEXT_CONTEXT }: TextSettings, name: string): number {
  return TEXT_CONTEXT ?? (splitModel(name).provider === "openai-compatible" ? 4_096 : 32_000);
}

/** Tokens that both take at once who write and who solve. */
export function authoringContext(settings: TextSettings): number {
  const { writer, solver } = modelsOf(settings);
  const set = [writer, solver].filter((name) => name !== undefined);
  return Math.min(...set.map((name) => contextOf(settings, name)));
}
