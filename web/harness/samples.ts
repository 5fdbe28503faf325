import type { chat } from "@salida/contract/kinds/chat.ts";
import type { completableListening } from "@salida/contract/kinds/completable-listening.ts";
import type { description } from "@salida/contract/kinds/description.ts";
import type { listening } from "@salida/contract/kinds/listening.ts";
import type { reading } from "@salida/contract/kinds/reading.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import type { AnyContract, Exercise } from "#exercises/kind.ts";

const at = "2026-01-01T10:00:00.000Z";
const said = { en: "Because it says so.", es: "Porque lo dice." };
const frame: Omit<Exercise<AnyContract>, "evaluation"> & { evaluation: null } = {
  id: "0190e3a5-7e57-7b00-8b00-000000000001",
  title: "The lamp by the door",
  context: "MYSTERY",
  level: 1,
  requested: { context: "MYSTERY", level: 1 },
  createdAt: at,
  completed: false,
  completedAt: null,
  origin: "library",
  repeat: false,
  reported: { whole: false, questionIds: [] },
  generation: null,
  madeBy: null,
  evaluation: null,
};

/** A second of silence. */
const audio = { url: silence(), seconds: 1, peaks: btoa("2d2d") };
const questions = [
  {
    id: "q1",
    question: "What is by the door?",
    options: optionsOf("q1", ["A lamp", "A cat", "A box"]),
    tried: [],
  },
];
const whole = { questionId: "q1", optionId: "q1-0", correct: true, correctOptionId: "q1-0" };
const choices = {
  score: 10,
  correctAnswers: 1,
  totalQuestions: 1,
  completedAt: at,
  reviewedOptions: [{ ...whole, why: said, whyNot: null, evidence: "A lamp is by the door." }],
};

const aReading: Exercise<typeof reading> = {
  ...frame,
  wordCount: 6,
  questionCount: 1,
  text: "A lamp is by the door.\n\nIt is red.",
  questions,
};
const aListening: Exercise<typeof listening> = {
  ...frame,
  wordCount: 6,
  questionCount: 1,
  speakerCount: 1,
  audio,
  questions,
  transcript: null,
};
const aFillIn: Exercise<typeof completableListening> = {
  ...frame,
  wordCount: 6,
  blankCount: 1,
  text: "A ____ is by the door.",
  speakers: [null],
  blankWords: [{ id: "w1", index: 0, text: null, offset: null }],
  audio,
  transcript: null,
};
const aDescription: Exercise<typeof description> = {
  ...frame,
  image: { url: picture(), width: 4, height: 3 },
  task: null,
  minLength: 20,
  maxLength: 1500,
  remarks: null,
  remarksFrom: null,
};
const hello = { id: "m1", message: "Hello. What is by the door?", audio: null, sentAt: at, corrections: [] };
const aChat: Exercise<typeof chat> = {
  ...frame,
  messageCount: 1,
  messages: [{ ...hello, sender: "ASSISTANT" }],
  audioEnabled: false,
  messagesLeft: 20,
  canFinish: false,
  partner: "Ana",
  partnerJob: null,
  answeredBy: null,
  transcribedBy: null,
  leaving: false,
  remarks: null,
  remarksFrom: null,
};

/** What a move answers, and the exercise once it is made where that is over then. */
interface Sample {
  exercise: unknown;
  replies: Record<string, unknown>;
  after?: unknown;
}

const over = { completed: true, completedAt: at };
const turns = [{ speaker: null, sentences: [{ text: "A lamp is by the door.", at: 0, until: 1 }] }];

const known: Record<string, Sample> = {
  reading: {
    exercise: aReading,
    replies: { evaluate: choices },
    after: { ...aReading, ...over, evaluation: choices },
  },
  listening: {
    exercise: aListening,
    replies: { evaluate: choices },
    after: { ...aListening, ...over, evaluation: choices, transcript: turns },
  },
  "completable-listening": { exercise: aFillIn, replies: { evaluate: { score: 10 } } },
  description: { exercise: aDescription, replies: { evaluate: { score: 10 } } },
  chat: {
    exercise: aChat,
    replies: { predict: { ...hello, id: "m2", sender: "ASSISTANT", completed: false } },
  },
} satisfies Partial<Record<KindName, Sample>>;

/** The sample of a kind, as the flow sees any. */
export function sampleOf(name: string) {
  const { exercise, replies, after } = known[name] ?? { exercise: undefined, replies: {} };
  return {
    replies,
    exercise: exercise as Exercise<AnyContract>,
    after: after as Exercise<AnyContract> | undefined,
  };
}

function optionsOf(question: string, texts: string[]) {
  return texts.map((text, place) => ({ id: `${question}-${place}`, text }));
}

function picture(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function silence(): string {
  const rate = 8000;
  const wav = new DataView(new ArrayBuffer(44 + rate));
  const write = (place: number, text: string) =>
    [...text].forEach((letter, index) => {
      wav.setUint8(place + index, letter.charCodeAt(0));
    });
  write(0, "RIFF");
  wav.setUint32(4, 36 + rate, true);
  write(8, "WAVEfmt ");
  wav.setUint32(16, 16, true);
  wav.setUint16(20, 1, true);
  wav.setUint16(22, 1, true);
  wav.setUint32(24, rate, true);
  wav.setUint32(28, rate, true);
  wav.setUint16(32, 1, true);
  wav.setUint16(34, 8, true);
  write(36, "data");
  wav.setUint32(40, rate, true);
  for (let place = 44; place < wav.byteLength; place += 1) wav.setUint8(place, 128);
  return URL.createObjectURL(new Blob([wav.buffer], { type: "audio/wav" }));
}
