import { gapsOf, withoutGaps } from "@salida/rules/gaps.ts";
import { homophonesOf } from "@salida/rules/homophones.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import type { FillIn, Listening } from "#format.ts";
import { otherSpelling } from "#language/spellings.ts";
import { cutOf } from "./cuts.ts";
import { spokenText, turnsOf } from "./turns.ts";

interface Said {
  /** Null where only one speaks. */
  speaker: string | null;
  voice: "woman" | "man";
  text: string;
}

/** What is said of a listening, turn by turn; of one speaker it is one turn. */
export function scriptOf(listening: Listening): Said[] {
  const { speakers } = listening;
  const [only] = speakers;
  if (speakers.length === 1 && only) {
    return [{ speaker: null, voice: only.voice, text: spokenText(listening) }];
  }
  return turnsOf(listening).map(({ speaker, text }) => {
    if (!speaker) throw new Error(`${listening.id}: a turn without a speaker`);
    return { speaker: speaker.name, voice: speaker.voice, text };
  });
}

/** A fill-in as the stock takes it in: who says what, where the gaps are, and what else is right or nearly right. */
export function fillInBody(listening: Listening, fillIn: FillIn, words: ReadonlySet<string>) {
  const marked = markedTurns(listening, fillIn);
  return {
    script: marked.map((turn) => ({ ...turn, text: withoutGaps(turn.text) })),
    marked: marked.map(({ text }) => text).join("\n\n"),
    gaps: gapsOf(fillIn.text).map(({ word }) => gapOf(word, listening.spelling, words)),
  };
}

/** The fill-in's sentences, those of one turn together. */
function markedTurns(listening: Listening, fillIn: FillIn): Said[] {
  const cut = cutOf(spokenText(listening), fillIn.text);
  if (!cut) throw new Error(`${fillIn.id}: is not cut from its listening`);
  const speakers = scriptOf(listening).flatMap((turn) => sentencesOf(turn.text).map(() => turn));
  const sentences = markedSentences(fillIn.text);
  const turns: (Said & { of: Said })[] = [];
  for (const [index, text] of sentences.entries()) {
    const of = speakers[cut[index] ?? -1];
    if (!of) throw new Error(`${fillIn.id}: a sentence of it has no speaker`);
    const last = turns.at(-1);
    if (last?.of === of) last.text += ` ${text}`;
    else turns.push({ of, speaker: of.speaker, voice: of.voice, text });
  }
  return turns.map(({ of: _, ...turn }) => turn);
}

/** The sentences of a marked text, with their gaps: those that it has without them, since `"…?" I {asked}` hides where one ends. */
function markedSentences(marked: string): string[] {
  let rest = marked.trim();
  return sentencesOf(withoutGaps(marked)).map((sentence) => {
    let end = 0;
    while (end < rest.length && withoutGaps(rest.slice(0, end)) !== sentence) end += 1;
    if (rest[end] === "}") end += 1;
    const own = rest.slice(0, end);
    rest = rest.slice(end).trimStart();
    return own;
  });
}

/** Everything that one slip makes of a word: the same that `isOneSlip` of the rules forgives. */
function slipsOf(word: string): Set<string> {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of letters) {
      slips.add(before + letter + after);
      if (after) slips.add(before + letter + after.slice(1));
    }
  }
  slips.delete(word);
  return slips;
}

function soundingAlike(word: string): string[] {
  const { common, rare } = homophonesOf(word);
  return [...common, ...rare];
}

function gapOf(word: string, spelling: Listening["spelling"], words: ReadonlySet<string>) {
  const other = otherSpelling(word, spelling);
  return {
    word,
    ...(other !== undefined && { otherSpelling: other }),
    neighbours: [...slipsOf(word)].filter((slip) => slip !== other && words.has(slip)),
    homophones: soundingAlike(word),
  };
}
