import type { Offer } from "@salida/contract/exercises.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** A room that a learner had, as the list tells it. */
interface Had {
  context: Topic;
  level: Level;
  status: number;
  evaluation: { score: number } | null;
}

/** Dark: not got out of yet. A star: got out of without a hint. */
export interface CorridorDoor {
  topic: Topic;
  state: "dark" | "lit" | "star";
}

/** Stories are written for bands of level: B1 serves B2 too, C1 serves C2. */
export function bandOf(level: Level): string {
  return { B2: "B1", C2: "C1" }[levelName(level) as string] ?? levelName(level);
}

/** A door for each room there is at a level: those that would be given, and those that were. */
export function corridorDoors(offers: readonly Offer[], had: readonly Had[], level: Level): CorridorDoor[] {
  const band = bandOf(level);
  const here = had.filter((it) => bandOf(it.level) === band);
  const given = offers.flatMap(({ given }) =>
    given && bandOf(given.level as Level) === band ? [given.context] : [],
  );
  const topics = new Set([...given, ...here.map(({ context }) => context)]);
  return [...topics].map((topic) => {
    const solved = here.filter((it) => it.context === topic && it.status === 2);
    const best = Math.max(-1, ...solved.map(({ evaluation }) => evaluation?.score ?? 0));
    return { topic, state: best < 0 ? "dark" : best === 10 ? "star" : "lit" };
  });
}
