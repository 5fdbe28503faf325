import { expect, test } from "vitest";
import type { Air } from "#engines/pictures/scene.ts";
import type { Setting } from "./setting.ts";
import { settings } from "./settings.ts";

const drawn = (setting: Setting, air: Air) =>
  [setting.backdrop(air), ...setting.fixtures(air).map(({ svg }) => svg)].join("");

test.each(Object.entries(settings))(
  "%s shows the time and the weather that can be told of it",
  (_, setting) => {
    const weathers = [...new Set(setting.weathers)];
    const [weather = "sunny"] = weathers;
    const [time] = setting.times;
    const byTime = new Set(setting.times.map((one) => drawn(setting, { time: one, weather })));
    const byWeather = new Set(weathers.map((one) => drawn(setting, { time, weather: one })));

    expect(byTime.size).toBe(setting.timeless ? 1 : setting.times.length);
    expect(byWeather.size).toBe(weathers.length);
  },
);
