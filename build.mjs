import { fileURLToPath } from "node:url";
import { fresh, stamp } from "./build/stamp.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const shared = ["package-lock.json", "tsconfig.base.json", "build.mjs", "build", "contract", "rules"];
const parts = {
  web: { inputs: [...shared, "web"], outputs: ["dist/web/index.html"], module: "./build/web.mjs" },
  server: {
    inputs: [...shared, "server", "library", "glossary"],
    outputs: ["dist/main.mjs"],
    module: "./build/server.mjs",
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Not a part: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (await fresh(root, name, part)) continue;
  const started = performance.now();
  const { build } = await import(part.module);
  try {
    await stamp(root, name, part, build);
  } catch (error) {
    console.error(`${name} could not be built: ${error.message}`);
    process.exit(1);
  }
  console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
