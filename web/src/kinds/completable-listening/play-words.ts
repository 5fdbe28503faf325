import { roomWords } from "#i18n/room-words.ts";

export const playWords = roomWords("fill-in-play", {
  en: {
    blank: "Blank {{number}} of {{total}}",
    completeAll: "Please complete all words before continuing.",
    filled: "{{filled}} of {{total}} words filled in",
    verify: "Verify words",
    verifying: "Verifying…",
    right: "right",
    notYet_one: "{{count}} word isn't right yet. Listen again and correct it.",
    notYet_other: "{{count}} words aren't right yet. Listen again and correct them.",
  },
  es: {
    blank: "Hueco {{number}} de {{total}}",
    completeAll: "Completa todas las palabras antes de continuar.",
    filled: "{{filled}} de {{total}} palabras completas",
    verify: "Comprobar palabras",
    verifying: "Comprobando…",
    right: "bien",
    notYet_one: "{{count}} palabra aún no está bien. Escucha otra vez y corrígela.",
    notYet_other: "{{count}} palabras aún no están bien. Escucha otra vez y corrígelas.",
  },
});
