import type { Topic } from "@salida/rules/topics.ts";
import type { Time, Weather } from "#engines/pictures/scene.ts";
import { pairs } from "./pairs.ts";
import type { SettingName } from "./settings/settings.ts";
import { type Theme, themes } from "./topics.ts";

/** How a topic's pictures feel. */
interface Feeling {
  /** Instead of the topic's own. */
  settings?: [SettingName, SettingName, ...SettingName[]];
  /** Times and weathers that suit it, where the setting has any of them. */
  times?: Time[];
  weathers?: Weather[];
  /** Instead of the setting's. */
  mood?: string;
}

export type PairedTheme = Theme & Feeling & { pairs: (typeof pairs)[Topic] };

/** Night is for topics that it suits. */
const light: Time[] = ["morning", "day", "evening"];

const feelings: Partial<Record<Topic, Feeling>> = {
  CONSPIRACY: {
    times: ["night", "evening"],
    weathers: ["cloudy"],
    mood: "secretive",
  },
  FUTURISTIC: {
    times: ["night", "evening"],
  },
  HORROR: {
    settings: ["hauntedHouse", "study", "hauntedHouse", "forest"],
    times: ["night"],
    weathers: ["cloudy"],
    mood: "scary",
  },
  MURDER: {
    times: ["night", "evening"],
    weathers: ["cloudy"],
    mood: "tense",
  },
  MYSTERY: {
    times: ["night", "evening"],
    weathers: ["cloudy"],
    mood: "mysterious",
  },
  ROMANCE: {
    times: ["evening", "day"],
    weathers: ["sunny"],
    mood: "romantic",
  },
  SUPERHEROES: {
    times: ["night", "evening"],
    mood: "exciting",
  },
  SURVIVAL: {
    weathers: ["cloudy", "snowy"],
    mood: "wild",
  },
};

/** A topic's theme with what two people do together in it, and how it feels. */
export function pairedTheme(topic: Topic): PairedTheme {
  return { ...themes[topic], times: light, ...feelings[topic], pairs: pairs[topic] };
}
