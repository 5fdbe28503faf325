import { roomWords } from "#i18n/room-words.ts";
import type { Difficulty } from "./difficulty.ts";

export const kindWords = roomWords("description", {
  en: {
    one: "Description",
    many: "Descriptions",
    pitch: "A picture, and your own words for it. You see what you said well and what to correct.",
    create: "New description",
    pick: "What should the picture be about?",
    recent: "Recent descriptions",
    emptyTitle: "No descriptions yet",
    empty: "The door is still closed. Press “New description” and pick a topic.",
    completed: "Completed",
    limitTitle: "That was the last description for today",
    waiting_one: "You still have {{count}} description to finish.",
    waiting_other: "You still have {{count}} descriptions to finish.",
    notFound: "This description isn't here",
  },
  es: {
    one: "Descripción",
    many: "Descripciones",
    pitch: "Una imagen y tus propias palabras. Verás qué dijiste bien y qué corregir.",
    create: "Nueva descripción",
    pick: "¿Qué tema prefieres para la imagen?",
    recent: "Descripciones recientes",
    emptyTitle: "Todavía no hay descripciones",
    empty: "La puerta sigue cerrada. Pulsa «Nueva descripción» y elige un tema.",
    completed: "Completadas",
    limitTitle: "Esa fue la última descripción de hoy",
    waiting_one: "Todavía te queda {{count}} descripción por terminar.",
    waiting_other: "Todavía te quedan {{count}} descripciones por terminar.",
    notFound: "Esta descripción no está aquí",
  },
});

/** Pictures have no title that would tell what is in them. */
export const titleWords = roomWords("description-title", {
  en: { about: "Picture: {{topic}}" },
  es: { about: "Imagen: {{topic}}" },
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
