import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("listening", {
  en: {
    one: "Listening",
    many: "Listenings",
    pitch: "Voices at the speed of your level and two questions. Hear them as often as you like.",
    create: "New listening",
    creating: "Creating…",
    pick: "What would you like to hear about?",
    recent: "Recent listenings",
    emptyTitle: "No listenings yet",
    empty: "It is quiet behind the door. Press “New listening” and pick a topic.",
    limitTitle: "That was the last listening for today",
    notFound: "This listening is not here",
  },
  es: {
    one: "Escucha",
    many: "Escuchas",
    pitch: "Voces a la velocidad de tu nivel y dos preguntas. Óyelas tantas veces como quieras.",
    create: "Nueva escucha",
    creating: "Creando…",
    pick: "¿Sobre qué quieres oír hablar?",
    recent: "Escuchas recientes",
    emptyTitle: "Todavía no hay escuchas",
    empty: "Detrás de la puerta no se oye nada. Pulsa «Nueva escucha» y elige un tema.",
    limitTitle: "Esa fue la última escucha de hoy",
    notFound: "Esta escucha no está aquí",
  },
});
