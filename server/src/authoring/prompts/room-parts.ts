import type { Brief } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { levelCards, topicCard } from "./cards.ts";
import { heardCards } from "./heard-cards.ts";

/** What whoever writes a part of a room is told of the whole. */
interface Whole {
  brief: Pick<Brief, "topic" | "level">;
  plan: {
    truth: string;
    place: string;
    people: readonly { name: string; voice: string; job: string }[];
    texts: readonly { found: string; tells: string }[];
  };
  /** Whether the part is heard, as far as its level goes. */
  heard?: boolean;
  /** A text of the level as it should sound, where there is room for one. */
  exemplar?: string | undefined;
  /** A first try, and what was found in it. */
  tried?: { part: unknown; findings: readonly string[] } | undefined;
}

const rules = `You write escape rooms for people who learn English. The plan of a room is there, and a die has thrown what is true in it. You write one part.

- Plain English, each sentence one that a native speaker would say or write to a friend, whatever the level. What matters is said plainly.
  Never go round an everyday word, and never bend a tense to be simple ("Tell the lock, and the door is going to open"): where only the
  usual word or tense is natural, use it. Where a word is too hard for the level, let another thing happen instead of describing the word.
- Only the people of the plan have names, and few of them are named. No brands, nobody living, nothing red, green or blue.
- Never say what the plan keeps for the end. Plain text: no markup, no digits in what is heard, numbers in words. British spelling.
- Where a first try is shown with what was found in it, mend just that and give the whole part again.`;

function wholeOf({ brief: { topic, level }, plan, heard, exemplar, tried }: Whole): string {
  const { truth, place, people, texts } = plan;
  return `
Topic: ${topicCard(topic)}
Level: ${(heard ? heardCards : levelCards)[level]}
Place: ${place}
Truth: ${truth}
People: ${people.map(({ name, voice, job }) => `${name}, a ${voice}, ${job}`).join("; ")}
Things that lie about: ${texts.map(({ found, tells }) => `${found}: ${tells}`).join(" / ")}
${exemplar ? `\nHow English of this level may sound, so easy and so natural; another story, of which you take nothing:\n\n${exemplar}\n` : ""}${tried ? `\nA first try:\n${JSON.stringify(tried.part)}\nFound:\n${tried.findings.map((it) => `- ${it}`).join("\n")}\n` : ""}`;
}

/** What frames a room: how it begins, what leads to each lock, how it ends. */
export const roomFramePrompt: PromptFile<Whole> = {
  id: "room-frame",
  version: 2,
  stable: `${rules}

The part: what frames the room.
- title: two to five words. voice: whether a woman or a man tells the introduction.
- introduction: to the player, as "you", 60 to 80 words, to be heard: where they are, why the doors are locked, why numbers are hidden in riddles,
  why they want to get out.
- leads: three, 12 to 25 words each: what the player sees before each lock.
- out, caught: how it ends when the player gets out, and when time runs out and somebody lets them out; 70 to 95 words each. Both tell the
  whole truth.`,
  volatile: wholeOf,
};

export interface RoomRiddleGiven extends Whole {
  riddle: { ask: string; options: readonly string[]; key: string; needed: readonly [string, string] };
}

/** The words of a riddle whose key was thrown. */
export const roomRiddlePrompt: PromptFile<RoomRiddleGiven> = {
  id: "room-riddle",
  version: 3,
  stable: `${rules}

The part: a riddle. Four options are shown to the player, each with two things that are known of it. Two clues tell what is known of the right
one: who reads both finds just one option.
- text: a card, note or sign on the lock that puts the question into the story, 15 to 50 words. It names no option.
- clues: two sentences of 6 to 20 words. The first says the first thing that is known of the right one, in other words and so that
  its opposite is out; the second the second. Neither names an option, and neither says anything of the other thing.
  A clue tells what somebody did, saw or said, as one tells it to a friend ("I couldn't lift it with one hand"). It never explains a word
  ("something hard with four sides"), never counts or reckons ("the month between March and May").
- hints: two, 4 to 15 words each: the first helps with the first clue, the second with the second, and neither only says it again. They name no option.
- why: in a sentence or two why just this option fits. en: English of the level. es: Spanish as a teacher from anywhere would say it, to a
  "tú", which quotes the English words that decide in « » and says what they mean.`,
  volatile: ({ riddle, ...whole }) => `${wholeOf(whole).trim()}

Asked: ${riddle.ask}
${riddle.options.map((option) => `- ${option}`).join("\n")}
Right: ${riddle.key}
First thing: ${riddle.needed[0]}
Second thing: ${riddle.needed[1]}`,
};

export interface RoomTextGiven extends Whole {
  text: { found: string; tells: string; speaker: string | undefined };
  decided: { stem: string; key: string; others: readonly string[] };
}

/** A text that lies in a room, in which the thrown option is true. */
export const roomTextPrompt: PromptFile<RoomTextGiven> = {
  id: "room-text",
  version: 2,
  stable: `${rules}

The part: one of the things that lie about, 74 to 86 words. A die chose the answer that is to be true in it.
- It says who writes or speaks to whom, and why. Something happens, one thing because of the other.
- The answer follows clearly from the text. Do not copy its words in a row, and never turn it into a riddle. Nothing speaks for another
  option; at most one may come up in another role, none is mentioned only to be denied.
- What is heard is said by one voice, as people talk, with no name before it; short sentences.
- text: paragraphs with a blank line between them. evidence: the one whole sentence that proves the answer, copied to the letter.`,
  volatile: ({ text, decided, ...whole }) => `${wholeOf(whole).trim()}

To write: ${text.found}; ${text.speaker ? `heard, said by ${text.speaker}` : "read"}. It tells: ${text.tells}

1. ${decided.stem}
   True: ${decided.key}
   Not true: ${decided.others.join(" / ")}`,
};

/** What is filled in, described and talked about in a room. */
export const roomRestPrompt: PromptFile<Whole> = {
  id: "room-rest",
  version: 2,
  stable: `${rules}

The part: what is filled in, what a picture is for, and a talk.
- radio, screen: two announcements that are heard, each found, up to six words, and text, of 23 to 27 words in four or five whole sentences of
  four to eight words. Their words stand in no other text; at least four everyday words could be left out.
- task: in 8 to 20 words, why somebody of the story who cannot see a place asks the player to describe the picture of it.
- talk: the first of the people rings the player up. found: up to six words. opens: who they are to the player and one question. asks: two
  sentences or three each, ending in a question that can be answered by whoever is locked in, whatever they have said before. ends: a farewell that
  gives a letter for the lock and asks nothing. Each 6 to 30 words.
- answers: how a learner of the level may answer opens and both asks, in sentences of 10 to 25 words.`,
  volatile: wholeOf,
};
