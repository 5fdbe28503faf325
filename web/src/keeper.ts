import { codeOf } from "./problem.ts";

/** Keeps what one learner was answered, for when no answer comes. */
export interface Keeper {
  keep(address: string, body: unknown): void;
  /** What was answered there last, and when. */
  find(address: string): Promise<{ body: unknown; at: number } | undefined>;
}

let keeper: Keeper | undefined;

/** Answers are kept with it from now on. */
export function keepAnswersWith(it: Keeper): void {
  keeper = it;
}

/** When those answers came that stand in for one that did not come. */
const oldOnes = new WeakMap<object, number>();

/** When an answer came, in milliseconds, where it is an old one; nothing of one that came just now. */
export function keptSince(answer: unknown): number | undefined {
  return typeof answer === "object" && answer !== null ? oldOnes.get(answer) : undefined;
}

/** What a learner may read without a connection; a room has a clock, and what is offered changes by the hour. */
const readable = /^\/api\/v1\/user-(?!(escape-rooms\/\{|riddles|sessions)|[a-z-]+\/offers)/;

interface Reading<T> {
  /** As the contract has it, and as it is asked for. */
  path: string;
  address: string;
  /** Makes the call. */
  ask: () => Promise<{ body: unknown; status: number }>;
  /** Only what the server says now will do. */
  now: boolean;
  /** Makes of a body what the call answers; throws where it is something else. */
  read: (body: unknown, status: number) => T;
}

/** Keeps what an answer has become since it came: the learner has gone on. */
export function keepInPlace(address: string, body: unknown): void {
  keeper?.keep(address, body);
}

/** What a call answers; where no answer comes, the last one that came, if it can still be read. */
export async function answerOrKept<T>({ path, address, ask, now, read }: Reading<T>): Promise<T> {
  // of who asks, not of who is signed in when the answer comes
  const own = readable.test(path) ? keeper : undefined;
  try {
    const { body, status } = await ask();
    const answer = read(body, status);
    own?.keep(address, body);
    return answer;
  } catch (error) {
    if (now || codeOf(error) !== "offline") throw error;
    const old = await own?.find(address).catch(() => undefined);
    if (!old) throw error;
    return standIn(old, read, error);
  }
}

function standIn<T>(
  { body, at }: { body: unknown; at: number },
  read: Reading<T>["read"],
  error: unknown,
): T {
  try {
    const answer = read(body, 200);
    if (typeof answer === "object" && answer !== null) oldOnes.set(answer, at);
    return answer;
  } catch {
    // an older build wrote it
    throw error;
  }
}
