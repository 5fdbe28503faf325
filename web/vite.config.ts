import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * What always comes together, put together: each small file of its own costs a header and compresses worse, 3 kB on the
 * log-in page in all. Everything else is split by what needs it.
 */
const groups = [
  {
    name: "start",
    test: /preload-helper|src\/(config|problem)\.ts|ui\/(icon|notice|field-error|take-focus)\.tsx?|node_modules\/(react|react-router|clsx)\//,
  },
  {
    name: "account-forms",
    test: /accounts\/(account-card|auth-failure|email-fault|human-check-box|secret-field|state-link|use-form|use-human-check|words)\.tsx?|ui\/(field|password-field)\.tsx|rules\/src\/passwords/,
  },
  { name: "new-passwords", test: /accounts\/(remembered-sign-ups|new-password-.*)\.tsx?/ },
];

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
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
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
