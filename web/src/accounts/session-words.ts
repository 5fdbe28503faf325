import { roomWords } from "#i18n/room-words.ts";

/** Spoken wherever a session begins or ends; the forms' own words come with the forms. */
export const sessionWords = roomWords("session", {
  en: {
    loggedOut: "You are logged out",
    logOutFailed: "Could not log out",
    logOutFailedText: "You are still logged in. Please try again.",
    expired: "Your session has ended",
    expiredText: "Log in again to go on.",
    checkingSession: "Checking your session…",
  },
  es: {
    loggedOut: "Has cerrado la sesión",
    logOutFailed: "No se pudo cerrar la sesión",
    logOutFailedText: "La sesión sigue abierta. Por favor, inténtalo de nuevo.",
    expired: "Tu sesión ha terminado",
    expiredText: "Inicia sesión de nuevo para continuar.",
    checkingSession: "Comprobando tu sesión…",
  },
});
