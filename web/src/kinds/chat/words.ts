import { roomWords } from "#i18n/room-words.ts";

export const kindWords = roomWords("chat", {
  en: {
    one: "Conversation",
    many: "Conversations",
    pitch: "Somebody to write or talk to, who corrects your mistakes as you go.",
    create: "New conversation",
    pick: "What would you like to talk about?",
    recent: "Recent conversations",
    emptyTitle: "No conversations yet",
    empty: "The door is still closed. Press “New conversation” and pick a topic.",
    completed: "Completed",
    limitTitle: "That was the last conversation for today",
    waiting_one: "You still have {{count}} conversation to finish.",
    waiting_other: "You still have {{count}} conversations to finish.",
    notFound: "This conversation isn't here",
  },
  es: {
    one: "Conversación",
    many: "Conversaciones",
    pitch: "Alguien con quien hablar o escribirte y que corrige tus errores sobre la marcha.",
    create: "Nueva conversación",
    pick: "¿De qué te gustaría hablar?",
    recent: "Conversaciones recientes",
    emptyTitle: "Todavía no hay conversaciones",
    empty: "La puerta sigue cerrada. Pulsa «Nueva conversación» y elige un tema.",
    completed: "Completadas",
    limitTitle: "Esa fue la última conversación de hoy",
    waiting_one: "Todavía te queda {{count}} conversación por terminar.",
    waiting_other: "Todavía te quedan {{count}} conversaciones por terminar.",
    notFound: "Esta conversación no está aquí",
  },
});
