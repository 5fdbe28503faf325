import type { LibraryWork } from "@salida/library/work.ts";
import type { Topic } from "@salida/rules/topics.ts";

const said = { en: "Because.", es: "Porque sí." };

/** A small but whole reading for tests; `stems` are its items. */
export function aReading(name: string, over: Partial<LibraryWork> & { stems?: string[] } = {}): LibraryWork {
  const { stems = ["Who?", "Where?"], ...given } = over;
  const items = stems.map((stem) => ({
    id: `${name} ${stem}`,
    skill: "detail",
    stem,
    key: { text: "Right", why: said },
    distractors: ["Wrong", "Worse", "Worst"].map((text) => ({ text, why: said })),
    evidence: "It was so.",
  }));
  const topic: Topic = "FOOD";
  const shape = { name, kind: "reading" as const, topic, level: 2 as const, title: name, words: 200 };
  return { ...shape, items: items.map(({ id }) => id), body: { text: "It was so.", items }, ...given };
}
