import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("corrected-text", {
  en: {
    corrections: "What to mend",
    none: "Nothing to mend was found.",
    correction: "correction {{number}}",
    wrote: "You wrote:",
    better: "Better:",
    add: "Add:",
    leaveOut: "Leave out:",
  },
  es: {
    corrections: "Qué corregir",
    none: "No se encontró nada que corregir.",
    correction: "corrección {{number}}",
    wrote: "Escribiste:",
    better: "Mejor:",
    add: "Añade:",
    leaveOut: "Quita:",
  },
});
