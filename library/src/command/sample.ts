import { createHash } from "node:crypto";
import { join } from "node:path";
import { type PlacedText, textsOf } from "#checks/placed.ts";
import type { Item } from "#format.ts";
import type { ReadFile } from "#read.ts";

/** Where the drawn texts are laid out for people to judge. */
export const samplePath = join(import.meta.dirname, "../../sample.md");

const drawn = 10;

/**
 * Ten texts of the library with their items, as Markdown. They are drawn by a hash of their ids and `draw`, so nobody
 * picks them, and the same library and draw give the same ten.
 */
export function sampleOf(files: readonly ReadFile[], draw: string): string {
  const lot = ({ work }: PlacedText) => createHash("sha256").update(`${draw} ${work.id}`).digest("hex");
  const texts = textsOf(files.map(({ file }) => file))
    .toSorted((one, other) => lot(one).localeCompare(lot(other)))
    .slice(0, drawn);
  const head = `# Ten texts of the library

Drawn by lot (\`npm run library -- sample\`), for you to judge: is it worth reading, is the marked answer the only right
one, could you have found it without the text? Learners meet the options in an order of their own.
`;
  return `${[head, ...texts.map(pageOf)].join("\n")}`;
}

function pageOf({ work, file }: PlacedText): string {
  const kind = "speakers" in work ? "listening" : "reading";
  return `## ${work.title}

${file.topic.toLowerCase().replaceAll("_", " ")} · ${file.level} · ${kind}, ${work.genre} · \`${work.id}\`

${quoted(work.text)}

${work.items.map(itemOf).join("\n")}`;
}

function quoted(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trim())
    .join("\n");
}

function itemOf({ skill, stem, key, why, evidence, distractors }: Item, at: number): string {
  const wrong = distractors.map((it) => `- ${it.text}. _${it.why.en}_ · _${it.why.es}_`);
  return `**${at + 1}. ${stem}** (${skill})

- **${key}.** _${why.en}_ · _${why.es}_
${wrong.join("\n")}

Proof: ${evidence}
`;
}
