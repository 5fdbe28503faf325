import { roomWords } from "#i18n/room-words.ts";

/** What the human check says of itself. */
export const humanWords = roomWords("human-check", {
  en: {
    human: "I'm human",
    humanIdle: "Checked while you type",
    humanWorking: "Checking…",
    humanVerified: "Verified",
    humanFailed: "The check didn't work. Press to try again.",
    humanRequired: "Complete the security check first.",
    humanInsecure: "The check needs a secure connection (HTTPS or localhost).",
  },
  es: {
    human: "Soy una persona",
    humanIdle: "Se comprueba mientras escribes",
    humanWorking: "Comprobando…",
    humanVerified: "Verificado",
    humanFailed: "La comprobación no ha funcionado. Pulsa para repetirla.",
    humanRequired: "Completa primero la comprobación de seguridad.",
    humanInsecure: "La comprobación necesita una conexión segura (HTTPS o localhost).",
  },
});
