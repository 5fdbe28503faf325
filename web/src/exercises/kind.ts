import { exerciseCalls, type exerciseSchema, type Generation } from "@salida/contract/exercises.ts";
import type {
  Evaluation,
  Facts,
  KindContract,
  MoveBody,
  MoveName,
  MoveParams,
  MoveQuery,
  MoveReply,
  Shown,
} from "@salida/contract/kind.ts";
import type { Image } from "@salida/contract/media.ts";
import type { Reported, ReportReason } from "@salida/contract/reports.ts";
import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { RoomWords } from "#i18n/room-words.ts";
import type { IconName } from "#ui/icon.tsx";

/** A group of keys that work in a kind, for the list of them. */
export type KeyGroup = "choices" | "sound" | "blanks" | "text" | "messages" | "room";

type Nothing = z.ZodMiniObject<Record<never, never>>;
/** A contract of which only what all kinds share is known. */
export type AnyContract = Omit<KindContract, "facts" | "shown"> & { facts: Nothing; shown: Nothing };

/** What is a kind's own; of an unknown kind, nothing is known. */
type Own<S> = S extends Record<string, never> ? unknown : S;

/** What every exercise has. */
type Whole = z.output<ReturnType<typeof exerciseSchema<AnyContract>>>;
type Frame = Omit<Whole, "evaluation" | "reported" | "generation" | "madeBy">;
/** What is told of an exercise wherever it is named. */
export type Told<C extends KindContract> = Frame & Own<Facts<C>>;
/** An exercise of a kind as its page has it. */
export type Exercise<C extends KindContract> = Told<C> & {
  evaluation: Evaluation<C> | null;
  reported: Reported;
  /** How far it is with what is still being made; null once all is there. */
  generation: Generation | null;
  /** The model that wrote it; null for the library's. */
  madeBy: string | null;
} & Own<Shown<C>>;
/** An exercise of a kind as a list has it. */
export type Listed<C extends KindContract> = Told<C> & {
  evaluation: { score: number } | null;
  picture: Image | null;
  /** Its text is being written: title and facts are not there yet. */
  writing: boolean;
};

/** What a move can take beside its body. */
export interface MoveOptions<P = unknown, Q = unknown> {
  /** What its path names beside the exercise. */
  params?: P | undefined;
  query?: Q | undefined;
  /** Hears the sentences of a reply that streams, as they come. */
  onSentence?: ((text: string) => void) | undefined;
  /** Whoever makes it tells its failure, in their own words and place. */
  quiet?: boolean | undefined;
}

/** What a move takes beside its body; left out where its path names nothing. */
type MoveRest<C extends KindContract, M extends MoveName<C>> =
  undefined extends MoveParams<C, M>
    ? [options?: MoveOptions<undefined, MoveQuery<C, M>>]
    : [options: MoveOptions<MoveParams<C, M>, MoveQuery<C, M>> & { params: MoveParams<C, M> }];

/**
 * A move settles with its reply, or with nothing where it failed: the flow has told the learner then. A reply that left
 * the exercise open says what came of a try.
 */
type PlayMoves<C extends KindContract> = {
  [M in MoveName<C>]: (body: MoveBody<C, M>, ...rest: MoveRest<C, M>) => Promise<MoveReply<C, M> | undefined>;
};

/** The moves of a kind that can be made on what is over. */
type MovesAfterEnd<C extends KindContract> = {
  [M in MoveName<C> as C["moves"][M] extends { afterEnd: true } ? M : never]: PlayMoves<C>[M];
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
  /** The move that was made without a connection and waits to be sent. */
  held: HeldMove | undefined;
}

export interface HeldMove {
  body: unknown;
  query?: unknown;
  /** Takes it back: it is not sent. */
  drop: () => void;
}

export interface ReviewProps<C extends KindContract> {
  exercise: Exercise<C>;
  evaluation: Evaluation<C>;
  moves: MovesAfterEnd<C>;
  readAgain: ReadAgain<C>;
  /** Asks the learner what is wrong with a question, and reports it. */
  report: (questionId: string) => void;
  /** It was completed just now. */
  fresh: boolean;
  /** On a page of its own, or inside a dialog of a room, where it gives no points. */
  setting: PlayProps<C>["setting"];
}

/** What the flow says about a kind. */
type KindWord =
  | "one"
  | "many"
  | "pitch"
  | "create"
  | "pick"
  | "recent"
  | "completed"
  | "emptyTitle"
  | "empty"
  | "limitTitle"
  | "waiting_one"
  | "waiting_other"
  | "notFound";

/** What the web knows about one kind of exercise. Play and Review fetch nothing and know no router. */
export interface WebKind<C extends KindContract> {
  contract: C;
  calls: ReturnType<typeof exerciseCalls<C>>;
  words: RoomWords<KindWord>;
  icon: IconName;
  /** By what its exercises are called: a title of their own, their topic, or words about that. */
  titled?: "topic" | RoomWords<"about">;
  /** The text colour of its icon and label. */
  hue: string;
  /** What is asked for beside topic and level. */
  usual: Omit<z.input<C["params"]>, "context" | "level">;
  /** Which keys work in it, for the list of them. */
  keys: readonly KeyGroup[];
  /** What can be wrong with a whole one, beside what can with any. */
  troubles?: readonly ReportReason[];
  afterMove?: AfterMove<C>;
  /** The move that waits for a connection where there is none; who says so: the flow below the exercise, or the kind itself. */
  waits?: { move: MoveName<C>; told: "flow" | "kind"; unless?: (body: unknown) => boolean };
  Facts: ComponentType<{ exercise: Told<C> }>;
  /** How it stands with one in a list, where there is more to say than pending or its score. */
  Status?: ComponentType<{ item: Listed<C> }>;
  /** Left out, as its review is, where pages of its own show it. */
  Play?: ComponentType<PlayProps<C>>;
  Review?: ComponentType<ReviewProps<C>>;
}

/** Any kind, as the flow sees it: it never looks into what is the kind's own. */
export type AnyKind = WebKind<AnyContract>;

/** Lets the flow see a kind. Its own shapes go back only into its own components, parsed by its own contract. */
export function webKind<C extends KindContract>(kind: Omit<WebKind<C>, "calls">): AnyKind {
  return { ...kind, calls: exerciseCalls(kind.contract) } as unknown as AnyKind;
}
