// Builds the page of the escape rooms' sounds into the folder that is named, their own code as one file.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const [outDir] = process.argv.slice(2);
const groups = [
  { name: "ambient", test: /src\/ambient\// },
  { name: "others", test: /node_modules|rules\/src\// },
];

await build({
  root: at(".."),
  configFile: false,
  logLevel: "warn",
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at("ambient.html"),
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups },
        chunkFileNames: "[name].js",
      },
    },
  },
});
