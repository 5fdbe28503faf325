import { roomWords } from "#i18n/room-words.ts";

/** Spoken wherever a session begins or ends; the forms' own words come with the forms. */
export const sessionWords = roomWords("session", {
  en: {
    loggedOut: "You're logged out",
    logOutFailed: "Couldn't log out",
    logOutFailedText: "You're still logged in. Try again.",
    expired: "Your session has ended",
    expiredText: "Log in again to carry on.",
    checkingSession: "Checking your session…",
  },
  es: {
    loggedOut: "Has cerrado la sesión",
    logOutFailed: "No se pudo cerrar la sesión",
    logOutFailedText: "La sesión sigue abierta. Inténtalo de nuevo.",
    expired: "Tu sesión ha terminado",
    expiredText: "Inicia sesión de nuevo para continuar.",
    checkingSession: "Comprobando tu sesión…",
  },
});
