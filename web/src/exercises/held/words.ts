import { roomWords } from "#i18n/room-words.ts";

/** Words of answers that wait for a connection; they come with the first of them. */
export const heldWords = roomWords("held", {
  en: {
    waits: "Will be sent when you're back online",
    waitsText: "Your answer is kept on this device. You can close the page, or change it before it goes.",
    tryNow: "Send it now",
    refused: "It couldn't be sent: {{why}} What you wrote is still here.",
  },
  es: {
    waits: "Se enviará cuando recuperes la conexión",
    waitsText:
      "Tu respuesta queda en este dispositivo. Puedes cerrar la página o cambiarla antes de que salga.",
    tryNow: "Enviar ahora",
    refused: "No se pudo enviar: {{why}} Lo que escribiste sigue aquí.",
  },
});
