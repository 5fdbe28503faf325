import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installPackages } from "../debian.ts";
import { deployFile, readCompose } from "./deploy-files.ts";

const program = "/usr/bin/docker-compose";
const missing = withoutCompose();

function withoutCompose(): string {
  if (existsSync(program)) return "";
  if (!process.env.LONG) return " (docker-compose is not on this machine; the long run installs it)";
  if (process.getuid?.() !== 0) return " (docker-compose is installed as root only)";
  installPackages("docker-compose");
  return "";
}

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salida-compose-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What Compose makes of the file with these settings; it says why it does not take it. */
function taken(settings: string): string {
  // Debian's is from before a file could say its name
  writeFileSync(join(folder, "compose.yaml"), deployFile("compose.yaml").replace("name: salida\n", ""));
  writeFileSync(join(folder, ".env"), settings);
  const args = ["--env-file", ".env", "-f", "compose.yaml", "config", "--services"];
  return execFileSync(program, args, { cwd: folder, env: {}, encoding: "utf8", stdio: "pipe" });
}

test.skipIf(missing !== "")(`Compose takes the file with a filled-in example of .env${missing}`, () => {
  const filled = deployFile(".env.example").replaceAll(/^(POSTGRES_PASSWORD|BUCKET_\w+)=$/gm, "$1=a1");

  expect(taken(filled).trim().split("\n").sort()).toEqual(Object.keys(readCompose().services).sort());
});

test.skipIf(missing !== "")(`and refuses to begin while a password is not filled in${missing}`, () => {
  expect(() => taken(deployFile(".env.example"))).toThrow(/a password for the database/);
});
