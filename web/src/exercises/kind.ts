import type { exerciseCalls, exerciseSchema } from "@salida/contract/exercises.ts";
import type {
  Evaluation,
  Facts,
  KindContract,
  MoveBody,
  MoveName,
  MoveQuery,
  MoveReply,
  Shown,
} from "@salida/contract/kind.ts";
import type { Reported, ReportReason } from "@salida/contract/reports.ts";
import type { Stats } from "@salida/contract/stats.ts";
import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { RoomWords } from "#i18n/room-words.ts";
import type { IconName } from "#ui/icon.tsx";

/** A group of keys that work in a kind, for the list of them. */
export type KeyGroup = "choices" | "sound" | "blanks" | "text" | "messages";

type Nothing = z.ZodMiniObject<Record<never, never>>;
/** A contract of which only what all kinds share is known. */
export type AnyContract = Omit<KindContract, "facts" | "shown"> & { facts: Nothing; shown: Nothing };

/** What is a kind's own; of an unknown kind, nothing is known. */
type Own<S> = S extends Record<string, never> ? unknown : S;

/** What every exercise has. */
type Frame = Omit<z.output<ReturnType<typeof exerciseSchema<AnyContract>>>, "evaluation" | "reported">;
/** An exercise of a kind as its page has it. */
export type Exercise<C extends KindContract> = Frame & {
  evaluation: Evaluation<C> | null;
  reported: Reported;
} & Own<Shown<C>>;
/** An exercise of a kind as a list has it. */
export type Listed<C extends KindContract> = Frame & { evaluation: { score: number } | null } & Own<Facts<C>>;

/** What a move can take beside its body. */
export interface MoveOptions<Q = unknown> {
  query?: Q | undefined;
  /** Hears the sentences of a reply that streams, as they come. */
  onSentence?: ((text: string) => void) | undefined;
}

/** A move settles with its reply, or with nothing where it failed: the flow has told the learner then. */
type PlayMoves<C extends KindContract> = {
  [M in MoveName<C>]: (
    body: MoveBody<C, M>,
    options?: MoveOptions<MoveQuery<C, M>>,
  ) => Promise<MoveReply<C, M> | undefined>;
};

/** What an exercise is after a move, where its reply tells that; where not, the exercise is read again. */
type AfterMove<C extends KindContract> = {
  [M in MoveName<C>]?: (exercise: Exercise<C>, reply: MoveReply<C, M>) => Exercise<C>;
};

/** Asks for the exercise again, since what it is heard at is good for an hour or two. Nothing where no answer came. */
type ReadAgain<C extends KindContract> = () => Promise<Exercise<C> | undefined>;

export interface PlayProps<C extends KindContract> {
  exercise: Exercise<C>;
  moves: PlayMoves<C>;
  readAgain: ReadAgain<C>;
  /** On a page of its own, or inside a dialog of a room. */
  setting: "page" | "dialog";
  /** Why the last move failed, to stand where it was made. */
  failure: string | undefined;
  /** What was kept of a half-made answer, of unknown shape. */
  draft: unknown;
  /** Keeps a half-made answer over a reload. */
  keepDraft: (draft: unknown) => void;
}

export interface ReviewProps<C extends KindContract> {
  exercise: Exercise<C>;
  evaluation: Evaluation<C>;
  readAgain: ReadAgain<C>;
  /** Asks the learner what is wrong with a question, and reports it. */
  report: (questionId: string) => void;
  /** It was completed just now. */
  fresh: boolean;
}

/** What the flow says about a kind. */
type KindWord =
  | "one"
  | "many"
  | "pitch"
  | "create"
  | "creating"
  | "pick"
  | "recent"
  | "emptyTitle"
  | "empty"
  | "limitTitle"
  | "notFound";

/** What the web knows about one kind of exercise. Play and Review fetch nothing and know no router. */
export interface WebKind<C extends KindContract> {
  contract: C;
  calls: ReturnType<typeof exerciseCalls<C>>;
  words: RoomWords<KindWord>;
  icon: IconName;
  /** The text colour of its icon and label. */
  hue: string;
  /** What is asked for beside topic and level. */
  usual: Omit<z.input<C["params"]>, "context" | "level">;
  /** Which keys work in it, for the list of them. */
  keys: readonly KeyGroup[];
  /** What can be wrong with a whole one, beside what can with any. */
  troubles?: readonly ReportReason[];
  progress: (stats: Stats) => { done: number; average: number };
  afterMove?: AfterMove<C>;
  Facts: ComponentType<{ exercise: Listed<C> }>;
  Play: ComponentType<PlayProps<C>>;
  Review: ComponentType<ReviewProps<C>>;
}

/** Any kind, as the flow sees it: it never looks into what is the kind's own. */
export type AnyKind = WebKind<AnyContract>;

/** Lets the flow see a kind. Its own shapes go back only into its own components, parsed by its own contract. */
export function webKind<C extends KindContract>(kind: WebKind<C>): AnyKind {
  return kind as unknown as AnyKind;
}
