import { roomWords } from "#i18n/room-words.ts";

export const registerWords = roomWords("register", {
  en: {
    registering: "Creating account…",
    registerIntro: "Free, and all you need is an e-mail address.",
    name: "Name",
    haveAccount: "Already have an account?",
    nameRequired: "Tell us your name.",
    registerFailed: "Could not create the account",
    registered: "Account created",
    registeredText: "Open the link we sent to {{email}}.",
  },
  es: {
    registering: "Creando la cuenta…",
    registerIntro: "Es gratis y solo necesitas un correo electrónico.",
    name: "Nombre",
    haveAccount: "¿Ya tienes una cuenta?",
    nameRequired: "Dinos tu nombre.",
    registerFailed: "No se pudo crear la cuenta",
    registered: "Cuenta creada",
    registeredText: "Abre el enlace que enviamos a {{email}}.",
  },
});
