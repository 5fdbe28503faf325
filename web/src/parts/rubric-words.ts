import type { Tier } from "@salida/rules/progress/scores.ts";
import { roomWords } from "#i18n/room-words.ts";

/** How one part of a score came out. */
export const shareWords = roomWords("share", {
  en: {
    excellent: "excellent",
    good: "good",
    fair: "fair",
    needsPractice: "needs practice",
    unchecked: "couldn't be checked this time",
  } satisfies Record<Tier | "unchecked", string>,
  es: {
    excellent: "excelente",
    good: "bien",
    fair: "aceptable",
    needsPractice: "por practicar",
    unchecked: "esta vez no se pudo comprobar",
  },
});

export const feedbackWords = roomWords("feedback", {
  en: {
    points: "What stands out",
    good: "Well done:",
    mend: "To improve:",
  },
  es: {
    points: "Lo más destacado",
    good: "Bien hecho:",
    mend: "Por mejorar:",
  },
});
