// Builds the harness pages with the application's own settings, into the folder that is named.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const [outDir] = process.argv.slice(2);

await build({
  configFile: at("../vite.config.ts"),
  logLevel: "warn",
  build: { outDir, rolldownOptions: { input: { "player-dialog": at("player-dialog.html") } } },
});
