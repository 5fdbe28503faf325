import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("remarks", {
  en: {
    title: "A second look",
    marked: "By {{model}}, a language model: it can be wrong, and it changes no score.",
    look: "Have it read my text",
    looking: "Reading your text…",
    nothing: "It found nothing else to mend.",
    better: " better: ",
  },
  es: {
    title: "Una segunda mirada",
    marked: "De {{model}}, un modelo de lenguaje: puede equivocarse y no cambia la puntuación.",
    look: "Que lea mi texto",
    looking: "Leyendo tu texto…",
    nothing: "No encontró nada más que mejorar.",
    better: " mejor: ",
  },
});
