import { roomWords } from "#i18n/room-words.ts";

export const confirmNoticeWords = roomWords("confirm-notice", {
  en: {
    title: "Confirm your e-mail",
    text: "We've sent a link to {{email}}. Open it, then log in here.",
    waiting: "{{email}} hasn't been confirmed yet. Open the link we sent you, or send it again.",
    spam: "Nothing there? Check your spam folder.",
  },
  es: {
    title: "Confirma tu correo",
    text: "Hemos enviado un enlace a {{email}}. Ábrelo y luego inicia sesión aquí.",
    waiting: "{{email}} aún está sin confirmar. Abre el enlace que te enviamos o pide otro.",
    spam: "¿No llega? Mira en la carpeta de spam.",
  },
});
