import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("reading", {
  en: {
    one: "Reading",
    many: "Readings",
    pitch: "A short text and two questions. Every answer comes with its proof in the text.",
    create: "New reading",
    pick: "What would you like to read about?",
    recent: "Recent readings",
    emptyTitle: "No readings yet",
    empty: "The door is still closed. Press “New reading” and pick a topic.",
    completed: "Completed",
    limitTitle: "That was the last reading for today",
    waiting_one: "You still have {{count}} reading to finish.",
    waiting_other: "You still have {{count}} readings to finish.",
    notFound: "This reading isn't here",
  },
  es: {
    one: "Lectura",
    many: "Lecturas",
    pitch: "Un texto corto y dos preguntas. Cada respuesta viene con su prueba en el texto.",
    create: "Nueva lectura",
    pick: "¿Sobre qué quieres leer?",
    recent: "Lecturas recientes",
    emptyTitle: "Todavía no hay lecturas",
    empty: "La puerta sigue cerrada. Pulsa «Nueva lectura» y elige un tema.",
    completed: "Completadas",
    limitTitle: "Esa fue la última lectura de hoy",
    waiting_one: "Todavía te queda {{count}} lectura por terminar.",
    waiting_other: "Todavía te quedan {{count}} lecturas por terminar.",
    notFound: "Esta lectura no está aquí",
  },
});
