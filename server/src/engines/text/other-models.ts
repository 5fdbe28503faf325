import { needed, type SettingFault } from "#settings/shapes.ts";
import { keyNames, type ProviderName, splitModel, type TextSettings } from "./settings.ts";

/** A model that is asked for something else than text, with its own address and key where they are not those for texts. */
export interface OtherModel {
  MODEL?: string | undefined;
  URL?: string | undefined;
  KEY?: string | undefined;
}

/** Where a model is asked. */
export interface ModelPlace {
  /** `provider:model`. */
  name: string;
  provider: ProviderName;
  model: string;
  /** Where that is not its provider's usual address. */
  url: string | undefined;
  key: string | undefined;
}

/** Where another model is; a key for texts goes to no other address than theirs. */
export function placeOf(settings: TextSettings, { MODEL, URL, KEY }: OtherModel): ModelPlace | undefined {
  if (!MODEL) return undefined;
  const { provider, model } = splitModel(MODEL);
  const url = URL ?? (provider === "openai-compatible" ? settings.OPENAI_COMPATIBLE_URL : undefined);
  return { name: MODEL, provider, model, url, key: KEY ?? (URL ? undefined : settings[keyNames[provider]]) };
}

/** What is wrong about another model, whose settings begin with `prefix` and whose provider is to be one of `can`. */
export function otherFaults(
  settings: TextSettings,
  { MODEL, URL, KEY }: OtherModel,
  { prefix, can }: { prefix: string; can: readonly ProviderName[] },
): SettingFault[] {
  const name = `${prefix}_MODEL`;
  if (!MODEL) {
    const given = URL ? "URL" : KEY && "KEY";
    return given ? [{ name, expected: `needed with ${prefix}_${given}` }] : [];
  }
  const { provider } = splitModel(MODEL);
  if (!can.includes(provider))
    return [{ name, expected: `a model of ${can.join(", ")}; ${provider} has none for this` }];
  if (URL && provider !== "openai-compatible")
    return [{ name: `${prefix}_URL`, expected: `only with openai-compatible:… in ${name}` }];
  if (provider === "openai-compatible") return URL ? [] : needed(settings, ["OPENAI_COMPATIBLE_URL"], name);
  return KEY ? [] : needed(settings, [keyNames[provider]], name);
}

/** Its name, and its server where its provider does not say which. */
export function toldPlace({ name, provider, url }: ModelPlace): string {
  return provider === "openai-compatible" && url ? `${name}, ${new globalThis.URL(url).host}` : name;
}
