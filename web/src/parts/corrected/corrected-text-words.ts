import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("corrected-text", {
  en: {
    corrections: "What to correct",
    none: "No mistakes found.",
    correction: "correction {{number}}",
    wrote: "You wrote:",
    better: "Better:",
    add: "Add:",
    leaveOut: "Leave out:",
  },
  es: {
    corrections: "Qué corregir",
    none: "No se encontraron errores.",
    correction: "corrección {{number}}",
    wrote: "Escribiste:",
    better: "Mejor:",
    add: "Añade:",
    leaveOut: "Quita:",
  },
});
