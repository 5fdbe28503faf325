import type { Time, Weather } from "#engines/pictures/scene.ts";

/** What weather or time of day is called, the words that tell it, and those that tell another. */
export interface AirWords {
  noun: string;
  adjective: string;
  tell: readonly string[];
  deny: readonly string[];
}

const phrases = (lines: string) => lines.split("|");

const sun = phrases("sunny|sunshine|sunlight|the sun|sun shine|sun be shine");
const fine = phrases(
  "clear sky|blue sky|clear day|fine day|bright day|clear morning|fine morning|bright morning|clear evening|fine evening|" +
    "clear night|fine weather|good weather|nice weather|lovely weather",
);
const clouds = phrases("cloud|cloudy|overcast|grey sky|gray sky|grey day|gray day|dull day|dull weather");
// "the sun" may only be spoken of, "the rain" kept away, and snow lie under a blue sky
const isSunny = phrases("sunny|sun shine|sun be shine|in the sun|under the sun");
const isRaining = phrases("rainy|raining|it rain|in the rain");
const isSnowing = phrases("snowing|it snow");

const day = phrases("day|daytime|daylight");
const isNight = phrases("night|nighttime|midnight");

export const clearSky: AirWords = {
  noun: "clear sky",
  adjective: "clear",
  tell: [...fine, "moon", "moonlight", "starry", "star"],
  deny: [...isSunny, ...isRaining, ...isSnowing],
};

export const weatherWords: Readonly<Record<Weather, AirWords>> = {
  sunny: {
    noun: "sunny weather",
    adjective: "sunny",
    tell: [...sun, ...fine],
    deny: [...isRaining, ...isSnowing],
  },
  cloudy: {
    noun: "cloudy weather",
    adjective: "cloudy",
    tell: clouds,
    deny: [...isSunny, ...isRaining, ...isSnowing],
  },
  rainy: {
    noun: "rainy weather",
    adjective: "rainy",
    tell: phrases("rain|rainy|raining|drizzle"),
    deny: [...isSunny, ...isSnowing],
  },
  snowy: {
    noun: "snowy weather",
    adjective: "snowy",
    tell: phrases("snow|snowy|snowing|snowflake"),
    deny: [...isSunny, ...isRaining],
  },
};

/** Mornings and evenings are not told from each other by their light, nor are evenings called by one name everywhere. */
export const timeWords: Readonly<Record<Time, AirWords>> = {
  morning: {
    noun: "morning",
    adjective: "morning",
    tell: [...phrases("morning|sunrise|dawn"), ...day, ...sun],
    deny: [...isNight, "evening"],
  },
  day: {
    noun: "daytime",
    adjective: "daytime",
    tell: [...phrases("morning|midday|noon|afternoon"), ...day, ...sun],
    deny: [...isNight, "evening", "sunset"],
  },
  evening: {
    noun: "evening",
    adjective: "evening",
    tell: phrases("evening|sunset|dusk|twilight|nightfall|afternoon|sun set|sun go down|get dark"),
    deny: phrases("midday|noon"),
  },
  night: {
    noun: "night",
    adjective: "night",
    tell: [
      ...isNight,
      ...phrases("tonight|moon|moonlight|starry|star|darkness|it be dark|dark sky|dark outside"),
    ],
    deny: phrases("morning|midday|noon|afternoon|daytime|daylight|sunrise|sunset"),
  },
};
