import { draftFindings } from "@salida/library/draft.ts";
import { libraryForm } from "@salida/library/form.ts";
import type { LibraryFile, Reading } from "@salida/library/format.ts";
import { levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import type { Step } from "./author.ts";
import { authorText } from "./author-text.ts";
import type { Brief } from "./brief.ts";
import { readingCraft } from "./crafts/reading.ts";
import {
  type Asked,
  answeredBy,
  type Brain,
  ghostOf,
  letterOf,
  promptOf,
  soundReadings,
} from "./test-ghost.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
});

/** One reading a level that could have been written so. */
const sound = levels.map((level) => {
  const [first] = soundReadings(level);
  if (!first) throw new Error(`no sound reading at ${level}`);
  return first;
});

function briefOf({ topic, level }: LibraryFile, { genre }: Reading): Brief {
  return { topic, level, genre, titles: [], names: [] };
}

/** An interview, whose paragraphs are turns: what is tried of speakers and of stops must not hang on which text comes first. */
const b1 = soundReadings("B1").find(({ reading: { genre } }) => genre === "interview");
if (!b1) throw new Error("There are no texts.");
const { file, reading } = b1;

async function authored(brain: Partial<Brain>, of = b1, model: Record<string, string> = {}) {
  if (!of) throw new Error("There is no text.");
  provider.answer(answeredBy({ ...ghostOf(of.reading), ...brain }));
  const settings = z.object(textShapes).parse({
    ...writtenBy("openai-compatible"),
    ...model,
  });
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const steps: Step[] = [];
  const desk = { engine, random: randomFrom("1"), die: () => 0, onStep: (step: Step) => steps.push(step) };
  return { ...(await authorText(desk, readingCraft, briefOf(of.file, of.reading))), steps };
}

const asks = (name: string) => provider.asked.filter((asked) => promptOf(asked) === name).length;
const text = reading.text.trim();
const told = {
  title: reading.title,
  paragraphs: text.split(/\n\n+/),
  evidence: reading.items.map((it) => it.evidence),
};

test.each(sound.map((it) => [it.file.level, it] as const))(
  "a text of the library at %s goes through as it is, and passes what the library asks",
  async (level, it) => {
    const { file: made, provenance, steps } = await authored({}, it);
    expect(provenance.findings.filter((finding) => !finding.startsWith("sheet"))).toEqual([]);
    expect(made?.readings[0]).toMatchObject({
      title: it.reading.title,
      genre: it.reading.genre,
      text: it.reading.text.trim(),
      items: it.reading.items,
    });
    expect(made && draftFindings(made, libraryForm)).toEqual([]);
    expect(steps).toEqual(["questions", "text", "checks", "ready"]);
    expect(provenance.throws).toEqual([1, 1, 1, 1]);
    expect(provenance.calls).toBe(1 + 3 + 1 + 1 + 4 * (level >= "B2" ? 2 : 1) + 4);
    expect(provenance.prompts).toEqual([
      "reading-sheet@9",
      "guess@1",
      "reading-text@8",
      "reading-edit@2",
      "solve@1",
      "reading-explain@5",
    ]);
    expect(provenance.models).toEqual({
      writer: "openai-compatible:writer",
      solver: "openai-compatible:solver",
      judge: "openai-compatible:writer",
    });
    expect(provenance.tokens.in).toBeGreaterThan(0);
  },
);

test("questions that no test would print never reach the writer of the text", async () => {
  const { provenance } = await authored({});
  expect(provenance.findings).toEqual([
    expect.stringContaining("What does nobody not know? negative stem"),
    expect.stringContaining("What is it? "),
    ...provenance.findings.slice(2),
  ]);
  const asked = provider.asked.find((it) => promptOf(it) === "text");
  expect(asked?.user).not.toContain("nobody not know");
});

test("the die is thrown here: what the model takes for true on its sheet does not matter", async () => {
  const throws: number[] = [];
  for (let round = 0; round < 3; round++) {
    provider.answer(answeredBy(ghostOf(reading)));
    const engine = openRemoteText(
      z.object(textShapes).parse({ TEXT_MODEL: "openai:m", OPENAI_API_KEY: "k" }),
      { addresses: provider.addresses, pause: 1 },
    );
    const { provenance } = await authorText(
      { engine, random: randomFrom("1") },
      readingCraft,
      briefOf(file, reading),
    );
    throws.push(...provenance.throws);
  }
  // of 12 throws or more all being 1 has a chance of one in sixteen million
  expect(new Set(throws).size).toBeGreaterThan(1);
});

test("a question of who calls what is dropped from the sheet: no text could mend it", async () => {
  const stem = 'What does Anusha call "the boss"?';
  const sheet = (asked: Asked) => {
    const planned = ghostOf(reading).sheet(asked) as { questions: { stem: string }[] };
    const [first, ...others] = planned.questions;
    return { ...planned, questions: [{ ...first, stem }, ...others] };
  };
  const { provenance } = await authored({ sheet });
  expect(provenance.findings).toContain(`sheet: ${stem} asks who calls what "boss"`);
  expect(provider.asked.filter((it) => promptOf(it) === "text" && it.user.includes(stem))).toEqual([]);
});

test("a proof that begins a speaker's turn is found though its name was left out", async () => {
  const [first] = reading.items;
  const proof = first?.evidence ?? "";
  const at = text.indexOf(proof);
  const turns = [text.slice(0, at), `Nora: ${text.slice(at)}`].flatMap((part) => part.trim().split(/\n\n+/));
  const { file: made } = await authored({ text: () => ({ ...told, paragraphs: turns.filter(Boolean) }) });
  expect(asks("mend")).toBe(0);
  expect(made?.readings[0]?.items[0]?.evidence).toBe(`Nora: ${proof}`);
});

test("a question on which all three tries bet the same is dropped, and with it the sheet that has too few left", async () => {
  const [favourite] = reading.items;
  const bets = (asked: Asked) => {
    const questions = asked.user.split(/\n\n/);
    return {
      guesses: questions.map((question) => ({
        answer: letterOf({ ...asked, user: question }, favourite?.key ?? ""),
        sure: question.includes(favourite?.stem ?? ""),
      })),
    };
  };
  const { file: made, provenance } = await authored({ guess: bets });
  expect(made).toBeUndefined();
  expect(provenance.findings).toContain(`spread: ${favourite?.stem} everybody bets on "${favourite?.key}"`);
  expect(asks("sheet")).toBe(2);
  expect(asks("text")).toBe(0);
});

test("two full stops in a row are found", async () => {
  const [first = "", ...rest] = told.paragraphs;
  const double = { ...told, paragraphs: [`${first}.`, ...rest] };
  const { provenance } = await authored({ text: () => double });
  expect(provenance.findings).toContain("text: two full stops in a row");
});

test("a text with a fault is mended with what was found, and only so", async () => {
  const short = { ...told, paragraphs: told.paragraphs.slice(0, 2) };
  const { file: made, provenance } = await authored({ text: () => short });
  expect(made?.readings[0]?.text).toBe(text);
  expect(asks("mend")).toBe(1);
  const mend = provider.asked.find((it) => promptOf(it) === "mend");
  expect(mend?.user).toMatch(/Found:\n(- .*\n?)+$/);
  expect(mend?.user).toContain("words, not 170 to 230");
  expect(provenance.prompts).toContain("reading-mend@8");
});

const fault = { quote: told.paragraphs[0] ?? "", why: "stiff", better: "Say it." };
const edited = (faults: object[], level = file.level) => ({ edit: () => ({ faults, level }) });

test("what an editor would not print is mended, though no check refuses it", async () => {
  const { file: made, provenance } = await authored({
    ...edited([fault, { ...fault, quote: "It stands nowhere." }]),
    mend: () => ({ ...told, title: "Another Title" }),
  });
  expect(made?.readings[0]?.title).toBe("Another Title");
  expect(provenance.findings).toContain(`editor: "${fault.quote}": stiff Better: "Say it."`);
  const mend = provider.asked.find((it) => promptOf(it) === "mend");
  expect(mend?.user).toContain(`- "${fault.quote}": stiff`);
  expect(mend?.user).not.toContain("nowhere");
  expect(asks("edit")).toBe(1);
});

test("a text that no check refuses stays as it was where an editor's wishes bring in a fault", async () => {
  const spoiled = { ...told, paragraphs: told.paragraphs.slice(0, 1) };
  const { file: made } = await authored({ ...edited([fault]), mend: () => spoiled });
  expect(made?.readings[0]?.text).toBe(text);
  expect(asks("mend")).toBe(2);
});

test("a text that reads as easier than its level is made as demanding as it has to be, a harder one is left", async () => {
  const easy = await authored(edited([], "A2"));
  expect(easy.provenance.findings).toContain(
    `editor: all of it reads as A2: write it as ${file.level} is described above`,
  );
  expect(asks("mend")).toBe(1);
  provider.asked.length = 0;
  await authored(edited([], "C1"));
  expect(asks("mend")).toBe(0);
});

const begun = (by: string, paragraphs = 1) => ({
  ...told,
  paragraphs: told.paragraphs.map((it, at) => (at < paragraphs ? `${by} ${it}` : it)),
});
test.each([
  ["half a text", { ...told, paragraphs: told.paragraphs.slice(0, 1) }],
  [
    "evidence that the text does not have",
    { ...told, evidence: told.evidence.map(() => "It was a fine day.") },
  ],
  ["too little evidence", { ...told, evidence: told.evidence.slice(1) }],
  ["HTML", begun("<b>Anusha</b>")],
  ["a script", begun("<script>alert(1)</script>")],
  ["an address", begun("See www.tea.example for more.")],
  ["hidden characters", begun("A\u202eteA")],
  ["another script", begun("Она пила чай.")],
  ["talk of a machine", begun("As an AI language model I cannot drink tea.")],
  ["markdown", begun("**Tea**")],
  ["words above the level", begun("Notwithstanding, connoisseurship obfuscated.", 4)],
  ["a sentence without end", { ...told, paragraphs: [told.paragraphs.join(" ").replaceAll(".", ",")] }],
])("%s is never taken, whatever the mending", async (_, value) => {
  const { file: made } = await authored({ text: () => value, mend: () => value });
  expect(made).toBeUndefined();
  expect(asks("mend")).toBe(2 * 2 * 2);
});

test("a question that the solver answers otherwise is dropped, the others stay", async () => {
  const [first, ...others] = reading.items;
  const wrong = (asked: Asked) => {
    const rival = first?.distractors[0]?.text ?? "";
    const honest = ghostOf(reading).solve(asked) as object;
    return asked.user.includes(first?.stem ?? "") ? { ...honest, answer: letterOf(asked, rival) } : honest;
  };
  const { file: made, provenance } = await authored({ solve: wrong });
  expect(made?.readings[0]?.items).toEqual(others);
  expect(provenance.findings.at(-1)).toContain(`solver: ${first?.stem}`);
});

test("questions with a second answer that can be defended end the sheet", async () => {
  const both = (asked: Asked) => ({ answer: letterOf(asked, ""), quote: "", others: ["A", "B", "C", "D"] });
  const { file: made } = await authored({ solve: both });
  expect(made).toBeUndefined();
  expect(asks("text")).toBe(4);
});

test("whoever writes and solves alike solves twice", async () => {
  await authored({}, b1, { SOLVER_MODEL: "openai-compatible:writer" });
  expect(asks("solve")).toBe(8);
});

test("reasons in the wrong language are asked for once more, with what was wrong; then the question falls", async () => {
  const [first, ...others] = reading.items;
  const english = (asked: Asked) => {
    const right = ghostOf(reading).explain(asked) as { right: { en: string }; wrong: { en: string }[] };
    if (!asked.user.includes(first?.stem ?? "")) return right;
    const twice = ({ en }: { en: string }) => ({ en, es: en });
    return { right: twice(right.right), wrong: right.wrong.map(twice) };
  };
  const { file: made, provenance } = await authored({ explain: english });
  expect(made?.readings[0]?.items).toEqual(others);
  expect(asks("explain")).toBe(5);
  expect(provenance.findings.some((finding) => finding.startsWith("reasons: "))).toBe(true);
});
