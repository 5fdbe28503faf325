import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { withoutApiProse } from "../build/api-prose.mjs";
import { phrasebooks } from "../build/phrasebooks.mjs";

const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"));
const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * What always comes together, put together: each small file of its own costs a header and compresses worse, 3 kB on the
 * log-in page in all. Everything else is split by what needs it.
 */
const groups = [
  {
    // all that the entry itself needs: in two files it is a kB more
    name: "start",
    test: anyOf(
      "preload-helper",
      "src/(app|config|fetch-code|follow-links|problem|router|screens)\\.tsx?",
      "src/(i18n/(?!format)|session/|shell/(?!side-|sidebar-)|offline/drawn)",
      "ui/(arrival|button|door|error-boundary|field-error|icon|notice|page|popup|segmented|spinner|take-focus|theme)\\.tsx?",
      "kinds/names\\.ts",
      "ui/toasts/(toast-store|toaster)\\.tsx?",
      "node_modules/(clsx|i18next|react|react-dom|react-i18next|react-router|scheduler)/",
    ),
  },
  {
    name: "account-forms",
    test: /account-forms\/(account-card|account-form|auth-failure|email-fault|email-field|secret-field|state-link|use-form|words)\.tsx?|human-check\/(human-check-box|human-words|use-human-check)\.tsx?|ui\/(field|password-field)\.tsx|rules\/src\/passwords/,
  },
  { name: "new-passwords", test: /accounts\/remembered-sign-ups\.ts|account-forms\/new-password-.*\.tsx?/ },
  {
    name: "inside",
    test: /contract\/src\/(?!placements|reviews|rooms)|src\/(api|event-stream|problem-words)\.ts|src\/progress\/(?!rank-rise|day-door|stats-before|placement|known-way)|kinds-context\.ts|ui\/(dialog|ghost|charts\/(figure|meter)|open-dialogs|retry-notice|stat-tile|toggle|use-media)\.(tsx?|css)|src\/(keeper|sound\/sound-switch|avatars\/learner-avatar)\.tsx?|rules\/src\/(levels|progress\/ranks|topics|exercise-limits)\.ts|node_modules\/(@tanstack|zod|eventsource-parser)\//,
  },
  {
    // what the note of a lost connection needs, before the log-in, too
    name: "connection",
    test: /src\/(i18n\/format|offline\/(held|online|own-storage|seen|words))\.ts/,
  },
  {
    name: "making",
    test: /src\/exercises\/(attempt-key|exercise-title|instead-notice|kind|offers-query|queries|use-making|words)\.tsx?|topics\/topic-words\.ts|waiting\/pending\.ts|rules\/src\/progress\/scores\.ts|ui\/(charts\/ring|skeleton)\.tsx/,
    minShareCount: 2,
  },
  {
    name: "picking",
    test: /src\/exercises\/(allowance-counter|back-link|create-exercise|exercise-item|exercise-list|limit-reached|topics\/.*)\.(tsx?|css)|ui\/empty-state\.tsx/,
    minShareCount: 2,
  },
  {
    // what only an open exercise needs stays out of the lists
    name: "playing",
    test: /exercises\/(shortcuts?-|exercise-player|exercise-frame|use-moves|play-move|draft|held\/|reports\/)/,
    minShareCount: 2,
  },
  {
    name: "exercises",
    test: /web\/src\/exercises\//,
    minShareCount: 2,
  },
];

export default defineConfig({
  root: here,
  plugins: [withoutApiProse(), fetchedBeforeRun(), phrasebooks(here), react(), tailwindcss(), themeFirst()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Vite names no files where a module stands alone
      resolveDependencies: (file, files, { hostType }) =>
        hostType === "js" && files.length === 0 ? [file] : files,
    },
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

/** Puts our `fetchCode` in the place of what Vite sets around every `import()`. */
function fetchedBeforeRun(): Plugin {
  return {
    name: "fetched-before-run",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js"
        ? `export { fetchCode as __vitePreload } from ${JSON.stringify(`${here}src/fetch-code.ts`)};`
        : undefined,
  };
}

/** The theme's script runs before anything is painted. The sheet stays above: further down it makes the page jump once. */
function themeFirst(): Plugin {
  return {
    name: "theme-first",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const early = Object.values(bundle ?? {}).find(
          (chunk) => chunk.type === "chunk" && chunk.name === "before-paint",
        );
        return early ? html.replace("<style>", `<script src="/${early.fileName}"></script><style>`) : html;
      },
    },
  };
}
