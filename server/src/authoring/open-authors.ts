import { roomWorks } from "@salida/library/room-works.ts";
import { Story } from "@salida/library/rooms/story.ts";
import { worksOf } from "@salida/library/works.ts";
import { levelName } from "@salida/rules/levels.ts";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import type { TextEngine } from "#engines/text/text.ts";
import { type Author, type Authors, type AuthorTools, asFault, type Order } from "./author.ts";
import { type PictureParts, pictureAuthor } from "./author-picture.ts";
import { authorText } from "./author-text.ts";
import type { Brief, Genre } from "./brief.ts";
import type { Craft, Written } from "./craft.ts";
import { listeningCraft } from "./crafts/listening.ts";
import { readingCraft } from "./crafts/reading.ts";
import { remembering } from "./remembering.ts";
import { authorRoom } from "./rooms/author-room.ts";
import type { Sheet } from "./sheet-shape.ts";

/** What throws: which of so many options is true. */
export type Die = (options: number) => number;

export interface AuthorParts {
  /** Tokens that the models take at once. */
  context: number;
  /** The English words, in small letters, that a slip could make of a gap's. */
  commonWords(): Promise<ReadonlySet<string>>;
  die?: Die | undefined;
  /** What pictures take, where somebody paints. */
  pictures?: PictureParts | undefined;
}

/** Those who write by a text engine, with a die of the seed's unless a test says otherwise; and who has pictures painted. */
export function openAuthors(engine: TextEngine, parts: AuthorParts): Authors {
  const { context, pictures } = parts;
  const { fillIns } = listeningCraft.form;
  return {
    reading: textAuthor(engine, parts, readingCraft, { reading: 1 }),
    listening: textAuthor(engine, parts, listeningCraft, {
      listening: 1,
      "completable-listening": fillIns.least,
    }),
    ...(context >= roomy && { "escape-room": roomAuthor(engine, parts) }),
    ...(pictures && { description: pictureAuthor(engine, context, pictures) }),
  };
}

/** A plan of a room does not fit into less. */
const roomy = 8_192;

function roomAuthor(engine: TextEngine, { context, commonWords, die }: AuthorParts): Author {
  return {
    makes: { "escape-room": 1 },
    slow: true,
    ready: () => engine.ready("writer") && engine.ready("solver"),
    async write({ topic, level, titles, names }, tools) {
      const desk = deskOf(engine, tools, { context, die });
      const brief = { topic, level: Story.shape.band.parse(levelName(level)), titles, names };
      const { story, provenance } = await authorRoom(desk, brief, tools.seed).catch(asFault);
      const works = story ? roomWorks(story, await commonWords()) : [];
      const { prompts, models } = provenance;
      // the room itself first
      works.sort((a, b) => Number(a.inRoom ?? false) - Number(b.inRoom ?? false));
      return { file: story, works, prompts, model: models.writer ?? "", record: provenance };
    },
  };
}

function deskOf(
  engine: TextEngine,
  tools: AuthorTools,
  { context, die }: Pick<AuthorParts, "context" | "die">,
) {
  const thrown = randomFrom(`${tools.seed} die`);
  return {
    engine: remembering(engine, tools.memory),
    random: randomFrom(tools.seed),
    context,
    die: die ?? ((options: number) => thrown.whole(0, options - 1)),
    onStep: tools.onStep,
  };
}

function textAuthor<G extends Genre, S extends Sheet, T extends Written>(
  engine: TextEngine,
  { context, commonWords, die }: AuthorParts,
  craft: Craft<G, S, T>,
  makes: Author["makes"],
): Author {
  return {
    makes,
    ready: () => engine.ready("writer") && engine.ready("solver"),
    async write(order, tools) {
      const desk = deskOf(engine, tools, { context, die });
      const brief = briefOf(order, craft.genresAt(levelName(order.level)), desk.random);
      const { file, provenance } = await authorText(desk, craft, brief).catch(asFault);
      return {
        file,
        works: file ? worksOf(file, await commonWords()) : [],
        prompts: provenance.prompts,
        model: provenance.models.writer ?? "",
        record: provenance,
      };
    },
  };
}

/** With a genre, of those that suit, that was written least lately; one that is named twice may come twice as often. */
function briefOf<G extends Genre>(
  { topic, level, titles, names, genres }: Order,
  all: readonly G[],
  random: Random,
): Brief<G> {
  const share = (genre: G) => (genres[genre] ?? 0) / all.filter((it) => it === genre).length;
  const least = Math.min(...all.map(share));
  const genre = random.pick(all.filter((it) => share(it) === least));
  return { topic, level: levelName(level), genre, titles, names };
}
