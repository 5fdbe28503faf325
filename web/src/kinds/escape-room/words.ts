import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("escape-room", {
  en: {
    one: "Escape room",
    many: "Escape rooms",
    pitch: "Three puzzles, one clock, and a door that only English opens.",
    create: "New escape room",
    pick: "Which room would you like to be locked in?",
    recent: "Recent escape rooms",
    emptyTitle: "No escape rooms yet",
    empty: "The first door is waiting. Press “New escape room” and pick a topic.",
    completed: "Solved",
    limitTitle: "That was the last escape room for today",
    waiting_one: "You still have {{count}} room to get out of.",
    waiting_other: "You still have {{count}} rooms to get out of.",
    notFound: "This escape room isn't here",
  },
  es: {
    one: "Sala de escape",
    many: "Salas de escape",
    pitch: "Tres enigmas, un reloj y una puerta que solo se abre en inglés.",
    create: "Nueva sala de escape",
    pick: "¿En qué sala quieres que te encierren?",
    recent: "Salas de escape recientes",
    emptyTitle: "Todavía no hay salas de escape",
    empty: "La primera puerta te espera. Pulsa «Nueva sala de escape» y elige un tema.",
    completed: "Resueltas",
    limitTitle: "Esa fue la última sala de escape de hoy",
    waiting_one: "Todavía te queda {{count}} sala de la que salir.",
    waiting_other: "Todavía te quedan {{count}} salas de las que salir.",
    notFound: "Esta sala de escape no está aquí",
  },
});

/** What a list tells of the exercises in a room. */
export const factWords = roomWords("escape-room-facts", {
  en: {
    reading_one: "{{count}} reading",
    reading_other: "{{count}} readings",
    listening_one: "{{count}} listening",
    listening_other: "{{count}} listenings",
    description_one: "{{count}} description",
    description_other: "{{count}} descriptions",
    chat_one: "{{count}} conversation",
    chat_other: "{{count}} conversations",
  },
  es: {
    reading_one: "{{count}} lectura",
    reading_other: "{{count}} lecturas",
    listening_one: "{{count}} audio",
    listening_other: "{{count}} audios",
    description_one: "{{count}} descripción",
    description_other: "{{count}} descripciones",
    chat_one: "{{count}} conversación",
    chat_other: "{{count}} conversaciones",
  },
});

export const statusWords = roomWords("escape-room-status", {
  en: {
    notStarted: "Pending",
    inProgress: "Pending",
    solved: "Solved",
    failed: "Out of time",
    givenUp: "Given up",
    expired: "Expired",
  },
  es: {
    notStarted: "Pendiente",
    inProgress: "Pendiente",
    solved: "Resuelta",
    failed: "Se acabó el tiempo",
    givenUp: "Abandonada",
    expired: "Caducada",
  },
});
