import type { Tier } from "@salida/rules/progress/scores.ts";
import { roomWords } from "#i18n/room-words.ts";

export const reviewWords = roomWords("description-review", {
  en: {
    coverage: "What is in the picture",
    grammar: "Grammar",
    range: "Vocabulary",
    length: "Length",
    yours: "What you wrote",
    proposed: "One way to say it",
    details: "In the picture",
    detailsSaid: "You mentioned {{said}} of {{all}}.",
    unchecked: "Grammar couldn't be checked this time.",
    said: "mentioned",
    notSaid: "not mentioned",
  },
  es: {
    coverage: "Lo que hay en la imagen",
    grammar: "Gramática",
    range: "Vocabulario",
    length: "Extensión",
    yours: "Lo que escribiste",
    proposed: "Una forma de decirlo",
    details: "En la imagen",
    detailsSaid: "Mencionaste {{said}} de {{all}}.",
    unchecked: "Esta vez no se pudo comprobar la gramática.",
    said: "mencionado",
    notSaid: "sin mencionar",
  },
});

/** How the whole came out. */
export const wholeWords = roomWords("description-whole", {
  en: {
    excellent: "Excellent. Anyone reading this would see the picture.",
    good: "Good work. Most of the picture is there.",
    fair: "Fair. The picture begins to show; the notes below say what's missing.",
    needsPractice: "This one was hard. The notes below say where to begin.",
  } satisfies Record<Tier, string>,
  es: {
    excellent: "Excelente. Quien lo lea verá la imagen.",
    good: "Buen trabajo. Está casi toda la imagen.",
    fair: "Aceptable. La imagen empieza a verse; las notas de abajo dicen qué falta.",
    needsPractice: "Aún cuesta. Las notas de abajo dicen por dónde empezar.",
  },
});
