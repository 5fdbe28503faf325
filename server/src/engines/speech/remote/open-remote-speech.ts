import { openWorkerPool } from "#engines/processes/worker-pool.ts";
import { breaths, withBreaths } from "#engines/speech/joining/breaths.ts";
import { hasWords, type Line, linesOf, wordsOf } from "#engines/speech/joining/lines.ts";
import { type SpeechSettings, speakerOf } from "#engines/speech/settings.ts";
import { type Speech, SpeechFault } from "#engines/speech/speech.ts";
import { openTurns, TurnFault } from "#engines/speech/turns.ts";
import type { RemoteParts } from "#engines/text/remote/open-remote-text.ts";
import { TextFault } from "#engines/text/text.ts";
import type { Joined, JoinJob, Sent } from "./join.ts";
import { openSpeaker, type Speaker } from "./speaker.ts";

const second = 1_000;
/** For a whole recording; whoever waits for less says so. */
const patience = 180 * second;
/** Looking at sentences and joining them takes a second or two. */
const joiningLimit = 60 * second;
const idleLimit = 60 * second;
/** Recordings that are asked for at a time: a reply to a learner need not wait for a long text. */
const places = 2;
const mostWaiting = 500;

/** Speech by a provider's model, as the settings say; nothing where they name none. `entry` is the process's module. */
export function openRemoteSpeech(
  settings: SpeechSettings,
  entry: URL,
  parts: RemoteParts = {},
): Speech | undefined {
  const place = speakerOf(settings);
  if (!place) return undefined;
  const speaker = openSpeaker(settings, place, parts);
  const atOnce = Math.max(1, Math.floor(settings.TEXT_CONCURRENCY / places));
  const turns = openTurns(places, mostWaiting);
  const size = 1;
  const pool = openWorkerPool<JoinJob, Joined>({
    ...{ entry, size, mostWaiting: places, timeLimit: joiningLimit, idleLimit },
  });
  return {
    async speak(utterances, level, { who, begun, within = patience }) {
      const lines = linesOf(utterances);
      const late = AbortSignal.timeout(within);
      let done = 0;
      let spent = 0;
      try {
        return await turns.take(who, async (leave) => {
          begun?.(() => done / (lines.length + 1));
          const failed = new AbortController();
          const signal = AbortSignal.any([leave, late, failed.signal]);
          const ask = async (line: Line) => {
            const text = withBreaths(line.text, breaths[level]);
            const sentence = await sent(speaker, { ...line, text }, signal);
            done += 1;
            spent += text.length;
            return sentence;
          };
          const all = await inTurn(lines, atOnce, ask).catch((error) => {
            // one sentence that fails is the end of all
            failed.abort(error);
            throw leave.aborted ? new TurnFault("it gave way") : error;
          });
          const joined = await pool.run({ sent: all, words: wordsOf(utterances), level });
          if ("fault" in joined) throw new TextFault("unusable", joined.fault);
          return joined.spoken;
        });
      } catch (error) {
        const { message } = error as Error;
        throw new SpeechFault(`${place.name}: ${message}`, {
          busy: error instanceof TurnFault,
          spent,
          cause: error,
        });
      }
    },
    close: pool.close,
  };
}

async function sent(speaker: Speaker, { text, voice, pause }: Line, signal: AbortSignal): Promise<Sent> {
  signal.throwIfAborted();
  return { text, pause, sound: hasWords(text) ? await speaker(text, voice, signal) : null };
}

/** Does so many things at a time, and gives what comes of them in their order. */
async function inTurn<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  const left = [...things.entries()];
  const one = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done;
}
