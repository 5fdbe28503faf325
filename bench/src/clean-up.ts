import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Undo = () => Promise<unknown> | unknown;

const pending: Undo[] = [];
let cleaning = Promise.resolve();

/** Remembers what must be undone before the run ends, however it ends. */
export function atEnd(undo: Undo): void {
  pending.push(undo);
}

/** Undoes everything remembered, the latest first; asked twice, the second waits for the first. */
export function cleanUp(): Promise<void> {
  cleaning = cleaning.then(undoAll);
  return cleaning;
}

async function undoAll(): Promise<void> {
  for (let undo = pending.pop(); undo; undo = pending.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(`while cleaning up: ${(error as Error).message}`);
    }
  }
}

/** A folder that is gone when the run ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `salida-bench-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}
