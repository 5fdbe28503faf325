import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Level } from "@salida/rules/levels.ts";
import { eq } from "drizzle-orm";
import { SpeechFault } from "#engines/speech/speech.ts";
import type { Flow } from "#exercises/flow.ts";
import type { SpokenOnce } from "#media/spoken-once.ts";
import type { Jobs, Queue } from "#store/jobs.ts";
import { content as contents } from "#store/tables.ts";

/** Content that somebody will probably be given, at which level, and how often it was put off because others were waiting. */
interface Voicing {
  content: string;
  /** That of the content, where a job of an earlier version does not say. */
  level?: Level | undefined;
  putOff: number;
}

const trying = { tries: 2, pause: 30, longest: 120 };
/** Seconds until it is looked again whether the machine is idle; after an hour or so nobody comes back for it. */
const pause = 15;
const mostPutOff = 240;
/** Share of the time that the main thread may be busy for the machine to count as idle, seen for so many milliseconds. */
const idle = 0.3;
const seen = 200;

/**
 * Speaks content ahead, once, when nothing else is to be done. The job names content and level and no learner, so one job
 * serves all who will be given it and none outlives an account.
 */
export function voiceAhead(
  { db, kinds }: Pick<Flow, "db" | "kinds">,
  spoken: SpokenOnce,
  jobs: Jobs,
): Flow["voiceAhead"] {
  const queue: Queue<Voicing> = jobs.queue<Voicing>("voice", trying, async ({ content, level, putOff }) => {
    const [row] = await db.select().from(contents).where(eq(contents.id, content));
    const said = row && kinds[row.kind].utterances?.(row.body);
    if (!said) return;
    const done = (await isIdle()) && (await speakNow(spoken, said, level ?? row.level));
    const key = keyOf(content, level);
    if (!done && putOff < mostPutOff)
      await queue.send(db, { content, level, putOff: putOff + 1 }, { key, after: pause });
  });
  return (content, level) => queue.send(db, { content, level, putOff: 0 }, { key: keyOf(content, level) });
}

function keyOf(content: string, level: Level | undefined): string {
  return `${content} ${level}`;
}

async function speakNow(spoken: SpokenOnce, ...said: Parameters<SpokenOnce["speakAhead"]>): Promise<boolean> {
  try {
    await spoken.speakAhead(...said);
    return true;
  } catch (error) {
    if (error instanceof SpeechFault && error.busy) return false;
    throw error;
  }
}

async function isIdle(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await sleep(seen);
  return performance.eventLoopUtilization(before).utilization < idle;
}
