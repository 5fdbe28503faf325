import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { content, exercise, learner } from "./tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A work that a model is asked for; what comes of it is shared by all who wait for it, and then by everybody. */
export const generation = pgTable(
  "generation",
  {
    id: uuid().primaryKey(),
    kind: text().$type<KindName>().notNull(),
    topic: text().$type<Topic>().notNull(),
    level: smallint().$type<Level>().notNull(),
    /** Several of one cell can be open: who waits for one already and wants another gets the next. */
    slot: smallint().notNull(),
    reason: text().$type<"wish" | "refill">().notNull(),
    state: text().$type<"queued" | "running" | "ready" | "failed">().notNull().default("queued"),
    /** How far it is, in the author's words. */
    step: text().notNull(),
    /** The try that counts: what an earlier one still says is not heard. */
    attempt: integer().notNull().default(0),
    /** What the author was told. */
    brief: jsonb(),
    /** What was made. */
    content: uuid().references(() => content.id),
    /** Where it comes from; of what failed, what was found. */
    record: jsonb(),
    /** Why nothing came. */
    fault: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("generation_open")
      .on(t.kind, t.topic, t.level, t.slot)
      .where(sql`${t.state} in ('queued', 'running')`),
    index("generation_ended").on(t.endedAt).where(sql`${t.endedAt} is not null`),
  ],
);

/** What a model answered for a generation, so that a try that was cut short goes on where it was and pays nothing twice. */
export const asked = pgTable(
  "asked",
  {
    generation: uuid()
      .notNull()
      .references(() => generation.id, { onDelete: "cascade" }),
    /** Of what was asked, and the how-manieth time. */
    key: text().notNull(),
    answer: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.generation, t.key] })],
);

/** Who waits for a generation. Whoever removes the row decides: what is ready goes in, or the library's work stays. */
export const waiting = pgTable(
  "waiting",
  {
    learner: uuid().notNull(),
    exercise: uuid().notNull(),
    generation: uuid()
      .notNull()
      .references(() => generation.id),
    /** What was asked for with the exercise. */
    params: jsonb().notNull(),
    until: instant("until").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.exercise] }),
    foreignKey({
      columns: [t.learner, t.exercise],
      foreignColumns: [exercise.learner, exercise.id],
    }).onDelete("cascade"),
    index("waiting_generation").on(t.generation),
  ],
);

/** Where a content comes from that a model wrote. */
export const authored = pgTable(
  "authored",
  {
    content: uuid()
      .primaryKey()
      .references(() => content.id),
    /** `name@version` of every prompt: what a version wrote is found by it. */
    prompts: text().array().notNull(),
    /** `provider:model` of the writer. */
    model: text().notNull(),
    record: jsonb().notNull(),
    /** The work as a file of the library; a painting is none. */
    file: jsonb(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [index("authored_prompts").using("gin", t.prompts)],
);

/** Completed exercises whose answers are not in the figures yet. Whoever takes a row out counts them, in one transaction. */
export const uncounted = pgTable(
  "uncounted",
  {
    learner: uuid().notNull(),
    exercise: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.exercise] }),
    foreignKey({
      columns: [t.learner, t.exercise],
      foreignColumns: [exercise.learner, exercise.id],
    }).onDelete("cascade"),
  ],
);

/** How often an option was chosen, at first tries only; nothing says by whom. */
export const itemFigure = pgTable(
  "item_figure",
  {
    content: uuid()
      .notNull()
      .references(() => content.id),
    item: text().notNull(),
    /** 0 is the key. */
    option: smallint().notNull(),
    firstTries: integer("first_tries").notNull(),
    /** Of these, by learners who get most of their other answers right. */
    byStrong: integer("by_strong").notNull(),
  },
  (t) => [primaryKey({ columns: [t.content, t.item, t.option] })],
);

/** Tokens spent on models on a day (UTC), those reserved for what is under way among them. */
export const spend = pgTable("spend", {
  day: date().primaryKey(),
  tokens: bigint({ mode: "number" }).notNull(),
});

/** The same by who asked, where a learner did. */
export const learnerSpend = pgTable(
  "learner_spend",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    day: date().notNull(),
    tokens: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.learner, t.day] })],
);
