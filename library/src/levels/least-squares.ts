/** The weights by which the rows come nearest to the values: the normal equations, solved by elimination. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  const columns = [...Array(width).keys()];
  const equations = columns.map((i) => [
    ...columns.map((j) => sum(rows.map((row) => (row[i] ?? 0) * (row[j] ?? 0)))),
    sum(rows.map((row, at) => (row[i] ?? 0) * (values[at] ?? 0))),
  ]);
  for (const at of columns) eliminate(equations, at);
  return equations.map((equation, at) => (equation[width] ?? 0) / (equation[at] ?? 1));
}

/** Brings the largest of a column to its place, and takes it out of every other equation. */
function eliminate(equations: number[][], at: number): void {
  const below = equations.slice(at);
  const largest = below.reduce((one, other) =>
    Math.abs(other[at] ?? 0) > Math.abs(one[at] ?? 0) ? other : one,
  );
  equations.splice(equations.indexOf(largest), 1);
  equations.splice(at, 0, largest);
  for (const [index, equation] of equations.entries()) {
    const factor = (equation[at] ?? 0) / (largest[at] || 1);
    if (index !== at)
      equations[index] = equation.map((value, column) => value - factor * (largest[column] ?? 0));
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
