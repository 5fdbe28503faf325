import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("chat", {
  en: {
    one: "Speaking",
    many: "Conversations",
    pitch: "Somebody to write or talk to, who mends your mistakes as you go.",
    create: "New conversation",
    creating: "Creating…",
    pick: "What would you like to talk about?",
    recent: "Recent conversations",
    emptyTitle: "No conversations yet",
    empty: "The door is still closed. Press “New conversation” and pick a topic.",
    limitTitle: "That was the last conversation for today",
    notFound: "This conversation is not here",
  },
  es: {
    one: "Conversación",
    many: "Conversaciones",
    pitch: "Alguien con quien escribirte o hablar y que corrige tus errores.",
    create: "Nueva conversación",
    creating: "Creando…",
    pick: "¿De qué te gustaría hablar?",
    recent: "Conversaciones recientes",
    emptyTitle: "Todavía no hay conversaciones",
    empty: "La puerta sigue cerrada. Pulsa «Nueva conversación» y elige un tema.",
    limitTitle: "Esa fue la última conversación de hoy",
    notFound: "Esta conversación no está aquí",
  },
});
