import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readingCalls } from "@salida/contract/calls.ts";
import { levelOf } from "@salida/rules/levels.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answeredBy, ghostsOf, soundListenings, soundReadings } from "#authoring/test-ghost.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { aReading } from "#stock/test-works.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { aHouse, type House } from "#test-house.ts";
import { overview } from "./overview.ts";
import { exportPacks, importPacks } from "./packs.ts";
import { withdrawBy } from "./withdraw.ts";

const level = levelOf("B1");
const [placed] = soundReadings("B1");
const folder = mkdtempSync(join(tmpdir(), "salida-packs-"));
const provider = await openTestProvider();
let house: House;
let elsewhere: TestDatabase;

beforeAll(async () => {
  if (!placed) throw new Error("there is no reading to write");
  provider.answer(answeredBy(ghostsOf([placed.reading])));
  const env = {
    WORKERS: "1",
    TEXT_MODEL: "openai-compatible:writer",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
  };
  const models = { addresses: provider.addresses, pause: 1, die: () => 0 };
  house = await aHouse([aReading("bread", { level })], env, undefined, models);
  elsewhere = await aDatabase();
  const ana = await house.learner("ana", level);
  await ana.ask(readingCalls.create, { body: { context: "MUSIC", level } });
  await vi.waitFor(async () => expect(await inStock(house)).toBe(1), { timeout: 30_000, interval: 100 });
});
afterAll(async () => {
  await house.close();
  await elsewhere.drop();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

async function inStock({ db }: Pick<House, "db">): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int n from content where origin = 'model' and retired_at is null`,
  );
  return rows[0]?.n ?? 0;
}

/** What was told, line by line, and the exit code. */
async function told(work: (tell: (line: string) => void) => Promise<number>) {
  const lines: string[] = [];
  return { code: await work((line) => lines.push(line)), lines };
}

test("the overview tells stock, yield, findings, reports and tokens", async () => {
  const { code, lines } = await told((tell) => overview(house.db, tell));

  expect(code).toBe(0);
  const whole = lines.join("\n");
  for (const part of [
    /reading library +0 +0 +1/,
    /reading model +0 +0 +1/,
    /1 {2}ready, median \d+ s/,
    /Reported: nothing/,
  ])
    expect(whole).toMatch(part);
  expect(whole).toMatch(/sheet/);
  expect(whole).toMatch(/Tokens by day \(UTC\)\n {2}\d{4}-\d\d-\d\d {2}[1-9]\d+/);
});

test("the overview tells what was withdrawn and why, and what answers say of the rest", async () => {
  const { rows } = await house.db.execute<{ id: string; items: string[] }>(
    sql`select id, items from content where title = 'bread'`,
  );
  const [{ id, items } = { id: "", items: [] }] = rows;
  const [bad, easy] = items;
  const figures = sql`insert into item_figure (content, item, option, first_tries, by_strong) values`;
  for (const [option, n] of [3, 27, 4, 1].entries())
    await house.db.execute(sql`${figures} (${id}, ${bad}, ${option}, ${n}, 0)`);
  for (const [option, n] of [116, 1, 1, 0].entries())
    await house.db.execute(sql`${figures} (${id}, ${easy}, ${option}, ${n}, 0)`);
  await house.db.execute(
    sql`insert into withdrawn (content, item, reason) values (${id}, ${bad}, 'few_right')`,
  );

  const { lines } = await told((tell) => overview(house.db, tell));

  expect(lines).toContain("  bread, bread Who?: fewer than one in five get it right; chosen 3 27 4 1");
  expect(lines).toContain("Answered first: 118 times, 1 items; how often each option, the key first");
  expect(lines).toContain(
    "  bread, bread Where?: 116 1 1 0; nearly all get it right; hardly anybody picks option 2, 3, 4",
  );
});

test("what was written goes out as files, and into another installation once", async () => {
  expect((await told((tell) => exportPacks(house.db, folder, tell))).lines).toEqual([
    `1 written into ${folder}`,
  ]);
  const [name = ""] = readdirSync(folder);
  const pack = join(folder, name);

  const first = await told((tell) => importPacks(elsewhere.db, [pack], tell));
  const again = await told((tell) => importPacks(elsewhere.db, [pack], tell));
  const home = await told((tell) => importPacks(house.db, [pack], tell));

  expect(first.lines).toEqual(["1 taken in, 0 refused, 0 were there"]);
  expect(again.lines).toEqual(["0 taken in, 0 refused, 1 were there"]);
  expect(home.lines).toEqual(["0 taken in, 0 refused, 1 were there"]);
  expect(await inStock(elsewhere)).toBe(1);
  const { rows } = await elsewhere.db.execute(sql`select title, origin, level from content`);
  expect(rows).toEqual([{ title: placed?.reading.title, origin: "model", level }]);
});

test("a listening goes out and in whole, with what was cut from it", async () => {
  const [heard] = soundListenings("B1");
  if (!heard) throw new Error("there is no listening");
  const own = { ...heard.file, readings: [], listenings: [heard.listening] };
  const there = await aDatabase();
  const out = mkdtempSync(join(tmpdir(), "salida-packs-"));
  const pack = join(out, "heard.json");
  writeFileSync(pack, JSON.stringify(own));

  expect((await told((tell) => importPacks(there.db, [pack], tell))).lines).toEqual([
    "1 taken in, 0 refused, 0 were there",
  ]);
  const { rows } = await there.db.execute(sql`select kind, title from content order by kind desc, title`);
  expect(rows.map(({ kind }) => kind)).toEqual(["listening", ...Array(3).fill("completable-listening")]);
  expect((await told((tell) => exportPacks(there.db, out, tell))).lines).toEqual([`1 written into ${out}`]);
  const name = readdirSync(out).find((it) => it !== "heard.json") ?? "";
  expect(JSON.parse(readFileSync(join(out, name), "utf8"))).toEqual(own);
  // of what lost a part nothing goes out
  await there.db.execute(sql`update content set retired_at = now() where title like '%part two'`);
  expect((await told((tell) => exportPacks(there.db, out, tell))).lines).toEqual([`0 written into ${out}`]);
  await there.drop();
  rmSync(out, { recursive: true });
});

test("a file that would not pass is refused with what is wrong, and the others are taken", async () => {
  const [name = ""] = readdirSync(folder);
  const good = readFileSync(join(folder, name), "utf8");
  const bad = join(folder, "bad.json");
  writeFileSync(bad, good.replace(/"text": "/, '"text": "<b>Hello</b> '));
  const odd = join(folder, "odd.json");
  writeFileSync(odd, "{");

  const { code, lines } = await told((tell) => importPacks(elsewhere.db, [bad, odd], tell));

  expect(code).toBe(1);
  expect(lines.at(-1)).toBe("0 taken in, 2 refused, 0 were there");
  expect(lines.join("\n")).toContain("markup");
});

test("what a version of a prompt wrote is withdrawn at one word", async () => {
  expect((await told((tell) => withdrawBy(house.db, { prompt: "reading-text@999" }, tell))).lines).toEqual([
    "0 withdrawn",
  ]);

  const { rows } = await house.db.execute<{ prompts: string[] }>(sql`select prompts from authored`);
  const prompt = rows[0]?.prompts.find((name) => name.startsWith("reading-text@")) ?? "";
  const { lines } = await told((tell) => withdrawBy(house.db, { prompt }, tell));

  expect(lines).toEqual([`withdrawn: ${placed?.reading.title}`, "1 withdrawn"]);
  expect(await inStock(house)).toBe(0);
});
