import type { Fence } from "./fence.ts";

const begin = "<!-- fences: made by `npm run fences` -->";
const end = "<!-- /fences -->";

/** the page of fences with its table of fences as they are now. */
export function withTable(page: string, fences: readonly Fence[]): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error("docs/fences.md has lost the marks of its table");
  return `${before}${begin}\n\n${table(fences)}\n\n${end}${after}`;
}

function table(fences: readonly Fence[]): string {
  const rows = fences.map(({ path, rooms, others }) => [
    `\`${path.replace(/\/src\b/, "")}\``,
    said(rooms.map((room) => (room.includes(".") ? `\`${room}\`` : room.replace("#", "")))),
    said(others.map((name) => (name === "node" ? "Node" : `\`${name}\``))),
  ]);
  const head = ["room", "rooms of ours", "others'"];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  return [head, widths.map((width) => "-".repeat(width)), ...rows]
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`)
    .join("\n");
}

function said(names: readonly string[]): string {
  return names.join(", ") || "nothing";
}
