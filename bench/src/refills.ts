import { join } from "node:path";
import { randomFrom } from "@salida/rules/random.ts";
import { topics } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import type { Authors } from "../../server/src/authoring/author.ts";
import { type Flow, tools } from "../../server/src/exercises/flow.ts";
import { refillOne, type Wanted, wantOne } from "../../server/src/generations/want.ts";
import { writeOne } from "../../server/src/generations/write.ts";
import { reading } from "../../server/src/kinds/reading/reading.ts";
import { take } from "../../server/src/stock/take.ts";
import { type Database, openStore } from "../../server/src/store/database.ts";
import { temporaryFolder } from "./clean-up.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { databaseOf, root, startSalida } from "./salida.ts";

/** Works of a cell that are there from the start, and how many a learner has ahead of them. */
const seeded = 3;
const ahead = 2;
const days = 90;
/** Exercises of a learner a day, in the mean, and at most. */
const daily = 0.3;
const limit = 5;

/** What was simulated before anything was built; and no more than so may the real stock take. */
const known: readonly [learners: number, most: number][] = [
  [10, 0.67],
  [100, 0.39],
  [1_000, 0.13],
];
const nearness = 0.1;

/** A learner asks for a cell. */
interface Asked {
  learner: number;
  topic: number;
  level: number;
}

/** Ninety days of so many learners: their activity and their tastes differ, their level stays. */
function asksOf(learners: number): Asked[] {
  const random = randomFrom(`refills ${learners}`);
  const all = Array.from({ length: learners }, () => {
    const taste = random.shuffle(topics.map((_, at) => at));
    // few do much, many do little
    const activity = -Math.log(1 - random.next()) * daily;
    return { taste, activity, level: random.whole(0, 5) };
  });
  const asks: Asked[] = [];
  for (let day = 0; day < days; day += 1)
    for (const [learner, { taste, activity, level }] of all.entries())
      for (let left = Math.min(limit, drawn(activity, random.next)); left > 0; left -= 1) {
        // half of what somebody does is about what they like most
        const place = Math.min(topics.length - 1, Math.floor(-Math.log(1 - random.next()) * 6));
        asks.push({ learner, topic: taste[place] ?? 0, level });
      }
  return asks;
}

/** A Poisson draw. */
function drawn(mean: number, next: () => number): number {
  const bound = Math.exp(-mean);
  let times = -1;
  for (let product = 1; product > bound; product *= next()) times += 1;
  return times;
}

/** How many are written, and how many asks had to wait: counted without a database. */
function simulated(asks: readonly Asked[]) {
  const stock = new Map<string, number>();
  const had = new Map<string, number>();
  let written = 0;
  let waits = 0;
  for (const { learner, topic, level } of asks) {
    const cell = `${topic} ${level}`;
    const own = `${learner} ${cell}`;
    const before = had.get(own) ?? 0;
    let there = stock.get(cell) ?? seeded;
    if (before >= there) {
      there += 1;
      written += 1;
      waits += 1;
    } else if (there - before - 1 < ahead) {
      there += 1;
      written += 1;
    }
    stock.set(cell, there);
    had.set(own, before + 1);
  }
  return { written, waits };
}

const by = { name: "reading", least: 1 } as const;

/** The same asks on the real stock, with an author who is always done at once. */
async function measured(db: Database, asks: readonly Asked[], learners: number) {
  await db.execute(sql`truncate learner, content, generation cascade`);
  await db.execute(
    sql`insert into learner (id, level) select gen_random_uuid(), 0 from generate_series(1, ${learners})`,
  );
  const { rows } = await db.execute<{ id: string }>(sql`select id from learner order by id`);
  for (let time = 0; time < seeded; time += 1) for (const topic of topics) await seedCells(db, topic, time);
  const room = {
    db,
    tools,
    kinds: { reading } as unknown as Flow["kinds"],
    authors: authors(),
    log: { warn: () => undefined, error: () => undefined },
  };
  const write = async (wanted: Wanted | undefined) => {
    if (wanted?.fresh) await writeOne(room, wanted.generation, true);
  };
  let waits = 0;
  for (const { learner, topic: at, level: ofLevel } of asks) {
    const id = rows[learner]?.id ?? "";
    const [topic, level] = [topics[at] ?? "OTHER", ofLevel as 0];
    const cell = { learner: id, kind: "reading" as const, topic, level };
    const taken = await take(db, { ...cell, words: 200, alwaysNew: false });
    if (!taken) throw new Error("there is nothing in stock");
    const exercise = tools.newId();
    await db.execute(sql`insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level,
        title, origin, repeat, items, facts, state, created_at)
      values (${id}, ${exercise}, 'reading', ${taken.content}, ${taken.work}, ${taken.topic}, ${taken.level}, ${topic},
        ${level}, '', 'library', false, array['only'], '{}', 'null', now())`);
    if (taken.fresh) await write(await refillOne(db, by, cell, tools.newId()));
    else {
      waits += 1;
      const params = { context: topic, level, numOfQuestions: 1 };
      await write(await wantOne(db, by, { ...cell, exercise, params }, tools.newId()));
    }
  }
  const written = await db.execute<{ n: number }>(
    sql`select count(*)::int n from generation where state = 'ready'`,
  );
  return { written: written.rows[0]?.n ?? 0, waits };
}

const why = { en: "-", es: "-" };
let texts = 0;

function aWork(topic: Asked["topic"] | string, level: number) {
  texts += 1;
  // no two share three words
  const text = Array.from({ length: 12 }, (_, at) => `w${texts}x${at}`).join(" ");
  const item = { id: "only", skill: "detail", stem: "?", key: { text: "Yes", why }, evidence: text };
  const distractors = ["No", "So", "Go"].map((option) => ({ text: option, why }));
  const body = { text, items: [{ ...item, distractors }] };
  return {
    kind: "reading" as const,
    topic,
    level,
    title: `Text ${texts}`,
    words: 200,
    items: ["only"],
    body,
  };
}

async function seedCells(db: Database, topic: string, _time: number): Promise<void> {
  for (let level = 0; level < 6; level += 1) {
    const { body, title } = aWork(topic, level);
    const id = tools.newId();
    await db.execute(sql`insert into content (id, work, kind, topic, level, title, words, items, body, origin)
      values (${id}, ${id}, 'reading', ${topic}, ${level}, ${title}, 200, array['only'], ${JSON.stringify(body)}, 'library')`);
  }
}

function authors(): Authors {
  return {
    reading: {
      makes: { reading: 1 },
      ready: () => true,
      async write({ topic, level }) {
        const works = [{ name: "", ...aWork(topic, level), topic, level }];
        const file = { topic, level: "A1", readings: [], listenings: [] } as never;
        return { works, file, prompts: [], model: "nobody", record: {} };
      },
    },
  };
}

/** How many texts have to be written for how many that are served. */
export const refills: Section = {
  name: "refills",
  about:
    "texts written for each that is served, with 10, 100 and 1 000 learners over ninety days: simulated, and on the real stock",
  async measure() {
    const salida = await startSalida(temporaryFolder("refills"));
    const connection = databaseOf(salida);
    const store = await openStore(
      { connection: () => connection, migrations: join(root, "server/migrations") },
      2,
    );
    const found = [];
    for (const [learners, most] of known) {
      const asks = asksOf(learners);
      const [model, real] = [simulated(asks), await measured(store.db, asks, learners)];
      found.push({ learners, most, served: asks.length, model, real });
    }
    await store.close();
    await salida.stop();
    const share = (of: number, served: number) => (of / served).toFixed(3);
    printTable(
      `refills: ${days} days, ${seeded} works a cell at first, ${ahead} kept ahead`,
      [
        "learners",
        "served",
        "written (simulated)",
        "written (measured)",
        "a serve",
        "waited (simulated)",
        "waited (measured)",
      ],
      found.map(({ learners, served, model, real }) => [
        learners,
        served,
        model.written,
        real.written,
        share(real.written, served),
        share(model.waits, served),
        share(real.waits, served),
      ]),
    );
    return found.flatMap(({ learners, most, served, model, real }): Requirement[] => [
      atMost(`refills: written for each served, ${learners} learners`, most, real.written / served, 3),
      atMost(
        `refills: distance of measured and simulated, ${learners} learners`,
        nearness,
        Math.abs(real.written / model.written - 1),
      ),
    ]);
  },
};
