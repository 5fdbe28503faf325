import type { Generation } from "@salida/contract/exercises.ts";
import type {
  Evaluation,
  Facts,
  KindContract,
  MoveBody,
  MoveName,
  MoveParams,
  MoveQuery,
  MoveReply,
  Params,
  Shown,
} from "@salida/contract/kind.ts";
import type { Spoken } from "@salida/contract/media.ts";
import type { Bilingual } from "@salida/contract/values.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { z } from "zod";

/** What every kind may use of the world. What one kind needs besides, it says itself and is opened with. */
export interface Tools {
  now(): Date;
  /** A fresh opaque id. */
  newId(): string;
  /** The same things in another order, every order as likely as any. */
  shuffle<T>(things: readonly T[]): T[];
}

/** What a move may use besides: what comes of it while it is made. */
export interface MoveTools extends Tools {
  /** Stands for whoever makes the move, so that what is slow can be done for each in turn; tells nothing else. */
  asker: string;
  /** Tells a sentence of the reply before the move is over, to a learner who reads along. */
  tell(sentence: string): void;
  sounds: Sounds;
  /** This learner's own address of a sound that was kept for them, good for an hour or two. */
  addressOf(sound: KeptSound): string;
}

/** Sound that is this learner's alone. What a move keeps is theirs once the move is saved, and gone where it is not. */
export interface Sounds {
  /** Keeps what the learner recorded; says why not where it is no recording that can be taken. */
  keep(spoken: Spoken): Promise<KeptSound | { fault: string }>;
  /** Speaks at a level's rate; nothing where there is no speech to be had now. */
  speak(utterance: Utterance, level: Level): Promise<KeptSound | undefined>;
}

/** A sound as an exercise's state holds it. */
export interface KeptSound {
  /** Its name in the media store. */
  name: string;
  contentType: string;
  seconds: number | null;
}

/** A picture that is kept, by its name in the media store. */
export interface KeptPicture {
  picture: string;
}

/** A picture that can be asked for. */
export interface PictureWish {
  topic: Topic;
  level: Level;
  seed: string;
  /** What it is known to show, where that is kept: something else is another picture. */
  known?: unknown;
}

/** What concerns this learner of the content's items, by their ids, before an exercise begins. */
export interface Past {
  /** Given to them before; to be given again only where nothing else is left. */
  had: readonly string[];
  /** Reported by them, or withdrawn for all; never to be given. Names of parts too, where there are others. */
  hidden: readonly string[];
}

/** A question by this learner's own id, and the content's item it was made of. */
export interface GivenQuestion {
  id: string;
  item: string;
}

/** What is this learner's own about an exercise, from the start. */
export interface Begun<C extends KindContract, State> {
  state: State;
  /** Ids of the content's items that this exercise gives. */
  items: string[];
  facts: Facts<C>;
  /** The exercises it is made of, where it is made of others; by the names of their works, in the order of their places. */
  parts?: readonly string[];
}

/** What a learner chose when they first answered a question. */
export interface FirstAnswer {
  /** Id of the content's item. */
  item: string;
  /** 0 for the key, then the distractors in the content's order. */
  option: number;
  /** How many there were to choose from. */
  options: number;
}

/** A question as whoever solves it needs it. */
export interface KeyedItem {
  text: string;
  stem: string;
  key: string;
  distractors: readonly string[];
}

/** Content as all share it, with what this learner did so far, and whether it is over. */
export interface Played<Content, State, Ended = unknown> {
  content: Content;
  state: State;
  completed: boolean;
  /** The evaluation it ended with; none before. */
  ended?: Ended | undefined;
  /** It stands inside another exercise, where a try that does not suffice can be made again. */
  part: boolean;
}

/** An exercise that has just been finished. */
export interface Finished<Content, State, Ended> {
  content: Content;
  state: State;
  evaluation: Ended;
}

/** What one voice says in one go. */
export interface Utterance {
  voice: "woman" | "man";
  text: string;
}

/** A recording of what a kind has to be heard. */
export interface Heard {
  /** This learner's own address of it, good for an hour or two. */
  url: string;
  /** Length of the whole recording. */
  seconds: number;
  /** When each sentence is heard, in the order in which `sentencesOf` of the rules gives them. */
  sentences: readonly { at: number; until: number }[];
  /** How loud it is from part to part, as the contract has it. */
  peaks: string;
}

/** A recording that is still being made, or could not be. */
export type Unheard = Generation;

/** A picture that a kind has to be seen. */
export interface Seen {
  /** This learner's own address of it, good for an hour or two. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What is shown of an exercise depends on besides: its recording and its picture where it has one. */
export interface Presented<Content, State> extends Omit<Played<Content, State>, "ended"> {
  /** Its recording; none where it has none, or while that is made. */
  heard: Heard | undefined;
  seen: Seen | undefined;
  /** This learner's own address of a sound that was kept for them, good for an hour or two. */
  addressOf(sound: KeptSound): string;
  /** What the director of a kind that is made of others knows of it now; nothing for the rest. */
  around: unknown;
}

/** Something of an exercise that its learner should meet again: what was answered wrongly, or corrected. */
export type Missed =
  | {
      kind: "question";
      /** Id of the content's item. */
      item: string;
      stem: string;
      options: string[];
      /** Which of them is right. */
      right: number;
      why: Bilingual;
      /** The whole text, and what of it proves the key. */
      text: string;
      evidence: string;
    }
  | { kind: "word"; word: string; sentence: string }
  | { kind: "sentence"; written: string; wrong: string; better: string; why: Bilingual };

/** A part of what was sent that cannot be taken, by path. */
export interface Fault {
  path: string;
  message: string;
}

/** Why a move cannot be made now, though nothing is wrong with what was sent. */
export type MoveRefusal = { refusal: "not_yet" | "not_playing" };

/** What a move's address says beside the exercise, as its contract has it. */
export interface MoveAddress<C extends KindContract, M extends MoveName<C>> {
  params: MoveParams<C, M>;
  query: MoveQuery<C, M>;
}

/**
 * What came of a move: a fault in what was sent, a refusal, or the reply and the state after it. An evaluation ends the
 * exercise and gives its points; without one it goes on, so a try that did not suffice answers what was wrong with it
 * and nothing else happens. A move on an exercise that is over can have no evaluation. Scores are 0 to 10.
 */
export type MoveOutcome<C extends KindContract, M extends MoveName<C>, State> =
  | { fault: Fault }
  | MoveRefusal
  | {
      reply: MoveReply<C, M>;
      state: State;
      /** Where a list tells something else after it. */
      facts?: Facts<C>;
      evaluation?: Evaluation<C> & { score: number };
      /** Of a part: wrong tries that were not made before. */
      mistakes?: number;
    };

/** A kind of exercise: what its content is, how it begins, what may be seen of it, what can be done to it. */
export interface Kind<C extends KindContract, Content, State> {
  contract: C;
  /** Checks content before it is kept; what it lets through is never checked again. */
  content: z.ZodType<Content>;
  /**
   * Draws this learner's own exercise from content. At least one of its items, where it has any, is not hidden. It answers
   * at once, for it runs while the learner and the day's slot are locked: whatever may take long, a model above all, belongs
   * into a move, or is ready before.
   */
  begin(content: Content, params: Params<C>, past: Past, tools: Tools): Begun<C, State>;
  /** What can be reported one by one; without it an exercise is reported whole. */
  questions?(state: State): readonly GivenQuestion[];
  /** What was first answered in a finished exercise, question by question. */
  firstAnswers?(finished: Omit<Finished<Content, State, Evaluation<C>>, "content">): FirstAnswer[];
  /** An item by its id, to be solved again; with all that its learners read or hear. */
  keyed?(content: Content, item: string): KeyedItem | undefined;
  /** Each time it is another one, so content that was had is given again without being a repeat. */
  alwaysNew?: true;
  /** The level its content is kept at for learners of a level; the same where it does not say. */
  stockLevel?(level: Level): Level;
  /** Of a kind that is made of others: the names of the works that can stand in each place of its content. */
  places?(content: Content): readonly (readonly string[])[];
  /** What is to be heard; spoken once for all who are given the content. */
  utterances?(content: Content): readonly Utterance[];
  /** What is to be seen; drawn once for all who are given the content. */
  picture?(content: Content): PictureWish | KeptPicture;
  /** What of a finished exercise is to be met again, the most telling first. */
  missed?(finished: Finished<Content, State, Evaluation<C>>): Missed[];
  /** The only way out: what a browser may see. */
  present(presented: Presented<Content, State>): Shown<C>;
  moves: {
    [M in MoveName<C>]: (
      played: Played<Content, State, Evaluation<C>>,
      body: MoveBody<C, M>,
      tools: MoveTools,
      address: MoveAddress<C, M>,
    ) => MoveOutcome<C, M, State> | Promise<MoveOutcome<C, M, State>>;
  };
}

/** A kind as the flow sees it: all alike. */
export interface AnyKind {
  contract: KindContract;
  content: z.ZodType;
  begin(content: unknown, params: unknown, past: Past, tools: Tools): Begun<KindContract, unknown>;
  questions?(state: unknown): readonly GivenQuestion[];
  firstAnswers?(finished: Omit<Finished<unknown, unknown, unknown>, "content">): FirstAnswer[];
  keyed?(content: unknown, item: string): KeyedItem | undefined;
  places?(content: unknown): readonly (readonly string[])[];
  utterances?(content: unknown): readonly Utterance[];
  picture?(content: unknown): PictureWish | KeptPicture;
  missed?(finished: Finished<unknown, unknown, unknown>): Missed[];
  alwaysNew?: true;
  stockLevel?(level: Level): Level;
  present(presented: Presented<unknown, unknown>): Record<string, unknown>;
  moves: Record<string, AnyMove>;
}

type AnyMove = (
  played: Played<unknown, unknown>,
  body: unknown,
  tools: MoveTools,
  address: { params: unknown; query: unknown },
) => AnyOutcome | Promise<AnyOutcome>;
/** What came of a move of any kind. */
export type AnyOutcome = { fault: Fault } | MoveRefusal | Granted;

/** A move that was made. */
export interface Granted {
  reply: unknown;
  state: unknown;
  facts?: unknown;
  evaluation?: { score: number };
  mistakes?: number;
}

/** Checks a kind against its contract, then forgets which one it is. */
export function kind<const C extends KindContract, Content, State>(it: Kind<C, Content, State>): AnyKind {
  return it as unknown as AnyKind;
}
