import { randomFrom } from "@salida/rules/random.ts";
import { endOf, foldSeconds, type Score, type Sound } from "./score.ts";
import { madeOf, type Timbre } from "./timbres.ts";

/** Samples a second; nothing in our sounds is high enough to want more. */
export const sampleRate = 24_000;

/** The root mean square of every loop: well below a voice. */
const loudness = 0.03;

/** What the sounds of one score share. */
interface Studio {
  context: OfflineAudioContext;
  noise: AudioBuffer;
  waves: Partial<Record<Timbre, PeriodicWave>>;
  /** Where a sound goes, by its place from left to right. */
  placeOf(pan: number): AudioNode;
}

/** Renders a score; the browser does it beside the page's own thread. */
export async function render(score: Score): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, score.seconds * sampleRate, sampleRate);
  const studio = studioOf(context, score.hall);
  for (const sound of score.sounds) play(studio, sound);
  return context.startRendering();
}

/** The loop of a score, without a seam: what rings on after its end is laid over its beginning. */
export async function renderLoop(score: Score): Promise<AudioBuffer> {
  const heard = await render(score);
  const length = heard.length - foldSeconds * sampleRate;
  const loop = new AudioBuffer({ length, numberOfChannels: 2, sampleRate });
  for (const channel of [0, 1]) {
    const from = heard.getChannelData(channel);
    const to = loop.getChannelData(channel);
    to.set(from.subarray(0, length));
    for (let at = length; at < from.length; at++) to[at - length] = (to[at - length] ?? 0) + (from[at] ?? 0);
  }
  level(loop);
  return loop;
}

/** Makes all loops about as loud as each other; what lies too low to be heard well does not count. */
function level(loop: AudioBuffer) {
  const channels = [loop.getChannelData(0), loop.getChannelData(1)];
  let power = 0;
  let peak = 0;
  for (const samples of channels) {
    let low = 0;
    for (const sample of samples) {
      low += 0.025 * (sample - low);
      power += (sample - low) ** 2;
      peak = Math.max(peak, Math.abs(sample));
    }
  }
  const gain = Math.min(loudness / Math.sqrt(power / loop.length / 2), 0.8 / peak);
  for (const samples of channels)
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * gain;
}

function studioOf(context: OfflineAudioContext, hall: number): Studio {
  const high = new BiquadFilterNode(context, { type: "highpass", frequency: 32 });
  const low = new BiquadFilterNode(context, { type: "lowpass", frequency: 6_000, Q: -3 });
  const mix = new GainNode(context);
  mix.connect(high);
  wallsAround(mix, high, hall);
  high.connect(low).connect(context.destination);
  const places = Array.from({ length: 9 }, (_, at) => {
    const place = new StereoPannerNode(context, { pan: at / 4 - 1 });
    place.connect(mix);
    return place;
  });
  return {
    context,
    noise: noiseOf(),
    waves: {},
    placeOf: (pan) => places[Math.round(pan * 4) + 4] ?? mix,
  };
}

function play(studio: Studio, sound: Sound) {
  const { context } = studio;
  const end = endOf(sound);
  const level = new GainNode(context, { gain: 0 });
  shape(level.gain, sound);
  let out: AudioNode = level;
  if (sound.tremble) out = level.connect(tremblingAt(context, sound.tremble, end));
  out.connect(studio.placeOf(sound.pan));
  const source = sourceOf(studio, sound, level);
  source.stop(end);
}

/** A swelling sound comes and goes as a quarter of a wave, a struck one dies away evenly to the ear. */
function shape(gain: AudioParam, { at, attack, hold, release, level }: Sound) {
  gain.setValueAtTime(0, at);
  if (hold === 0) {
    gain.linearRampToValueAtTime(level, at + attack);
    gain.exponentialRampToValueAtTime(level / 500, at + attack + release * 0.95);
    gain.linearRampToValueAtTime(0, at + attack + release);
    return;
  }
  const curve = Float32Array.from({ length: 33 }, (_, step) => level * Math.sin((step / 64) * Math.PI));
  gain.setValueCurveAtTime(curve, at, attack);
  gain.setValueCurveAtTime(curve.toReversed(), at + attack + hold, release);
}

function sourceOf({ context, noise, waves }: Studio, sound: Sound, out: AudioNode) {
  const { at, pitch, bend, timbre, pan } = sound;
  const { partials, narrow } = madeOf(timbre);
  const end = endOf(sound);
  if (!partials) {
    const band = new BiquadFilterNode(context, { type: "bandpass", ...(narrow && { Q: narrow }) });
    glide(band.frequency, pitch, bend, at, end);
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    source.connect(band).connect(out);
    source.start(at, (at * 0.7 + pan + 1) % noise.duration);
    return source;
  }
  waves[timbre] ??= new PeriodicWave(context, { imag: [0, ...partials] });
  const source = new OscillatorNode(context, { periodicWave: waves[timbre] });
  glide(source.frequency, pitch, bend, at, end);
  source.connect(out);
  source.start(at);
  return source;
}

function glide(frequency: AudioParam, pitch: number, bend: number, from: number, until: number) {
  const hertz = (key: number) => 440 * 2 ** ((key - 69) / 12);
  frequency.value = hertz(pitch);
  if (bend === 0) return;
  frequency.automationRate = "k-rate";
  frequency.setValueAtTime(hertz(pitch), from);
  frequency.exponentialRampToValueAtTime(hertz(pitch + bend), until);
}

function tremblingAt(context: BaseAudioContext, rate: number, end: number): GainNode {
  const trembling = new GainNode(context, { gain: 0.7 });
  const wave = new OscillatorNode(context, { frequency: rate });
  wave.connect(new GainNode(context, { gain: 0.3 })).connect(trembling.gain);
  wave.start();
  wave.stop(end);
  return trembling;
}

/** Noise in which low and high are about as loud to the ear. */
function noiseOf(): AudioBuffer {
  const random = randomFrom("noise");
  const buffer = new AudioBuffer({ length: 5 * sampleRate, sampleRate });
  let slow = 0;
  let slower = 0;
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) {
    const white = random.next() * 2 - 1;
    slow += 0.25 * (white - slow);
    slower += 0.03 * (white - slower);
    samples[at] = 0.15 * white + 0.6 * slow + 2 * slower;
  }
  return buffer;
}

/** Seconds by which one ear hears later than the other, again and again, until an echo is a murmur. */
const blurs = [0.0071, 0.0113, 0.0187, 0.0293];
/** Seconds from wall to wall. */
const ways = [0.0671, 0.0893, 0.0757, 0.1013];

/** What walls answer: the sound is blurred, then four of them hand it round, and each takes some of its height. */
function wallsAround(from: AudioNode, to: AudioNode, loud: number) {
  const { context } = from;
  const gain = (by: number) => new GainNode(context, { gain: by });
  const ears = new ChannelMergerNode(context, { numberOfInputs: 2 });
  ears.connect(new GainNode(context, { gain: loud })).connect(to);
  const blurred = blurredOf(from, gain);
  const ring = ways.map((delayTime, at) => {
    const taken = new BiquadFilterNode(context, { type: "lowpass", frequency: 2_800, Q: -4 });
    const way = new DelayNode(context, { delayTime });
    const wall = gain(0.74);
    blurred[at % 2]
      ?.connect(wall)
      .connect(taken)
      .connect(way)
      .connect(ears, 0, at % 2);
    return { wall, way };
  });
  for (const [at, { way }] of ring.entries()) way.connect(ring[(at + 1) % ring.length]?.wall ?? ears);
}

function blurredOf(from: AudioNode, gain: (by: number) => GainNode): [AudioNode, AudioNode] {
  const { context } = from;
  const sides = new ChannelSplitterNode(context);
  const [left, right] = [gain(0.7), gain(0.7)];
  from.connect(sides).connect(left, 0);
  sides.connect(right, 1);
  return blurs.reduce<[AudioNode, AudioNode]>(
    ([one, other], delayTime) => {
      const late = other.connect(new DelayNode(context, { delayTime }));
      const [sum, difference] = [gain(0.7), gain(0.7)];
      one.connect(sum);
      one.connect(difference);
      late.connect(sum);
      late.connect(gain(-1)).connect(difference);
      return [sum, difference];
    },
    [left, right],
  );
}
