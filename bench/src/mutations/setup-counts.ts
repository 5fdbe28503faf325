import { afterAll, beforeAll } from "vitest";

type Hits = Record<string, number>;

/** What Stryker keeps of a run: the test that is running, and which mutants each test came by. */
interface Kept {
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

/**
 * What is done between a file's tests, or before them, counts for all of them. Stryker would take it for done by everybody,
 * and run all of an area's tests on each mutant that somebody's `beforeAll` comes by.
 */
const between = "between";
// Stryker has made it before
const { __stryker__: kept } = globalThis as unknown as { __stryker__: Kept };
const tests = new Set<string>();
let running: string | undefined;
let begun = false;

Object.defineProperty(kept, "currentTestId", {
  configurable: true,
  get: () => running ?? (begun ? between : undefined),
  set(id: string | undefined) {
    running = id;
    if (id !== undefined) tests.add(id);
  },
});

beforeAll(() => {
  begun = true;
});

afterAll(() => {
  begun = false;
  const { perTest = {} } = kept.mutantCoverage ?? {};
  const { [between]: shared = {} } = perTest;
  delete perTest[between];
  for (const test of tests) {
    const own = perTest[test] ?? {};
    for (const [mutant, hits] of Object.entries(shared)) own[mutant] = (own[mutant] ?? 0) + hits;
    perTest[test] = own;
  }
});
