import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "@salida/rules/random.ts";
import { type Counted, countAnswer, countBroken, nothingCounted } from "./counted.ts";
import type { Doing } from "./doing.ts";
import type { Answer } from "./exchange.ts";
import { ask, leave, type Member, type Step } from "./learners.ts";
import { renewal, visits } from "./visits.ts";

/** A learner in the midst of a visit. */
interface Visitor {
  member: Member;
  doing: Doing;
  next: Step;
}

/** Learners at work on a server. */
export interface Crowd {
  /**
   * So many requests a second for so many seconds, begun by chance in the time, whether or not earlier ones are
   * answered. Each is counted from when it was due, even where it had to wait for a learner who was not waiting.
   */
  work(rate: number, seconds: number): Promise<Counted>;
  /** Has everybody close their connection and begin another visit the next time: rooms do not wait. */
  leave(): void;
}

export function openCrowd(port: number, members: readonly Member[], random: Random): Crowd {
  const idle = members.map((member) => begin(member, false));
  return {
    async work(rate, seconds) {
      const counted = nothingCounted();
      const going = new Set<Promise<void>>();
      const waiting: number[] = [];
      const go = async (due: number) => {
        const visitor = takeAny(idle, random);
        if (!visitor) return void waiting.push(due);
        counted.late.push(performance.now() - due);
        idle.push(await takeStep(port, visitor, due, counted));
        const next = waiting.shift();
        if (next !== undefined) start(next);
      };
      const start = (due: number) => {
        const one = go(due).finally(() => going.delete(one));
        going.add(one);
      };
      for await (const due of dueTimes(rate, seconds, random)) start(due);
      while (going.size > 0) await Promise.all(going);
      return counted;
    },
    leave() {
      members.forEach(leave);
      for (const [at, { member, next }] of idle.entries()) idle[at] = begin(member, next.name === renewal);
    },
  };
}

/** Waits for each time at which a request is due, and gives it; the gaps are exponential. */
async function* dueTimes(rate: number, seconds: number, random: Random): AsyncGenerator<number> {
  const end = performance.now() + seconds * 1_000;
  const gap = () => (-Math.log(1 - random.next()) * 1_000) / rate;
  for (let due = performance.now() + gap(); due < end; due += gap()) {
    const early = due - performance.now();
    if (early > 0) await sleep(Math.ceil(early));
    yield due;
  }
}

async function takeStep(port: number, visitor: Visitor, due: number, counted: Counted): Promise<Visitor> {
  const { member, doing, next } = visitor;
  try {
    const answer = await ask(port, member, next);
    const granted = countAnswer(counted, next, answer, performance.now() - due);
    return granted ? { member, doing, next: stepAfter(doing, answer) } : begin(member, next.name === renewal);
  } catch (error) {
    countBroken(counted, next, (error as Error).message);
    leave(member);
    return begin(member, next.name === renewal);
  }
}

/** Takes one out, by chance: in turn all would do the same at the same time. */
function takeAny<T>(all: T[], random: Random): T | undefined {
  const at = random.whole(0, all.length - 1);
  const taken = all[at];
  const last = all.pop();
  if (last !== undefined && at < all.length) all[at] = last;
  return taken;
}

function begin(member: Member, renewsFirst: boolean): Visitor {
  const doing = visits(member, renewsFirst);
  return { member, doing, next: stepAfter(doing) };
}

function stepAfter(doing: Doing, ...answer: [] | [Answer]): Step {
  const { value, done } = doing.next(...(answer as [Answer]));
  if (done) throw new Error("a learner has nothing to do");
  return value;
}
