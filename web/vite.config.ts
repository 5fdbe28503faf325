import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: here,
  plugins: [react(), tailwindcss(), paintShellFirst()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // light-dark() and oklch() as they are written: older targets would have them doubled.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: {
        app: `${here}app.html`,
        landing: `${here}src/landing/landing.ts`,
        "before-paint": `${here}src/landing/before-paint.ts`,
      },
    },
  },
});

/** The shell's own few lines of style are enough to paint: the app's sheet waits below them, the theme's script does not. */
function paintShellFirst(): Plugin {
  return {
    name: "paint-shell-first",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const early = Object.values(bundle ?? {}).find(
          (chunk) => chunk.type === "chunk" && chunk.name === "before-paint",
        );
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
        const bare = sheets.reduce((page, sheet) => page.replace(sheet, ""), html);
        return bare
          .replace("<style>", `${early ? `<script src="/${early.fileName}"></script>` : ""}<style>`)
          .replace("</body>", `${sheets.join("")}</body>`);
      },
    },
  };
}
