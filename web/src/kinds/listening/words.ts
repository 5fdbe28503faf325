import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("listening", {
  en: {
    one: "Listening",
    many: "Listenings",
    pitch: "Voices at the speed of your level and two questions. Hear them as often as you like.",
    create: "New listening",
    pick: "What would you like to hear about?",
    recent: "Recent listenings",
    emptyTitle: "No listenings yet",
    empty: "It's quiet behind the door. Press “New listening” and pick a topic.",
    completed: "Completed",
    limitTitle: "That was the last listening for today",
    waiting_one: "You still have {{count}} listening to finish.",
    waiting_other: "You still have {{count}} listenings to finish.",
    notFound: "This listening isn't here",
  },
  es: {
    one: "Audio",
    many: "Audios",
    pitch: "Voces a la velocidad de tu nivel y dos preguntas. Óyelas tantas veces como quieras.",
    create: "Nuevo audio",
    pick: "¿Sobre qué quieres oír hablar?",
    recent: "Audios recientes",
    emptyTitle: "Todavía no hay audios",
    empty: "Detrás de la puerta no se oye nada. Pulsa «Nuevo audio» y elige un tema.",
    completed: "Completados",
    limitTitle: "Ese fue el último audio de hoy",
    waiting_one: "Todavía te queda {{count}} audio por terminar.",
    waiting_other: "Todavía te quedan {{count}} audios por terminar.",
    notFound: "Este audio no está aquí",
  },
});
