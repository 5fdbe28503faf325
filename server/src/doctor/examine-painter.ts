import { randomUUID } from "node:crypto";
import { levelOf } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { AuthorFault } from "#authoring/author.ts";
import { type PictureParts, pictureAuthor } from "#authoring/author-picture.ts";
import { hasEyes } from "#authoring/look-at-picture.ts";
import { authoringContext, type TextSettings } from "#engines/text/settings.ts";
import { type TextEngine, TextFault } from "#engines/text/text.ts";
import { faultLine } from "./fault-line.ts";

/** Whoever paints, looks, and knows what could be painted. */
export interface ExaminedPainter extends Omit<PictureParts, "album"> {
  settings: TextSettings;
  engine: TextEngine;
  tell(line: string): void;
}

const label = 10;

/** Finds out whether somebody sees pictures, and has one painted and looked at; whether all is well. */
export async function examinePainter({
  settings,
  engine,
  tell,
  ...parts
}: ExaminedPainter): Promise<boolean> {
  const line = (name: string, said: string) => tell(`${name.padEnd(label)}${said}`);
  if (!(await seen(engine, parts, settings, line))) return false;
  const { painter } = parts;
  const album = {
    keep: async (_: string, make: () => Promise<Uint8Array>) => ({ name: "none", bytes: await make() }),
    drop: async () => undefined,
  };
  const author = pictureAuthor(engine, authoringContext(settings), { ...parts, album });
  const order = { topic: "FOOD" as const, level: levelOf("B1"), titles: [], names: [], genres: {} };
  const tools = {
    memory: { recall: async () => undefined, keep: async () => undefined },
    seed: randomUUID(),
    onStep: () => undefined,
  };
  try {
    const { works, record } = await author.write(order, tools);
    const { findings = [] } = record as { findings?: string[] };
    line(
      "painter",
      works.length > 0
        ? `${painter.name}: a picture that two looks confirm`
        : `${painter.name}: ${findings.join("; ")}`,
    );
    return works.length > 0;
  } catch (error) {
    if (!(error instanceof AuthorFault)) throw error;
    line("painter", `${painter.name}: ${error.message}, ${(error.cause as Error).message}`);
    return false;
  }
}

async function seen(
  engine: TextEngine,
  { optician }: Pick<PictureParts, "optician">,
  settings: TextSettings,
  line: (name: string, said: string) => void,
): Promise<boolean> {
  const model = engine.modelOf("solver");
  const blind = "no model with eyes, so nothing is painted: set SOLVER_MODEL to one that takes pictures";
  if (!model) {
    line("eyes", blind);
    return false;
  }
  try {
    const sees = await hasEyes(engine, optician.chart, randomFrom(randomUUID()));
    line("eyes", sees ? `${model} sees what a picture shows` : `${model}: ${blind}`);
    return sees;
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    line("eyes", `${faultLine(error, model, settings)}; ${blind}`);
    return false;
  }
}
