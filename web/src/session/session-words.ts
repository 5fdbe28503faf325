import { roomWords } from "#i18n/room-words.ts";

/** Spoken wherever a session begins or ends; the forms' own words come with the forms. */
export const sessionWords = roomWords("session", {
  en: {
    expired: "Your session has ended",
    expiredText: "Log in again to carry on.",
    checkingSession: "Checking your session…",
  },
  es: {
    expired: "Tu sesión ha terminado",
    expiredText: "Inicia sesión de nuevo para continuar.",
    checkingSession: "Comprobando tu sesión…",
  },
});
