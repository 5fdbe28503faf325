import { sql } from "drizzle-orm";
import {
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
import { learner } from "./tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a learner completed on a day of theirs, and the points it gave: a row a day practised, so that no list is counted. */
export const practiceDay = pgTable(
  "practice_day",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    day: date().notNull(),
    completed: integer().notNull(),
    points: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learner, t.day] })],
);

/** Something a learner is to remember, and when it is due. */
export const reviewCard = pgTable(
  "review_card",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    /** What it is about, so that nothing is kept twice: "word abandon". */
    ref: text().notNull(),
    /** What is asked and told, as the contract has it. */
    face: jsonb().notNull(),
    /** Grows with every rating. */
    version: integer().notNull().default(0),
    /** What the scheduler knows of it; none before the first rating. */
    memory: jsonb(),
    /** Days from the last rating to the day it is due. */
    interval: integer().notNull().default(0),
    due: instant("due").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.id] }),
    uniqueIndex("review_card_ref").on(t.learner, t.ref),
    index("review_card_due").on(t.learner, t.due),
  ],
);

/** Every rating that counted, so that what is known can be worked out anew. */
export const reviewLog = pgTable(
  "review_log",
  {
    learner: uuid().notNull(),
    card: uuid().notNull(),
    version: integer().notNull(),
    rating: smallint().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.card, t.version] }),
    foreignKey({
      columns: [t.learner, t.card],
      foreignColumns: [reviewCard.learner, reviewCard.id],
    }).onDelete("cascade"),
  ],
);

/**
 * A learner's placement test. It can come before the first choice of a level, so its learner is an account's id and need
 * not be a row of `learner`. There is at most one that runs and one that is over.
 */
export const placement = pgTable(
  "placement",
  {
    learner: uuid().notNull(),
    id: uuid().notNull(),
    /** What was asked and answered. */
    state: jsonb().notNull(),
    /** Grows with every answer. */
    version: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.id] }),
    uniqueIndex("placement_running").on(t.learner).where(sql`${t.finishedAt} is null`),
  ],
);
