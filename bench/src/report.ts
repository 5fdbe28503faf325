/** Something that must hold, and what was found. */
export interface Requirement {
  what: string;
  wanted: string;
  figure: string;
  ok: boolean;
}

/** A part of the bench: it prints its own tables and says how its requirements fared. */
export interface Section {
  name: string;
  about: string;
  /** It takes long, so it is measured only where it is named. */
  alone?: true;
  measure(): Promise<Requirement[]>;
}

/** "at most 6": met by a figure that is a number and not more. */
export function atMost(what: string, most: number, figure: number, digits = 2, unit = ""): Requirement {
  return { what, wanted: `≤ ${most}${unit}`, figure: `${figure.toFixed(digits)}${unit}`, ok: figure <= most };
}

export function atLeast(what: string, least: number, figure: number, digits = 2, unit = ""): Requirement {
  return {
    what,
    wanted: `≥ ${least}${unit}`,
    figure: `${figure.toFixed(digits)}${unit}`,
    ok: figure >= least,
  };
}

/** Prints rows under headings; columns of numbers stand to the right. */
export function printTable(title: string, headings: readonly string[], rows: readonly (string | number)[][]) {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const numeric = headings.map((_, column) => rows.every((row) => /^[-\d]/.test(String(row[column] ?? ""))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  console.log(
    ["", title, "", ...[line(head), rule, ...body.map(line)].map((text) => `  ${text}`)].join("\n"),
  );
}
