import { one, type Spoiling, text } from "./test-spoilings.ts";

/** What nobody may get through where it is to be heard, besides. */
export const heardSpoilings: readonly Spoiling[] = [
  one("sheet", "two voices alike", (answer) => ({
    ...answer,
    speakers: ["Ada", "Bela"].map((name) => ({ name, voice: "man", who: "Somebody" })),
  })),
  one("sheet", "three speakers", (answer) => ({
    ...answer,
    speakers: ["Ada", "Bela", "Cleo"].map((name) => ({ name, voice: "man", who: "Somebody" })),
  })),
  one("sheet", "a speaker of many words", (answer) => ({
    ...answer,
    speakers: answer.speakers.map((it: object) => ({ ...it, name: "The man: from next door" })),
  })),
  text("digits", (answer) => spoken(answer, (said) => `${said} It was 1999.`)),
  text("a stage direction", (answer) => spoken(answer, (said) => `[laughs] ${said}`)),
  text("an abbreviation", (answer) => spoken(answer, (said) => `${said} Bread, milk, etc.`)),
  text("a stranger who speaks", (answer) => ({
    ...answer,
    turns: [...answer.turns, { speaker: "Quentin", text: "Good night." }],
  })),
  text("nobody who speaks", (answer) => ({
    ...answer,
    turns: answer.turns.map((it: object) => ({ ...it, speaker: "" })),
  })),
  text("a sentence that no listener can follow", (answer) =>
    spoken(answer, (said) => `${said} ${"We went home and we ate and ".repeat(7)}we slept.`),
  ),
  text("a speech", (answer) =>
    spoken(answer, (said) => `${said} ${"Then it was late again. We all went home. ".repeat(6)}`),
  ),
];

/** The same way to spoil paragraphs, of a script: each is what somebody says. */
export function ofScript({ title, at, spoil }: Spoiling): Spoiling {
  return {
    title,
    at,
    spoil(answer, among) {
      if (!answer?.turns) return spoil(answer, among);
      const { turns, ...more } = answer as { turns: Turn[] };
      const spoiled = spoil({ ...more, paragraphs: turns.map((turn) => turn.text) }, among) as {
        paragraphs?: unknown;
      };
      if (typeof spoiled !== "object" || !Array.isArray(spoiled.paragraphs)) return spoiled;
      const { paragraphs: said, ...rest } = spoiled;
      return { ...rest, turns: said.map((text, where) => ({ speaker: speakerAt(turns, where), text })) };
    },
  };
}

type Turn = { speaker: string; text: string };

/** Whose turn it is, beyond the last one, too. */
function speakerAt(turns: readonly Turn[], at: number): string | undefined {
  return (turns[at] ?? turns[at % 2])?.speaker;
}

function spoken<A extends { turns: Turn[] }>(answer: A, change: (said: string) => string): A {
  return {
    ...answer,
    turns: answer.turns.map((it, at) => (at === 0 ? { ...it, text: change(it.text) } : it)),
  };
}
