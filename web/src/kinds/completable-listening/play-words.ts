import { roomWords } from "#i18n/room-words.ts";

export const playWords = roomWords("fill-in-play", {
  en: {
    blank: "Blank {{number}} of {{total}}",
    completeAll: "Please complete all words before continuing.",
    filled: "{{filled}} of {{total}} words filled in",
    verify: "Verify words",
    verifying: "Verifying…",
  },
  es: {
    blank: "Hueco {{number}} de {{total}}",
    completeAll: "Completa todas las palabras antes de continuar.",
    filled: "{{filled}} de {{total}} palabras completas",
    verify: "Comprobar palabras",
    verifying: "Comprobando…",
  },
});
