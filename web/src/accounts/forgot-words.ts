import { roomWords } from "#i18n/room-words.ts";

export const forgotWords = roomWords("forgot", {
  en: {
    intro: "Enter your e-mail and we'll send you a link to reset your password.",
    send: "Send the link",
    sending: "Sending…",
    failed: "Couldn't send the link",
    sentTitle: "Check your inbox",
    sent: "If there's an account with {{email}}, a link is on its way. It works once and expires after an hour. Nothing there? Check your spam folder.",
    otherAddress: "Use another address",
    backToLogin: "Back to log in",
  },
  es: {
    intro: "Escribe tu correo y te enviaremos un enlace para cambiar la contraseña.",
    send: "Enviar el enlace",
    sending: "Enviando…",
    failed: "No se pudo enviar el enlace",
    sentTitle: "Revisa tu correo",
    sent: "Si hay una cuenta con {{email}}, el enlace está en camino. Sirve una sola vez y caduca en una hora. ¿No llega? Mira en la carpeta de spam.",
    otherAddress: "Usar otra dirección",
    backToLogin: "Volver a iniciar sesión",
  },
});
