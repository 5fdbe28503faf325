import type { KindName } from "@salida/contract/kinds.ts";
import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import type { Database } from "#store/database.ts";
import { content, exercise, report } from "#store/tables.ts";
import type { Part } from "./director.ts";
import type { FrameRow } from "./frame.ts";
import type { Progress } from "./writing.ts";

/** One learner's exercise with its content. */
export interface Loaded extends FrameRow {
  /** What a list tells of it. */
  facts: Record<string, unknown>;
  state: unknown;
  version: number;
  evaluation: unknown;
  /** Id of the content it was made of. */
  content: string;
  body: unknown;
  /** Items of the content that the learner reported; an empty one stands for the whole. */
  reported: string[];
  /** Where it stands inside another exercise; null where it stands alone. */
  part: Part | null;
  /** How far its content is that is being written; null where it has the content it stays with. */
  generation: Progress | null;
  /** It has waited for that long enough. */
  overdue: boolean;
  /** The model that wrote it; null for the library's. */
  madeBy: string | null;
}

/** Loads a learner's exercises; one that is not there is refused like one that is somebody else's. */
export function exerciseLoader(
  db: Database,
): (learner: string, kind: KindName, id: string) => Promise<Loaded> {
  const query = db
    .select({
      id: exercise.id,
      title: exercise.title,
      topic: exercise.topic,
      level: exercise.level,
      askedTopic: exercise.askedTopic,
      askedLevel: exercise.askedLevel,
      createdAt: exercise.createdAt,
      completedAt: exercise.completedAt,
      origin: exercise.origin,
      repeat: exercise.repeat,
      facts: sql<Record<string, unknown>>`${exercise.facts}`,
      state: exercise.state,
      version: exercise.version,
      evaluation: exercise.evaluation,
      content: exercise.content,
      room: exercise.room,
      place: exercise.place,
      body: content.body,
      waits: sql<Waits | null>`(select json_build_object('step', g.step, 'until', w.until,
          'overdue', w.until <= clock_timestamp())
        from waiting w join generation g on g.id = w.generation
        where w.learner = ${exercise.learner} and w.exercise = ${exercise.id})`,
      madeBy: sql<string | null>`case when ${exercise.origin} = 'model' then
        (select regexp_replace(a.model, '^[^:]*:', '') from authored a where a.content = ${exercise.content}) end`,
      reported: sql<string[]>`array(select ${report.item} from ${report}
        where ${report.learner} = ${exercise.learner} and ${report.content} = ${exercise.content})`,
    })
    .from(exercise)
    .innerJoin(content, eq(content.id, exercise.content))
    .where(
      and(
        eq(exercise.learner, sql.placeholder("learner")),
        eq(exercise.id, sql.placeholder("id")),
        eq(exercise.kind, sql.placeholder("kind")),
      ),
    )
    .prepare("exercise_load");
  return async (learner, kind, id) => {
    const [found] = await query.execute({ learner, kind, id });
    if (!found) throw new Refusal("not_found");
    return loadedOf(learner, found);
  };
}

/** What an exercise waits for. */
interface Waits {
  step: Progress["step"];
  until: string;
  overdue: boolean;
}

interface Found extends Omit<Loaded, "createdAt" | "completedAt" | "part" | "generation" | "overdue"> {
  createdAt: Date;
  completedAt: Date | null;
  room: string | null;
  place: number | null;
  waits: Waits | null;
}

function loadedOf(
  learner: string,
  { createdAt, completedAt, room: whole, place, waits, ...row }: Found,
): Loaded {
  const part = { learner, exercise: row.id, place: place ?? 0, completed: completedAt !== null };
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    part: whole === null ? null : { ...part, whole },
    generation: waits && {
      state: "running",
      step: waits.step,
      until: new Date(waits.until).toISOString(),
    },
    overdue: waits?.overdue ?? false,
  };
}
