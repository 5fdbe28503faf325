import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("completable-listening", {
  en: {
    one: "Listen and fill in",
    many: "Listen and fill in",
    pitch: "A short recording and its text with words left out. Write what you hear.",
    create: "New fill-in",
    creating: "Creating…",
    pick: "What would you like to hear about?",
    recent: "Recent fill-ins",
    emptyTitle: "No fill-ins yet",
    empty: "It is quiet behind the door. Press “New fill-in” and pick a topic.",
    limitTitle: "That was the last fill-in for today",
    notFound: "This fill-in is not here",
  },
  es: {
    one: "Escuchar y completar",
    many: "Escuchar y completar",
    pitch: "Una grabación corta y su texto con palabras que faltan. Escribe lo que oyes.",
    create: "Nuevo ejercicio",
    creating: "Creando…",
    pick: "¿Sobre qué quieres oír hablar?",
    recent: "Ejercicios recientes",
    emptyTitle: "Todavía no hay ejercicios",
    empty: "Detrás de la puerta no se oye nada. Pulsa «Nuevo ejercicio» y elige un tema.",
    limitTitle: "Ese fue el último ejercicio de hoy",
    notFound: "Este ejercicio no está aquí",
  },
});
