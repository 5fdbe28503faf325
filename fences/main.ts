// Writes what is made from the table of fences: the linter's settings and the house's table.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fences } from "./fences.ts";
import { linterSettings } from "./linter-settings.ts";
import { withTable } from "./page.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = at("../docs/fences.md");
writeFileSync(at("linter.json"), linterSettings(fences));
writeFileSync(page, withTable(readFileSync(page, "utf8"), fences));
