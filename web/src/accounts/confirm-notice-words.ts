import { roomWords } from "#i18n/room-words.ts";

export const confirmNoticeWords = roomWords("confirm-notice", {
  en: {
    title: "Confirm your e-mail",
    text: "We sent a link to {{email}}. Open it, then log in here.",
    waiting: "{{email}} still waits to be confirmed. Open the link we sent, or let us send it again.",
    spam: "Nothing there? Look in the spam folder too.",
  },
  es: {
    title: "Confirma tu correo",
    text: "Enviamos un enlace a {{email}}. Ábrelo y luego inicia sesión aquí.",
    waiting: "{{email}} aún está sin confirmar. Abre el enlace que enviamos o pide que lo enviemos otra vez.",
    spam: "¿No llega? Mira también en la carpeta de spam.",
  },
});
