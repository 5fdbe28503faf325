import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LibraryFile } from "@salida/library/format.ts";
import { readFiles } from "@salida/library/read.ts";
import type { Story } from "@salida/library/rooms/story.ts";
import { type LevelName, levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import type { Step } from "../../../server/src/authoring/author.ts";
import { authorText, type Desk } from "../../../server/src/authoring/author-text.ts";
import type { Brief, Genre } from "../../../server/src/authoring/brief.ts";
import { listeningCraft } from "../../../server/src/authoring/crafts/listening.ts";
import { readingCraft } from "../../../server/src/authoring/crafts/reading.ts";
import type { Provenance } from "../../../server/src/authoring/record.ts";
import { authorRoom } from "../../../server/src/authoring/rooms/author-room.ts";
import { openRemoteText } from "../../../server/src/engines/text/remote/open-remote-text.ts";
import { authoringContext } from "../../../server/src/engines/text/settings.ts";
import { TextFault } from "../../../server/src/engines/text/text.ts";
import { readSettings } from "../../../server/src/env.ts";
import { middle } from "../figures.ts";
import { atLeast, printTable, type Requirement, type Section } from "../report.ts";
import { type Cell, cells } from "./cells.ts";

/** What came of one cell. */
interface Written extends Cell {
  authored: Awaited<ReturnType<Craft>> | undefined;
  /** Why nothing came, where the model failed. */
  fault: string;
  /** Seconds until the text stood, and until all was ready. */
  text: number;
  ready: number;
}

const shipped = join(import.meta.dirname, "../../../library/texts");
const yieldWanted = 0.8;

type Craft = (
  desk: Desk,
  cell: Cell & Pick<Brief, "titles" | "names">,
) => Promise<{ file: LibraryFile | Story | undefined; provenance: Provenance }>;

/** What can be asked for, and how it is written. */
const crafts: Record<string, { genresAt: (level: LevelName) => readonly Genre[]; write: Craft }> = {
  reading: {
    genresAt: readingCraft.genresAt,
    write: (desk, cell) => authorText(desk, readingCraft, cell as Brief<ReadingGenre>),
  },
  listening: {
    genresAt: listeningCraft.genresAt,
    write: (desk, cell) => authorText(desk, listeningCraft, cell),
  },
  room: {
    genresAt: () => ["story"],
    async write(desk, { level, ...cell }) {
      const seed = `${cell.topic} ${level}`.toLowerCase().replaceAll(/[ _]/g, "-");
      const brief = { ...cell, level: bandOf[level] };
      const { story, provenance } = await authorRoom(desk, brief, seed);
      return { file: story, provenance };
    },
  },
};
/** B1 serves B2, too, and C1 serves C2. */
const bandOf = { A1: "A1", A2: "A2", B1: "B1", B2: "B1", C1: "C1", C2: "C1" } as const;
type ReadingGenre = ReturnType<typeof readingCraft.genresAt>[number];

/** A model that is set writes texts for a fixed set of cells; they are laid into `ITEMS_FOLDER` for readers. */
export const items: Section = {
  name: "items",
  about:
    "texts by the model that is set: ITEMS_KIND (reading, listening or room), ITEMS_COUNT (12) cells, those at ITEMS_LEVELS and ITEMS_TOPICS (all), ITEMS_AT_ONCE (2), kept in ITEMS_FOLDER",
  async measure() {
    const settings = readSettings();
    const engine = openRemoteText(settings);
    if (!engine.modelOf("writer")) {
      console.log("\n  items: no model is set (TEXT_MODEL), nothing measured");
      return [];
    }
    const { ITEMS_COUNT: count = 12, ITEMS_LEVELS: at = levels.join(), ITEMS_TOPICS: on } = process.env;
    const { ITEMS_KIND: kind = "reading" } = process.env;
    const craft = crafts[kind];
    if (!craft) throw new Error(`ITEMS_KIND is ${Object.keys(crafts).join(" or ")}, not ${kind}`);
    const wanted = cells(Number(count), craft.genresAt).filter(
      ({ level, topic }) => at.split(",").includes(level) && (on?.split(",").includes(topic) ?? true),
    );
    const written = await inTurns(wanted, Number(process.env.ITEMS_AT_ONCE ?? 2), async (cell) => {
      const one = await write({ engine, context: authoringContext(settings) }, craft.write, cell);
      keep(one, process.env.ITEMS_FOLDER);
      return one;
    });
    return report(kind, written);
  },
};

async function write(asked: Pick<Desk, "engine" | "context">, craft: Craft, cell: Cell): Promise<Written> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const reached = new Map<Step, number>();
  const desk = {
    ...asked,
    random: randomFrom(`${cell.topic} ${cell.level}`),
    onStep: (step: Step) => void reached.set(step, seconds()),
  };
  const titles = readFiles(shipped)
    .filter(({ file }) => file.topic === cell.topic)
    .flatMap(({ file }) => [...file.readings, ...file.listenings].map(({ title }) => title));
  let authored: Written["authored"];
  let fault = "";
  try {
    authored = await craft(desk, { ...cell, titles, names: [] });
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    fault = `${error.why}: ${error.message}`;
  }
  return { ...cell, authored, fault, text: reached.get("checks") ?? Number.NaN, ready: seconds() };
}

/** What was accepted as a file of the library (JSON is YAML), and what was found on the way. */
function keep({ topic, level, authored, fault }: Written, folder: string | undefined): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `${topic.toLowerCase()}-${level.toLowerCase()}`);
  if (authored?.file) writeFileSync(`${name}.yaml`, JSON.stringify(authored.file, null, 2));
  writeFileSync(`${name}.provenance.json`, JSON.stringify({ fault, ...authored?.provenance }, null, 1));
}

function report(kind: string, written: readonly Written[]): Requirement[] {
  printTable(
    `items: ${kind}s by a model`,
    ["topic", "level", "genre", "", "calls", "tokens in", "out", "text s", "ready s", "findings"],
    written.map(({ topic, level, genre, authored, fault, text, ready }) => [
      topic,
      level,
      genre,
      fault || (authored?.file ? whatOf(authored.file) : "none"),
      authored?.provenance.calls ?? 0,
      authored?.provenance.tokens.in ?? 0,
      authored?.provenance.tokens.out ?? 0,
      text.toFixed(1),
      ready.toFixed(1),
      authored?.provenance.findings.length ?? 0,
    ]),
  );
  const good = written.filter(({ authored }) => authored?.file);
  console.log(
    `\n  median until the text ${middle(good.map(({ text }) => text)).toFixed(1)} s, until ready ${middle(good.map(({ ready }) => ready)).toFixed(1)} s`,
  );
  return [
    atLeast(`items: cells for which a ${kind} was accepted`, yieldWanted, good.length / written.length),
  ];
}

function whatOf(file: LibraryFile | Story): string {
  if ("puzzles" in file) return "9 pieces";
  const { readings, listenings } = file;
  const [text] = [...readings, ...listenings];
  const fillIns = listenings.flatMap((it) => it.fillIns).length;
  return `${text?.items.length} items${fillIns > 0 ? `, ${fillIns} fill-ins` : ""}`;
}

async function inTurns<T, R>(all: readonly T[], atOnce: number, each: (it: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = [...all.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await each(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
