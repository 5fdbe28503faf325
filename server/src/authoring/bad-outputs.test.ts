import { draftFindings } from "@salida/library/draft.ts";
import type { LibraryFile } from "@salida/library/format.ts";
import { levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { type Asked, openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import { TextFault } from "#engines/text/text.ts";
import { authorText } from "./author-text.ts";
import { listeningCraft } from "./crafts/listening.ts";
import { readingCraft } from "./crafts/reading.ts";
import { generatedForm } from "./generated-form.ts";
import type { Sheet } from "./sheet-shape.ts";
import {
  answeredBy,
  type Brain,
  ghostOf,
  type PromptName,
  soundListenings,
  soundReadings,
  type Text,
} from "./test-ghost.ts";
import { heardSpoilings, ofScript } from "./test-heard-spoilings.ts";
import { type Spoiling, spoilings } from "./test-spoilings.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
const settings = z.object(textShapes).parse(writtenBy("openai-compatible"));

/** What there is already. */
const taken = { title: "The Cup of the Other Day", name: "Wenceslao" };

/** What is written: texts of each level that are fit to be spoiled, how, and how often. */
interface Sort {
  named: string;
  count: number;
  works: Work[];
  spoilings: readonly Spoiling[];
}

interface Work {
  file: LibraryFile;
  text: Text;
}

const long = Boolean(process.env.LONG);
const of = long ? 50 : 2;
const sorts: Sort[] = [
  {
    named: "of a reading",
    count: long ? 500 : 60,
    works: levels.flatMap((level) =>
      [...soundReadings(level).take(of)].map(({ file, reading }) => ({ file, text: reading })),
    ),
    spoilings,
  },
  {
    named: "of a listening",
    count: long ? 500 : 45,
    works: levels.flatMap((level) =>
      [...soundListenings(level).take(of)].map(({ file, listening }) => ({ file, text: listening })),
    ),
    spoilings: [...heardSpoilings, ...spoilings.map(ofScript)],
  },
];

/** How often it is spoiled: the first time, whenever the first question is meant, or always. */
type When = "once" | "for one question" | "always";
interface Case {
  seed: string;
  at: PromptName;
  spoiling: Spoiling;
  when: When;
  of: Work;
  other: Text;
}

/** Every spoiling of every step comes by in turn, in an order of chance. */
function casesOf({ named, count, works, spoilings }: Sort): Case[] {
  const steps = spoilings.flatMap((spoiling) => spoiling.at.map((at) => ({ at, spoiling })));
  const inTurn = Array.from({ length: Math.ceil(count / steps.length) }, (_, round) =>
    randomFrom(`round ${round}`).shuffle(steps),
  ).flat();
  return inTurn.slice(0, count).map(({ at, spoiling }, number): Case => {
    const seed = `bad output ${named} ${number}`;
    const random = randomFrom(seed);
    const [one, other] = random.shuffle(works);
    if (!one || !other) throw new Error("There are too few texts.");
    const some: When[] = at === "solve" || at === "explain" ? ["for one question"] : [];
    return { seed, at, spoiling, when: random.pick(["once", "always", ...some]), of: one, other: other.text };
  });
}

test.each(
  sorts.flatMap((sort) =>
    casesOf(sort).map((it) => [it.at, sort.named, it.spoiling.title, it.when, it] as const),
  ),
)("%s %s with %s, %s: nothing of it comes out", async (_at, _sort, _title, _when, it) => {
  const { brain, spoiled } = spoiledBrain(it);
  const { file } = await authored(it.of, it.seed, brain);
  expect(spoiled()).toBeGreaterThan(0);
  if (!file) return;
  const [made] = [...file.readings, ...file.listenings];
  const { title, text, genre, items } = it.of.text;
  expect(made).toMatchObject({ title, text: text.trim(), genre });
  for (const item of made?.items ?? []) expect(items).toContainEqual(item);
  expect(draftFindings(file, generatedForm)).toEqual([]);
});

async function authored(of: Work, seed: string, brain: Brain): Promise<{ file: LibraryFile | undefined }> {
  provider.answer(answeredBy(brain));
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const { topic, level } = of.file;
  const brief = { topic, level, titles: [taken.title], names: [taken.name] };
  const desk = { engine, random: randomFrom(seed), die: () => 0 };
  const { text } = of;
  try {
    return "speakers" in text
      ? await authorText(desk, listeningCraft, { ...brief, genre: text.genre })
      : await authorText(desk, readingCraft, { ...brief, genre: text.genre });
  } catch (error) {
    if (error instanceof TextFault) return { file: undefined };
    throw error;
  }
}

/** A ghost that spoils one prompt's answers, and honestly goes on from there. */
function spoiledBrain({ seed, at, spoiling, when, of, other }: Case) {
  const random = randomFrom(seed);
  const [first] = of.text.items;
  let work = of.text;
  let spoiled = 0;
  const isMeant = ({ user }: Asked) =>
    when === "always" || (when === "once" ? spoiled === 0 : user.includes(first?.stem ?? ""));
  const answer = (name: PromptName) => (asked: Asked) => {
    if (name === "sheet") work = of.text;
    const honest = ghostOf(work)[name](asked);
    // a mending is asked for where there is something to mend
    const given = name === "text" && at === "mend" ? halved(honest) : honest;
    // what the case before had on its lips may still come
    const stray = name !== "sheet" && !work.items.some(({ stem }) => asked.user.includes(stem));
    if (name !== at || stray || !isMeant(asked)) return given;
    const value = spoiling.spoil(structuredClone(given), {
      asked,
      random,
      work: of.text,
      other,
      taken,
    });
    expect(value).not.toEqual(given);
    spoiled++;
    if (name === "sheet" && typeof value !== "string") work = asSpoiled(of.text, value as Sheet);
    return value;
  };
  const names = Object.keys(ghostOf(work)) as PromptName[];
  const brain = Object.fromEntries(names.map((name) => [name, answer(name)])) as Brain;
  return { brain, spoiled: () => spoiled };
}

/** The text as a spoiled sheet asks about it: whoever answers later takes it for good. */
function asSpoiled(text: Text, { questions }: Sheet): Text {
  const items = text.items.map((item, at) => {
    const { stem = item.stem, options: [key = item.key, ...others] = [] } = questions?.[at] ?? {};
    const distractors = item.distractors.map((it, where) => ({ ...it, text: others[where] ?? it.text }));
    return { ...item, stem: stem.trim?.() ?? stem, key, distractors };
  });
  return { ...text, items };
}

function halved(told: unknown): unknown {
  const { paragraphs, turns, ...more } = told as { paragraphs?: unknown[]; turns?: unknown[] };
  return { ...more, ...(turns ? { turns: turns.slice(0, 2) } : { paragraphs: paragraphs?.slice(0, 1) }) };
}
