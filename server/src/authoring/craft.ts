import type { Form } from "@salida/library/form.ts";
import type { Item, LibraryFile } from "@salida/library/format.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import type { z } from "zod";
import type { PromptFile } from "#engines/text/text.ts";
import type { Brief, Genre } from "./brief.ts";
import type { EditGiven } from "./prompts/edit.ts";
import type { MendGiven } from "./prompts/mend.ts";
import type { SheetGiven } from "./prompts/sheet.ts";
import type { TextGiven } from "./prompts/text.ts";
import type { Sheet } from "./sheet-shape.ts";

/** A text as a model writes it, whatever its shape: with a proof for each question. */
export interface Written {
  title: string;
  evidence: string[];
}

/** What is told of a sort of text while it is written in frozen steps: its prompts, its shapes, what it is in a file. */
export interface Craft<G extends Genre, S extends Sheet, T extends Written> {
  /** The genres that suit a level; one that stands there twice is written twice as often. */
  genresAt(level: LevelName): readonly G[];
  form: Form;
  sheet: {
    prompt: PromptFile<SheetGiven<G>>;
    shape: z.ZodType<S>;
    /** What speaks against a scene, whatever is asked about it. */
    findings(sheet: S, brief: Brief<G>): string[];
  };
  text: PromptFile<TextGiven<G, S>>;
  mend: PromptFile<MendGiven<G, S>>;
  edit: PromptFile<EditGiven>;
  shape: z.ZodType<T>;
  /** A text of each level as it should sound. */
  exemplars: Record<LevelName, string>;
  /** What is written, as those see it who solve, judge and explain. */
  textOf(written: T, sheet: S): string;
  /** A proof as a file has it. */
  proofOf(evidence: string, written: T): string;
  /** What speaks against a text, besides all that is checked of its file. */
  findings(written: T, sheet: S, brief: Brief<G>): string[];
  fileOf(brief: Brief<G>, sheet: S, written: T, items: Item[]): LibraryFile;
}
