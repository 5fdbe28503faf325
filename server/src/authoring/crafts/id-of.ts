import type { Brief } from "#authoring/brief.ts";

/** The name of a text in a file, by what it is about. */
export function idOf({ topic, level }: Pick<Brief, "topic" | "level">, title: string): string {
  const name = title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");
  return `${topic.toLowerCase().replaceAll("_", "-")}-${level.toLowerCase()}-${name || "text"}`;
}
