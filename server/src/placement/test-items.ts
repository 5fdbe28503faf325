import type { PlacementItem } from "@salida/library/placement/placement-item.ts";
import { type Level, levels } from "@salida/rules/levels.ts";

/** Items for tests, as many a level as the library has; each key is a word that stands nowhere else. */
export const testItems: readonly PlacementItem[] = levels.flatMap((name, level) =>
  Array.from({ length: 22 }, (_, at): PlacementItem => {
    const key = `key${name.toLowerCase()}n${at}x`;
    const choice = at % 4 === 0;
    return {
      id: `${name.toLowerCase()}-${String(at).padStart(2, "0")}`,
      level: level as Level,
      form: choice ? "choice" : "typed",
      sentence: `Sentence ${at} of ${name} has a ____ in it.`,
      accepted: [choice ? `${key} of four` : key],
      options: choice
        ? [`${key} of four`, ...["one", "two", "three"].map((it) => `${it} of ${name} ${at}`)]
        : [],
      why: { en: `It is ${key}.`, es: `Es ${key}.` },
    };
  }),
);
