import { roomWords } from "#i18n/room-words.ts";

export const registerWords = roomWords("register", {
  en: {
    registering: "Creating account…",
    registerIntro: "Free, and all you need is an e-mail address.",
    name: "Name",
    closed: "No new accounts can be created here at the moment. Do you have one already? Then log in.",
    haveAccount: "Already have an account?",
    nameRequired: "Enter your name.",
    registerFailed: "Couldn't create the account",
    registered: "Account created",
    registeredText: "Open the link we've sent to {{email}}.",
  },
  es: {
    registering: "Creando la cuenta…",
    registerIntro: "Es gratis y solo necesitas un correo electrónico.",
    name: "Nombre",
    closed: "Por ahora no se pueden crear cuentas nuevas aquí. Si ya tienes una, inicia sesión.",
    haveAccount: "¿Ya tienes una cuenta?",
    nameRequired: "Escribe tu nombre.",
    registerFailed: "No se pudo crear la cuenta",
    registered: "Cuenta creada",
    registeredText: "Abre el enlace que hemos enviado a {{email}}.",
  },
});
