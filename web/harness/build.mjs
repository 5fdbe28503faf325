// Builds a harness page with the application's own settings, and without the application, into the folder that is named.
import { fileURLToPath } from "node:url";
import { build, loadConfigFromFile } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const [outDir] = process.argv.slice(2);

const { config } = await loadConfigFromFile(
  { command: "build", mode: "production" },
  at("../vite.config.ts"),
);
// a page that shared a chunk with the application's entry would start it
const rolldownOptions = {
  ...config.build.rolldownOptions,
  input: { "player-dialog": at("player-dialog.html") },
};
await build({
  ...config,
  configFile: false,
  logLevel: "warn",
  build: { ...config.build, outDir, rolldownOptions },
});
