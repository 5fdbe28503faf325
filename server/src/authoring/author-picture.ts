import { levelName } from "@salida/rules/levels.ts";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import type { Optician, Painter } from "#engines/pictures/painter.ts";
import type { Pictures } from "#engines/pictures/pictures.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import { type TextEngine, TextFault } from "#engines/text/text.ts";
import { type Author, type AuthorTools, asFault, type Manuscript, type Order } from "./author.ts";
import { confirmed, hasEyes, lookTwice } from "./look-at-picture.ts";
import { profileOf } from "./profile.ts";
import { openRecorder } from "./record.ts";
import { remembering } from "./remembering.ts";

/** Where pictures are kept. Under one key one is made, however often it is asked for. */
export interface Album {
  keep(key: string, make: () => Promise<Uint8Array>): Promise<{ name: string; bytes: Uint8Array }>;
  /** Forgets what was made under a key. */
  drop(key: string): Promise<void>;
}

/** Those a picture takes. */
export interface PictureParts {
  painter: Painter;
  optician: Optician;
  /** Knows what a picture could show, and tells what one shows. */
  composer: Pick<Pictures, "know" | "tell">;
  album: Album;
}

/** Facts of a brief: fewer are soon told, more are not painted. */
const facts = { least: 8, most: 12 };
const tries = 80;
/** Milliseconds before a model without eyes is tried again. */
const blindness = 3_600_000;

/**
 * Has pictures painted for learners to describe: a brief in the facts that the composer knows, a painting, two looks by a
 * model with eyes, and what both confirm. Whoever has no eyes has nothing painted.
 */
export function pictureAuthor(engine: TextEngine, context: number, parts: PictureParts): Author {
  let sees = false;
  let blindUntil = Number.NEGATIVE_INFINITY;
  const look = () => hasEyes(engine, parts.optician.chart, randomFrom(`${Date.now()}`));
  return {
    makes: { description: 1 },
    ready: () => performance.now() >= blindUntil && parts.painter.ready() && engine.ready("solver"),
    async write(order, tools) {
      if (!sees) sees = await look().catch(unlessBlind);
      if (sees) return paintOne({ engine, context, parts }, order, tools).catch(asFault);
      // whoever runs it may set another model meanwhile, or the server was only confused
      blindUntil = performance.now() + blindness;
      return nothing(parts.painter.name, "no model with eyes");
    },
  };
}

/** What a server answers that takes no pictures. */
function unlessBlind(error: unknown): boolean {
  if (error instanceof TextFault && ["unusable", "refused"].includes(error.why)) return false;
  return asFault(error);
}

interface Studio {
  engine: TextEngine;
  context: number;
  parts: PictureParts;
}

async function paintOne(
  { engine, context, parts }: Studio,
  order: Order,
  tools: AuthorTools,
): Promise<Manuscript> {
  const { painter, optician, composer, album } = parts;
  const random = randomFrom(tools.seed);
  const recorder = openRecorder(remembering(engine, tools.memory), profileOf(context));
  tools.onStep("questions");
  const scene = briefScene(composer, order, tools.seed, random);
  if (!scene) return nothing(painter.name, "nothing to paint");
  tools.onStep("text");
  const kept = await album.keep(tools.seed, () => painter.paint(briefOf(scene))).catch(unlessUnusable);
  if (!kept) return nothing(painter.name, "picture: none that can be read");
  tools.onStep("checks");
  const looks = await lookTwice(recorder, await optician.asJpeg(kept.bytes), scene, random);
  const { scene: known, findings } = confirmed(scene, looks);
  recorder.found(...findings);
  const { prompts, ...record } = recorder.provenance();
  const told = { file: undefined, prompts, model: painter.name, record };
  if (!known) {
    await album.drop(tools.seed);
    return { works: [], ...told };
  }
  const { topic, level } = order;
  const body = { topic, level, picture: kept.name, known: { scene: known, reference: composer.tell(known) } };
  const title = `${topicTitle(topic)}, painting ${random.whole(100, 999)}`;
  const work = {
    name: tools.seed,
    kind: "description" as const,
    topic,
    level,
    title,
    words: 0,
    items: [],
    body,
  };
  return { works: [work], ...told };
}

/** What came is no picture: it was paid for, and another try would be. */
function unlessUnusable(error: unknown): undefined {
  if (error instanceof TextFault && error.why === "unusable") return undefined;
  throw error;
}

function nothing(model: string, finding: string): Manuscript {
  return { works: [], file: undefined, prompts: [], model, record: { findings: [finding] } };
}

/** A scene as the composer would make it, with neither too little nor too much in it, and no name for two things. */
function briefScene(
  composer: PictureParts["composer"],
  { topic, level }: Order,
  seed: string,
  random: Random,
): Scene | undefined {
  const name = levelName(level);
  for (let at = 0; at < tries; at += 1) {
    const { scene } = composer.know({ topic, level: name, seed: `3-${seed}-${random.whole(0, 1e6)}` });
    const nouns = scene.facts.map(({ noun }) => noun);
    const fits = nouns.length >= facts.least && nouns.length <= facts.most;
    if (fits && new Set(nouns).size === nouns.length) return scene;
  }
  return undefined;
}

/** What the painter is told; nothing of a learner's is in it. */
function briefOf({ setting, air, time, weather, facts: all }: Scene): string {
  const when = [...(time ? [air.time] : []), ...(weather ? [`${air.weather} weather`] : [])].join(", ");
  const sides = { left: "on the left", middle: "in the middle", right: "on the right" };
  const lines = all.map(({ count, noun, plural, colours = [], kind, wears = [], action, pronoun, place }) => {
    const own = kind === "person" ? "" : `${colours.join(" and ")} `;
    const who = pronoun === "he" ? " (a man)" : pronoun === "she" ? " (a woman)" : "";
    const on = wears.map((garment) => `${garment.colour} ${garment.noun}`).join(", ");
    const what = `${count} ${own.trimStart()}${count === 1 ? noun : plural}${who}`;
    return `- ${what}, ${sides[place]}${action ? `, ${action}` : ""}${on ? `, wearing: ${on}` : ""}`;
  });
  return [
    "A clear, friendly, softly lit illustration in flat colours for people who learn a language, wider than high.",
    `It shows a scene ${setting.phrase}${when ? `: ${when}` : ""}.`,
    "It shows exactly this, each easy to make out, in just this number and place:",
    ...lines,
    "No other people and no other animals. No letters, digits, logos, signs or signatures. Nothing frightening, and nobody real.",
  ].join("\n");
}

function topicTitle(topic: string): string {
  const [first = "", ...rest] = topic.toLowerCase().replaceAll("_", " ");
  return `${first.toUpperCase()}${rest.join("")}`;
}
