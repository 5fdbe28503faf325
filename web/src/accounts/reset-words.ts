import { roomWords } from "#i18n/room-words.ts";

export const resetWords = roomWords("reset", {
  en: {
    title: "Choose a new password",
    intro: "The link is used up when you press the button, not before.",
    save: "Save and log in",
    saving: "Saving…",
    failed: "Could not set the password",
    saved: "New password saved",
    savedText: "You are logged in; every other device was logged out.",
    deadText: "Links are good once and for an hour. Ask for a new one.",
    newLink: "Send me a new link",
  },
  es: {
    title: "Elige una contraseña nueva",
    intro: "El enlace se gasta al pulsar el botón, no antes.",
    save: "Guardar e iniciar sesión",
    saving: "Guardando…",
    failed: "No se pudo guardar la contraseña",
    saved: "Contraseña nueva guardada",
    savedText: "Has iniciado sesión; los demás dispositivos se han desconectado.",
    deadText: "Los enlaces sirven una vez y durante una hora. Pide uno nuevo.",
    newLink: "Envíame un enlace nuevo",
  },
});
