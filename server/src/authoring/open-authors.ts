import type { LibraryFile, Reading } from "@salida/library/format.ts";
import { worksOf } from "@salida/library/works.ts";
import { levelName } from "@salida/rules/levels.ts";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import { type TextEngine, TextFault } from "#engines/text/text.ts";
import { type Author, AuthorFault, type Authors, type Order } from "./author.ts";
import { authorText } from "./author-text.ts";
import type { Brief } from "./brief.ts";
import { readingCraft } from "./crafts/reading.ts";
import { genresAt } from "./genres.ts";
import { remembering } from "./remembering.ts";

/** What throws: which of so many options is true. */
export type Die = (options: number) => number;

export interface AuthorParts {
  /** Tokens that the models take at once. */
  context: number;
  die?: Die | undefined;
}

/** Those who write by a text engine, with a die of the seed's unless a test says otherwise. */
export function openAuthors(engine: TextEngine, parts: AuthorParts): Authors {
  return { reading: readingAuthor(engine, parts) };
}

function readingAuthor(engine: TextEngine, { context, die }: AuthorParts): Author {
  return {
    ready: () => engine.ready("writer") && engine.ready("solver"),
    async write(order, tools) {
      const random = randomFrom(tools.seed);
      const thrown = randomFrom(`${tools.seed} die`);
      const desk = {
        engine: remembering(engine, tools.memory),
        random,
        context,
        die: die ?? ((options: number) => thrown.whole(0, options - 1)),
        onStep: tools.onStep,
      };
      const { file, provenance } = await authorText(desk, readingCraft, briefOf(order, random)).catch(
        asFault,
      );
      return {
        file,
        work: file && workOf(file),
        prompts: provenance.prompts,
        model: provenance.models.writer ?? "",
        record: provenance,
      };
    },
  };
}

/** Of the genres of a level one that was written least lately. */
function briefOf({ topic, level, titles, names, genres }: Order, random: Random): Brief<Reading["genre"]> {
  const name = levelName(level);
  const all = genresAt(name);
  const times = (genre: string) => genres[genre] ?? 0;
  const fewest = Math.min(...all.map(times));
  const genre = random.pick(all.filter((it) => times(it) === fewest));
  return { topic, level: name, genre, titles, names };
}

function workOf(file: LibraryFile) {
  const [work] = worksOf(file, new Set());
  return work;
}

/** What does not pass by itself. */
const lasting = new Set(["unset", "key", "model", "refused", "budget"]);

function asFault(error: unknown): never {
  if (error instanceof TextFault) throw new AuthorFault(error.why, !lasting.has(error.why), error);
  throw error;
}
