import { chatLimits } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { Correction } from "#corrections.ts";
import { kindContract } from "#kind.ts";
import { Sound, Spoken } from "#media.ts";
import { remarksMove, remarksShown } from "#remarks.ts";
import { Bilingual, Count, Id, LevelNumber, Score, Share, Time, TopicName } from "#values.ts";

/** One message. Only the learner's have corrections. */
const ChatMessage = z.strictObject({
  id: Id,
  message: z.string(),
  /** Where it can be heard: what the learner recorded, or the partner's voice where that was asked for. */
  audio: z.nullable(Sound),
  sender: z.enum(["USER", "ASSISTANT"]),
  sentAt: Time,
  corrections: z.array(Correction),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const ChatEvaluation = z.strictObject({
  score: Score,
  completedAt: Time,
  /** The points below in English, one after the other. */
  feedback: z.string(),
  points: z.array(z.strictObject({ tone: z.enum(["good", "mend"]), text: Bilingual })),
  parts: z.strictObject({ turns: Share, length: Share, variety: Share, correctness: Share, topic: Share }),
  learnerMessages: Count,
  correctionCount: Count,
});
export type ChatEvaluation = z.infer<typeof ChatEvaluation>;

export const chat = kindContract({
  name: "chat",
  path: "user-chats",
  code: 4,
  points: 200,
  dailyLimit: 6,
  params: z.strictObject({
    context: TopicName,
    level: LevelNumber,
    audioEnabled: z._default(z.boolean(), false),
  }),
  facts: z.strictObject({ messageCount: Count }),
  shown: z.strictObject({
    messages: z.array(ChatMessage),
    /** The partner's name. */
    partner: z.string(),
    /** Who that is in a room's story, in English: "the cook". Null elsewhere. */
    partnerJob: z.nullable(z.string()),
    /** The model that answers here, `provider:model`, and its server where that does not say. Null where a script does. */
    answeredBy: z.nullable(z.string()),
    /** Who puts what the learner records into words before it is sent, named likewise. Null where nobody does. */
    transcribedBy: z.nullable(z.string()),
    /** Whether the learner last wished for spoken replies. */
    audioEnabled: z.boolean(),
    /** How many messages the learner may still send, and whether the conversation can be finished already. */
    messagesLeft: Count,
    canFinish: z.boolean(),
    /** The learner has just said goodbye: finishing is offered before all else. */
    leaving: z.boolean(),
    ...remarksShown,
  }),
  evaluation: ChatEvaluation,
  stats: { done: "chatsDone", average: "averageChatScore" },
  moves: {
    predict: {
      path: "predict",
      summary: "Say something; the partner answers. The last message there can be completes the conversation",
      query: z.strictObject({
        /** Whether the reply is spoken too. */
        audioEnabled: z._default(z.stringbool(), false),
      }),
      body: z.strictObject({
        message: z
          .string()
          .check(z.trim(), z.minLength(1, "is empty"), z.maxLength(chatLimits.longestMessage, "is too long")),
        /** The recording of a spoken message; its words are the message's, as the learner typed them. */
        audio: z.optional(Spoken),
      }),
      reply: z.strictObject({
        ...ChatMessage.shape,
        userMessage: ChatMessage,
        /** The learner has just said goodbye, and could finish. */
        leaving: z._default(z.boolean(), false),
        completed: z.boolean(),
        /** Of a talk in a room: answers that are still to come. Null elsewhere. */
        left: z._default(z.nullable(Count), null),
      }),
      refusals: ["already_completed", "conflict", "idempotency_mismatch", "too_many"],
      idempotent: true,
      carriesSound: true,
      streams: true,
    },
    transcribe: {
      path: "transcribe",
      summary: "Put a recording into words before it is sent as a message; keeps nothing, changes nothing",
      body: z.strictObject({ audio: Spoken }),
      /** What was heard, to be corrected by the learner. Null where nobody was heard speak, or nobody listens here. */
      reply: z.strictObject({ text: z.nullable(z.string()) }),
      refusals: ["already_completed", "too_many"],
      carriesSound: true,
    },
    evaluate: {
      path: "evaluate",
      summary: "Finish the conversation; scores and completes it",
      body: z.strictObject({}),
      reply: ChatEvaluation,
      refusals: ["already_completed", "not_yet"],
    },
    hear: {
      path: "messages/{messageId}/sound",
      params: z.strictObject({ messageId: Id }),
      summary: "Have a message of the partner's spoken; it is kept with the message and spoken once",
      body: z.strictObject({}),
      /** Null where it cannot be spoken now. */
      reply: z.strictObject({ messageId: Id, audio: z.nullable(Sound) }),
      refusals: ["conflict"],
      afterEnd: true,
    },
    help: {
      path: "help",
      summary: "Help to say in English what stands in Spanish; changes nothing",
      body: z.strictObject({
        text: z
          .string()
          .check(z.trim(), z.minLength(1, "is empty"), z.maxLength(chatLimits.longestHelp, "is too long")),
      }),
      reply: z.strictObject({
        /** The whole, where a model answers here and put it into English; null where there are words only. */
        english: z.nullable(z.string()),
        /** English words that its words may be, in its order, as the glossary has them. */
        words: z.array(z.strictObject({ spanish: z.string(), english: z.array(z.string()) })),
      }),
      refusals: ["already_completed"],
    },
    remark: remarksMove,
  },
});
