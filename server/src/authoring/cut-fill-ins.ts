import type { Check } from "@salida/library/checks/check.ts";
import {
  fillInCut,
  fillInLength,
  gapCount,
  gapDistance,
  gapForm,
  gapNumeral,
  gapPlace,
  gapSound,
  gapTwice,
  titleGap,
} from "@salida/library/checks/fill-in-checks.ts";
import type { Form } from "@salida/library/form.ts";
import type { FillIn, LibraryFile, Listening } from "@salida/library/format.ts";
import { isSmall } from "@salida/library/language/shared-words.ts";
import { turnsOf } from "@salida/library/spoken/turns.ts";
import { type LevelName, levels } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { levelOfWord } from "@salida/rules/word-levels.ts";
import { countWords } from "@salida/rules/words.ts";

/** What is asked of a word by itself, of those together that are chosen, and of all of it. */
const ofOne = [gapForm, gapNumeral, gapSound, titleGap];
const ofAll = [gapPlace, gapDistance, gapTwice];
const whole = [...ofOne, ...ofAll, gapCount, fillInLength, fillInCut];
const parts = ["one", "two", "three"];
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** A sentence, and which turn it is of. */
interface Sentence {
  text: string;
  turn: number;
}

/** What fill-ins are cut from. */
interface Cutting {
  listening: Listening;
  level: LevelName;
  form: Form;
}

/**
 * Fill-ins of a listening, as many as there are up to what the form allows: from its beginning on the first windows of whole sentences
 * in which as many words can be left out as the library's checks ask for. Pure: the same script gives the same ones.
 */
export function cutFillIns(listening: Listening, level: LevelName, form: Form): FillIn[] {
  const cutting = { listening, level, form };
  const sentences = turnsOf(listening).flatMap(({ text }, turn) =>
    sentencesOf(text).map((it) => ({ text: it, turn })),
  );
  const cut: FillIn[] = [];
  for (let from = 0; from < sentences.length && cut.length < form.fillIns.most; ) {
    const next = fillInFrom(cutting, sentences.slice(from), cut.length);
    if (next) cut.push(next.fillIn);
    from += next?.sentences ?? 1;
  }
  return cut;
}

/** The shortest fill-in that begins with the first of these sentences. */
function fillInFrom(cutting: Cutting, sentences: readonly Sentence[], number: number) {
  const { listening, form } = cutting;
  const name = { id: `${listening.id}-${number + 1}`, title: `${listening.title}: part ${parts[number]}` };
  for (let count = 1; count <= sentences.length; count++) {
    const text = joined(sentences.slice(0, count));
    const words = countWords(text);
    if (words > form.fillInWords.most) return undefined;
    if (words < form.fillInWords.least) continue;
    const fillIn = withGaps(cutting, { ...name, text });
    if (holds(cutting, fillIn, whole)) return { fillIn, sentences: count };
  }
  return undefined;
}

/** Sentences of one turn in a line, turns apart. */
function joined(sentences: readonly Sentence[]): string {
  return sentences.reduce((text, sentence, at) => {
    const before = sentences[at - 1];
    if (!before) return sentence.text;
    return `${text}${before.turn === sentence.turn ? " " : "\n\n"}${sentence.text}`;
  }, "");
}

/** The piece with as many gaps as may be, the words first that teach most at the level. */
function withGaps(cutting: Cutting, piece: FillIn): FillIn {
  const places = [...piece.text.matchAll(word)]
    .map(({ 0: said, index }) => ({ said, index, worth: worthOf(said, cutting.level) }))
    .filter(({ said, worth }) => worth > 0 && holds(cutting, { ...piece, text: `{${said}}` }, ofOne))
    .sort((a, b) => b.worth - a.worth || a.index - b.index);
  const chosen: typeof places = [];
  // a brace may hide from those who tell sentences apart that somebody {said} something
  const count = sentencesOf(piece.text).length;
  for (const place of places) {
    if (chosen.length === cutting.form.gaps.most) break;
    const more = marked(piece, [...chosen, place]);
    if (holds(cutting, more, ofAll) && sentencesOf(more.text).length === count) chosen.push(place);
  }
  return marked(piece, chosen);
}

/**
 * What leaving a word out is worth at a level: a word with a meaning of its own that is known, rather one that is new at the level;
 * from B1 on small words, too, where there is nothing better. Nothing where it is above the level.
 */
function worthOf(said: string, level: LevelName): number {
  const known = levelOfWord(said);
  if (known === undefined || known > level) return 0;
  if (isSmall(said)) return level >= "B1" ? 1 : 0;
  return 2 + levels.indexOf(known);
}

function marked(piece: FillIn, places: readonly { said: string; index: number }[]): FillIn {
  const text = [...places]
    .sort((a, b) => b.index - a.index)
    .reduce((all, { said, index }) => {
      return `${all.slice(0, index)}{${said}}${all.slice(index + said.length)}`;
    }, piece.text);
  return { ...piece, text };
}

function holds({ listening, level, form }: Cutting, fillIn: FillIn, checks: readonly Check[]): boolean {
  const file: LibraryFile = {
    topic: "OTHER",
    level,
    readings: [],
    listenings: [{ ...listening, fillIns: [fillIn] }],
  };
  return checks.every((check) => check(file, form).length === 0);
}
