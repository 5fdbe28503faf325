import { draftFindings } from "@salida/library/draft.ts";
import type { LibraryFile, Reading } from "@salida/library/format.ts";
import { levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { type Asked, openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { TextFault } from "#engines/text/text.ts";
import { authorText } from "./author-text.ts";
import { readingCraft } from "./crafts/reading.ts";
import { generatedForm } from "./generated-form.ts";
import type { Sheet } from "./sheet-shape.ts";
import {
  answeredBy,
  type Brain,
  ghostOf,
  type Placed,
  type PromptName,
  soundReadings,
} from "./test-ghost.ts";
import { type Spoiling, spoilings } from "./test-spoilings.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
const settings = z.object(textShapes).parse({
  TEXT_MODEL: "openai-compatible:writer",
  SOLVER_MODEL: "openai-compatible:solver",
  OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
});

/** What there is already. */
const taken = { title: "The Cup of the Other Day", name: "Wenceslao" };

const count = process.env.LONG ? 500 : 60;
/** Two of each level, or all that are fit to be spoiled. */
const readings = levels.flatMap((level) => [...soundReadings(level).take(process.env.LONG ? 50 : 2)]);

/** How often it is spoiled: the first time, whenever the first question is meant, or always. */
type When = "once" | "for one question" | "always";
interface Case {
  seed: string;
  at: PromptName;
  spoiling: Spoiling;
  when: When;
  of: Placed;
  other: Reading;
}

/** Every spoiling of every step comes by in turn, in an order of chance. */
const steps = spoilings.flatMap((spoiling) => spoiling.at.map((at) => ({ at, spoiling })));
const inTurn = Array.from({ length: Math.ceil(count / steps.length) }, (_, round) =>
  randomFrom(`round ${round}`).shuffle(steps),
).flat();
const cases = inTurn.slice(0, count).map(({ at, spoiling }, number): Case => {
  const seed = `bad output ${number}`;
  const random = randomFrom(seed);
  const [of, other] = random.shuffle(readings);
  if (!of || !other) throw new Error("There are too few readings.");
  const some: When[] = at === "solve" || at === "explain" ? ["for one question"] : [];
  return { seed, at, spoiling, when: random.pick(["once", "always", ...some]), of, other: other.reading };
});

test.each(cases.map((it) => [it.at, it.spoiling.title, it.when, it] as const))(
  "%s with %s, %s: nothing of it comes out",
  async (_at, _title, _when, it) => {
    const { brain, spoiled } = spoiledBrain(it);
    const { file } = await authored(it.of, it.seed, brain);
    expect(spoiled()).toBeGreaterThan(0);
    if (!file) return;
    const [made] = file.readings;
    const { title, text, genre, items } = it.of.reading;
    expect(made).toMatchObject({ title, text: text.trim(), genre });
    for (const item of made?.items ?? []) expect(items).toContainEqual(item);
    expect(draftFindings(file, generatedForm)).toEqual([]);
  },
);

async function authored(of: Placed, seed: string, brain: Brain): Promise<{ file: LibraryFile | undefined }> {
  provider.answer(answeredBy(brain));
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const { topic, level } = of.file;
  const brief = { topic, level, genre: of.reading.genre, titles: [taken.title], names: [taken.name] };
  try {
    return await authorText({ engine, random: randomFrom(seed), die: () => 0 }, readingCraft, brief);
  } catch (error) {
    if (error instanceof TextFault) return { file: undefined };
    throw error;
  }
}

/** A ghost that spoils one prompt's answers, and honestly goes on from there. */
function spoiledBrain({ seed, at, spoiling, when, of, other }: Case) {
  const random = randomFrom(seed);
  const [first] = of.reading.items;
  let reading = of.reading;
  let spoiled = 0;
  const isMeant = ({ user }: Asked) =>
    when === "always" || (when === "once" ? spoiled === 0 : user.includes(first?.stem ?? ""));
  const answer = (name: PromptName) => (asked: Asked) => {
    if (name === "sheet") reading = of.reading;
    const honest = ghostOf(reading)[name](asked);
    // a mending is asked for where there is something to mend
    const given = name === "text" && at === "mend" ? halved(honest) : honest;
    // what the case before had on its lips may still come
    const stray = name !== "sheet" && !reading.items.some(({ stem }) => asked.user.includes(stem));
    if (name !== at || stray || !isMeant(asked)) return given;
    const value = spoiling.spoil(structuredClone(given), {
      asked,
      random,
      reading: of.reading,
      other,
      taken,
    });
    expect(value).not.toEqual(given);
    spoiled++;
    if (name === "sheet" && typeof value !== "string") reading = asSpoiled(of.reading, value as Sheet);
    return value;
  };
  const names = Object.keys(ghostOf(reading)) as PromptName[];
  const brain = Object.fromEntries(names.map((name) => [name, answer(name)])) as Brain;
  return { brain, spoiled: () => spoiled };
}

/** The reading as a spoiled sheet asks about it: whoever answers later takes it for good. */
function asSpoiled(reading: Reading, { questions }: Sheet): Reading {
  const items = reading.items.map((item, at) => {
    const { stem = item.stem, options: [key = item.key, ...others] = [] } = questions?.[at] ?? {};
    const distractors = item.distractors.map((it, where) => ({ ...it, text: others[where] ?? it.text }));
    return { ...item, stem: stem.trim?.() ?? stem, key, distractors };
  });
  return { ...reading, items };
}

function halved(told: unknown): unknown {
  const { paragraphs, ...more } = told as { paragraphs: string[] };
  return { ...more, paragraphs: paragraphs.slice(0, 1) };
}
