import { roomWords } from "#i18n/room-words.ts";

export const writingWords = roomWords("voice-writing", {
  en: {
    offer: "Let the browser write it down",
    asking: "To do that, the maker of your browser may send the sound to its own servers.",
    agree: "I agree",
    refuse: "No, I'll type",
    on: "Your browser is writing down what you say.",
    off: "Stop writing it down",
    unavailable: "Your browser can't write it down here. You can type it afterwards.",
    again: "Try again",
  },
  es: {
    offer: "Que lo escriba el navegador",
    asking: "Para eso, el fabricante de tu navegador puede enviar el sonido a sus propios servidores.",
    agree: "De acuerdo",
    refuse: "No, lo escribo yo",
    on: "Tu navegador está escribiendo lo que dices.",
    off: "Dejar de escribirlo",
    unavailable: "Tu navegador no puede escribirlo aquí. Podrás escribirlo tú después.",
    again: "Reintentar",
  },
});
