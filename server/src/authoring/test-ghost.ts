import { join } from "node:path";
import { draftFindings } from "@salida/library/draft.ts";
import { libraryForm } from "@salida/library/form.ts";
import type { LibraryFile, Listening, Reading } from "@salida/library/format.ts";
import { readFiles } from "@salida/library/read.ts";
import { turnsOf } from "@salida/library/spoken/turns.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import type { Reply, Asked as Request } from "#engines/text/test-provider/open-test-provider.ts";
import { cutFillIns } from "./cut-fill-ins.ts";
import { strangerFindings } from "./echo.ts";
import { reasonFindings } from "./explain.ts";
import { generatedForm } from "./generated-form.ts";
import { questionFindings } from "./sheet.ts";

/** What a model is asked. */
export type Asked = Pick<Request, "system" | "user">;

/** A text of the library, to be read or to be heard. */
export type Text = Reading | Listening;

/** A reading of the library, and the file it stands in. */
export interface Placed {
  file: LibraryFile;
  reading: Reading;
}

/** The same of a listening. */
export interface PlacedHeard {
  file: LibraryFile;
  listening: Listening;
}

const files = readFiles(join(import.meta.dirname, "../../../library/texts")).map(({ file }) => file);

/** The readings of a level that pass every check of today, and whose sheets and reasons would pass too. */
export function* soundReadings(level: LevelName): Generator<Placed> {
  for (const file of files)
    if (file.level === level)
      for (const reading of file.readings)
        if (isSound(file, reading, { ...file, readings: [reading], listenings: [] })) yield { file, reading };
}

/** The listenings of a level likewise, with those fill-ins that code cuts. */
export function* soundListenings(level: LevelName): Generator<PlacedHeard> {
  for (const file of files)
    if (file.level === level)
      for (const written of file.listenings) {
        const listening = { ...written, fillIns: cutFillIns(written, level, generatedForm) };
        if (isSound(file, listening, { ...file, readings: [], listenings: [listening] }))
          yield { file, listening };
      }
}

function isSound(file: LibraryFile, text: Text, alone: LibraryFile): boolean {
  const asked = text.items.map(({ skill, stem, key, distractors }) => {
    const options = [key, ...distractors.map((it) => it.text)];
    if (skill === "vocabulary") return { options, findings: ["no question of a sheet"] };
    return { options, findings: questionFindings({ skill, stem, options }, file) };
  });
  const brief = { topic: file.topic, level: file.level, genre: text.genre, titles: [], names: [] };
  const explained = text.items.every((item) => reasonFindings(brief, text, item).length === 0);
  const four = asked.every(({ options, findings }) => options.length === 4 && findings.length === 0);
  return (
    four &&
    explained &&
    strangerFindings(
      text.text,
      text.items.map(({ stem }) => stem),
    ).length === 0 &&
    !text.glossed &&
    text.spelling === "british" &&
    draftFindings(alone, libraryForm).length === 0
  );
}

/** Which prompt a request is, told by how it begins. */
const beginnings = {
  sheet: "You plan (?:reading|listening) exercises",
  guess: "You are good at tests",
  text: "You write short (?:texts|scripts)",
  edit: "You are the editor",
  solve: "You sit a reading test",
  explain: "You teach English",
};
export type PromptName = keyof typeof beginnings | "mend";

/** The prompt's name, or nothing where it is none of authoring's. */
export function promptOf({ system }: Asked): PromptName | undefined {
  const found = Object.entries(beginnings).find(([, beginning]) =>
    new RegExp(`^${beginning}`).test(system),
  )?.[0];
  return system.includes("Mend just that") ? "mend" : (found as PromptName | undefined);
}

/** What each prompt is answered with. */
export type Brain = Record<PromptName, (asked: Asked) => unknown>;

/**
 * A model that has one text of the library in mind and says it whenever it is asked the right way: keys first among the
 * options, so that a die that throws 0 makes its text true. With two spare questions that nobody would print.
 */
export function ghostOf(work: Text): Brain {
  const { title, text, items } = work;
  const decided = ({ user }: Asked) => items.filter(({ stem }) => user.includes(`. ${stem}\n`));
  const told = (asked: Asked) => ({
    title,
    ...("speakers" in work ? { turns: turnsIn(work) } : { paragraphs: text.trim().split(/\n\n+/) }),
    evidence: decided(asked).map(({ evidence }) => evidence),
  });
  const itemIn = ({ user }: Asked) => items.find(({ stem }) => user.includes(`Question: ${stem}\n`));
  return {
    sheet: () => ({
      place: "A place",
      people: ["Somebody"],
      premise: "Something happens.",
      ...("speakers" in work && { speakers: work.speakers.map((it) => ({ ...it, who: "Somebody" })) }),
      questions: [
        ...items.map(({ skill, stem, key, distractors }) => ({
          skill,
          stem,
          options: [key, ...distractors.map((it) => it.text)],
        })),
        ...unprintable,
      ],
    }),
    guess: ({ user }) => ({
      guesses: [...user.matchAll(/^\d+\. /gm)].map(() => ({ answer: "A", sure: false })),
    }),
    text: told,
    mend: told,
    edit: ({ user }) => ({ faults: [], level: /^Meant for: ([ABC][12])/m.exec(user)?.[1] }),
    solve: (asked) => {
      const item = itemIn(asked);
      return { answer: letterOf(asked, item?.key ?? ""), quote: item?.evidence ?? "", others: [] };
    },
    explain: (asked) => {
      const item = itemIn(asked);
      return { right: item?.why, wrong: item?.distractors.map(({ why }) => why) };
    },
  };
}

const unprintable = [
  { skill: "detail", stem: "What does nobody not know?", options: ["A cat", "A dog", "A fox", "A pig"] },
  {
    skill: "detail",
    stem: "What is it?",
    options: ["A cat", "A", "An extraordinarily long option", "Cats"],
  },
];

function turnsIn(listening: Listening) {
  const [first] = listening.speakers;
  return turnsOf(listening).map(({ speaker = first, text }) => ({ speaker: speaker?.name, text }));
}

/**
 * A model that has several texts in mind: each sheet is of the next that is read or heard as it is asked to be, and everything
 * else of the one it is asked about.
 */
export function ghostsOf(texts: readonly Text[]): Brain {
  const ghosts = texts.map((work) => ({ work, brain: ghostOf(work) }));
  let sheets = 0;
  const about = (name: PromptName) => (asked: Asked) => {
    const it = ghosts.find(({ work }) => work.items.some(({ stem }) => asked.user.includes(stem)));
    return it?.brain[name](asked);
  };
  const sheet = (asked: Asked) => {
    const heard = asked.system.includes("listening exercises");
    const voices = /^Speakers: (one|two)/m.exec(asked.user)?.[1] === "one" ? 1 : 2;
    const fit = ghosts.filter(({ work }) =>
      heard ? "speakers" in work && work.speakers.length === voices : !("speakers" in work),
    );
    return fit[sheets++ % fit.length]?.brain.sheet(asked);
  };
  const [guess, text, mend] = [about("guess"), about("text"), about("mend")];
  const edit = (asked: Asked) => ghosts[0]?.brain.edit(asked);
  return { sheet, guess, text, mend, edit, solve: about("solve"), explain: about("explain") };
}

/**
 * Texts in mind, and a solver who believes whatever was thrown: for servers whose die is real. What comes of it is as well
 * formed as any other, and untrue; no two have one title.
 */
export function believersOf(all: readonly Text[]): Brain {
  const ghosts = ghostsOf(all);
  const thrown = new Map<string, string>();
  let texts = 0;
  return {
    ...ghosts,
    text(asked) {
      for (const [, stem = "", key = ""] of asked.user.matchAll(/^\d+\. (.*)\n {3}True: (.*)$/gm))
        thrown.set(stem, key);
      const told = ghosts.text(asked) as { title: string };
      texts += 1;
      return { ...told, title: `${told.title.split(" ").slice(0, 2).join(" ")} ${texts}` };
    },
    solve(asked) {
      const [, stem = ""] = /^Question: (.*)$/m.exec(asked.user) ?? [];
      return { ...(ghosts.solve(asked) as object), answer: letterOf(asked, thrown.get(stem) ?? "") };
    },
  };
}

/** The letter that an option has in a question; "A" where it is none of them. */
export function letterOf({ user }: Asked, option: string): string {
  return [...user.matchAll(/^([A-D])\) (.*)$/gm)].find(([, , it]) => it === option)?.[1] ?? "A";
}

/** Has a brain answer a request. */
export function answeredBy(brain: Brain): (asked: Asked) => Reply {
  return (asked) => {
    const name = promptOf(asked);
    const answer = name && brain[name](asked);
    return { text: typeof answer === "string" ? answer : JSON.stringify(answer ?? null) };
  };
}
