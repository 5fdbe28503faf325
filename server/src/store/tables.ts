import type { KindName } from "@salida/contract/kinds.ts";
import type { ItemFault } from "@salida/rules/figures/item-figures.ts";
import type { Level } from "@salida/rules/levels.ts";
import { type DailyGoal, usualGoal } from "@salida/rules/progress/daily-goal.ts";
import type { RoomStatus } from "@salida/rules/room-clock.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
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
  uuid,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A learner is there from the choice of a level on; its id is the account's. */
export const learner = pgTable("learner", {
  id: uuid().primaryKey(),
  level: smallint().$type<Level>().notNull(),
  points: integer().notNull().default(0),
  timeZone: text("time_zone").notNull().default("UTC"),
  /** A changed zone counts from `nextZoneAt` on, the end of the learner's day. */
  nextZone: text("next_zone"),
  nextZoneAt: instant("next_zone_at"),
  /** Exercises a day. */
  dailyGoal: smallint("daily_goal").$type<DailyGoal>().notNull().default(usualGoal),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Shared content: written once, never changed, given to many. A corrected work is a new row of the same work. */
export const content = pgTable(
  "content",
  {
    id: uuid().primaryKey(),
    /** What stays the same through corrections; a learner who had any version has had the work. */
    work: uuid().notNull(),
    kind: text().$type<KindName>().notNull(),
    topic: text().$type<Topic>().notNull(),
    level: smallint().$type<Level>().notNull(),
    title: text().notNull(),
    /** Length in running words. */
    words: integer().notNull(),
    /** Ids of the parts a learner can have or not have had: the items of a text. */
    items: text().array().notNull(),
    body: jsonb().notNull(),
    origin: text().$type<"library" | "model">().notNull(),
    /** A piece of a room, never given outside of it. */
    inRoom: boolean("in_room").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    retiredAt: instant("retired_at"),
  },
  (t) => [
    index("content_in_stock")
      .on(t.kind, t.topic, t.level, t.words)
      .where(sql`${t.retiredAt} is null and not ${t.inRoom}`),
    index("content_at_level").on(t.kind, t.level).where(sql`${t.retiredAt} is null and not ${t.inRoom}`),
    index("content_work").on(t.work),
  ],
);

/** One learner's exercise on one content. The learner comes first in every key, so that rows can be spread by it. */
export const exercise = pgTable(
  "exercise",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    /** A UUIDv7, so newest first is descending by id. */
    id: uuid().notNull(),
    kind: text().$type<KindName>().notNull(),
    content: uuid()
      .notNull()
      .references(() => content.id),
    work: uuid().notNull(),
    topic: text().$type<Topic>().notNull(),
    level: smallint().$type<Level>().notNull(),
    askedTopic: text("asked_topic").$type<Topic>().notNull(),
    askedLevel: smallint("asked_level").$type<Level>().notNull(),
    title: text().notNull(),
    origin: text().$type<"library" | "model">().notNull(),
    repeat: boolean().notNull(),
    /** The content's items this learner was given. */
    items: text().array().notNull(),
    facts: jsonb().notNull(),
    state: jsonb(),
    version: integer().notNull().default(0),
    /** In tenths, 0 to 100. */
    score: smallint(),
    evaluation: jsonb(),
    createdAt: instant("created_at").notNull(),
    /** When it was over; of a room also where it was not solved. */
    completedAt: instant("completed_at"),
    /** The room it is a part of, and its place there from 0 on. A part is in no list, count, average or limit. */
    room: uuid(),
    place: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.id] }),
    index("exercise_page").on(t.learner, t.kind, t.id.desc()).where(sql`${t.room} is null`),
    index("exercise_part").on(t.learner, t.room, t.place).where(sql`${t.room} is not null`),
    index("exercise_work").on(t.learner, t.work),
    index("exercise_content").on(t.content),
  ],
);

/**
 * A room's clock. It is narrow and its hot columns are in no index, so that a heartbeat touches one page; what was drawn
 * and done stands in the exercise's state.
 */
export const room = pgTable(
  "room",
  {
    learner: uuid().notNull(),
    exercise: uuid().notNull(),
    /** 0 not started, 1 in progress, 2 solved, 3 failed, 4 expired. It only ever grows. */
    status: smallint().$type<RoomStatus>().notNull().default(0),
    /** Milliseconds on the clock without the stretch that is running. */
    spent: integer().notNull().default(0),
    /** Null while the clock stands. */
    runningSince: instant("running_since"),
    seenAt: instant("seen_at"),
    /** Milliseconds. */
    limit: integer("time_limit").notNull(),
    extended: boolean().notNull().default(false),
    expiresAt: instant("expires_at").notNull(),
    finishedAt: instant("finished_at"),
    /** Nothing happens to it by itself before; heartbeats leave it, so it may be early. Null once it is over. */
    dueAt: instant("due_at"),
    /** Its riddles' ids, by which they are asked for. */
    riddles: uuid().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.exercise] }),
    foreignKey({
      columns: [t.learner, t.exercise],
      foreignColumns: [exercise.learner, exercise.id],
    }).onDelete("cascade"),
    index("room_due").on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** What a learner has of a kind in all; sums so that no list is counted. */
export const tally = pgTable(
  "tally",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    kind: text().$type<KindName>().notNull(),
    created: integer().notNull().default(0),
    completed: integer().notNull().default(0),
    /** Over without being completed: rooms that nobody got out of. */
    lost: integer().notNull().default(0),
    /** Sum of the scores in tenths. */
    scoreSum: integer("score_sum").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.learner, t.kind] })],
);

/** How many of a kind a learner created on a day of theirs. */
export const dayCounter = pgTable(
  "day_counter",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    kind: text().$type<KindName>().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learner, t.kind, t.day] })],
);

/** Points are given once an exercise: the key is the proof. `learner.points` is this ledger's sum. */
export const award = pgTable(
  "award",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    exercise: uuid().notNull(),
    points: integer().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.learner, t.exercise] })],
);

/** What a create or a move with an `Idempotency-Key` made, and of what request. Kept for a day. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** SHA-256 over the call and its parsed body. */
    request: bytes().notNull(),
    made: uuid().notNull(),
    /** What a move answered, to be answered again. */
    answer: jsonb(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.learner, t.key] }), index("idempotency_key_age").on(t.createdAt)],
);

/** What was made once for everybody, and what is being made. */
export const media = pgTable("media", {
  /** Of what, how and by what it is made. */
  key: text("media_key").primaryKey(),
  /** The file's name in the media store; none until it is there. */
  name: text(),
  /** Bytes of the file. */
  size: integer(),
  /** What its maker has to say about it. */
  details: jsonb(),
  /** Who is making it, and until when the others leave it to them. */
  maker: uuid(),
  leftUntil: instant("left_until"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Sound that is one learner's alone: what they recorded in a chat, and what was said to them there. */
export const recording = pgTable(
  "recording",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    exercise: uuid().notNull(),
    /** The file's name in the media store. Nobody else's file has it. */
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learner, t.exercise, t.name] })],
);

/** Files in the media store that belong to nobody: not yet, or not any more. What stays here for long is removed. */
export const looseMedia = pgTable(
  "loose_media",
  {
    name: text().primaryKey(),
    since: instant("since").notNull().defaultNow(),
  },
  (t) => [index("loose_media_age").on(t.since)],
);

/** A learner's report that something is wrong with what they were given. */
export const report = pgTable(
  "report",
  {
    learner: uuid()
      .notNull()
      .references(() => learner.id, { onDelete: "cascade" }),
    content: uuid()
      .notNull()
      .references(() => content.id),
    /** The content's item; empty where the whole is meant. */
    item: text().notNull(),
    reason: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.learner, t.content, t.item] }),
    index("report_item").on(t.content, t.item),
  ],
);

/** Items, or with an empty one whole contents, that are given to nobody any more. */
export const withdrawn = pgTable(
  "withdrawn",
  {
    content: uuid()
      .notNull()
      .references(() => content.id),
    item: text().notNull(),
    /** Who or what found the fault: learners, their answers, or a model that solved it again. */
    reason: text().$type<"reports" | ItemFault | "solved_again">().notNull().default("reports"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.content, t.item] })],
);
