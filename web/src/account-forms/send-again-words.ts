import { roomWords } from "#i18n/room-words.ts";

/** Said wherever a mail is waited for. */
export const sendAgainWords = roomWords("send-again", {
  en: {
    again: "Send the e-mail again",
    againIn_one: "Send it again in {{count}} second",
    againIn_other: "Send it again in {{count}} seconds",
    sending: "Sending…",
    sent: "Done. If an e-mail was due, it's on its way and replaces the last one.",
    notSent: "Couldn't send the e-mail",
    outbox: "Open the local outbox",
    outboxHint: "This server sends no e-mail: it keeps it in a local outbox.",
  },
  es: {
    again: "Enviar el correo otra vez",
    againIn_one: "Enviarlo otra vez en {{count}} segundo",
    againIn_other: "Enviarlo otra vez en {{count}} segundos",
    sending: "Enviando…",
    sent: "Hecho. Si había un correo pendiente, está en camino y sustituye al anterior.",
    notSent: "No se pudo enviar el correo",
    outbox: "Abrir la bandeja local",
    outboxHint: "Este servidor no envía correo: lo guarda en una bandeja local.",
  },
});
