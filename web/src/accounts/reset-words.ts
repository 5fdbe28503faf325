import { roomWords } from "#i18n/room-words.ts";

export const resetWords = roomWords("reset", {
  en: {
    title: "Choose a new password",
    intro: "You'll be logged in here, and logged out on every other device.",
    save: "Save and log in",
    saving: "Saving…",
    failed: "Couldn't save the password",
    saved: "New password saved",
    savedText: "You're logged in; every other device has been logged out.",
    deadText: "Links work once and expire after an hour. Ask for a new one.",
    newLink: "Send me a new link",
  },
  es: {
    title: "Elige una contraseña nueva",
    intro: "Entrarás aquí y se cerrará la sesión en los demás dispositivos.",
    save: "Guardar e iniciar sesión",
    saving: "Guardando…",
    failed: "No se pudo guardar la contraseña",
    saved: "Contraseña nueva guardada",
    savedText: "Has iniciado sesión; se ha cerrado en los demás dispositivos.",
    deadText: "Los enlaces sirven una sola vez y caducan en una hora. Pide uno nuevo.",
    newLink: "Envíame un enlace nuevo",
  },
});
