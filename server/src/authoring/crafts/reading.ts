import type { Reading } from "@salida/library/format.ts";
import { z } from "zod";
import type { Craft, Written } from "#authoring/craft.ts";
import { generatedForm } from "#authoring/generated-form.ts";
import { genresAt } from "#authoring/genres.ts";
import { editPrompt } from "#authoring/prompts/edit.ts";
import { exemplars } from "#authoring/prompts/exemplars.ts";
import { mendPrompt } from "#authoring/prompts/mend.ts";
import { sheetPrompt } from "#authoring/prompts/sheet.ts";
import { textPrompt } from "#authoring/prompts/text.ts";
import { Sheet } from "#authoring/sheet-shape.ts";
import { speakerLabel } from "#authoring/speaker-label.ts";
import { idOf } from "./id-of.ts";
import { writtenShape } from "./written-shape.ts";

/** What is read, in paragraphs. */
interface Prose extends Written {
  paragraphs: string[];
}

const Prose: z.ZodType<Prose> = z.strictObject({
  ...writtenShape,
  paragraphs: z.array(z.string().trim().min(1).max(2_500)).min(1).max(24),
});

/** How readings are written. */
export const readingCraft: Craft<Reading["genre"], Sheet, Prose> = {
  genresAt,
  form: generatedForm,
  sheet: { prompt: sheetPrompt, shape: Sheet, findings: () => [] },
  text: textPrompt,
  mend: mendPrompt,
  edit: editPrompt,
  shape: Prose,
  exemplars,
  textOf: ({ paragraphs }) => paragraphs.join("\n\n"),
  proofOf: labelled,
  findings: () => [],
  fileOf(brief, _sheet, { title, paragraphs }, items) {
    const { topic, level, genre } = brief;
    const text = paragraphs.join("\n\n");
    const reading: Reading = { id: idOf(brief, title), title, genre, spelling: "british", text, items };
    return { topic, level, readings: [reading], listenings: [] };
  },
};

/** A proof with the name that stands before it where it begins a turn: models leave that out. */
function labelled(evidence: string, { paragraphs }: Prose): string {
  const turn = paragraphs.find(
    (it) => it.replace(speakerLabel, "").startsWith(evidence) && !it.startsWith(evidence),
  );
  return `${(turn && speakerLabel.exec(turn)?.[0]) ?? ""}${evidence}`;
}
