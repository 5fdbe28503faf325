import { roomWords } from "#i18n/room-words.ts";
import type { Difficulty } from "./difficulty.ts";

export const kindWords = roomWords("description", {
  en: {
    one: "Description",
    many: "Descriptions",
    pitch: "A picture, and your own words for it. You see what you said well and what to mend.",
    create: "New description",
    creating: "Creating…",
    pick: "What should the picture be about?",
    recent: "Recent descriptions",
    emptyTitle: "No descriptions yet",
    empty: "The door is still closed. Press “New description” and pick a topic.",
    limitTitle: "That was the last description for today",
    notFound: "This description is not here",
  },
  es: {
    one: "Descripción",
    many: "Descripciones",
    pitch: "Una imagen y tus propias palabras. Verás qué dijiste bien y qué corregir.",
    create: "Nueva descripción",
    creating: "Creando…",
    pick: "¿De qué debe tratar la imagen?",
    recent: "Descripciones recientes",
    emptyTitle: "Todavía no hay descripciones",
    empty: "La puerta sigue cerrada. Pulsa «Nueva descripción» y elige un tema.",
    limitTitle: "Esa fue la última descripción de hoy",
    notFound: "Esta descripción no está aquí",
  },
});

export const difficultyWords = roomWords("description-difficulty", {
  en: {
    beginner: "Beginner",
    intermediate: "Intermediate",
    advanced: "Advanced",
  } satisfies Record<Difficulty, string>,
  es: {
    beginner: "Principiante",
    intermediate: "Intermedio",
    advanced: "Avanzado",
  },
});
