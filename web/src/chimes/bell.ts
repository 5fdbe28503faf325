import { render, sampleRate } from "#ambient/render.ts";
import { type Chime, chimeScores } from "./chime-scores.ts";

let context: AudioContext | undefined;
const rendered = new Map<Chime, Promise<AudioBuffer>>();
/** When the last chime has said its part, by the context's clock. */
let free = 0;
let last: AudioBufferSourceNode | undefined;

/** A chime made ready, once a page; what comes back rings it, after whatever rings already. */
export async function bell(what: Chime): Promise<() => void> {
  const made = rendered.get(what) ?? render(chimeScores[what]);
  rendered.set(what, made);
  const buffer = await made;
  const out = context ?? new AudioContext({ sampleRate });
  context = out;
  await out.resume();
  return () => {
    const at = Math.max(out.currentTime, free);
    free = at + chimeScores[what].leads;
    const source = new AudioBufferSourceNode(out, { buffer });
    source.connect(out.destination);
    source.start(at);
    // a context that runs costs something in silence too
    source.addEventListener("ended", () => source === last && void out.suspend());
    last = source;
  };
}
