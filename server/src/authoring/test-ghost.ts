import type { Reading } from "@salida/library/format.ts";
import type { Asked, Reply } from "#engines/text/test-provider/open-test-provider.ts";

/** Which prompt a request is, told by how it begins. */
const beginnings = {
  sheet: "You plan reading exercises",
  guess: "You are good at tests",
  text: "You write short texts",
  solve: "You sit a reading test",
  explain: "You teach English",
};
export type PromptName = keyof typeof beginnings | "mend";

/** The prompt's name, or nothing where it is none of authoring's. */
export function promptOf({ system }: Asked): PromptName | undefined {
  const found = Object.entries(beginnings).find(([, beginning]) => system.startsWith(beginning))?.[0];
  return system.includes("Mend just that") ? "mend" : (found as PromptName | undefined);
}

/** What each prompt is answered with. */
export type Brain = Record<PromptName, (asked: Asked) => unknown>;

/**
 * A model that has one reading of the library in mind and says it whenever it is asked the right way: keys first among the
 * options, so that a die that throws 0 makes its text true. With two spare questions that nobody would print.
 */
export function ghostOf({ title, text, items }: Reading): Brain {
  const decided = ({ user }: Asked) => items.filter(({ stem }) => user.includes(`. ${stem}\n`));
  const told = (asked: Asked) => ({
    title,
    paragraphs: text.trim().split(/\n\n+/),
    evidence: decided(asked).map(({ evidence }) => evidence),
  });
  const itemIn = ({ user }: Asked) => items.find(({ stem }) => user.includes(`Question: ${stem}\n`));
  return {
    sheet: () => ({
      place: "A place",
      people: ["Somebody"],
      premise: "Something happens.",
      questions: [
        ...items.map(({ skill, stem, key, distractors }) => ({
          skill,
          stem,
          options: [key, ...distractors.map((it) => it.text)],
        })),
        {
          skill: "detail",
          stem: "What does nobody not know?",
          options: ["A cat", "A dog", "A fox", "A pig"],
        },
        {
          skill: "detail",
          stem: "What is it?",
          options: ["A cat", "A", "An extraordinarily long option", "Cats"],
        },
      ],
    }),
    guess: ({ user }) => ({
      guesses: [...user.matchAll(/^\d+\. /gm)].map(() => ({ answer: "A", sure: false })),
    }),
    text: told,
    mend: told,
    solve: (asked) => ({ answer: letterOf(asked, itemIn(asked)?.key ?? ""), quote: "", others: [] }),
    explain: (asked) => {
      const item = itemIn(asked);
      return { right: item?.why, wrong: item?.distractors.map(({ why }) => why) };
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
