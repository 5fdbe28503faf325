import type { Topic } from "@salida/rules/topics.ts";
import { soundRefused, soundWanted, watchSound } from "#sound/sound-switch.ts";
import { compose } from "./compose.ts";
import { recipes } from "./recipes.ts";
import { render, renderLoop, sampleRate } from "./render.ts";
import { door, success } from "./signals.ts";

/** The sound of one escape room. It obeys the remembered switch; where it cannot be heard, nothing else happens. */
export interface Ambient {
  /** Begins, or goes on where it was paused; called from a press, without which browsers play nothing. */
  play(): void;
  pause(): void;
  /** How loud the loop is, from 0 to 1; a success and the door keep their own. */
  duck(level: number): void;
  success(): void;
  door(): void;
  /** Ends it for good. */
  close(): void;
}

/** Makes ready the sound of a topic's room; nothing is made or heard before `play`. */
export function openAmbient(topic: Topic): Ambient {
  let band: Band | undefined;
  let playing = false;
  let level = 1;
  function follow() {
    if (playing && soundWanted()) {
      band ??= quietly(() => bandOf(topic, level));
      band?.wake();
    } else band?.rest();
  }
  const unwatch = watchSound(follow);
  const turnTo = (now: boolean) => () => {
    playing = now;
    follow();
  };
  return {
    play: turnTo(true),
    pause: turnTo(false),
    duck(now) {
      level = now;
      band?.duck(now);
    },
    success: () => band?.strike("success"),
    door: () => band?.strike("door"),
    close() {
      unwatch();
      band?.close();
    },
  };
}

/** What plays a room's sound once it has been asked for. */
interface Band {
  wake(): void;
  rest(): void;
  duck(level: number): void;
  strike(signal: "success" | "door"): void;
  close(): void;
}

/** Seconds in which a change of loudness is as good as done, and in which the loop comes up at first. */
const fade = 0.3;
const dawn = 2;
/** The switch speaks of a refusal when the browser has not played for so many milliseconds. */
const patience = 2_000;

function bandOf(topic: Topic, first: number): Band {
  const context = new AudioContext({ sampleRate });
  const all = new GainNode(context, { gain: 0 });
  const loop = new GainNode(context, { gain: 0 });
  loop.connect(all).connect(context.destination);
  const fadeTo = (node: GainNode, to: number, seconds = fade) =>
    node.gain.setTargetAtTime(to, context.currentTime, seconds / 3);
  const start = (buffer: AudioBuffer, out: AudioNode, again: boolean) => {
    const source = new AudioBufferSourceNode(context, { buffer, loop: again });
    source.connect(out);
    source.start();
  };
  let level = first;
  let awake = false;
  const { root } = recipes[topic];
  const looping = renderLoop(compose(topic)).then((buffer) => {
    start(buffer, loop, true);
    fadeTo(loop, level, dawn);
  });
  const signals = looping.then(async () => ({
    success: await render(success(root)),
    door: await render(door(root)),
  }));
  signals.catch(refused);
  context.addEventListener("statechange", () => context.state === "running" && soundRefused(false));
  return {
    wake() {
      awake = true;
      context.resume().catch(refused);
      fadeTo(all, 1);
      setTimeout(() => awake && context.state !== "running" && refused(), patience);
    },
    rest() {
      awake = false;
      fadeTo(all, 0);
      setTimeout(() => awake || context.suspend().catch(over), fade * 1_000);
    },
    duck(to) {
      level = to;
      fadeTo(loop, to);
    },
    strike: (signal) => void signals.then((made) => awake && start(made[signal], all, false)).catch(over),
    close() {
      awake = false;
      context.close().catch(over);
    },
  };
}

function refused() {
  soundRefused(true);
}

/** What is over cannot be stopped; nobody minds. */
function over() {}

function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    refused();
    return undefined;
  }
}
