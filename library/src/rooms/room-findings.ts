import type { Finding } from "#checks/finding.ts";
import { findingsBy } from "#checks/finding.ts";
import { topicFolder } from "#checks/name-checks.ts";
import { shelfOf, titleMark } from "#checks/shelf.ts";
import * as variety from "#checks/variety-checks.ts";
import type { LibraryFile } from "#format.ts";
import * as order from "./order-checks.ts";
import { pieceFindings } from "./piece-checks.ts";
import { textsFile } from "./pieces.ts";
import { roomTime } from "./playing-time.ts";
import * as riddle from "./riddle-checks.ts";
import { commonestFinds } from "./riddles.ts";
import type { RoomCheck } from "./room-check.ts";
import * as shape from "./shape-checks.ts";
import type { PlacedStory, Story } from "./story.ts";
import * as word from "./word-checks.ts";

/** What can be checked of a story alone, beside what its pieces are checked for. */
export const roomChecks: Record<string, RoomCheck> = { ...shape, ...riddle, ...order, ...word, roomTime };

/** A finding in a story's file; `*` for all rooms together. */
export interface RoomFinding extends Finding {
  path: string;
}

/** From so many rooms on it tells something how many riddles the commonest traits solve. */
const leastRooms = 8;
const mostGuessed = 0.35;

/** What is to be mended in one story, whoever wrote it, before it is laid beside others. Pure. */
export function storyFindings(story: Story): Finding[] {
  return [...findingsBy(roomChecks, (check) => check(story)), ...pieceFindings(story)];
}

/** Everything that is to be mended in the rooms, beside each other and beside the library's texts. Pure. */
export function roomFindings(rooms: readonly PlacedStory[], texts: readonly LibraryFile[]): RoomFinding[] {
  const files = rooms.map(({ story }) => textsFile(story));
  const shelf = shelfOf([...texts, ...files]);
  const found = rooms.flatMap(({ path, story }, at) => {
    const file = files[at];
    const beside = file ? findingsBy(variety, (check) => check(file, shelf)) : [];
    return [
      ...placeFindings(path, story),
      ...titleFindings(story, rooms, shelf.titles),
      ...storyFindings(story),
      ...beside,
    ].map((it) => ({ ...it, path }));
  });
  return [...found, ...guessedFindings(rooms)];
}

/** Of all riddles, the share that the option with the commonest traits solves, 0 to 1. */
export function guessedShare(rooms: readonly PlacedStory[]): number {
  const riddles = rooms.flatMap(({ story }) => story.puzzles.flatMap((puzzle) => puzzle.riddles));
  return riddles.reduce((sum, it) => sum + commonestFinds(it), 0) / Math.max(riddles.length, 1);
}

function placeFindings(path: string, { topic, band }: Story): Finding[] {
  const right = `${topicFolder(topic)}/${band.toLowerCase()}.yaml`;
  return path === right ? [] : [finding("place", `should be ${right}`, "file", undefined)];
}

function titleFindings(
  { id, title }: Story,
  rooms: readonly PlacedStory[],
  titles: ReadonlyMap<string, readonly { id: string }[]>,
): Finding[] {
  const mark = titleMark(title);
  const [room] = rooms.filter(({ story }) => story.id !== id && titleMark(story.title) === mark);
  const other = room?.story.id ?? titles.get(mark)?.find((it) => !it.id.startsWith("room-"))?.id;
  return other ? [finding("roomTitle", `title "${title}" is also that of ${other}`, id, id)] : [];
}

function guessedFindings(rooms: readonly PlacedStory[]): RoomFinding[] {
  const share = guessedShare(rooms);
  if (rooms.length < leastRooms || share <= mostGuessed) return [];
  const what = `the option with the commonest traits is the key of ${Math.round(share * 100)} % of the riddles, more than 35 %`;
  return [{ ...finding("commonestKey", what, "rooms", undefined), path: "*" }];
}

function finding(check: string, what: string, where: string, text: string | undefined): Finding {
  return { check, what, where, text };
}
