import { type Answer, findAnswer, keepAnswer, sweepAnswers } from "./answers.ts";
import { keepMedia, sweepMedia } from "./media.ts";

export { findAnswer };

/** Keeps an answer, and what is to be heard and seen of it. */
export async function keepAll(answer: Answer): Promise<void> {
  await keepAnswer(answer);
  await keepMedia(answer.account, answer.address, answer.body);
}

/** Throws away what is too much, too old or another account's. */
export async function sweep(account: string): Promise<void> {
  await sweepAnswers(account);
  await sweepMedia(account);
}
