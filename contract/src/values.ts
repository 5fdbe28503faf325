import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import * as z from "zod/mini";

/** An opaque name of a thing; a UUID, but nothing may be read from it. */
export const Id = z.uuid();

/** An instant, ISO 8601 in UTC. */
export const Time = z.iso.datetime();

/** A day as the learner's calendar has it, YYYY-MM-DD. The year 0 is in ISO 8601 but in no database. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith("0000"), "is before the calendar"));

/** A level on the wire: A1 = 0 to C2 = 5. */
export const LevelNumber = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
if (levels.length !== 6) throw new Error("LevelNumber must list every level");

export const TopicName = z.enum(topics);

/** An IANA time zone, such as America/Bogota; never an offset, which databases read the other way round. */
export const TimeZone = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, "is not a time zone"));

function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** 0 to 10, one decimal at most. */
export const Score = z.number().check(z.minimum(0), z.maximum(10), z.multipleOf(0.1));

/** A part of a score, 0 to 1. */
export const Share = z.number().check(z.minimum(0), z.maximum(1));

/** A whole number, 0 or more. */
export const Count = z.int().check(z.minimum(0));

export const Percent = z.int().check(z.minimum(0), z.maximum(100));

/** The same thing said in both languages of the interface. */
export const Bilingual = z.strictObject({ en: z.string(), es: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;
