import { randomInt } from "node:crypto";
import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import { v7 as timeBased } from "uuid";
import type { LearnersReport } from "#reports/keep-report.ts";
import type { Database, Queries } from "#store/database.ts";
import type { Director } from "./director.ts";
import type {
  AnyKind,
  Heard,
  KeptPicture,
  KeptSound,
  Missed,
  PictureWish,
  Seen,
  Sounds,
  Tools,
  Unheard,
  Utterance,
} from "./kind.ts";
import type { Writing } from "./writing.ts";

/** What the flow works with: the store, the kinds, what a day allows, and the tools kinds are lent. */
export interface Flow {
  db: Database;
  kinds: Readonly<Record<KindName, AnyKind>>;
  limits: Readonly<Record<KindName, number>>;
  tools: Tools;
  /** Gives a learner the recording of utterances at a level's rate; while it is made, how far that is. */
  record(utterances: readonly Utterance[], level: Level, learner: string): Promise<Heard | Unheard>;
  /** Sees to it that content a learner will probably be given next can be heard by then, at the level they are given it at. */
  voiceAhead(content: string, level: Level): Promise<void>;
  /** Gives a learner a picture; it is drawn when it is first asked for. */
  depict(wish: PictureWish | KeptPicture, learner: string): Promise<Seen>;
  /** The same of pictures that are drawn already, in their order; nothing in the place of the others. */
  glimpse(wishes: readonly (PictureWish | KeptPicture)[], learner: string): Promise<(Seen | undefined)[]>;
  sounds: OwnSounds;
  /** Directs the kind that is made of others. */
  director: Director;
  writing: Writing;
  /** Keeps what a learner missed, so that it comes back to them. */
  remember(queries: Queries, learner: string, missed: readonly Remembered[]): Promise<void>;
  /** Keeps a report; what was reported is not given to the learner again. */
  report(report: LearnersReport): Promise<void>;
}

/** Something missed, and the content it was missed in. */
export type Remembered = Missed & { content: string };

/** Sound that is one learner's alone. */
export interface OwnSounds extends Pick<Sounds, "keep"> {
  /** Speaks to one learner. */
  speak(utterance: Utterance, level: Level, learner: string): ReturnType<Sounds["speak"]>;
  /** Makes sounds that were kept a learner's own, with whatever the transaction saves. */
  own(queries: Queries, of: { learner: string; exercise: string; names: string[] }): Promise<void>;
  addressOf(sound: KeptSound, learner: string): string;
  /** The sound of that name, or nothing where its file is lost. */
  read(name: string): Promise<Buffer | undefined>;
}

/** The tools that need nothing of the world but its clock and chance. */
export const tools: Tools = {
  now: () => new Date(),
  newId: () => timeBased(),
  shuffle(things) {
    const shuffled = [...things];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = randomInt(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
    }
    return shuffled;
  },
};
