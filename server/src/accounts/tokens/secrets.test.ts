import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inFolder, openSecrets, readSecrets, rotateSigningKey } from "./secrets.ts";
import { newSigningKey } from "./signing-keys.ts";

const run = promisify(execFile);
let dir = "";
let file = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "salida-secrets-"));
  file = join(dir, "secrets.json");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** What processes say that open the secrets at the same moment. */
function openedByMany(): Promise<string[]> {
  const module = new URL("./secrets.ts", import.meta.url).href;
  const script = `const { inFolder, openSecrets } = await import(${JSON.stringify(module)});
    process.stdout.write(JSON.stringify(await openSecrets(inFolder(${JSON.stringify(dir)}))));`;
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const start = () => run(process.execPath, ["--input-type=module", "-e", script], { cwd });
  return Promise.all(Array.from({ length: 6 }, async () => (await start()).stdout));
}

/** The secrets as they were kept before codes, limits and mailboxes had theirs. */
async function writeOlder(): Promise<Record<string, unknown>> {
  const { codes: _c, limits: _l, mailbox: _m, media: _n, ...rest } = await openSecrets(inFolder(dir));
  const older = { ...rest, decoy: "d".repeat(43) };
  writeFileSync(file, JSON.stringify(older));
  return older;
}

function kept(): Record<string, unknown> {
  return JSON.parse(readFileSync(file, "utf8"));
}

test("are made once and stay", async () => {
  const folder = join(dir, "not", "there yet");

  const first = await openSecrets(inFolder(folder));

  expect(await openSecrets(inFolder(folder))).toEqual(first);
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
});

test("differ from one installation to the next, and from each other", async () => {
  const [one, two] = [
    await openSecrets(inFolder(join(dir, "1"))),
    await openSecrets(inFolder(join(dir, "2"))),
  ];

  const valuesOf = ({ signingKeys, humanCheck, ...rest }: typeof one) => [
    signingKeys[0]?.d,
    ...Object.values(humanCheck),
    ...Object.values(rest),
  ];
  expect(new Set([...valuesOf(one), ...valuesOf(two)]).size).toBe(18);
});

test("are the same for processes that start at once", async () => {
  const outputs = await openedByMany();

  expect(new Set(outputs).size).toBe(1);
  expect(readdirSync(dir)).toEqual(["secrets.json"]);
});

test("that an earlier version kept stay what they are, and all processes agree on those it did not know", async () => {
  const older = await writeOlder();

  const [first = "", ...others] = await openedByMany();

  expect(new Set(others)).toEqual(new Set([first]));
  const { decoy: _, ...known } = older;
  const { codes, limits, mailbox, media, ...rest } = JSON.parse(first);
  expect(rest).toEqual(known);
  expect(new Set([codes, limits, mailbox, media, older.refresh, older.outbox]).size).toBe(6);
  expect(codes).toMatch(/^[\w-]{43}$/);
  expect(kept()).toEqual(older);
});

test("that were damaged stop the start with the file's name, and are left as they are", async () => {
  const whole = JSON.stringify(await openSecrets(inFolder(dir)));
  const cut = whole.replace(/"d":"[^"]+"/, '"d":"AAAA"');
  const other = whole.replace(/"d":"[^"]+"/, `"d":"${(await newSigningKey()).d}"`);
  for (const text of ["", "{}", "[]", "null", '{"signingKeys":[]}', cut, other]) {
    writeFileSync(file, text);
    await expect(openSecrets(inFolder(dir))).rejects.toThrow(`${file} is not what Salida wrote`);
    await expect(rotateSigningKey(inFolder(dir), new Date())).rejects.toThrow(
      `${file} is not what Salida wrote`,
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

test("a secret may be longer, but not what seals: it would fail with the first mail", async () => {
  const secrets = await openSecrets(inFolder(dir));
  const longer = (name: "refresh" | "outbox") => JSON.stringify({ ...secrets, [name]: "x".repeat(64) });

  expect(readSecrets({ given: longer("refresh") }).refresh).toHaveLength(64);
  expect(() => readSecrets({ given: longer("outbox") })).toThrow("SECRETS is not what Salida wrote");
});

test("a rotation puts a fresh key first and changes nothing else, what it does not know included", async () => {
  const older = await writeOlder();
  const before = readSecrets(inFolder(dir));

  await rotateSigningKey(inFolder(dir), new Date());

  const { signingKeys, ...rest } = readSecrets(inFolder(dir));
  const { signingKeys: keysBefore, ...restBefore } = before;
  expect(rest).toEqual(restBefore);
  expect(signingKeys).toEqual([
    expect.not.objectContaining({ replacedAt: expect.anything() }),
    { ...keysBefore[0], replacedAt: expect.any(String) },
  ]);
  expect(signingKeys[0]?.kid).not.toBe(keysBefore[0]?.kid);
  expect(kept().decoy).toBe(older.decoy);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(["secrets.json"]);
});

test("a rotation drops keys that were replaced more than a day ago", async () => {
  await openSecrets(inFolder(dir));
  const start = Date.now();
  const kids = async (hours: number) => {
    await rotateSigningKey(inFolder(dir), new Date(start + hours * 3_600_000));
    return readSecrets(inFolder(dir)).signingKeys.map(({ kid }) => kid);
  };

  const [second, first] = await kids(0);
  const soon = await kids(23);
  const late = await kids(25);

  expect(soon.slice(1)).toEqual([second, first]);
  expect(late.slice(1)).toEqual([soon[0], second]);
});

test("there is nothing to rotate before the first start, and nothing is made", async () => {
  await expect(rotateSigningKey(inFolder(dir), new Date())).rejects.toThrow(`there is no ${file}`);
  expect(readdirSync(dir)).toEqual([]);
});

test("the operator's command rotates, and says in one line why it cannot", async () => {
  await openSecrets(inFolder(dir));
  const command = fileURLToPath(new URL("../../rotate-key.ts", import.meta.url));
  const rotate = (DATA_DIR: string) => run(process.execPath, [command], { env: { DATA_DIR } });

  const { stdout, stderr } = await rotate(dir);

  expect([stdout.split("\n").length, stderr]).toEqual([2, ""]);
  expect(readSecrets(inFolder(dir)).signingKeys).toHaveLength(2);
  await expect(rotate(join(dir, "elsewhere"))).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^salida: there is no .*\n$/),
  });
});

test("no operator's command tells secrets that came quoted", async () => {
  const SECRETS = `'${JSON.stringify(await openSecrets(inFolder(dir)))}'`;
  for (const name of ["rotate-key", "adopt-secrets", "make-secrets"]) {
    const command = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
    await expect(run(process.execPath, [command], { env: { SECRETS } })).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^salida: settings: SECRETS: a file's path, [^"]*it\n$/),
    });
  }
});

test("the operator's command makes secrets for several hosts once, and leaves those that are there", async () => {
  const command = fileURLToPath(new URL("../../make-secrets.ts", import.meta.url));
  const SECRETS = join(dir, "shared", "secrets.json");
  const make = () => run(process.execPath, [command], { env: { SECRETS } });

  await make();
  const made = readSecrets({ file: SECRETS });

  expect(statSync(SECRETS).mode & 0o777).toBe(0o600);
  await expect(make()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/is there already/) });
  expect(readSecrets({ file: SECRETS })).toEqual(made);
});
