import { roomWords } from "#i18n/room-words.ts";

export const forgotWords = roomWords("forgot", {
  en: {
    intro: "Tell us your address, and we send a link with which you choose a new one.",
    send: "Send the link",
    sending: "Sending…",
    failed: "Could not send the link",
    sentTitle: "Look into your mailbox",
    sent: "If there is an account with {{email}}, a link is on its way. It works once, for an hour. Nothing there? Look in the spam folder too.",
    otherAddress: "Use another address",
    backToLogin: "Back to log in",
  },
  es: {
    intro: "Dinos tu dirección y te enviamos un enlace para elegir una nueva.",
    send: "Enviar el enlace",
    sending: "Enviando…",
    failed: "No se pudo enviar el enlace",
    sentTitle: "Mira tu buzón",
    sent: "Si hay una cuenta con {{email}}, un enlace está en camino. Sirve una vez, durante una hora. ¿No llega? Mira también en la carpeta de spam.",
    otherAddress: "Usar otra dirección",
    backToLogin: "Volver a iniciar sesión",
  },
});
