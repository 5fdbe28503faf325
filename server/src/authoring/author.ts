import type { authoringSteps } from "@salida/contract/exercises.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import type { LibraryFile } from "@salida/library/format.ts";
import type { Story } from "@salida/library/rooms/story.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { TextFault } from "#engines/text/text.ts";

/** How far an author is. */
export type Step = (typeof authoringSteps)[number];

/** What is to be written; nothing of a learner's is in it. */
export interface Order {
  topic: Topic;
  level: Level;
  /** What there is already about the topic. */
  titles: readonly string[];
  names: readonly string[];
  /** How often each genre was written lately. */
  genres: Readonly<Record<string, number>>;
}

/** Keeps what models answered, so that nothing is asked twice. */
export interface Memory {
  recall(key: string): Promise<unknown>;
  keep(key: string, answer: unknown): Promise<void>;
}

/** What an author has besides. */
export interface AuthorTools {
  memory: Memory;
  /** All chance comes of it, so that a second try asks the same. */
  seed: string;
  onStep(step: Step): void;
}

/** What came of it: works, the one that was written first, or none; and what it took. */
export interface Manuscript {
  works: LibraryWork[];
  /** All of it as a file of the library, or of its rooms. */
  file: LibraryFile | Story | undefined;
  /** `name@version` of each prompt. */
  prompts: string[];
  model: string;
  record: unknown;
}

/** Writes works. Throws an `AuthorFault` where nobody can write now. */
export interface Author {
  /** The kinds that come of one writing, and how many works of each at least. */
  makes: Readonly<Partial<Record<KindName, number>>>;
  /** Whether there is somebody to write, who has not failed just now and has a budget. */
  ready(): boolean;
  /** It takes minutes: what it writes goes to stock, and nobody is asked to wait for it. */
  slow?: true;
  write(order: Order, tools: AuthorTools): Promise<Manuscript>;
}

/** Why nobody could write. */
export class AuthorFault extends Error {
  /** Whether it may pass by itself. */
  readonly passing: boolean;

  constructor(why: string, passing: boolean, cause: unknown) {
    super(why, { cause });
    this.name = "AuthorFault";
    this.passing = passing;
  }
}

/** Those who write, each by the kind that they are asked for. */
export type Authors = Partial<Record<KindName, Author>>;

/** Who writes works of a kind, under which name, and how many of it come of one writing at least. */
export interface Maker {
  name: KindName;
  author: Author;
  least: number;
}

/** Who writes works of a kind, whatever else comes of it. */
export function makerOf(authors: Authors, kind: KindName): Maker | undefined {
  const all = Object.entries(authors) as [KindName, Author][];
  const found = all.find(([, { makes }]) => makes[kind] !== undefined);
  return found && { name: found[0], author: found[1], least: found[1].makes[kind] ?? 0 };
}

/** What does not pass by itself. */
const lasting = new Set(["unset", "key", "model", "refused", "budget"]);

/** What a text engine threw, as an author's fault. */
export function asFault(error: unknown): never {
  if (error instanceof TextFault) throw new AuthorFault(error.why, !lasting.has(error.why), error);
  throw error;
}
