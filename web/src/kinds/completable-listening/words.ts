import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("completable-listening", {
  en: {
    one: "Listen and fill in",
    many: "Listen and fill in",
    pitch: "A short recording and its text with words left out. Write what you hear.",
    create: "New fill-in",
    pick: "What would you like to hear about?",
    recent: "Recent fill-ins",
    emptyTitle: "No fill-ins yet",
    empty: "It's quiet behind the door. Press “New fill-in” and pick a topic.",
    completed: "Completed",
    limitTitle: "That was the last fill-in for today",
    waiting_one: "You still have {{count}} fill-in to finish.",
    waiting_other: "You still have {{count}} fill-ins to finish.",
    notFound: "This fill-in isn't here",
  },
  es: {
    one: "Audio con huecos",
    many: "Audios con huecos",
    pitch: "Una grabación corta y su texto con huecos. Escribe lo que oyes.",
    create: "Nuevo audio con huecos",
    pick: "¿Sobre qué quieres oír hablar?",
    recent: "Audios con huecos recientes",
    emptyTitle: "Todavía no hay audios con huecos",
    empty: "Detrás de la puerta no se oye nada. Pulsa «Nuevo audio con huecos» y elige un tema.",
    completed: "Completados",
    limitTitle: "Ese fue el último audio con huecos de hoy",
    waiting_one: "Todavía te queda {{count}} audio con huecos por terminar.",
    waiting_other: "Todavía te quedan {{count}} audios con huecos por terminar.",
    notFound: "Este audio con huecos no está aquí",
  },
});
