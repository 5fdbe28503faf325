import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));

interface Planted {
  path: string;
  code: string;
}

/** Paths, among files planted in an empty tree with our settings, at which Biome finds a broken rule. */
function findings(rule: string, planted: readonly Planted[]): string[] {
  const tree = mkdtempSync(join(tmpdir(), "salida-fences-"));
  try {
    cpSync(join(root, "biome.json"), join(tree, "biome.json"));
    for (const { path, code } of planted) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, path), code);
    }
    const args = ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "--colors=off", "."];
    const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin/biome"), args, {
      cwd: tree,
      encoding: "utf8",
    });
    const found = `${stdout}${stderr}`.matchAll(/^(\S+?):\d+:\d+ lint\/\w+\/(\w+)/gm);
    return [...new Set([...found].filter(([, , name]) => name === rule).map(([, path = ""]) => path))].sort();
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Where, what may not be imported there, and what may. */
const fences: [room: string, file: string, forbidden: string[], allowed: string[]][] = [
  ["rules", "rules/src/planted.ts", ["zod", "node:fs", "@salida/contract/kinds.ts"], ["./ranks.ts"]],
  [
    "contract",
    "contract/src/planted.ts",
    ["zod", "node:fs", "@salida/library/work.ts"],
    ["zod/mini", "@salida/rules/ranks.ts"],
  ],
  [
    "library",
    "library/src/planted.ts",
    ["pg", "@salida/server/app.ts"],
    ["yaml", "node:fs", "@salida/rules/words.ts"],
  ],
  [
    "http",
    "server/src/http/planted.ts",
    ["#store/database.ts", "#kinds/kinds.ts", "pg"],
    ["./refusal.ts", "fastify"],
  ],
  [
    "store",
    "server/src/store/planted.ts",
    ["#http/refusal.ts", "#exercises/flow.ts"],
    ["pg", "node:timers/promises"],
  ],
  [
    "accounts",
    "server/src/accounts/planted.ts",
    ["#exercises/flow.ts", "#kinds/kinds.ts", "pg"],
    ["#http/refusal.ts", "jose"],
  ],
  [
    "mail",
    "server/src/mail/planted.ts",
    ["#accounts/accounts.ts", "#exercises/flow.ts", "pg"],
    ["#http/from-here.ts", "nodemailer"],
  ],
  [
    "engines",
    "server/src/engines/planted.ts",
    ["#store/database.ts", "#http/refusal.ts", "#media/media.ts", "@salida/library/work.ts"],
    ["#engines/speech.ts", "@salida/rules/levels.ts", "wasm-media-encoders", "node:worker_threads"],
  ],
  [
    "media",
    "server/src/media/planted.ts",
    ["#engines/embedded/embedded-speech.ts", "#exercises/flow.ts", "#accounts/accounts.ts", "pg"],
    ["#engines/speech.ts", "#store/tables.ts", "fastify"],
  ],
  [
    "exercises",
    "server/src/exercises/planted.ts",
    ["#kinds/kinds.ts", "#kinds/reading/reading.ts", "#accounts/accounts.ts"],
    ["#stock/take.ts"],
  ],
  [
    "a kind",
    "server/src/kinds/seventh/planted.ts",
    [
      "#store/database.ts",
      "#kinds/reading/reading.ts",
      "node:http",
      "#http/refusal.ts",
      "../reading/reading.ts",
      "#exercises/flow.ts",
    ],
    ["#exercises/kind.ts", "@salida/rules/words.ts"],
  ],
  ["stock", "server/src/stock/planted.ts", ["#exercises/flow.ts", "#http/refusal.ts"], ["#store/tables.ts"]],
  [
    "reports",
    "server/src/reports/planted.ts",
    ["#exercises/flow.ts", "#stock/take.ts"],
    ["#store/tables.ts"],
  ],
  [
    "progress",
    "server/src/progress/planted.ts",
    ["#exercises/flow.ts", "#accounts/accounts.ts"],
    ["#store/tables.ts"],
  ],
  ["main", "server/src/main.ts", ["#exercises/flow.ts"], []],
  [
    "web ui",
    "web/src/ui/planted.ts",
    ["#api.ts", "@salida/contract/kinds.ts", "#exercises/kind.ts", "react-router"],
    ["clsx", "./icon.tsx"],
  ],
  ["web i18n", "web/src/i18n/planted.ts", ["#ui/icon.tsx", "@salida/rules/ranks.ts"], ["i18next"]],
  ["web parts", "web/src/parts/planted.ts", ["#api.ts", "#kinds/kinds.ts", "react-router"], ["#config.ts"]],
  [
    "a web kind",
    "web/src/kinds/seventh/planted.ts",
    [
      "#api.ts",
      "react-router",
      "#exercises/queries.ts",
      "@tanstack/react-query",
      "#kinds/reading/reading.ts",
    ],
    ["#parts/passage.tsx"],
  ],
  [
    "web exercises",
    "web/src/exercises/planted.ts",
    ["#kinds/kinds.ts", "#accounts/session.ts", "#dashboard/dashboard-page.tsx"],
    ["#api.ts"],
  ],
  ["web progress", "web/src/progress/planted.ts", ["#exercises/queries.ts", "#kinds/kinds.ts"], ["#api.ts"]],
  ["web accounts", "web/src/accounts/planted.ts", ["#exercises/queries.ts", "#kinds/kinds.ts"], ["#api.ts"]],
  [
    "web dashboard",
    "web/src/dashboard/planted.ts",
    ["#kinds/kinds.ts", "@supabase/auth-js"],
    ["#progress/stats.ts"],
  ],
  [
    "web shell",
    "web/src/shell/planted.ts",
    ["#kinds/kinds.ts", "#exercises/queries.ts"],
    ["#accounts/session.ts"],
  ],
  [
    "web landing",
    "web/src/landing/planted.ts",
    ["#api.ts", "@salida/contract/kinds.ts", "i18next"],
    ["react"],
  ],
  ["e2e", "e2e/planted.ts", ["@salida/server/app.ts", "pg"], ["@playwright/test"]],
];

test("each room may import what it may, and nothing else", () => {
  const planted = fences.flatMap(([, file, forbidden, allowed]) =>
    [...forbidden, ...allowed].map((specifier, at) => ({
      // a fence around one file knows it by its name
      path: file.replace("planted", `planted-${at}`),
      code: `import { thing } from "${specifier}";\nexport const used = thing;\n`,
      wrong: at < forbidden.length,
    })),
  );

  const wrong = planted.filter((file) => file.wrong).map(({ path }) => path);

  expect(findings("noRestrictedImports", planted)).toEqual([...wrong].sort());
});

test("only the settings read the environment", () => {
  const code = "export const home = process.env.HOME;\n";

  const found = findings("noProcessEnv", [
    { path: "server/src/http/planted.ts", code },
    { path: "web/src/ui/planted.ts", code },
    { path: "server/src/env.ts", code },
  ]);

  expect(found).toEqual(["server/src/http/planted.ts", "web/src/ui/planted.ts"]);
});

test("every room of the server and the web has a fence", () => {
  const { overrides } = JSON.parse(readFileSync(`${root}biome.json`, "utf8")) as {
    overrides: { includes: string[] }[];
  };
  const fenced = new Set(overrides.flatMap(({ includes }) => includes));
  const rooms = ["server/src", "web/src"].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}/**`),
  );

  const unfenced = new Set(rooms.filter((room) => !fenced.has(room) && room !== "server/src/faults/**"));

  expect([...unfenced]).toEqual([]);
});
