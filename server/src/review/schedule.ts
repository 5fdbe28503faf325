import type { RatingName } from "@salida/contract/reviews.ts";
import { type CardInput, createEmptyCard, fsrs, type Grade, generatorParameters, Rating } from "ts-fsrs";

/** What the scheduler knows of a card, as JSON; its times are ISO 8601. */
export type Memory = Readonly<Record<string, unknown>>;

const grades: Readonly<Record<RatingName, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** FSRS-6 with its default weights: one session a day, nine of ten remembered, at most half a year. */
const scheduler = fsrs(
  generatorParameters({
    request_retention: 0.9,
    maximum_interval: 180,
    enable_short_term: false,
    enable_fuzz: false,
  }),
);

/** Hours after which something new is asked for the first time: it waits tomorrow. */
const firstAfter = 20;

/** When something that is kept now is first asked. */
export function firstDue(now: Date): Date {
  return new Date(now.getTime() + firstAfter * 3_600_000);
}

/** A rating that counted. */
export interface Rated {
  memory: Memory;
  due: Date;
  /** Whole days until then. */
  interval: number;
  grade: number;
}

/**
 * What a rating makes of a card; the same memory, rating and time give the same. What was rated while the clock was ahead
 * counts as rated just now: the scheduler takes no time that is negative.
 */
export function rate(memory: Memory | null, rating: RatingName, now: Date): Rated {
  const before = memory === null ? createEmptyCard(now) : seenBy(now, memory as unknown as CardInput);
  const { card } = scheduler.next(before, now, grades[rating]);
  return {
    memory: JSON.parse(JSON.stringify(card)) as Memory,
    due: card.due,
    interval: card.scheduled_days,
    grade: grades[rating],
  };
}

function seenBy(now: Date, card: CardInput): CardInput {
  return card.last_review && new Date(card.last_review) > now ? { ...card, last_review: now } : card;
}
