import type { Random } from "@salida/rules/random.ts";
import { z } from "zod";
import type { Fact, Scene } from "#engines/pictures/scene.ts";
import { said, type TextEngine } from "#engines/text/text.ts";
import { chartPrompt } from "./prompts/chart.ts";
import { lookPrompt } from "./prompts/look.ts";

const word = z.string().max(60);
const Seen = z.strictObject({
  number: z.number(),
  visible: z.boolean(),
  count: z.number(),
  colours: z.array(word).max(12),
  wears: z.array(word).max(12),
  doing: z.boolean(),
  where: z.enum(["left", "middle", "right"]),
});
const Look = z.strictObject({
  lettering: z.boolean(),
  place: z.boolean(),
  time: z.enum(["morning", "day", "evening", "night", "unclear"]),
  weather: z.enum(["sunny", "cloudy", "rainy", "snowy", "unclear"]),
  things: z.array(Seen).max(30),
  others: z.array(z.strictObject({ what: word, count: z.number() })).max(30),
});
type Look = Omit<z.infer<typeof Look>, "things"> & { seen: Map<string, z.infer<typeof Seen>> };

const Chart = z.strictObject({ count: z.number(), colour: word });

const looking = { role: "solver" as const, most: 2_500, total: 120_000 };
/** Facts that have to be confirmed at least. */
const enough = 6;
/** The weight of a main figure. */
const main = 3;

type Asks = Pick<TextEngine, "ask">;

/** Whether who solves sees what a picture shows. Throws as the engine does. */
export async function hasEyes(
  engine: Asks,
  chart: (count: number, colour: string) => Promise<Uint8Array>,
  random: Random,
): Promise<boolean> {
  const [count, colour] = [random.whole(2, 5), random.pick(["red", "blue", "green"])];
  const picture = await chart(count, colour);
  const { value } = await engine.ask({
    ...looking,
    prompt: said(chartPrompt, undefined),
    shape: Chart,
    picture,
  });
  return value.count === count && value.colour.toLowerCase().includes(colour);
}

/** Has a picture looked at twice, the things in two orders, knowing nothing but what they are called. Throws as the engine does. */
export async function lookTwice(
  engine: Asks,
  picture: Uint8Array,
  scene: Scene,
  random: Random,
): Promise<Look[]> {
  const order = random.shuffle(scene.facts);
  return Promise.all([order, order.toReversed()].map((facts) => lookOnce(engine, picture, scene, facts)));
}

async function lookOnce(
  engine: Asks,
  picture: Uint8Array,
  scene: Scene,
  facts: readonly Fact[],
): Promise<Look> {
  const things = facts.map(({ noun, action }) => ({ noun, doing: action }));
  const prompt = said(lookPrompt, { place: scene.setting.noun, things });
  const { value } = await engine.ask({ ...looking, prompt, shape: Look, picture });
  const { things: told, ...rest } = value;
  const seen = new Map(
    told.flatMap((it) => {
      const fact = facts[it.number - 1];
      return fact ? [[fact.id, it] as const] : [];
    }),
  );
  return { ...rest, seen };
}

/** What is sure of a picture: of a scene what every look confirms. Without `scene` it is not to be shown, and why. */
export function confirmed(scene: Scene, looks: readonly Look[]): { scene?: Scene; findings: string[] } {
  const all = (holds: (look: Look) => boolean) => looks.length > 1 && looks.every(holds);
  const findings = [
    ...(looks.some(({ lettering }) => lettering) ? ["picture: lettering"] : []),
    ...(all(({ place }) => place) ? [] : [`picture: not ${scene.setting.phrase}`]),
    ...(looks.some(({ others }) => others.some(({ count }) => count > 0))
      ? ["picture: figures nobody asked for"]
      : []),
  ];
  const sure = scene.facts.filter((fact) => all((look) => isThere(look, fact)) && sameSide(looks, fact));
  const facts = sure.map((fact) => asSeen(fact, looks, sure));
  for (const fact of scene.facts)
    if (fact.weight === main && !sure.includes(fact)) findings.push(`picture: no ${fact.noun}`);
  if (facts.length < enough) findings.push(`picture: ${facts.length} facts of ${scene.facts.length}`);
  if (findings.length > 0) return { findings };
  const { time, weather, ...rest } = scene;
  const kept: Scene = {
    ...rest,
    ...(time && all((look) => look.time === time) && { time }),
    ...(weather && all((look) => look.weather === weather) && { weather }),
    facts,
  };
  return { scene: kept, findings };
}

function isThere({ seen }: Look, { id, count }: Fact): boolean {
  const it = seen.get(id);
  return it?.visible === true && it.count === count;
}

function sameSide(looks: readonly Look[], { id }: Fact): boolean {
  return new Set(looks.map(({ seen }) => seen.get(id)?.where)).size === 1;
}

/** A fact with nothing to it that not every look has told. How near it is, and what it stands by, nobody is asked. */
function asSeen(fact: Fact, looks: readonly Look[], sure: readonly Fact[]): Fact {
  const { action, with: held, withColour: _, colours, wears, partner, relation: __, ...bare } = fact;
  const seen = looks.flatMap((look) => look.seen.get(fact.id) ?? []);
  const [{ where } = { where: fact.place }] = seen;
  const does = action !== undefined && seen.every(({ doing }) => doing);
  const hue = colours?.every((colour) => seen.every((it) => it.colours.some((one) => isSaid(one, colour))));
  const on = wears?.filter(({ noun, colour }) =>
    seen.every((it) => it.wears.some((one) => isSaid(one, noun) && isSaid(one, colour))),
  );
  return {
    ...bare,
    place: where,
    plane: "middle",
    ...(does && { action, ...(held && { with: held }) }),
    ...(does && partner && sure.some(({ id }) => id === partner.id) && { partner }),
    ...(colours && hue && fact.kind !== "person" && { colours }),
    ...(on && on.length > 0 && { wears: on }),
  };
}

function isSaid(said: string, word: string): boolean {
  return said
    .toLowerCase()
    .split(/[^a-z]+/)
    .join(" ")
    .includes(word.toLowerCase());
}
