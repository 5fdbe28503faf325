import { standingIn } from "@salida/library/rooms/riddles.ts";
import { storyFindings } from "@salida/library/rooms/room-findings.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type Asked, letterOf } from "#authoring/test-ghost.ts";
import {
  ghostRoom,
  type RoomBrain,
  roomAnsweredBy,
  roomGhost,
  roomPromptOf,
} from "#authoring/test-room-ghost.ts";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import { TextFault } from "#engines/text/text.ts";
import { authorRoom } from "./author-room.ts";
import { type RiddlePlan, throwRiddle } from "./plan.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
});

const settings = z.object(textShapes).parse(writtenBy("openai-compatible"));

async function authored(over: Partial<RoomBrain> = {}) {
  provider.answer(roomAnsweredBy({ ...roomGhost(), ...over }));
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const desk = { engine, random: randomFrom("1"), die: () => 0 };
  const brief = { topic: ghostRoom.topic, level: ghostRoom.band, titles: [], names: ["Wenceslao"] };
  return authorRoom(desk, brief, "a-seed");
}
const asks = (name: string) => provider.asked.filter((asked) => roomPromptOf(asked) === name).length;

test("a room is planned, thrown, written part by part, solved and explained; nothing of it is to be mended", async () => {
  const { story, provenance } = await authored();
  expect(provenance.findings.filter((it) => !it.startsWith("plan: "))).toEqual([]);
  expect(story && storyFindings(story)).toEqual([]);
  expect(story?.title).toBe(ghostRoom.title);
  // as the library's it can be written to a file and read again
  const raw = JSON.parse(JSON.stringify(story, (_, value) => value));
  expect(raw.puzzles).toHaveLength(3);
  for (const { riddles } of story?.puzzles ?? [])
    for (const riddle of riddles) expect(standingIn(riddle)).toHaveLength(1);
  expect(provenance.calls).toBe(1 + 3 + (1 + 3 + 5 + 1) + 1 + 5 + 2 * 3 + 5);
  expect(provenance.throws).toEqual(Array(8).fill(1));
});

const riddle: RiddlePlan = {
  ask: "Who was it?",
  options: ["Ann", "Ben", "Cat", "Dan"],
  traits: [
    { about: "age", values: ["young", "old"] },
    { about: "hair", values: ["long", "short"] },
  ],
};
test.each([0, 1, 2, 3])(
  "whichever option is thrown (%i), it alone is both, and each thing leaves two",
  (key) => {
    const { options, needed } = throwRiddle(riddle, key);
    expect(needed).toEqual(["age: young", "hair: long"]);
    expect(options[key]).toMatchObject({ a: "young", b: "long" });
    expect(options.filter(({ a, b }) => a === "young" && b === "long")).toHaveLength(1);
    expect(options.filter(({ a }) => a === "young")).toHaveLength(2);
    expect(options.filter(({ b }) => b === "long")).toHaveLength(2);
  },
);

test("what is found is mended in its part alone", async () => {
  let told = 0;
  const { story, provenance } = await authored({
    frame: () => {
      const frame = roomGhost().frame({ system: "", user: "" }) as { introduction: string };
      return told++ === 0 ? { ...frame, introduction: "You are in a museum." } : frame;
    },
  });
  expect(story).toBeDefined();
  expect(provenance.findings.at(-1)).toBe("frame: 5 words, not 50 to 90");
  expect([asks("frame"), asks("riddle"), asks("text"), asks("rest"), asks("plan")]).toEqual([2, 3, 5, 1, 1]);
  const mend = provider.asked.filter((it) => roomPromptOf(it) === "frame")[1];
  expect(mend?.user).toContain("- 5 words, not 50 to 90");
  expect(mend?.user).toContain("You are in a museum.");
});

test("a plan with a word above the band is refused before anything is written by it", async () => {
  const { texts } = roomGhost().plan({ system: "", user: "" }) as { texts: { found: string }[] };
  const { provenance } = await authored({
    plan: (asked) => ({
      ...(roomGhost().plan(asked) as object),
      texts: texts.map((it, at) => (at === 0 ? { ...it, found: "A paper on the sill" } : it)),
    }),
  });

  expect(provenance.findings).toContain(
    'plan: "A paper on the sill": more than one level above A2: sill (C1)',
  );
  expect([asks("plan"), asks("frame")]).toEqual([2, 0]);
  expect(provider.asked.at(-1)?.user).toContain("on the sill");
});

test("what is found by the name of another thing is mended in the part that can call it otherwise", async () => {
  const { texts } = roomGhost().plan({ system: "", user: "" }) as { texts: { found: string }[] };
  const rest = roomGhost().rest({ system: "", user: "" }) as { talk: object };
  let told = 0;
  const { story, provenance } = await authored({
    rest: () => (told++ === 0 ? { ...rest, talk: { ...rest.talk, found: texts[1]?.found } } : rest),
  });

  expect(story).toBeDefined();
  expect(provenance.findings.at(-1)).toBe(
    `rest: two things are found as "${texts[1]?.found}": call the one that you write otherwise`,
  );
  expect(asks("rest")).toBe(2);
});

test("what an editor would not print is written anew in its part, once", async () => {
  const quote =
    String((roomGhost().frame({ system: "", user: "" }) as { out: string }).out).split(". ")[0] ?? "";
  const { story, provenance } = await authored({
    edit: () => ({
      faults: [
        { quote, why: "nobody says so", better: "It is over." },
        { quote: "It stands nowhere.", why: "made up", better: "" },
      ],
    }),
  });

  expect(story).toBeDefined();
  const told = `"${quote}": nobody says so Better: "It is over."`;
  expect(provenance.findings.filter((it) => it.startsWith("editor"))).toEqual([`editor: frame: ${told}`]);
  expect([asks("edit"), asks("frame"), asks("riddle"), asks("text"), asks("rest")]).toEqual([1, 2, 3, 5, 1]);
  expect(provider.asked.filter((it) => roomPromptOf(it) === "frame")[1]?.user).toContain(`- ${told}`);
});

test("where what is written for the editor does not pass the checks, what was there before stays", async () => {
  const frame = roomGhost().frame({ system: "", user: "" }) as { out: string; introduction: string };
  let told = 0;
  const { story } = await authored({
    edit: () => ({ faults: [{ quote: frame.out.slice(0, 40), why: "stiff", better: "" }] }),
    frame: () => (told++ === 0 ? frame : { ...frame, introduction: "You are in a museum." }),
  });

  expect(told).toBe(1 + 1 + 2);
  expect(story?.introduction).toBe(frame.introduction);
});

// biome-ignore lint/suspicious/noExplicitAny: answers taken apart to be spoiled
type Answer = any;
const spoiled = (name: keyof RoomBrain, spoil: (answer: Answer) => unknown): Partial<RoomBrain> => ({
  [name]: (asked: Asked) => spoil(roomGhost()[name](asked)),
});
/** The letter of the option that comes first in the alphabet, whatever the order in which they are shown. */
function firstByName(user: string): string {
  const [first = ""] = [...user.matchAll(/^[A-D]\) (.*)$/gm)].map(([, option = ""]) => option).sort();
  return letterOf({ system: "", user }, first);
}

const bad: [string, Partial<RoomBrain>][] = [
  [
    "people who begin alike",
    spoiled("plan", (it) => ({ ...it, people: it.people.map((one: object) => ({ ...one, name: "Ravi" })) })),
  ],
  [
    "two voices alike",
    spoiled("plan", (it) => ({ ...it, people: it.people.map((one: object) => ({ ...one, voice: "man" })) })),
  ],
  [
    "a name to keep away from",
    spoiled("plan", (it) => ({ ...it, people: it.people.with(0, { ...it.people[0], name: "Wenceslao" }) })),
  ],
  [
    "a riddle whose values are one",
    spoiled("plan", (it) => ({
      ...it,
      riddles: it.riddles.map((one: Answer) => ({
        ...one,
        traits: one.traits.map((trait: object) => ({ ...trait, values: ["old", "old"] })),
      })),
    })),
  ],
  [
    "a word above the band where only the plan could mend it",
    spoiled("plan", (it) => ({
      ...it,
      texts: it.texts.with(0, { ...it.texts[0], found: "A paper on the sill" }),
    })),
  ],
  [
    "options that stand out",
    spoiled("plan", (it) => ({
      ...it,
      riddles: it.riddles.map((one: Answer) => ({
        ...one,
        options: one.options.with(0, "The very old gentleman with the umbrella"),
      })),
    })),
  ],
  [
    "no sound question",
    spoiled("plan", (it) => ({
      ...it,
      texts: it.texts.map((one: Answer) => ({ ...one, questions: one.questions.slice(0, 1) })),
    })),
  ],
  [
    "two texts of one name",
    spoiled("plan", (it) => ({
      ...it,
      texts: it.texts.map((one: object) => ({ ...one, found: "A paper" })),
    })),
  ],
  ["two riddles", spoiled("plan", (it) => ({ ...it, riddles: it.riddles.slice(1) }))],
  ["an ending of a sentence", spoiled("frame", (it) => ({ ...it, out: "You are out." }))],
  [
    "a colour of the code",
    spoiled("frame", (it) => ({ ...it, introduction: it.introduction.replace("small", "red") })),
  ],
  ["markup", spoiled("text", (it) => ({ ...it, text: `<b>${it.text}</b>` }))],
  ["an unsafe word", spoiled("text", (it) => ({ ...it, text: it.text.replace(/\.$/, ". He sells drugs.") }))],
  ["evidence that is not there", spoiled("text", (it) => ({ ...it, evidence: "It was so." }))],
  ["half a text", spoiled("text", (it) => ({ ...it, text: it.text.slice(0, 200) }))],
  [
    "its instructions",
    spoiled("text", (it) => ({
      ...it,
      text: `${it.text} You write escape rooms for people who learn English.`,
    })),
  ],
  [
    "words above the band",
    spoiled("text", (it) => ({
      ...it,
      text: it.text.replace(/^\w+/, "Notwithstanding perfunctory obfuscation"),
    })),
  ],
  [
    "a hint that names an option",
    spoiled("riddle", (it) => ({ ...it, hints: ["It was the teacher, the bird, the bridge.", it.hints[1]] })),
  ],
  [
    "a reason that is not Spanish",
    spoiled("riddle", (it) => ({ ...it, why: { en: it.why.en, es: it.why.en } })),
  ],
  ["a clue of one word", spoiled("riddle", (it) => ({ ...it, clues: ["Young.", it.clues[1]] }))],
  [
    "a talk that asks nothing",
    spoiled("rest", (it) => ({ ...it, talk: { ...it.talk, opens: "This is Nadia from the museum." } })),
  ],
  [
    "an announcement without a gap",
    spoiled("rest", (it) => ({ ...it, radio: { ...it.radio, text: "No no no no. ".repeat(6) } })),
  ],
  [
    "a solver who finds another answer",
    spoiled("solve", (it) => ({ ...it, answer: it.answer === "A" ? "B" : "A" })),
  ],
  ["a solver who finds two", spoiled("solve", (it) => ({ ...it, others: ["A", "B", "C", "D"] }))],
  [
    "questions on which everybody bets the same",
    {
      guess: ({ user }) => ({
        guesses: user.split("\n\n").map((one) => ({ answer: firstByName(one), sure: true })),
      }),
    },
  ],
  [
    "reasons in one language",
    spoiled("explain", (it) => ({ ...it, right: { en: it.right.en, es: it.right.en } })),
  ],
  ["null", spoiled("rest", () => "null")],
];
test.each(bad)("%s: nothing of it comes out", async (_, over) => {
  const { story } = await authored(over).catch((error) => {
    expect(error).toBeInstanceOf(TextFault);
    return { story: undefined };
  });
  expect(story).toBeUndefined();
});
