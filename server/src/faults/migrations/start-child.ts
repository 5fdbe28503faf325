import { spawn } from "node:child_process";
import { once } from "node:events";
import type pg from "pg";

const script = `import { startStore } from ${JSON.stringify(new URL("./start-store.ts", import.meta.url).href)};
  await startStore(JSON.parse(process.env.CONNECTION));`;

/** A start in a process of its own. */
export interface StartingChild {
  kill(): void;
  /** The code it ended with; null when it was killed. */
  ended: Promise<number | null>;
}

export function startInChild(connection: pg.ClientConfig): StartingChild {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: { ...process.env, CONNECTION: JSON.stringify(connection) },
    stdio: "ignore",
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { kill: () => child.kill("SIGKILL"), ended };
}
