import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("reading", {
  en: {
    one: "Reading",
    many: "Readings",
    pitch: "A short text and two questions. Every answer comes with its proof in the text.",
    create: "New reading",
    creating: "Creating…",
    pick: "What would you like to read about?",
    recent: "Recent readings",
    emptyTitle: "No readings yet",
    empty: "The door is still closed. Press “New reading” and pick a topic.",
    limitTitle: "That was the last reading for today",
    notFound: "This reading is not here",
  },
  es: {
    one: "Lectura",
    many: "Lecturas",
    pitch: "Un texto corto y dos preguntas. Cada respuesta viene con su prueba en el texto.",
    create: "Nueva lectura",
    creating: "Creando…",
    pick: "¿Sobre qué quieres leer?",
    recent: "Lecturas recientes",
    emptyTitle: "Todavía no hay lecturas",
    empty: "La puerta sigue cerrada. Pulsa «Nueva lectura» y elige un tema.",
    limitTitle: "Esa fue la última lectura de hoy",
    notFound: "Esta lectura no está aquí",
  },
});
