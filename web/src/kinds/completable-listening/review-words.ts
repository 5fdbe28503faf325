import { roomWords } from "#i18n/room-words.ts";

export const reviewWords = roomWords("fill-in-review", {
  en: {
    inText: "Your words in the text",
    signRight: "right",
    signSlip: "right, one letter off",
    signWrong: "not right",
    words: "Word by word",
    blank: "Blank {{number}} of {{total}}",
    right: "Right",
    wrong: "Not right",
    typed: "You wrote",
    nothing: "no answer",
    slip: "One letter off, and it counts as right. Mind the spelling:",
    homophone: "It sounds the same, but it is another word. Here it is spelt:",
    other: "What was said is:",
  },
  es: {
    inText: "Tus palabras en el texto",
    signRight: "correcta",
    signSlip: "correcta, falla una letra",
    signWrong: "incorrecta",
    words: "Palabra por palabra",
    blank: "Hueco {{number}} de {{total}}",
    right: "Correcta",
    wrong: "Incorrecta",
    typed: "Escribiste",
    nothing: "sin respuesta",
    slip: "Falla una sola letra y cuenta como correcta. Fíjate en cómo se escribe:",
    homophone: "Suena igual, pero es otra palabra. Aquí se escribe:",
    other: "Se dijo:",
  },
});
