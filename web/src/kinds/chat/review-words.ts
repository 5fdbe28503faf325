import type { Tier } from "@salida/rules/progress/scores.ts";
import { roomWords } from "#i18n/room-words.ts";

export const reviewWords = roomWords("chat-review", {
  en: {
    turns: "Turns taken",
    length: "Length",
    variety: "Variety of words",
    correctness: "Correctness",
    topic: "Keeping to the topic",
    yours: "Messages you wrote",
    mended: "Corrections",
    conversation: "What was said",
  },
  es: {
    turns: "Participación",
    length: "Extensión",
    variety: "Variedad de palabras",
    correctness: "Corrección",
    topic: "Fidelidad al tema",
    yours: "Mensajes que escribiste",
    mended: "Correcciones",
    conversation: "Lo que se dijo",
  },
});

/** How the whole came out. */
export const wholeWords = roomWords("chat-whole", {
  en: {
    excellent: "Excellent. That was a real conversation.",
    good: "Good work. You kept the conversation going.",
    fair: "Fair. You made yourself understood.",
    needsPractice: "This one was hard. The notes below say where to begin.",
  } satisfies Record<Tier, string>,
  es: {
    excellent: "Excelente. Fue una conversación de verdad.",
    good: "Buen trabajo. Supiste mantener la conversación.",
    fair: "Aceptable. Te hiciste entender.",
    needsPractice: "Aún cuesta. Las notas de abajo dicen por dónde empezar.",
  },
});
