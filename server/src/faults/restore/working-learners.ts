import { statsCalls } from "@salida/contract/stats.ts";
import { chance } from "#faults/chance.ts";
import { emptyMemory, practise } from "#faults/learner-memory.ts";
import { eventually } from "#faults/processes.ts";
import { granted, signUp, type WireLearner } from "#faults/wire.ts";
import { aWav } from "#media/test-audio.ts";
import { beginChat, say } from "./witness.ts";

/** Learners who go on with their exercises whatever else happens. */
export interface Work {
  /** Waits until more exercises were created, and more was recorded. */
  more(): Promise<void>;
  end(): Promise<void>;
}

export async function beginWork(url: string): Promise<Work> {
  const [speaker, ...readers] = await Promise.all([
    aLearner(url, "eva"),
    aLearner(url, "ben"),
    aLearner(url, "cleo"),
  ]);
  const memories = readers.map(emptyMemory);
  let over = false;
  let said = 0;
  const done = () => memories.reduce((sum, { exercises }) => sum + exercises.size, 0);
  const going = [
    ...memories.map((memory, at) => practise(memory, chance(at), () => over)),
    talk(speaker, (words) => {
      said = words;
      return over;
    }),
  ];
  return {
    async more() {
      const before = { done: done(), said };
      await eventually("learners to go on", () => done() > before.done && said > before.said);
    },
    async end() {
      over = true;
      await Promise.all(going);
    },
  };
}

async function aLearner(url: string, name: string): Promise<WireLearner> {
  const learner = await signUp(url, `${name}@example.test`);
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  return learner;
}

/** Says something again and again, each time something else to hear, until it is told to end. */
async function talk(learner: WireLearner, told: (said: number) => boolean): Promise<void> {
  let chat = await beginChat(learner);
  for (let said = 0; !told(said); said += 1) {
    const over = await say(learner, chat, aWav({ seconds: 0.2 + (said % 50) / 50 }));
    if (over || said % 10 === 9) chat = await beginChat(learner);
  }
}
