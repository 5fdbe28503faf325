import * as z from "zod/mini";
import { call } from "./call.ts";
import { Bilingual, Count, Id, Time } from "./values.ts";

/** How long what is kept with a word may be. */
export const longestContext = 300;

/** A word of the glossary, with the sentence it stood in where that is known. */
const WordFace = z.strictObject({
  kind: z.literal("word"),
  word: z.string(),
  part: z.string(),
  level: z.string(),
  spanish: z.string(),
  english: z.string(),
  sentence: z.nullable(z.string()),
});
/** A question that was answered wrongly, with the place of the text that proves its key. */
const QuestionFace = z.strictObject({
  kind: z.literal("question"),
  excerpt: z.string(),
  stem: z.string(),
  options: z.array(z.string()),
  /** Which of the options is right, from 0 on. */
  right: Count,
  why: Bilingual,
});
/** A sentence that was corrected. */
const SentenceFace = z.strictObject({
  kind: z.literal("sentence"),
  written: z.string(),
  wrong: z.string(),
  better: z.string(),
  why: Bilingual,
});

/** What is asked and told of a card. */
export const Face = z.discriminatedUnion("kind", [WordFace, QuestionFace, SentenceFace]);
export type Face = z.infer<typeof Face>;

/** A word among those that are kept. */
const KeptWord = z.strictObject({
  id: Id,
  ...WordFace.shape,
  due: Time,
});
export type KeptWord = z.infer<typeof KeptWord>;
/** How many of the words kept are listed. */
export const mostWords = 500;

/** Something to be remembered. */
const ReviewCard = z.strictObject({
  id: Id,
  /** Moves on with every rating; a rating names the one it was made on, so that none counts twice. */
  version: Count,
  due: Time,
  face: Face,
});
export type ReviewCard = z.infer<typeof ReviewCard>;

/** How well it was remembered. */
export const ratings = ["again", "hard", "good", "easy"] as const;
export type RatingName = (typeof ratings)[number];

export const Reviews = z.strictObject({
  /** How many are due now, and how many are kept in all. */
  due: Count,
  kept: Count,
  /** When the next one is due that is not yet; null where there is none. */
  next: z.nullable(Time),
  /** Those that are due, the longest overdue first; at most a session's. */
  cards: z.array(ReviewCard),
});
export type Reviews = z.infer<typeof Reviews>;

export const reviewCalls = {
  readReviews: call({
    method: "GET",
    path: "/api/v1/user-reviews",
    summary: "What is due to be reviewed: words kept, questions missed, sentences corrected",
    reply: Reviews,
    status: 200,
    refusals: [],
  }),
  listWords: call({
    method: "GET",
    path: "/api/v1/user-reviews/words",
    summary: `The words kept, the newest first; at most ${mostWords}`,
    reply: z.strictObject({ words: z.array(KeptWord) }),
    status: 200,
    refusals: [],
  }),
  keepWord: call({
    method: "POST",
    path: "/api/v1/user-reviews",
    summary: "Keep a word of the glossary for review; one that is kept already is answered as it is",
    body: z.strictObject({
      word: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      sentence: z.optional(z.string().check(z.trim(), z.maxLength(longestContext))),
    }),
    reply: z.strictObject({ id: Id, word: z.string() }),
    status: 201,
    refusals: ["stats_required", "not_found"],
  }),
  rateReview: call({
    method: "POST",
    path: "/api/v1/user-reviews/{id}/ratings",
    summary:
      "Say how well a card was remembered. A rating of an earlier version changes nothing and answers what is",
    body: z.strictObject({ version: Count, rating: z.enum(ratings) }),
    reply: z.strictObject({ due: Time, version: Count, left: Count }),
    status: 200,
    refusals: ["not_found"],
  }),
  dropReview: call({
    method: "DELETE",
    path: "/api/v1/user-reviews/{id}",
    summary: "Keep a card no longer",
    status: 204,
    refusals: ["not_found"],
  }),
  hearWord: call({
    method: "GET",
    path: "/api/v1/words/{word}/sound",
    params: z.object({ word: z.string().check(z.regex(/^[\p{L}'’ -]{1,60}$/u)) }),
    summary: "A word of the glossary, spoken; null while it is being spoken",
    reply: z.strictObject({ url: z.nullable(z.string()) }),
    status: 200,
    refusals: ["not_found"],
  }),
};
