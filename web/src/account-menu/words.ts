import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("account-menu", {
  en: {
    account: "Account of {{email}}",
    sounds: "Sounds",
    loggedOut: "You're logged out",
    logOutFailed: "Couldn't log out",
    logOutFailedText: "You're still logged in. Try again.",
  },
  es: {
    account: "Cuenta de {{email}}",
    sounds: "Sonidos",
    loggedOut: "Has cerrado la sesión",
    logOutFailed: "No se pudo cerrar la sesión",
    logOutFailedText: "La sesión sigue abierta. Inténtalo de nuevo.",
  },
});
