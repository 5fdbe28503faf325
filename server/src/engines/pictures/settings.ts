import { type ModelPlace, otherFaults, placeOf } from "#engines/text/other-models.ts";
import { modelName, type TextSettings } from "#engines/text/settings.ts";
import { httpUrl, key, type Read, type SettingFault } from "#settings/shapes.ts";

export const imageShapes = {
  IMAGE_MODEL: modelName().optional(),
  IMAGE_URL: httpUrl().optional(),
  IMAGE_KEY: key().optional(),
};
export type ImageSettings = Read<typeof imageShapes> & TextSettings;

/** Providers that paint. */
const can = ["openai", "google", "openai-compatible"] as const;

/** Who paints, where somebody does. */
export function painterOf(settings: ImageSettings): ModelPlace | undefined {
  return placeOf(settings, own(settings));
}

export function imageFaults(settings: ImageSettings): SettingFault[] {
  return otherFaults(settings, own(settings), { prefix: "IMAGE", can });
}

function own({ IMAGE_MODEL, IMAGE_URL, IMAGE_KEY }: ImageSettings) {
  return { MODEL: IMAGE_MODEL, URL: IMAGE_URL, KEY: IMAGE_KEY };
}
