import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** What an operator types, a line each. */
export interface Commands {
  backUp: string[];
  restore: string[];
}

/** The commands that docs/operating.md gives under a heading. */
export function commandsUnder(heading: string): Commands {
  const [, section = ""] = readFileSync(`${root}docs/operating.md`, "utf8").split(`\n### ${heading}\n`);
  const [own = ""] = section.split("\n##");
  const blocks = [...own.matchAll(/```sh\n(.*?)\n```/gs)].map(([, lines = ""]) => lines.split("\n"));
  const [backUp, restore] = blocks;
  if (!backUp || !restore) throw new Error(`docs/operating.md gives no two blocks of commands: ${heading}`);
  return { backUp, restore };
}

/** Runs a line in a shell; one that fails throws with what it said. */
export async function runCommand(line: string, env: Readonly<Record<string, string>>): Promise<void> {
  // npm first looks whether its packages are there, which is not what is tried here
  const typed = line.replace("npm run backup --", `"${process.execPath}" server/src/back-up.ts`);
  await promisify(execFile)("sh", ["-ec", typed], { cwd: root, env: { ...env, LC_ALL: "C" } });
}
