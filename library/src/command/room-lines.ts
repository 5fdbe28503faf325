import { topicFolder } from "#checks/name-checks.ts";
import { textsOf } from "#checks/placed.ts";
import { sharingOf } from "#checks/sharing.ts";
import { textsFile } from "#rooms/pieces.ts";
import { playingTime } from "#rooms/playing-time.ts";
import { guessedShare } from "#rooms/room-findings.ts";
import { bands, type PlacedStory } from "#rooms/story.ts";

/** The rooms there are, topic by band, each with the minutes it takes, of how many; then how well keys are guessed. */
export function roomLines(rooms: readonly PlacedStory[]): string[] {
  if (rooms.length === 0) return ["no rooms"];
  const topics = [...new Set(rooms.map(({ story }) => story.topic))].sort();
  return [
    "rooms: minutes with the shortest and the longest alternates, of the limit; riddles",
    line("", [...bands]),
    ...topics.map((topic) =>
      line(
        topicFolder(topic),
        bands.map((band) => cell(rooms, ({ story }) => story.topic === topic && story.band === band)),
      ),
    ),
    ...guessLines(rooms),
  ];
}

function cell(rooms: readonly PlacedStory[], is: (room: PlacedStory) => boolean): string {
  return rooms
    .filter(is)
    .map(({ story }) => {
      const { shortest, longest, limit } = playingTime(story);
      const riddles = story.puzzles.flatMap((puzzle) => puzzle.riddles).length;
      return `${Math.round(shortest)}-${Math.round(longest)}/${limit}, ${riddles}`;
    })
    .join(" and ");
}

function guessLines(rooms: readonly PlacedStory[]): string[] {
  const texts = textsOf(rooms.map(({ story }) => textsFile(story)));
  const items = texts.flatMap(({ work }) => work.items);
  const { most, fewest } = sharingOf(texts);
  const longest = items.filter(({ key, distractors }) =>
    distractors.every(({ text }) => text.length < key.length),
  );
  return [
    `keys of riddles found by the commonest traits: ${percent(guessedShare(rooms))}`,
    `keys of items found by the most shared words: ${percent(most)}, by the fewest: ${percent(fewest)}, by the greatest length: ${percent(longest.length / items.length)} (${items.length} items)`,
  ];
}

function line(name: string, cells: string[]): string {
  return [name.padEnd(16), ...cells.map((it) => it.padStart(14))].join("").trimEnd();
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
