import type { Item } from "@salida/library/format.ts";
import { piecesOfKind } from "@salida/library/rooms/pieces.ts";
import { goodStory } from "@salida/library/test-story.ts";
import { type Asked, letterOf, promptOf } from "./test-ghost.ts";

/** What a model of rooms is asked for. */
const beginnings = {
  plan: "You plan escape rooms",
  frame: "The part: what frames the room",
  riddle: "The part: a riddle",
  text: "The part: one of the things that lie about",
  rest: "The part: what is filled in",
  edit: "You are the editor of escape rooms",
};
export type RoomPrompt = keyof typeof beginnings | "guess" | "solve" | "explain";
export type RoomBrain = Record<RoomPrompt, (asked: Asked) => unknown>;

/** Which of a room's prompts a request is. */
export function roomPromptOf(asked: Asked): RoomPrompt | undefined {
  const found = Object.entries(beginnings).find(([, beginning]) => asked.system.includes(beginning));
  return (found?.[0] ?? promptOf(asked)) as RoomPrompt | undefined;
}

const story = goodStory();
const texts = [
  piecesOfKind(story, "reading")[0]?.piece,
  piecesOfKind(story, "listening")[0]?.piece,
  piecesOfKind(story, "reading")[1]?.piece,
  piecesOfKind(story, "reading")[2]?.piece,
].map((piece) => ({
  found: piece?.found ?? "",
  text: piece?.text.trim() ?? "",
  item: piece?.items[0] as Item,
}));
const [, last] = piecesOfKind(story, "listening");
const evidence = "But my key is on the kitchen table, far from here.";
texts.push({
  found: "A voice by the door",
  text: `Ravi, are you there? This is Nadia. A visitor is still in the museum. He opened two doors, and he only had the paintings to help him. So he looked at them well! I want to open the last door for him, and so does everybody. ${evidence} Is your key in your hand? Then please come to the museum, because his bus leaves at midnight. I am standing by the street door. Don't forget your warm coat!`,
  item: { ...(last?.piece.items[0] as Item), evidence },
});
const why = { en: "Only one of the four is both.", es: "Solo uno de los cuatro es las dos cosas («both»)." };
const riddles = [
  {
    ask: "Who painted the garden?",
    options: ["The teacher", "The doctor", "The baker", "The farmer"],
    traits: [
      { about: "age", values: ["young", "old"] },
      { about: "years in this street", values: ["a long time here", "a short time here"] },
    ],
    clues: [
      "The painter was not forty years old at that time.",
      "The painter lived in this street for many years.",
    ],
    hints: ["Look at the ages first.", "How many years is a long time?"],
  },
  {
    ask: "Which boat came home?",
    options: ["The boat with a bird", "The boat with a star", "The boat with a fish", "The boat with a tree"],
    traits: [
      { about: "length", values: ["long", "short"] },
      { about: "people", values: ["few people", "many people"] },
    ],
    clues: ["It was more than ten metres from end to end.", "You could count the people on it on one hand."],
    hints: ["How big are they? Two are too small.", "Now count the people."],
  },
  {
    ask: "Which painting is gone?",
    options: ["The bridge", "The market", "The church", "The school"],
    traits: [
      { about: "when it was made", values: ["very old", "quite new"] },
      { about: "weight", values: ["light", "heavy"] },
    ],
    clues: ["It is older than everybody in this town.", "Nobody has to carry it with a friend."],
    hints: ["Look at the years first.", "What can one person carry?"],
  },
];
const fillIns = piecesOfKind(story, "fillIn").map(({ piece }) => piece);
const [talk] = piecesOfKind(story, "talk").map(({ piece }) => piece);
const [picture] = piecesOfKind(story, "picture").map(({ piece }) => piece);
const bare = (text = "") => text.trim().replace(/[{}]/g, "");

/** What the ghost's room is about. */
export const ghostRoom = { topic: story.topic, band: story.band, title: story.title.trim() } as const;

const itemIn = ({ user }: Asked) => texts.find(({ item }) => user.includes(`Question: ${item.stem}\n`))?.item;
const unprintable = {
  skill: "detail",
  stem: "What does nobody not know?",
  options: ["A cat", "A dog", "A fox", "A pig"],
};
const plan = {
  truth: "Somebody took a small painting home to look at it once more, and brings it back tonight.",
  place: "A small museum at night",
  people: [
    { name: "Ravi", voice: "man", job: "a man who works here at night" },
    { name: "Nadia", voice: "woman", job: "the museum's owner" },
  ],
  riddles: riddles.map(({ ask, options, traits }) => ({ ask, options, traits })),
  texts: texts.map(({ found, item: { skill, stem, key, distractors } }) => ({
    found,
    tells: "What somebody did here.",
    questions: [unprintable, { skill, stem, options: [key, ...distractors.map(({ text }) => text)] }],
  })),
};
const frame = {
  title: ghostRoom.title,
  voice: story.voice,
  introduction: story.introduction.trim(),
  leads: story.puzzles.map(({ lead }) => lead),
  out: story.endings.out.trim(),
  caught: story.endings.caught.trim(),
};
const rest = {
  radio: { found: fillIns[0]?.found, text: bare(fillIns[0]?.text) },
  screen: { found: fillIns[1]?.found, text: bare(fillIns[1]?.text) },
  task: picture?.task,
  talk: {
    ...{ found: talk?.found, opens: talk?.opens, asks: talk?.asks },
    ...{ ends: talk?.ends, answers: talk?.answers },
  },
};

/**
 * A model that has a small room in mind, which ships in no library, and says it whenever it is asked the right way: keys first,
 * so that a die that throws 0 makes it true.
 */
export function roomGhost(): RoomBrain {
  return {
    plan: () => structuredClone(plan),
    frame: () => structuredClone(frame),
    rest: () => structuredClone(rest),
    edit: () => ({ faults: [] }),
    riddle: ({ user }) => {
      const at = riddles.findIndex(({ ask }) => user.includes(`Asked: ${ask}\n`));
      const { clues, hints } = riddles[at] ?? {};
      return structuredClone({ text: story.puzzles[at]?.riddles[0]?.text, clues, hints, why });
    },
    text: ({ user }) => {
      const { text, item } = texts.find((it) => user.includes(`1. ${it.item.stem}\n`)) ?? {};
      return { text, evidence: item?.evidence };
    },
    guess: ({ user }) => ({
      guesses: [...user.matchAll(/^\d+\. /gm)].map(() => ({ answer: "A", sure: false })),
    }),
    solve: (asked) => {
      const riddle = riddles.find(({ ask }) => asked.user.includes(`Question: ${ask}\n`));
      const [one, other] = riddle?.traits ?? [];
      const key = riddle
        ? `${riddle.options[0]}: ${one?.values[0]}, ${other?.values[0]}`
        : itemIn(asked)?.key;
      return { answer: letterOf(asked, key ?? ""), quote: itemIn(asked)?.evidence ?? "", others: [] };
    },
    explain: (asked) => {
      const item = itemIn(asked);
      return { right: item?.why, wrong: item?.distractors.map((it) => it.why) };
    },
  };
}

/** Has a brain of rooms answer a request. */
export function roomAnsweredBy(brain: RoomBrain): (asked: Asked) => { text: string } {
  return (asked) => {
    const name = roomPromptOf(asked);
    const answer = name && brain[name](asked);
    return { text: typeof answer === "string" ? answer : JSON.stringify(answer ?? null) };
  };
}
