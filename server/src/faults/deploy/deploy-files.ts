import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** The root of the project. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url));

export function deployPath(name: string): string {
  return join(root, "deploy", name);
}

export function deployFile(name: string): string {
  return readFileSync(deployPath(name), "utf8");
}

/** A service as compose.yaml has it, as far as tests ask. */
interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  logging?: { driver: string; options: Record<string, string> };
  restart?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  secrets?: string[];
  command?: string[];
  read_only?: boolean;
  build?: { context: string; dockerfile: string };
}

interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

export function readCompose(): Compose {
  return parse(deployFile("compose.yaml"), { merge: true });
}

/** The names and values of a file of settings, those that are commented out among them. */
export function settingsIn(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^#?([A-Z][A-Z_]*)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
}

/** One instruction of a Containerfile. */
export interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of each stage, the first `FROM` on; what stands before it is left out. */
export function stagesOf(text: string): Instruction[][] {
  const lines = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\\\n\s*/g, " ");
  const stages: Instruction[][] = [];
  for (const line of lines.split("\n").filter((it) => it.trim() !== "")) {
    const [, name = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}
