import type { Fence } from "./fence.ts";

/** Tests, samples and the fault tests are let through. */
const exempt = [
  "**/*.test.ts",
  "**/*.test.tsx",
  "server/src/test-house.ts",
  "server/src/**/test-*.ts",
  "server/src/faults/**",
  "**/sample.ts",
];

/** The file that the linter's own settings extend: behind each fence everything is forbidden but what it allows. */
export function linterSettings(fences: readonly Fence[]): string {
  // where two rows cover a file the linter follows the later one: a folder's own stands behind the workspace's
  const rows = fences.toSorted((a, b) => depthOf(a) - depthOf(b));
  return `${JSON.stringify({ overrides: rows.map(overrideOf) }, null, 1)}\n`;
}

function depthOf({ path }: Fence): number {
  return path.split("/").length;
}

function overrideOf(fence: Fence) {
  const group = ["**", ...allowed(fence).map((pattern) => `!${pattern}`)];
  const includes = isFile(fence.path)
    ? [fence.path]
    : [`${fence.path}/**`, ...exempt.map((path) => `!${path}`)];
  const options = { patterns: [{ group, message: fence.why }] };
  return { includes, linter: { rules: { style: { noRestrictedImports: { level: "error", options } } } } };
}

function allowed({ path, rooms, others }: Fence): string[] {
  return [
    "./**",
    // the contract's own files name each other from its root
    ...(path === "contract/src" ? ["#*.ts"] : []),
    ...rooms.map(patternOf),
    ...others.flatMap((name) => specifiersOf(name)),
  ];
}

function specifiersOf(name: string): string[] {
  if (name === "node") return ["node:*", "node:*/**"];
  return name.endsWith("*") ? [`${name}*`] : [name, `${name}/**`];
}

function patternOf(room: string): string {
  const specifier = room.startsWith("#") ? room : `@salida/${room}`;
  return isFile(room) ? specifier : `${specifier}/**`;
}

function isFile(path: string): boolean {
  return /\.tsx?$/.test(path);
}
