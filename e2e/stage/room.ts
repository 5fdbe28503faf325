import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { freshAddress } from "./fixtures.ts";
import type { Hands } from "./hands.ts";
import { aLearner, type Learner } from "./learner.ts";

/** What is read in a room, in both languages of the interface. */
export const roomWords = {
  en: {
    start: "Start the clock",
    pause: "Pause",
    resume: "Go on",
    paused: "The clock has stopped",
    riddle: /^The riddle on the lock/,
    lock: "Open the lock",
    tryLock: "Try the lock",
    number: "Number",
    letters: "Letters",
    opened: /It opens!|The door opens!/,
    onward: /^(To the next puzzle|Go through the door)$/,
    verify: "Verify answer",
    incorrect: "Incorrect answer",
    again: "Try again",
    notRight: /That isn't it/,
    continue: "Continue",
    solved: /^Solved! The/,
    correct: "Correct answer!",
    blank: /^Blank/,
    verifyWords: "Verify words",
    description: "Your description",
    sendDescription: "Verify description",
    message: "Your message",
    send: "Send",
    out: "You're out!",
    givenUp: "You gave this room up",
    failed: /^Time's up!/,
    expired: "This room has closed",
    giveUp: "Give up",
    playOn: "Play on for practice",
    close: "Close",
    hint: /^Read hint 1 \(costs 25 points\)$/,
    penalty: "−15 s",
  },
  es: {
    start: "Poner en marcha el reloj",
    pause: "Pausar",
    resume: "Seguir",
    paused: "El reloj está parado",
    riddle: /^El acertijo de la cerradura/,
    lock: "Abrir la cerradura",
    tryLock: "Probar la cerradura",
    number: "Número",
    letters: "Letras",
    opened: /¡Se abre!|¡Se abre la puerta!/,
    onward: /^(Al siguiente enigma|Cruzar la puerta)$/,
    verify: "Comprobar respuesta",
    incorrect: "Respuesta incorrecta",
    again: "Volver a intentarlo",
    notRight: /Esa no es/,
    continue: "Continuar",
    solved: /^¡Resuelto! La letra/,
    correct: "¡Respuesta correcta!",
    blank: /^Hueco/,
    verifyWords: "Comprobar palabras",
    description: "Tu descripción",
    sendDescription: "Comprobar descripción",
    message: "Tu mensaje",
    send: "Enviar",
    out: "¡Conseguiste salir!",
    givenUp: "Abandonaste esta sala",
    failed: /^¡Se acabó el tiempo!/,
    expired: "Esta sala se cerró",
    giveUp: "Abandonar",
    playOn: "Seguir para practicar",
    close: "Cerrar",
    hint: /^Leer la ayuda 1 \(cuesta 25 puntos\)$/,
    penalty: "−15 s",
  },
} as const;
export type RoomLanguage = keyof typeof roomWords;

/** The story that a learner at B1 gets about mysteries, as its author wrote it. */
const story = readFileSync(new URL("../../library/rooms/mystery/b1.yaml", import.meta.url), "utf8");

/** The words that are missing of a torn transcript. */
function wordsOf(found: string): string[] {
  const text = /\n\s+text: (.*)\n/.exec(story.slice(story.indexOf(`found: ${found}\n`)))?.[1] ?? "";
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word ?? "");
}

/** What one can say to somebody in the story. */
function answersOf(found: string): string[] {
  const [, list = ""] =
    /\n\s+answers:\n((?:\s+- .*\n)+)/.exec(story.slice(story.indexOf(`found: ${found}\n`))) ?? [];
  return list
    .split("\n")
    .flatMap((line) => /^\s+- "?(.*?)"?$/.exec(line)?.[1] ?? [])
    .slice(0, 3);
}

/** What is on the pictures of the story, by where they are found and by somebody who looked at them. */
const pictured: Readonly<Record<string, string>> = {
  "The home's old memory game":
    "It is night in an old study. A detective in a brown coat is behind the desk and he is holding a torch. On the left " +
    "there is a waiter who is drinking coffee. An old man in a red jumper is reading a newspaper in front of the bookcase. " +
    "There are two blue suitcases and a green plant. I can see an hourglass on the small table, and a letter and a key on the desk.",
  "The home's other memory game":
    "This is a railway station on a sunny day, with a blue train. An old man in a blue jacket is reading a newspaper in the " +
    "middle. On the left there is a girl on a bench. She is eating an ice cream and she is wearing a green T-shirt. On the right " +
    "a detective in a brown coat is holding a torch. I can see an orange backpack, a purple suitcase, a brown briefcase and a yellow cat.",
};

/** A room about a mystery at B1, made by a new learner and opened in the page. */
export async function enterRoom(
  page: Page,
  language: RoomLanguage,
): Promise<{ learner: Learner; id: string }> {
  const learner = await aLearner(page, freshAddress());
  const body = { context: "MYSTERY", level: 2 };
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-escape-rooms", body);
  await page.goto(`/escape-room/${id}?lng=${language}`);
  await expect(page.getByRole("button", { name: roomWords[language].start })).toBeVisible();
  return { learner, id };
}

/** Puts a phone's narrowest width on the page for a moment: it must not have to be scrolled sideways. */
export async function expectFitsNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const sideways = () =>
    page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
      return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
  // what follows the width by a script needs a frame more
  await expect.poll(sideways, { message: "sideways scroll at 320 px" }).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

interface Playing {
  page: Page;
  language: RoomLanguage;
  hands: Hands;
  /** Looks at what has just come: a dialog, a state. */
  look: () => Promise<void>;
}

const dialogOf = (page: Page) => page.locator("dialog[open]").last();

/** Tries the riddle's answers one after the other until one is right, and goes on. */
export async function solveRiddle({ page, language, hands, look }: Playing): Promise<void> {
  const say = roomWords[language];
  await hands.open(page.getByRole("button", { name: say.riddle }), "r");
  const dialog = dialogOf(page);
  const answers = dialog.getByRole("radio");
  await expect(answers).toHaveCount(4);
  await look();
  for (let place = 0; place < 4; place += 1) {
    await hands.choose(answers, place);
    await hands.press(dialog.getByRole("button", { name: say.verify }));
    const wrong = dialog.getByText(say.incorrect);
    await expect(wrong.or(dialog.getByText(say.correct))).toBeVisible();
    if (!(await wrong.isVisible())) break;
    if (place === 0) await look();
  }
  await look();
  await hands.press(dialog.getByRole("button", { name: say.continue }));
  await expect(dialog).toHaveCount(0);
}

/** Plays a piece as its kind is played, until it gives its letter, and goes on. */
export async function solvePiece(playing: Playing, place: number): Promise<void> {
  const { page, language, hands, look } = playing;
  const say = roomWords[language];
  const tile = page.locator(`[data-tile="${place + 1}"]`);
  const found = (await tile.locator('[lang="en"]').first().textContent()) ?? "";
  await hands.open(tile, String(place + 1));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: found })).toBeVisible();
  const blanks = dialog.getByRole("textbox", { name: say.blank });
  const written = dialog.getByRole("textbox", { name: say.description });
  const message = dialog.getByRole("textbox", { name: say.message });
  const options = dialog.getByRole("radio");
  await expect(blanks.or(written).or(message).or(options).first()).toBeVisible();
  await look();
  if (await options.first().isVisible()) await chooseUntilRight(playing, dialog);
  else if (await blanks.first().isVisible()) {
    for (const [index, word] of wordsOf(found).entries()) await hands.write(blanks.nth(index), word);
    await hands.press(dialog.getByRole("button", { name: say.verifyWords }));
  } else if (await written.isVisible()) {
    await hands.write(written, pictured[found] ?? "");
    await hands.press(dialog.getByRole("button", { name: say.sendDescription }));
  } else
    for (const answer of answersOf(found)) {
      await hands.write(message, answer);
      await hands.press(dialog.getByRole("button", { name: say.send, exact: true }));
      await expect(dialog.getByText(answer)).toBeVisible();
      await expect(message.or(dialog.getByText(say.solved)).first()).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    }
  await expect(dialog.getByText(say.solved)).toBeVisible({ timeout: 30_000 });
  await look();
  await hands.press(dialog.getByRole("button", { name: say.continue }));
  await expect(dialog).toHaveCount(0);
}

async function chooseUntilRight({ language, hands, look }: Playing, dialog: Locator): Promise<void> {
  const say = roomWords[language];
  for (let place = 0; place < 4; place += 1) {
    await hands.choose(dialog.getByRole("radio"), place);
    await hands.press(dialog.getByRole("button", { name: say.verify }));
    const wrong = dialog.getByText(say.notRight);
    await expect(wrong.or(dialog.getByText(say.solved))).toBeVisible();
    if (!(await wrong.isVisible())) return;
    await look();
    await hands.press(dialog.getByRole("button", { name: say.again }));
  }
}

/** The order that a sentence of the story gives to the colours, from what its author says of it. */
function orderIn(sentence: string): string[] {
  const colors = ["red", "green", "blue"];
  const clues = [...story.matchAll(/- say: "?(.*\{\d\}.*?)"?\n/g)].map(([, clue = ""]) => clue);
  for (const clue of clues) {
    const pattern = clue.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\d)\}/g, "(?<n$1>\\w+)");
    const { groups } = new RegExp(`^${pattern}$`).exec(sentence) ?? {};
    const order = [groups?.n1, groups?.n2, groups?.n3].flatMap((it) =>
      it && colors.includes(it) ? [it] : [],
    );
    if (order.length === 3) return order;
  }
  throw new Error(`Nobody wrote: ${sentence}`);
}

/** Enters both codes as they are shown, first with the letters the wrong way round, and goes on. */
export async function openLock({ page, language, hands, look }: Playing, wrongFirst: boolean): Promise<void> {
  const say = roomWords[language];
  const codes = page.locator(".plate dl");
  const digits = ((await codes.locator(".sr-only").first().textContent()) ?? "").replaceAll(" ", "");
  const letters: Record<string, string> = {};
  for (const color of ["red", "green", "blue"])
    letters[color] = (await codes.locator(`svg.code-${color} text`).textContent()) ?? "";
  const sentence = (await page.locator('.note p[lang="en"]').first().textContent()) ?? "";
  const text = orderIn(sentence)
    .map((color) => letters[color])
    .join("");
  await hands.open(page.getByRole("button", { name: say.lock }), "d");
  const dialog = dialogOf(page);
  await look();
  await hands.write(dialog.getByLabel(say.number), digits);
  if (wrongFirst) {
    await hands.write(dialog.getByLabel(say.letters), [...text].reverse().join(""));
    await hands.press(dialog.getByRole("button", { name: say.tryLock }));
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByText(say.penalty)).toBeVisible();
    await look();
  }
  await hands.write(dialog.getByLabel(say.letters), text);
  await hands.press(dialog.getByRole("button", { name: say.tryLock }));
  await expect(dialog.getByText(say.opened)).toBeVisible();
  await look();
  await hands.press(dialog.getByRole("button", { name: say.onward }));
  await expect(dialog).toHaveCount(0);
}
