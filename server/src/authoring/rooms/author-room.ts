import type { Finding } from "@salida/library/checks/finding.ts";
import { titleMark } from "@salida/library/checks/shelf.ts";
import { roomForm } from "@salida/library/form.ts";
import type { Item } from "@salida/library/format.ts";
import { tooHardIn } from "@salida/library/rooms/hard-words.ts";
import { pieceId } from "@salida/library/rooms/pieces.ts";
import { storyFindings } from "@salida/library/rooms/room-findings.ts";
import type { Riddle, Story } from "@salida/library/rooms/story.ts";
import type { z } from "zod";
import { type Desk, soundItems, throwFor } from "#authoring/author-text.ts";
import type { Draft } from "#authoring/draft.ts";
import { echoFindings, nameFindings } from "#authoring/echo.ts";
import { explain } from "#authoring/explain.ts";
import { briefly, profileOf, shortened } from "#authoring/profile.ts";
import { roomPlanPrompt } from "#authoring/prompts/room-plan.ts";
import { openRecorder, type Provenance } from "#authoring/record.ts";
import { questionFindings } from "#authoring/sheet.ts";
import type { Question } from "#authoring/sheet-shape.ts";
import { solve } from "#authoring/solve.ts";
import { withoutFavourites } from "#authoring/spread.ts";
import { said } from "#engines/text/text.ts";
import { assemble, type Parts, textNames } from "./assemble.ts";
import { editRoom } from "./edit-room.ts";
import type { Frame, Rest, RiddleWords, TextWords } from "./parts.ts";
import { RoomPlan, riddleFindings, riddleOf, throwRiddle } from "./plan.ts";
import { asking, type Decided, type PartName, type Room, type RoomBrief, writePart } from "./write-part.ts";

/** What came of it: a story that passes every check, or nothing, and either way what it took. */
export interface AuthoredRoom {
  story: Story | undefined;
  provenance: Provenance;
}

const plans = 2;
const mendings = 2;

/**
 * Has a room written: its plan, tries of its questions without a text, a throw for each riddle and question, then part by part, each
 * mended twice at most; what an editor of the whole would not print, written anew; the solver's trial of riddles and questions,
 * reasons, and everything that the library's rooms are checked for. `seed` makes names and picture its own. Throws as the engine does.
 */
export async function authorRoom(desk: Desk, brief: RoomBrief, seed: string): Promise<AuthoredRoom> {
  const recorder = openRecorder(desk.engine, profileOf(desk.context));
  for (let tried = 0; tried < plans; tried++) {
    const refused = recorder.provenance().findings.filter((it) => it.startsWith(ofPlan));
    const story = await fromOnePlan({ desk, recorder, brief, seed }, refused);
    if (!story) continue;
    desk.onStep?.("ready");
    return { story, provenance: recorder.provenance() };
  }
  return { story: undefined, provenance: recorder.provenance() };
}

const ofPlan = "plan: ";

async function fromOnePlan(room: Room, refused: readonly string[]): Promise<Story | undefined> {
  const { desk, recorder } = room;
  desk.onStep?.("questions");
  const plan = await writePlan(room, refused);
  const thrown = plan.riddles.map((riddle) => {
    const key = throwFor({ skill: "detail", stem: riddle.ask, options: riddle.options }, recorder, desk.die);
    return throwRiddle(riddle, riddle.options.indexOf(key.key));
  });
  const unfit = [...thrown.flatMap(riddleFindings), ...planFindings(plan, room.brief)];
  recorder.found(...unfit.map((what) => `${ofPlan}${what}`));
  if (unfit.length > 0) return undefined;
  const open = await withoutFavourites(recorder, soundQuestions(plan, room), desk.random);
  const questions = plan.texts.map(({ questions: asked }) => asked.find((it) => open.includes(it)));
  if (!questions.every((it) => it !== undefined)) return undefined;
  const decided = questions.map((question) => throwFor(question, recorder, desk.die));
  return writeRoom(room, { plan, thrown, decided });
}

async function writePlan({ recorder, brief }: Room, refused: readonly string[]): Promise<RoomPlan> {
  const told = shortened(
    refused.map((it) => it.slice(ofPlan.length)),
    recorder.profile,
  );
  const given = { brief: briefly({ ...brief, genre: "story" }, recorder.profile), refused: told };
  const prompt = said(roomPlanPrompt, given);
  const { value } = await recorder.ask({ role: "writer", prompt, shape: RoomPlan, ...asking });
  return value;
}

/** What speaks against a plan, whatever is asked about its texts. */
function planFindings({ people, truth, texts, riddles }: RoomPlan, { names, level }: RoomBrief): string[] {
  const [one, other] = people;
  // these words are the plan's: who writes the parts could not mend them
  const fixed = [
    ...texts.map(({ found }) => found),
    ...riddles.flatMap(({ ask, options, traits }) => [ask, ...options, ...traits.flatMap((it) => it.values)]),
  ];
  return [
    ...(one?.voice === other?.voice ? [`both people have the voice of a ${one?.voice}`] : []),
    ...(one?.name[0] === other?.name[0] ? [`${one?.name} and ${other?.name} begin alike`] : []),
    ...nameFindings(people.map(({ name }) => name).join("\n"), names),
    ...echoFindings(truth),
    ...(new Set(texts.map(({ found }) => titleMark(found))).size < texts.length
      ? ["two of the things that lie about have one name"]
      : []),
    ...fixed.flatMap((words) => {
      const hard = tooHardIn(words, level);
      return hard ? [`"${words}": ${hard}`] : [];
    }),
  ];
}

function soundQuestions({ texts }: RoomPlan, { recorder, brief }: Room): Question[] {
  const all = texts.flatMap(({ questions }) => questions);
  const found = all.map((question) => questionFindings(question, brief, roomForm));
  recorder.found(...found.flat().map((what) => `${ofPlan}${what}`));
  const stems = new Set<string>();
  return all.filter(({ stem }, at) => found[at]?.length === 0 && !stems.has(stem) && stems.add(stem));
}

async function writeRoom(room: Room, of: Decided): Promise<Story | undefined> {
  room.desk.onStep?.("text");
  const draft = new Map<PartName, unknown>();
  const names: PartName[] = [
    "frame",
    ...of.thrown.map((_, at) => `riddle ${at}` as const),
    ...of.decided.map((_, at) => `text ${at}` as const),
    "rest",
  ];
  await Promise.all(names.map(async (name) => draft.set(name, await writePart(room, of, name))));
  if (!(await mend(room, of, draft))) return undefined;
  await improve(room, of, draft);
  room.desk.onStep?.("checks");
  return proved(room, of, draft);
}

/** Has what the checks find mended, twice at most; false where something is left. */
async function mend(room: Room, of: Decided, draft: Map<PartName, unknown>): Promise<boolean> {
  for (let mended = 0; ; mended++) {
    const found = findingsByPart(storyOf(room, of, draft), room.brief);
    room.recorder.found(...[...found].flatMap(([name, all]) => all.map((what) => `${name}: ${what}`)));
    if (found.size === 0) return true;
    if (mended === mendings) return false;
    await rewrite(room, of, draft, found);
  }
}

/** Has what an editor would not print written anew; what cannot be mended after that stays as it was. */
async function improve(room: Room, of: Decided, draft: Map<PartName, unknown>): Promise<void> {
  const before = new Map(draft);
  const faults = await editRoom(room, of, draft);
  room.recorder.found(...[...faults].flatMap(([name, all]) => all.map((what) => `editor: ${name}: ${what}`)));
  await rewrite(room, of, draft, faults);
  if (await mend(room, of, draft)) return;
  for (const [name, part] of before) draft.set(name, part);
}

async function rewrite(
  room: Room,
  of: Decided,
  draft: Map<PartName, unknown>,
  found: ReadonlyMap<PartName, readonly string[]>,
): Promise<void> {
  await Promise.all(
    [...found].map(async ([name, findings]) => {
      const tried = { part: draft.get(name), findings: shortened(findings, room.recorder.profile) };
      draft.set(name, await writePart(room, of, name, tried));
    }),
  );
}

const unsaid = { en: "-", es: "-" };

/** The story of what is written so far, with the reasons of its items where they are there. */
function storyOf(
  { brief, seed }: Room,
  { plan, thrown, decided }: Decided,
  draft: ReadonlyMap<PartName, unknown>,
  explained: readonly Item[] = [],
): Story {
  const riddles = thrown.map((it, at): Riddle => {
    return riddleOf(`riddle-${at + 1}`, it, draft.get(`riddle ${at}`) as z.infer<typeof RiddleWords>);
  });
  const texts = decided.map(({ skill, stem, key, others }, at) => {
    const words = draft.get(`text ${at}`) as TextWords;
    const distractors = others.map((text) => ({ text, why: unsaid }));
    return { ...words, item: explained[at] ?? { skill, stem, key, why: unsaid, distractors } };
  });
  const [frame, rest] = [draft.get("frame") as Frame, draft.get("rest") as Rest];
  const parts: Parts = { brief, plan, seed, frame, riddles, texts, rest };
  return assemble(parts);
}

/** What is to be mended, by the part that it is to be mended in. */
function findingsByPart(story: Story, { titles, names }: RoomBrief): Map<PartName, string[]> {
  const found = new Map<PartName, string[]>();
  const add = (name: PartName, what: string) => found.set(name, [...(found.get(name) ?? []), what]);
  for (const finding of storyFindings(story))
    if (!reasons.has(finding.check)) add(partOf(story, finding), finding.what);
  for (const [name, words] of wordsOf(story))
    for (const what of [...echoFindings(words), ...nameFindings(words, names)]) add(name, what);
  const things = story.puzzles.flatMap(({ places }) => places.flat()).map(({ found: name }) => name);
  const twice = things.find((name, at) => things.findIndex((it) => titleMark(it) === titleMark(name)) < at);
  if (twice) add("rest", `two things are found as "${twice}": call the one that you write otherwise`);
  if (titles.some((title) => titleMark(title) === titleMark(story.title)))
    add("frame", `the title "${story.title}" is there already`);
  return found;
}

/** What is said of an item's reasons, which come later. */
const reasons = new Set(["englishExplained", "spanishExplained"]);

/** The part in which a finding can be mended; the frame, where it is of the whole. */
function partOf(story: Story, { where }: Finding): PartName {
  const riddle = /^puzzle (\d), riddle/.exec(where)?.[1];
  if (riddle) return `riddle ${Number(riddle) - 1}`;
  const at = textNames.findIndex((name) => {
    const id = pieceId(story, { kind: "reading", name } as never);
    return where === id || where.startsWith(`${id},`) || where.endsWith(` ${name}`);
  });
  if (at >= 0) return `text ${at}`;
  return /fillIn|talk|picture|-(?:announcement|screen)\b/.test(where) ? "rest" : "frame";
}

/** What is written in each part, but for reasons. */
function wordsOf(story: Story): [PartName, string][] {
  const { puzzles, endings, introduction } = story;
  const pieces = puzzles.flatMap(({ places }) => places.flat());
  return [
    [
      "frame",
      [story.title, introduction, ...puzzles.map(({ lead }) => lead), ...Object.values(endings)].join("\n"),
    ],
    ...puzzles.flatMap(({ riddles }, at) =>
      riddles.map(({ text, hints, clues }): [PartName, string] => [
        `riddle ${at}`,
        [text, ...hints, ...clues.map(({ say }) => say)].join("\n"),
      ]),
    ),
    ...pieces.map((piece): [PartName, string] => {
      const at = (textNames as readonly string[]).indexOf(piece.name);
      const said = Object.values(piece)
        .flat()
        .filter((it) => typeof it === "string");
      return [at >= 0 ? `text ${at}` : "rest", said.join("\n")];
    }),
  ];
}

/** The story, if a solver finds what was thrown and nothing else, with reasons for everything. */
async function proved(
  room: Room,
  of: Decided,
  draft: ReadonlyMap<PartName, unknown>,
): Promise<Story | undefined> {
  const { desk, recorder, brief } = room;
  const drafts = of.decided.map((it, at): Pick<Draft, "title" | "text" | "items"> => {
    const { text, evidence } = draft.get(`text ${at}`) as TextWords;
    return { title: of.plan.texts[at]?.found ?? "", text, items: [{ ...it, evidence }] };
  });
  const solved = await Promise.all([
    ...drafts.map(async (one) => (await soundItems(desk, recorder, { brief, draft: one })).length === 1),
    ...storyOf(room, of, draft).puzzles.map(({ riddles }) => solvable(room, riddles[0])),
  ]);
  if (solved.includes(false)) return undefined;
  const explained = await Promise.all(
    drafts.map(async (one) => {
      const [item] = one.items;
      return item && explain(recorder, { ...brief, genre: "story" }, { draft: one, item });
    }),
  );
  if (explained.includes(undefined)) return undefined;
  const story = storyOf(room, of, draft, explained as Item[]);
  const left = storyFindings(story);
  recorder.found(...left.map(({ check, what }) => `whole: ${check}: ${what}`));
  return left.length === 0 ? story : undefined;
}

/** Whether a solver who has the clues finds just the option that was thrown, twice. */
async function solvable({ desk, recorder }: Room, riddle: Riddle | undefined): Promise<boolean> {
  if (!riddle) return false;
  const { text, clues, ask, options } = riddle;
  const right = options.findIndex(({ traits }) =>
    clues.every(({ need }) => Object.entries(need).every(([name, value]) => traits[name] === value)),
  );
  const [key = "", ...others] = [options[right], ...options.filter((_, at) => at !== right)].map(
    (it) => it?.text ?? "",
  );
  const shown = [text, ...clues.map(({ say }) => say), ...options.map((it) => it.text)].join("\n");
  const asked = { text: shown, stem: ask, key, distractors: others };
  const trials = await Promise.all([1, 2].map(() => solve(recorder, asked, desk.random)));
  const unsound = trials.find(({ trial }) => !trial.sound);
  if (unsound) recorder.found(`solver: riddle "${ask}" is "${unsound.trial.answer}", key "${key}"`);
  return !unsound;
}
